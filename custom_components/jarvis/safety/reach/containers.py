"""What holds other things, and what things are called."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from homeassistant.components.homeassistant.scene import DATA_PLATFORM as SCENES
from homeassistant.const import ATTR_DEVICE_CLASS, ATTR_ENTITY_ID, ATTR_RESTORED
from homeassistant.core import HomeAssistant, State
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.entity_component import DATA_INSTANCES
from homeassistant.helpers.script import Script

from ...lang.normalise import fold, split
from .. import risks
from ..risks import lets_in
from ..tiers import Act
from .steps import UNKNOWN, leaves

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


_SHORT: Final = 4


def names_of(hass: HomeAssistant, state: State, *, ids: bool = True) -> tuple[str, ...]:
    """Return every name of an entity: shown, given, aliases; `ids`: and its id."""
    entry = er.async_get(hass).async_get(state.entity_id)
    own = (state.name, state.object_id.replace("_", " "))[: 1 + ids]
    if entry is None:
        return own
    given = (entry.name, entry.original_name, *entry.aliases)
    return (*own, *(name for name in given if isinstance(name, str)))


def named_so(
    names: tuple[str, ...],
    parts: frozenset[str],
    *,
    beside: frozenset[str] = risks.LAMPS,
) -> bool:
    """Tell whether a name holds such a word, and is not of what stands `beside` it."""
    for name in names:
        words = frozenset(words_of(name))
        if any(_is_beside(word, beside) for word in words - risks.NO_LAMPS):
            continue
        if words & parts or any(_like(one, parts) for one in words - risks.HARMLESS):
            return True
    return False


def opens(names: tuple[str, ...], language: str) -> bool:
    """Tell whether something is named for a way in, and not for what is there.

    `language` is that of the house.
    """
    code = language.partition("-")[0]
    beside = risks.COMPANIONS | risks.COMPANIONS_IN.get(code, frozenset())
    return named_so(names, risks.OPENERS - risks.PLACES) or named_so(
        names, risks.PLACES, beside=beside
    )


def is_of_lock(hass: HomeAssistant, state: State) -> bool:
    """Tell whether something sets a lock: it is of its device, and no lamp or chime."""
    registry = er.async_get(hass)
    entry = registry.async_get(state.entity_id)
    if entry is None or entry.device_id is None:
        return False
    beside = risks.LAMPS | risks.COMPANIONS
    words = {word for name in names_of(hass, state) for word in words_of(name)}
    return not any(_is_beside(word, beside) for word in words) and any(
        one.domain == "lock"
        for one in er.async_entries_for_device(registry, entry.device_id)
    )


def is_entrance(hass: HomeAssistant, state: State) -> bool:
    """Tell whether a cover is a way into the house: by its class, or its name."""
    device_class = state.attributes.get(ATTR_DEVICE_CLASS)
    if device_class in risks.ENTRANCES:
        return True
    if device_class in risks.SHADES:
        return False
    words = risks.OPENERS if device_class is None else risks.GATES
    return named_so(names_of(hass, state), words)


def leads_in(hass: HomeAssistant, act: Act) -> bool:
    """Tell whether an act lets in, or switches on or calls what is named for it.

    What is unknown may be a way in, and so may what is said to another agent.
    """
    if lets_in(act) or act.opaque in UNKNOWN or act.name in risks.SAID_TO_AGENTS:
        return True
    state = hass.states.get(act.entity_id) if act.entity_id else None
    if state is None:
        told = (act.service, *(one for one in leaves(act.data) if isinstance(one, str)))
        by_name = act.entity_id is None and act.domain in risks.OPAQUE_DOMAINS
        return by_name and opens(told, hass.config.language)
    if act.domain not in risks.NAMED or act.service == "turn_off":
        return False
    return opens(names_of(hass, state), hass.config.language)


@lru_cache(maxsize=4096)
def words_of(name: str) -> tuple[str, ...]:
    """Return the words of a name, without those that mean something else together."""
    words = [fold(word) for word in split(name)]
    for at in range(len(words) - 1):
        if tuple(words[at : at + 2]) in risks.TOGETHER:
            words[at : at + 2] = ["", ""]
    return tuple(filter(None, words))


@lru_cache(maxsize=8)
def _endings(beside: frozenset[str]) -> tuple[str, ...]:
    return tuple(one for one in beside if one.isascii() and len(one) > _SHORT)


def _is_beside(word: str, beside: frozenset[str]) -> bool:
    """Tell whether a word, or the end of a compound, names what stands beside."""
    return word in beside or word.endswith(_endings(beside))


def _like(word: str, parts: frozenset[str]) -> bool:
    """Tell whether a word begins or ends with one of the parts."""
    return any(
        (len(part) >= _SHORT and (word.startswith(part) or word.endswith(part)))
        or (not part.isascii() and part in word)
        for part in parts
    )
