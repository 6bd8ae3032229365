"""How Jarvis speaks up by itself: satellites, phones, and the notification list."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from homeassistant.const import ATTR_ENTITY_ID, STATE_UNAVAILABLE
from homeassistant.core import HomeAssistant, callback
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import device_registry as dr, entity_registry as er
from homeassistant.util import slugify

from ...const import DOMAIN, LOGGER

_SATELLITE = "assist_satellite"
_ANNOUNCE = 1
_SECONDS = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class PhoneButton:
    """A button of a notification: `action` comes back when it is tapped."""

    action: str
    title: str


class Voices:
    """Announces in rooms and on phones; tells what it reached."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Nothing is looked up before it is needed."""
        self._hass = hass

    @callback
    def satellites(self, area_ids: Collection[str] | None = None) -> list[str]:
        """List the satellites that can announce now, in these areas or anywhere."""
        entities, devices = er.async_get(self._hass), dr.async_get(self._hass)
        found = []
        for state in self._hass.states.async_all(_SATELLITE):
            features = state.attributes.get("supported_features", 0)
            if state.state == STATE_UNAVAILABLE or not features & _ANNOUNCE:
                continue
            if area_ids is not None:
                entry = entities.async_get(state.entity_id)
                area = entry.area_id if entry else None
                if area is None and entry and entry.device_id:
                    device = devices.async_get(entry.device_id)
                    area = device.area_id if device else None
                if area not in area_ids:
                    continue
            found.append(state.entity_id)
        return sorted(found)

    @callback
    def nearest(self, satellite_id: str | None, area_id: str | None) -> list[str]:
        """Choose where to speak: the satellite, else the room, else everywhere."""
        everywhere = self.satellites()
        if satellite_id in everywhere:
            return [satellite_id]
        return (self.satellites({area_id}) if area_id else []) or everywhere

    async def announce(self, message: str, satellites: Sequence[str]) -> list[str]:
        """Say it on these satellites at once; returns those that took it."""
        told = await asyncio.gather(
            *(self._say(message, satellite) for satellite in satellites)
        )
        return [s for s, done in zip(satellites, told, strict=True) if done]

    async def _say(self, message: str, satellite: str) -> bool:
        try:
            async with asyncio.timeout(_SECONDS):
                await self._hass.services.async_call(
                    _SATELLITE,
                    "announce",
                    {ATTR_ENTITY_ID: satellite, "message": message},
                    blocking=True,
                )
        except (HomeAssistantError, TimeoutError) as err:
            LOGGER.warning("Announcement on %s failed: %s", satellite, err)
            return False
        return True

    @callback
    def phones(self, person: str | None = None) -> list[str]:
        """List the notify actions of phones, of one user or of all."""
        services = self._hass.services.async_services_for_domain("notify")
        found = []
        for entry in self._hass.config_entries.async_entries("mobile_app"):
            name = f"mobile_app_{slugify(entry.data.get('device_name', ''))}"
            owner = entry.data.get("user_id")
            if name in services and (person is None or owner == person):
                found.append(name)
        return sorted(found)

    async def notify(
        self, message: str, phones: Sequence[str], buttons: Sequence[PhoneButton] = ()
    ) -> list[str]:
        """Send it to phones, with buttons; returns those that took it."""
        data: dict[str, Any] = {"message": message, "title": "Jarvis"}
        if buttons:
            data["data"] = {
                "actions": [{"action": b.action, "title": b.title} for b in buttons]
            }
        told = []
        for phone in phones:
            try:
                await self._hass.services.async_call(
                    "notify", phone, data, blocking=True
                )
            except HomeAssistantError as err:
                LOGGER.warning("Notification to %s failed: %s", phone, err)
            else:
                told.append(phone)
        return told

    async def post(self, message: str, key: str) -> None:
        """Leave a note in Home Assistant's notification list."""
        if self._hass.services.has_service("persistent_notification", "create"):
            await self._hass.services.async_call(
                "persistent_notification",
                "create",
                {
                    "message": message,
                    "title": "Jarvis",
                    "notification_id": f"{DOMAIN}_{key}",
                },
                blocking=True,
            )
            return
        # The list is a part of Home Assistant that is always there once it runs.
        LOGGER.warning("No notification list for: %s", message)

    async def deliver(
        self,
        message: str,
        key: str,
        *,
        satellite_id: str | None,
        area_id: str | None,
        person: str | None,
        by_phone: bool = False,
        buttons: Callable[[], Sequence[PhoneButton]] = tuple,
    ) -> list[str]:
        """Reach somebody: by voice, and by phone or note when no voice could.

        `by_phone` tells the person's own phones as well: they may not be near any
        satellite. Returns the satellites that said it; `buttons` are for phones.
        """
        told = await self.announce(message, self.nearest(satellite_id, area_id))
        own = self.phones(person) if person is not None else []
        if by_phone and told and own:
            await self.notify(message, own, buttons())
        if told:
            return told
        phones = own or self.phones()
        if phones and await self.notify(message, phones, buttons()):
            return []
        await self.post(message, key)
        return []
