"""What an action's data targets."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from homeassistant.const import ATTR_ENTITY_ID
from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.selector import Selector
from homeassistant.helpers.target import (
    TargetSelection,
    async_extract_referenced_entity_ids,
)

from .containers import entity
from .steps import flat, is_template

_KEYS: Final = (ATTR_ENTITY_ID, "device_id", "area_id", "floor_id", "label_id")


def targets_of(hass: HomeAssistant, data: Mapping[str, Any]) -> list[str] | None:
    """List the entities of a call; None when a template decides them."""
    target = data.get("target")
    if target is not None and not isinstance(target, Mapping):
        return None
    # Whichever of the two Home Assistant prefers: both are looked at.
    chosen = {
        key: [one for said in (target or {}, data) for one in flat(said.get(key))]
        for key in _KEYS
    }
    if any(is_template(one) for values in chosen.values() for one in values):
        return None
    if "all" in chosen.get(ATTR_ENTITY_ID, ()):
        return hass.states.async_entity_ids()
    registry = er.async_get(hass)
    ids = [
        er.async_resolve_entity_id(registry, one) or one
        for one in chosen.pop(ATTR_ENTITY_ID, ())
        if one != "none"
    ]
    found = async_extract_referenced_entity_ids(
        hass, TargetSelection(chosen), primary_entities_only=False
    )
    more = found.referenced | found.indirectly_referenced
    return list(dict.fromkeys([*ids, *sorted(more)]))


# What "on" and "off" are called where they are not called so.
ON_OFF: Final[Mapping[str, Mapping[str, str]]] = {
    "cover": {"turn_on": "open_cover", "turn_off": "close_cover"},
    "valve": {"turn_on": "open_valve", "turn_off": "close_valve"},
    "lock": {"turn_on": "lock", "turn_off": "unlock"},
    "button": {"turn_on": "press"},
    "input_button": {"turn_on": "press"},
}
# The state a scene restores, as the action that brings it about.
RESTORING: Final[Mapping[str, Mapping[str, str]]] = {
    "lock": {
        "unlocked": "unlock",
        "unlocking": "unlock",
        "locked": "lock",
        "locking": "lock",
        "open": "open",
        "opening": "open",
    },
    "cover": {
        "open": "open_cover",
        "opening": "open_cover",
        "closed": "close_cover",
        "closing": "close_cover",
    },
    "valve": {
        "open": "open_valve",
        "opening": "open_valve",
        "closed": "close_valve",
        "closing": "close_valve",
    },
    "alarm_control_panel": {"disarmed": "alarm_disarm", "triggered": "alarm_trigger"},
    "climate": {"off": "turn_off"},
    "lawn_mower": {
        "docked": "dock",
        "returning": "dock",
        "mowing": "start_mowing",
    },
}
# What any other state stands for there: the worst it may come to mean.
RESTORING_OTHERS: Final[Mapping[str, str]] = {
    "lock": "unlock",
    "cover": "open_cover",
    "valve": "open_valve",
    "climate": "set_hvac_mode",
    "lawn_mower": "pause",
}
# Attributes that are restored beside the state: the action, and what it calls them.
RESTORED_VALUES: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {
    "cover": {
        "current_position": ("set_cover_position", "position"),
        "current_tilt_position": ("set_cover_tilt_position", "tilt_position"),
    },
    "climate": {"temperature": ("set_temperature", "temperature")},
}
DEVICE_ACTIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "cover": {
        "open": "open_cover",
        "close": "close_cover",
        "stop": "stop_cover",
        "open_tilt": "open_cover_tilt",
        "close_tilt": "close_cover_tilt",
        "set_position": "set_cover_position",
        "set_tilt_position": "set_cover_tilt_position",
    },
    "alarm_control_panel": {
        "disarm": "alarm_disarm",
        "trigger": "alarm_trigger",
        "arm_away": "alarm_arm_away",
        "arm_home": "alarm_arm_home",
        "arm_night": "alarm_arm_night",
        "arm_vacation": "alarm_arm_vacation",
    },
    "light": {"brightness_increase": "turn_on", "brightness_decrease": "turn_on"},
    "vacuum": {"clean": "start", "dock": "return_to_base"},
}


_SCRIPT: Final = "script."


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A field that must be filled; `kind` is its selector, "" for none."""

    key: str
    name: str
    description: str = ""
    kind: str = ""
    config: Mapping[str, Any] = field(default_factory=dict)


def required_fields(hass: HomeAssistant, entity_id: str) -> tuple[Field, ...]:
    """Return the fields that a script cannot do without, in the owner's order."""
    if not entity_id.startswith(_SCRIPT):
        return ()
    declared = getattr(entity(hass, entity_id), "fields", None)
    if not isinstance(declared, Mapping):
        return ()
    return tuple(
        _field(str(key), one)
        for key, one in declared.items()
        if isinstance(one, Mapping) and one.get("required") and _is_empty(one)
    )


def _is_empty(declared: Mapping[str, Any]) -> bool:
    return declared.get("default") is None


def _field(key: str, declared: Mapping[str, Any]) -> Field:
    selector: Any = declared.get("selector")
    if isinstance(selector, Selector):
        selector = selector.serialize()["selector"]
    if not isinstance(selector, Mapping):
        selector = {}
    kind, config = next(iter(selector.items()), ("", {}))
    return Field(
        key=key,
        name=str(declared.get("name") or key.replace("_", " ")),
        description=str(declared.get("description") or ""),
        kind=str(kind),
        config=config if isinstance(config, Mapping) else {},
    )


def defaults(hass: HomeAssistant, entity_id: str) -> dict[str, Any]:
    """Return what the owner has put into required fields already."""
    declared = getattr(entity(hass, entity_id), "fields", None) or {}
    return {
        str(key): one["default"]
        for key, one in declared.items()
        if isinstance(one, Mapping) and one.get("required") and not _is_empty(one)
    }
