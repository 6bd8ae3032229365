"""Thermostats that heat."""

from typing import Any, override

from homeassistant.components.climate import (
    ClimateEntity,
    ClimateEntityFeature,
    HVACAction,
    HVACMode,
)
from homeassistant.const import ATTR_TEMPERATURE, UnitOfTemperature

from .entity import DemoEntity, platform
from .house import Thing


class DemoThermostat(DemoEntity, ClimateEntity):
    """A thermostat."""

    _attr_hvac_modes = [HVACMode.OFF, HVACMode.HEAT]  # noqa: RUF012 # not a ClassVar in the base
    _attr_temperature_unit = UnitOfTemperature.CELSIUS
    _attr_target_temperature_step = 0.5
    _attr_min_temp = 5
    _attr_max_temp = 30
    _attr_supported_features = (
        ClimateEntityFeature.TARGET_TEMPERATURE
        | ClimateEntityFeature.TURN_ON
        | ClimateEntityFeature.TURN_OFF
    )

    def __init__(self, thing: Thing) -> None:
        """Start as the house says."""
        super().__init__(thing)
        self._attr_hvac_mode = HVACMode(thing.traits["mode"])
        self._attr_current_temperature = thing.traits["current"]
        self._attr_target_temperature = thing.traits["target"]
        self._react()

    @override
    async def async_set_hvac_mode(self, hvac_mode: HVACMode) -> None:
        """Heat or stop."""
        self._attr_hvac_mode = hvac_mode
        self._react()
        self.async_write_ha_state()

    @override
    async def async_set_temperature(self, **kwargs: Any) -> None:
        """Set the target in °C."""
        self._attr_target_temperature = kwargs[ATTR_TEMPERATURE]
        self._react()
        self.async_write_ha_state()

    @override
    async def async_turn_on(self) -> None:
        """Heat."""
        await self.async_set_hvac_mode(HVACMode.HEAT)

    @override
    async def async_turn_off(self) -> None:
        """Stop heating."""
        await self.async_set_hvac_mode(HVACMode.OFF)

    def _react(self) -> None:
        now, target = self._attr_current_temperature, self._attr_target_temperature
        if self._attr_hvac_mode is HVACMode.OFF:
            self._attr_hvac_action = HVACAction.OFF
        elif now is not None and target is not None and now < target:
            self._attr_hvac_action = HVACAction.HEATING
        else:
            self._attr_hvac_action = HVACAction.IDLE


async_setup_entry = platform("climate", DemoThermostat)
