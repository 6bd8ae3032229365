"""Lights: on and off, with brightness, or with colour."""

from typing import Any, override

from homeassistant.components.light import (
    ATTR_BRIGHTNESS,
    ATTR_COLOR_TEMP_KELVIN,
    ATTR_HS_COLOR,
    ColorMode,
    LightEntity,
)

from .entity import DemoEntity, platform
from .house import Thing

_MODES = {
    "onoff": {ColorMode.ONOFF},
    "brightness": {ColorMode.BRIGHTNESS},
    "color": {ColorMode.COLOR_TEMP, ColorMode.HS},
}


class DemoLight(DemoEntity, LightEntity):
    """A light."""

    _attr_min_color_temp_kelvin = 2200
    _attr_max_color_temp_kelvin = 6500

    def __init__(self, thing: Thing) -> None:
        """Start as the house says, else off."""
        super().__init__(thing)
        modes = _MODES[thing.traits["kind"]]
        self._attr_supported_color_modes = set(modes)
        self._attr_is_on = thing.traits.get("is_on", False)
        self._attr_color_mode = min(modes)
        if self._attr_color_mode is not ColorMode.ONOFF:
            self._attr_brightness = 255
        if self._attr_color_mode is ColorMode.COLOR_TEMP:
            self._attr_color_temp_kelvin = 2700

    @override
    async def async_turn_on(self, **kwargs: Any) -> None:
        """Turn on, with the brightness and the colour that were asked for."""
        self._attr_is_on = True
        self._attr_brightness = kwargs.get(ATTR_BRIGHTNESS, self._attr_brightness)
        if ATTR_HS_COLOR in kwargs:
            self._attr_color_mode = ColorMode.HS
            self._attr_hs_color = kwargs[ATTR_HS_COLOR]
        if ATTR_COLOR_TEMP_KELVIN in kwargs:
            self._attr_color_mode = ColorMode.COLOR_TEMP
            self._attr_color_temp_kelvin = kwargs[ATTR_COLOR_TEMP_KELVIN]
        self.async_write_ha_state()

    @override
    async def async_turn_off(self, **kwargs: Any) -> None:
        """Turn off."""
        self._attr_is_on = False
        self.async_write_ha_state()


async_setup_entry = platform("light", DemoLight)
