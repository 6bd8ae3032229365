"""Looks into what holds actions: scripts, automations, scenes, groups, helpers.

Everything is read from the living objects of Home Assistant at the moment it is
asked, so a reload can never leave an old answer behind. What cannot be looked
into is told apart from what is empty.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from homeassistant.components.homeassistant.scene import DATA_PLATFORM as SCENES
from homeassistant.const import ATTR_ENTITY_ID, ATTR_RESTORED
from homeassistant.core import HomeAssistant, State
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.entity_component import DATA_INSTANCES
from homeassistant.helpers.script import Script

type Steps = Sequence[Any]

# What the generic thermostat and hygrostat call their switch.
_DRIVEN: Final = ("heater_entity_id", "_switch_entity_id")
# So deep may scripts, scenes and groups hold each other; deeper is not judged.
DEEPEST: Final = 12


def script_steps(hass: HomeAssistant, entity_id: str) -> Steps | None:
    """Return the steps of a script entity; None when they cannot be seen."""
    script = getattr(entity(hass, entity_id), "script", None)
    return getattr(script, "sequence", None)


def script_of_service(hass: HomeAssistant, service: str) -> str | None:
    """Return the script entity that the action `script.<service>` runs."""
    registry = er.async_get(hass)
    found = registry.async_get_entity_id("script", "script", service)
    entity_id = found or f"script.{service}"
    return entity_id if hass.states.get(entity_id) else None


def automation_steps(hass: HomeAssistant, entity_id: str) -> Steps | None:
    """Return the steps of an automation; None when they cannot be seen."""
    script = getattr(entity(hass, entity_id), "action_script", None)
    return getattr(script, "sequence", None)


def scene_states(hass: HomeAssistant, entity_id: str) -> Mapping[str, State] | None:
    """Return the states a scene restores; None for a scene of an integration."""
    platform = hass.data.get(SCENES)
    scene = platform.entities.get(entity_id) if platform is not None else None
    config = getattr(scene, "scene_config", None)
    return getattr(config, "states", None)


def has_entities(hass: HomeAssistant, domain: str) -> bool:
    """Tell whether actions of a domain reach its own entities and no others."""
    return domain in hass.data.get(DATA_INSTANCES, {})


def members(hass: HomeAssistant, entity_id: str) -> tuple[str, ...]:
    """Return what a group switches: groups of every kind list their members."""
    state = hass.states.get(entity_id)
    if state is None or state.domain in {"scene", "zone", "person"}:
        return ()
    listed = state.attributes.get(ATTR_ENTITY_ID)
    if not isinstance(listed, list | tuple | set) or ATTR_RESTORED in state.attributes:
        return ()
    return tuple(str(one) for one in listed)


def own_steps(hass: HomeAssistant, entity_id: str, action: str) -> Steps:
    """Return the steps that the owner gave an entity for an action; () for none.

    Template entities have them, universal players, and a few others one script.
    """
    entity_with = entity(hass, entity_id)
    scripts = getattr(entity_with, "_action_scripts", None) or {}
    wanted = [action] if action in scripts else list(scripts)
    steps = [step for key in wanted for step in scripts[key].sequence]
    commands = getattr(entity_with, "_cmds", None)
    if isinstance(commands, Mapping):
        chosen = [commands[action]] if action in commands else commands.values()
        for one in chosen:
            steps += one if isinstance(one, list | tuple) else [one]
    if not scripts:
        for value in getattr(entity_with, "__dict__", {}).values():
            steps += value.sequence if isinstance(value, Script) else ()
    return steps


def driven(hass: HomeAssistant, entity_id: str) -> tuple[str, ...]:
    """Return the switches that a thermostat or hygrostat made of them works with."""
    behind = entity(hass, entity_id)
    found = (getattr(behind, name, None) for name in _DRIVEN)
    return tuple(one for one in found if isinstance(one, str))


def wrappers(hass: HomeAssistant, entity_id: str) -> Iterator[tuple[str, bool]]:
    """Yield what shows this switch as a lock, cover or valve, and if inverted."""
    registry = er.async_get(hass)
    entry = registry.async_get(entity_id)
    names = {entity_id, entry.id if entry else entity_id}
    for config in hass.config_entries.async_entries("switch_as_x"):
        if config.options.get("entity_id") in names:
            for shown in er.async_entries_for_config_entry(registry, config.entry_id):
                yield shown.entity_id, bool(config.options.get("invert"))


def wrapped_switch(hass: HomeAssistant, entity_id: str) -> str | None:
    """Return the switch behind a lock, cover or light made of one."""
    registry = er.async_get(hass)
    entry = registry.async_get(entity_id)
    if entry is None or entry.platform != "switch_as_x" or not entry.config_entry_id:
        return None
    config = hass.config_entries.async_get_entry(entry.config_entry_id)
    if config is None:
        return None
    return er.async_resolve_entity_id(registry, str(config.options.get("entity_id")))


def entity(hass: HomeAssistant, entity_id: str) -> object | None:
    """Return the living object behind an entity id."""
    domain = entity_id.partition(".")[0]
    component = hass.data.get(DATA_INSTANCES, {}).get(domain)
    return component.get_entity(entity_id) if component is not None else None
