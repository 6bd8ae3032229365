"""Buttons on phones: a tap runs a command through the lifecycle, once, in time."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from homeassistant.core import Context, Event, HomeAssistant, callback
from homeassistant.util import dt as dt_util, ulid as ulid_util

from ..base import Button, Door, Request, Response
from ..lifecycle import Desk, perform
from .threads import Thread
from .voices import PhoneButton, Voices

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
