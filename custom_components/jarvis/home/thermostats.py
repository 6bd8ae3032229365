"""What a thermostat or a thing with power shows."""

from collections.abc import Mapping
from math import isfinite
from time import perf_counter
from typing import Final

from homeassistant.components.climate import ATTR_MAX_TEMP, ATTR_MIN_TEMP
from homeassistant.const import UnitOfPower
from homeassistant.core import (
    CALLBACK_TYPE,
    Event,
    EventStateChangedData,
    HomeAssistant,
    State,
    callback,
)
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers.event import async_track_state_change_event
from homeassistant.util.unit_conversion import PowerConverter

from ..telemetry.summary import Meter

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


class PowerSensors:
    """The sensors the owner named; engines with the same sensor share its meter."""

    def __init__(self, hass: HomeAssistant, sensors: Mapping[str, str]) -> None:
        """Take the entity id of the power sensor by engine."""
        self._hass = hass
        self._meters = {entity_id: Meter() for entity_id in sensors.values()}
        self._sensors = sensors

    def meter(self, engine: str) -> Meter | None:
        """Return the meter of an engine; None when its power is not measured."""
        sensor = self._sensors.get(engine)
        return None if sensor is None else self._meters[sensor]

    def start(self) -> CALLBACK_TYPE:
        """Read the sensors from now on, until called off."""
        for entity_id in self._meters:
            self._read(entity_id, self._hass.states.get(entity_id))

        @callback
        def changed(event: Event[EventStateChangedData]) -> None:
            self._read(event.data["entity_id"], event.data["new_state"])

        return async_track_state_change_event(self._hass, list(self._meters), changed)

    def _read(self, entity_id: str, state: State | None) -> None:
        if state is None:
            return
        unit = state.attributes.get("unit_of_measurement", UnitOfPower.WATT)
        try:
            watts = PowerConverter.convert(float(state.state), unit, UnitOfPower.WATT)
        except ValueError, HomeAssistantError:
            # Unavailable, or no power at all; what is unknown stays unknown.
            return
        if isfinite(watts):
            self._meters[entity_id].read(perf_counter(), watts)
