"""A robot vacuum."""

from typing import Any, override

from homeassistant.components.vacuum import (
    StateVacuumEntity,
    VacuumActivity,
    VacuumEntityFeature,
)

from .entity import DemoEntity, platform
from .house import Thing


class DemoVacuum(DemoEntity, StateVacuumEntity):
    """A robot vacuum that starts in its dock."""

    _attr_supported_features = (
        VacuumEntityFeature.STATE
        | VacuumEntityFeature.START
        | VacuumEntityFeature.PAUSE
        | VacuumEntityFeature.STOP
        | VacuumEntityFeature.RETURN_HOME
        | VacuumEntityFeature.LOCATE
    )

    def __init__(self, thing: Thing) -> None:
        """Start docked."""
        super().__init__(thing)
        self._attr_activity = VacuumActivity.DOCKED

    @override
    async def async_start(self) -> None:
        """Clean."""
        self._become(VacuumActivity.CLEANING)

    @override
    async def async_pause(self) -> None:
        """Pause."""
        self._become(VacuumActivity.PAUSED)

    @override
    async def async_stop(self, **kwargs: Any) -> None:
        """Stop where it is."""
        self._become(VacuumActivity.IDLE)

    @override
    async def async_return_to_base(self, **kwargs: Any) -> None:
        """Go home, which takes no time here."""
        self._become(VacuumActivity.DOCKED)

    @override
    async def async_locate(self, **kwargs: Any) -> None:
        """Beep; nothing of that is visible."""

    def _become(self, activity: VacuumActivity) -> None:
        self._attr_activity = activity
        self.async_write_ha_state()


async_setup_entry = platform("vacuum", DemoVacuum)
