"""Locks."""

from typing import Any, override

from homeassistant.components.lock import LockEntity

from .entity import DemoEntity, platform
from .house import Thing


class DemoLock(DemoEntity, LockEntity):
    """A lock."""

    def __init__(self, thing: Thing) -> None:
        """Start as the house says."""
        super().__init__(thing)
        self._attr_is_locked = thing.traits["locked"]

    @override
    async def async_lock(self, **kwargs: Any) -> None:
        """Lock."""
        self._attr_is_locked = True
        self.async_write_ha_state()

    @override
    async def async_unlock(self, **kwargs: Any) -> None:
        """Unlock."""
        self._attr_is_locked = False
        self.async_write_ha_state()


async_setup_entry = platform("lock", DemoLock)
