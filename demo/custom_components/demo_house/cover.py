"""Covers: blinds, curtains, the garage door; they reach a position at once."""

from typing import Any, override

from homeassistant.components.cover import (
    ATTR_POSITION,
    CoverDeviceClass,
    CoverEntity,
    CoverEntityFeature,
)

from .entity import DemoEntity, platform
from .house import Thing


class DemoCover(DemoEntity, CoverEntity):
    """A cover; position 100 is open."""

    _attr_supported_features = (
        CoverEntityFeature.OPEN
        | CoverEntityFeature.CLOSE
        | CoverEntityFeature.STOP
        | CoverEntityFeature.SET_POSITION
    )

    def __init__(self, thing: Thing) -> None:
        """Start where the house says."""
        super().__init__(thing)
        self._attr_device_class = CoverDeviceClass(thing.traits["device_class"])
        self._move(thing.traits["position"])

    @override
    async def async_open_cover(self, **kwargs: Any) -> None:
        """Open fully."""
        self._move(100)
        self.async_write_ha_state()

    @override
    async def async_close_cover(self, **kwargs: Any) -> None:
        """Close fully."""
        self._move(0)
        self.async_write_ha_state()

    @override
    async def async_set_cover_position(self, **kwargs: Any) -> None:
        """Go to a position in percent."""
        self._move(kwargs[ATTR_POSITION])
        self.async_write_ha_state()

    @override
    async def async_stop_cover(self, **kwargs: Any) -> None:
        """Stay where it is: no movement takes time here."""

    def _move(self, position: int) -> None:
        self._attr_current_cover_position = position
        self._attr_is_closed = position == 0


async_setup_entry = platform("cover", DemoCover)
