"""A step of lamps: what can take one, the calls for it, and the way back. Quiet."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from homeassistant.components.light import ATTR_BRIGHTNESS, brightness_supported
from homeassistant.components.light.const import ATTR_SUPPORTED_COLOR_MODES
from homeassistant.const import STATE_ON
from homeassistant.core import State

_LIGHT: Final = "light"
FULL: Final = 255
# One percent: a step down ends here, not in the dark.
_FAINT: Final = 3


def is_dimmable(state: State) -> bool:
    """Tell whether a lamp can be brighter and dimmer."""
    modes = state.attributes.get(ATTR_SUPPORTED_COLOR_MODES)
    return isinstance(modes, list | tuple | set) and brightness_supported(modes)


def is_at_end(state: State, step: float) -> bool:
    """Tell whether a lamp has no way left for a step."""
    level = state.attributes.get(ATTR_BRIGHTNESS)
    if level is None:
        return False
    return bool(level == FULL if step > 0 else level <= _FAINT)


def shaded(
    states: Sequence[State], step: float
) -> Sequence[tuple[str, dict[str, Any]]]:
    """Return the calls of a step; dimmer is not off, however little is left."""
    last = [
        state.entity_id
        for state in states
        if (state.attributes.get(ATTR_BRIGHTNESS) or 0) / FULL * 100 <= -step
    ]
    rest = [state.entity_id for state in states if state.entity_id not in last]
    calls: list[tuple[str, dict[str, Any]]] = []
    if rest:
        calls.append(("turn_on", {"entity_id": rest, "brightness_step_pct": step}))
    if last:
        calls.append(("turn_on", {"entity_id": last, ATTR_BRIGHTNESS: _FAINT}))
    return calls


def relit(state: State) -> tuple[str, str, Mapping[str, Any]]:
    """Return the call that puts a lamp back."""
    data: dict[str, Any] = {"entity_id": state.entity_id}
    if state.state != STATE_ON:
        return (_LIGHT, "turn_off", data)
    level = state.attributes.get(ATTR_BRIGHTNESS)
    return (_LIGHT, "turn_on", data if level is None else {**data, "brightness": level})
