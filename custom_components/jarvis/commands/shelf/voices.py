"""Voices and buttons: where a command speaks and is tapped."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from homeassistant.const import ATTR_ENTITY_ID, STATE_UNAVAILABLE
from homeassistant.core import Context, Event, HomeAssistant, callback
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import device_registry as dr, entity_registry as er
from homeassistant.util import dt as dt_util, slugify, ulid as ulid_util

from ...const import DOMAIN, LOGGER
from ..base import Button, Door, Request, Response
from ..lifecycle import Desk, perform
from .threads import Thread

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


EVENT = "mobile_app_notification_action"
PREFIX = "JARVIS_"
VALID = timedelta(hours=1)
_KEPT = timedelta(days=1)


@dataclass(slots=True, kw_only=True)
class _Ticket:
    group: str
    button: Button
    request: Request
    until: datetime
    used: bool = False


class Buttons:
    """Hands out buttons and answers the taps."""

    def __init__(self, hass: HomeAssistant, desk: Desk, voices: Voices) -> None:
        """Start with nothing handed out."""
        self._hass = hass
        self._desk = desk
        self._voices = voices
        self._tickets: dict[str, _Ticket] = {}

    @callback
    def listen(self) -> Callable[[], None]:
        """Begin to answer taps; returns the function that ends it."""
        return self._hass.bus.async_listen(EVENT, self._on_tap)

    async def send(
        self, message: str, buttons: tuple[Button, ...], request: Request
    ) -> list[str]:
        """Send a notification with buttons to the phones of who asked, or to all."""
        shown = self.issue(buttons, request)
        return await self._voices.notify(
            message, self._voices.phones(request.person), shown
        )

    def issue(self, buttons: tuple[Button, ...], request: Request) -> list[PhoneButton]:
        """Make the buttons of one notification; one tap uses them all up."""
        self._tidy(dt_util.utcnow())
        group = ulid_util.ulid_now()
        shown = []
        for button in buttons:
            ticket = f"{PREFIX}{ulid_util.ulid_now()}"
            self._tickets[ticket] = _Ticket(
                group=group,
                button=button,
                request=replace(request, thread=Thread()),
                until=dt_util.utcnow() + VALID,
            )
            shown.append(PhoneButton(action=ticket, title=button.title))
        return shown

    async def _on_tap(self, event: Event) -> None:
        action = event.data.get("action")
        if isinstance(action, str) and action.startswith(PREFIX):
            response = await self.tap(action, event.context)
            phones = self._voices.phones(event.context.user_id)
            await self._voices.notify(response.message, phones)

    async def tap(self, action: str, context: Context | None = None) -> Response:
        """Run what a button stands for; a second tap or a late one does nothing."""
        now = dt_util.utcnow()
        self._tidy(now)
        ticket = self._tickets.get(action)
        if ticket is None or now > ticket.until:
            language = ticket.request.language if ticket else self._hass.config.language
            return self._refuse("expired", language)
        if ticket.used:
            return self._refuse("used", ticket.request.language)
        person = context.user_id if context else None
        if ticket.request.person and person not in (None, ticket.request.person):
            return self._refuse("not_yours", ticket.request.language)
        for other in self._tickets.values():
            # The buttons of one notification are one question.
            other.used = other.used or other.group == ticket.group
        request = replace(
            ticket.request,
            door=Door.BUTTON,
            confirmed=False,
            acts=(),
            now=dt_util.now(),
            context=context or ticket.request.context,
            person=ticket.request.person or person,
        )
        arguments: dict[str, Any] = dict(ticket.button.arguments)
        return await perform(ticket.button.command, arguments, request, self._desk)

    def _tidy(self, now: datetime) -> None:
        self._tickets = {
            key: t for key, t in self._tickets.items() if now - t.until < _KEPT
        }

    def _refuse(self, key: str, language: str) -> Response:
        return Response.failure(self._desk.lines.say(key, language), key)
