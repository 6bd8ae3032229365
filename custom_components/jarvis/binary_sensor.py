"""Whether each engine answers, for dashboards and automations."""

from typing import TYPE_CHECKING, Any, override

from homeassistant.components.binary_sensor import (
    BinarySensorDeviceClass,
    BinarySensorEntity,
)
from homeassistant.const import EntityCategory
from homeassistant.helpers.update_coordinator import CoordinatorEntity

from .const import CONF_MEASURED
from .coordinator import EngineCoordinator
from .entity import JarvisEntity

if TYPE_CHECKING:
    from homeassistant.config_entries import ConfigSubentry
    from homeassistant.core import HomeAssistant
    from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

    from .types import JarvisConfigEntry

PARALLEL_UPDATES = 0


async def async_setup_entry(
    _hass: HomeAssistant,
    entry: JarvisConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Add one sensor for every engine."""
    for key, coordinator in entry.runtime_data.watches.items():
        async_add_entities(
            [EngineConnectivity(coordinator, entry.subentries[key])],
            config_subentry_id=key,
        )


class EngineConnectivity(
    JarvisEntity, CoordinatorEntity[EngineCoordinator], BinarySensorEntity
):
    """On while an engine answers and its chats work."""

    _attr_translation_key = "connectivity"
    _attr_device_class = BinarySensorDeviceClass.CONNECTIVITY
    _attr_entity_category = EntityCategory.DIAGNOSTIC

    def __init__(
        self, coordinator: EngineCoordinator, subentry: ConfigSubentry
    ) -> None:
        """Sit down beside the coordinator."""
        JarvisEntity.__init__(self, coordinator.hass, subentry)
        CoordinatorEntity.__init__(self, coordinator)
        self._attr_unique_id = f"{subentry.subentry_id}_connectivity"
        self._measured: float | None = subentry.data.get(CONF_MEASURED, {}).get(
            "writes"
        )

    @property
    @override
    def available(self) -> bool:
        """Always: that an engine is away is what it tells."""
        return True

    @property
    @override
    def is_on(self) -> bool | None:
        """None until it was asked for the first time."""
        coordinator = self.coordinator
        if coordinator.data is None and coordinator.last_update_success:
            return None if coordinator.health.error is None else False
        return coordinator.is_well

    @property
    @override
    def extra_state_attributes(self) -> dict[str, Any]:
        """What it last failed with, and how it does."""
        health = self.coordinator.health
        first, measured = health.first_token, self._measured
        return {
            "model": self.coordinator.seat.settings.model,
            "error": None if health.error is None else health.error.key,
            "failures": health.failures,
            "calls": health.load,
            "first_token_seconds": None if first is None else round(first, 2),
            "tokens_per_second": None if measured is None else round(measured, 1),
        }
