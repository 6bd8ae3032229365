"""How far a thermostat goes. Quiet."""

from typing import TYPE_CHECKING, Final

from homeassistant.components.climate import ATTR_MAX_TEMP, ATTR_MIN_TEMP

if TYPE_CHECKING:
    from homeassistant.core import State

SET_TEMPERATURE: Final = "HassClimateSetTemperature"
TEMPERATURE: Final = "temperature"


def limits_beyond(state: State | None, value: float) -> tuple[float, float] | None:
    """Return how far it goes, in the unit of the house, where a value is beyond."""
    if state is None:
        return None
    low = state.attributes.get(ATTR_MIN_TEMP)
    high = state.attributes.get(ATTR_MAX_TEMP)
    if not isinstance(low, int | float) or not isinstance(high, int | float):
        return None
    return None if low <= value <= high else (float(low), float(high))
