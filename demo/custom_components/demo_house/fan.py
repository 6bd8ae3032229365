"""Fans with a speed in percent."""

from typing import Any, override

from homeassistant.components.fan import FanEntity, FanEntityFeature

from .entity import DemoEntity, platform
from .house import Thing


class DemoFan(DemoEntity, FanEntity):
    """A fan with three speeds."""

    _attr_speed_count = 3
    _attr_supported_features = (
        FanEntityFeature.SET_SPEED
        | FanEntityFeature.TURN_ON
        | FanEntityFeature.TURN_OFF
    )

    def __init__(self, thing: Thing) -> None:
        """Start at the house's speed."""
        super().__init__(thing)
        self._attr_percentage = thing.traits["percentage"]

    @override
    async def async_set_percentage(self, percentage: int) -> None:
        """Set the speed; 0 stops."""
        self._attr_percentage = percentage
        self.async_write_ha_state()

    @override
    async def async_turn_on(
        self,
        percentage: int | None = None,
        preset_mode: str | None = None,
        **kwargs: Any,
    ) -> None:
        """Turn at the given speed, else at the middle one."""
        await self.async_set_percentage(percentage or 67)

    @override
    async def async_turn_off(self, **kwargs: Any) -> None:
        """Stop."""
        await self.async_set_percentage(0)


async_setup_entry = platform("fan", DemoFan)
