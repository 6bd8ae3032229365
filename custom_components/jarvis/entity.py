"""What all entities of Jarvis share: one service device per subentry."""

from typing import TYPE_CHECKING

from homeassistant.helpers.device_registry import DeviceEntryType, DeviceInfo
from homeassistant.helpers.entity import Entity

from .const import DOMAIN

if TYPE_CHECKING:
    from homeassistant.config_entries import ConfigSubentry


class JarvisEntity(Entity):
    """An entity that belongs to a subentry."""

    _attr_has_entity_name = True

    def __init__(self, subentry: ConfigSubentry) -> None:
        """Take identity and device from the subentry."""
        self._attr_unique_id = subentry.subentry_id
        self._attr_device_info = DeviceInfo(
            identifiers={(DOMAIN, subentry.subentry_id)},
            name=subentry.title,
            manufacturer="Jarvis",
            entry_type=DeviceEntryType.SERVICE,
        )
