"""Where a caller is, and what it said: from a device, a chat session, a chat log."""

from homeassistant.components.conversation import UserContent, async_get_chat_log
from homeassistant.core import HomeAssistant
from homeassistant.helpers import device_registry as dr, entity_registry as er
from homeassistant.helpers.chat_session import ChatSession

_SATELLITE = "assist_satellite"


def area_of(hass: HomeAssistant, device_id: str | None) -> str | None:
    """Return the area a device stands in."""
    registry = dr.async_get(hass)
    if not device_id or (device := registry.async_get(device_id)) is None:
        return None
    return dr.async_get_effective_area_id(hass, device)


def satellite_of(hass: HomeAssistant, device_id: str | None) -> str | None:
    """Return the satellite that belongs to a device."""
    if not device_id:
        return None
    entries = er.async_entries_for_device(er.async_get(hass), device_id)
    return next((e.entity_id for e in entries if e.domain == _SATELLITE), None)


def last_words(hass: HomeAssistant, session: ChatSession) -> str:
    """Return what the user said last in a chat session that is open now."""
    with async_get_chat_log(hass, session) as log:
        for content in reversed(log.content):
            if isinstance(content, UserContent):
                return content.content
    return ""
