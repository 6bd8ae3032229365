"""Switches: plugs and appliances."""

from typing import Any, override

from homeassistant.components.switch import SwitchEntity

from .entity import DemoEntity, platform
from .house import Thing


class DemoSwitch(DemoEntity, SwitchEntity):
    """A switch."""

    def __init__(self, thing: Thing) -> None:
        """Start as the house says, else off."""
        super().__init__(thing)
        self._attr_is_on = thing.traits.get("is_on", False)

    @override
    async def async_turn_on(self, **kwargs: Any) -> None:
        """Turn on."""
        self._attr_is_on = True
        self.async_write_ha_state()

    @override
    async def async_turn_off(self, **kwargs: Any) -> None:
        """Turn off."""
        self._attr_is_on = False
        self.async_write_ha_state()


async_setup_entry = platform("switch", DemoSwitch)
