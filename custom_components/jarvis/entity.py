"""What all entities of Jarvis share: one service device per subentry."""

from typing import TYPE_CHECKING

from homeassistant.const import CONF_MODEL, CONF_URL
from homeassistant.helpers.device_registry import DeviceEntryType, DeviceInfo
from homeassistant.helpers.entity import Entity
from homeassistant.loader import async_get_loaded_integration

from .const import CONF_KIND, DOMAIN, SUBENTRY_ENGINE

if TYPE_CHECKING:
    from homeassistant.config_entries import ConfigSubentry
    from homeassistant.core import HomeAssistant

# Where the owner sets up what an agent is.
_SETTINGS = f"homeassistant://config/integrations/integration/{DOMAIN}"


def device_of(hass: HomeAssistant, subentry: ConfigSubentry) -> DeviceInfo:
    """Describe an agent by Jarvis itself, an engine by its model and its server."""
    device = DeviceInfo(
        identifiers={(DOMAIN, subentry.subentry_id)},
        name=subentry.title,
        manufacturer="Jarvis",
        entry_type=DeviceEntryType.SERVICE,
    )
    if subentry.subentry_type != SUBENTRY_ENGINE:
        version = async_get_loaded_integration(hass, DOMAIN).version
        device["sw_version"] = None if version is None else str(version)
        device["configuration_url"] = _SETTINGS
        return device
    device["model"] = subentry.data.get(CONF_MODEL)
    url = subentry.data.get(CONF_URL)
    # Ollama has no page of its own; others serve theirs beside the protocol.
    if url and subentry.data[CONF_KIND] != "ollama":
        device["configuration_url"] = url.removesuffix("/v1")
    return device


class JarvisEntity(Entity):
    """An entity that belongs to a subentry."""

    _attr_has_entity_name = True

    def __init__(self, hass: HomeAssistant, subentry: ConfigSubentry) -> None:
        """Take identity and device from the subentry."""
        self._attr_unique_id = subentry.subentry_id
        self._attr_device_info = device_of(hass, subentry)
