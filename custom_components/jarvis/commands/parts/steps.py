"""A step of what is neither a lamp nor a thermostat: fans and blinds. Quiet."""

from collections.abc import Mapping
from typing import Any

from homeassistant.components.cover import (
    ATTR_CURRENT_POSITION,
    ATTR_POSITION,
    CoverDeviceClass,
    CoverEntityFeature,
)
from homeassistant.components.fan import ATTR_PERCENTAGE, FanEntityFeature
from homeassistant.const import ATTR_DEVICE_CLASS, ATTR_SUPPORTED_FEATURES
from homeassistant.core import State

# What people and cars go through is opened by its name, and never by a step.
_WAYS = frozenset(
    {CoverDeviceClass.DOOR, CoverDeviceClass.GARAGE, CoverDeviceClass.GATE}
)
_MOST = 100
# Domain, to its action, the value that it takes, the one that tells, and the feature.
_KINDS: Mapping[str, tuple[str, str, str, int]] = {
    "fan": (
        "set_percentage",
        ATTR_PERCENTAGE,
        ATTR_PERCENTAGE,
        FanEntityFeature.SET_SPEED,
    ),
    "cover": (
        "set_cover_position",
        ATTR_POSITION,
        ATTR_CURRENT_POSITION,
        CoverEntityFeature.SET_POSITION,
    ),
}

type Step = tuple[str, dict[str, Any]]


def can_step(state: State) -> bool:
    """Tell whether a fan or a blind can be moved by a step."""
    _, _, told, feature = _KINDS[state.domain]
    if state.attributes.get(ATTR_DEVICE_CLASS) in _WAYS:
        return False
    able = state.attributes.get(ATTR_SUPPORTED_FEATURES, 0) & feature
    return bool(able) and state.attributes.get(told) is not None


def stepped(state: State, step: float) -> Step | None:
    """Return the call that moves it `step` percent on; None at the end of its way."""
    now = state.attributes[_KINDS[state.domain][2]]
    wanted = max(0, min(_MOST, round(now + step)))
    return None if wanted == now else _call(state, wanted)


def unstepped(state: State) -> Step:
    """Return the call that puts it back where it is."""
    return _call(state, state.attributes[_KINDS[state.domain][2]])


def _call(state: State, value: int) -> Step:
    action, key, _, _ = _KINDS[state.domain]
    return action, {"entity_id": state.entity_id, key: value}
