"""Alarms ring on: said again and again until somebody answers, or for long enough."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

from homeassistant.core import CALLBACK_TYPE, HomeAssistant, callback
from homeassistant.helpers.event import async_call_later
from homeassistant.util import dt as dt_util

from ..shelf.voices import Voices

EVERY = timedelta(seconds=20)
LONGEST = timedelta(minutes=5)
# Who was woken may still want to sleep on, so long after the ringing ended.
_REMEMBERED = timedelta(minutes=15)


@dataclass(slots=True, kw_only=True)
class _Ring:
    message: str
    satellites: list[str]
    until: datetime
    next: CALLBACK_TYPE | None = None


class Ringing:
    """What rings now, by the id of its entry."""

    def __init__(self, hass: HomeAssistant, voices: Voices) -> None:
        """Start silent."""
        self._hass = hass
        self._voices = voices
        self._rings: dict[str, _Ring] = {}
        self._rang: datetime | None = None

    @property
    def is_on(self) -> bool:
        """Whether anything rings."""
        return bool(self._rings)

    @property
    def rang_lately(self) -> bool:
        """Whether something rings, or rang a moment ago."""
        now = dt_util.utcnow()
        return self.is_on or (self._rang is not None and now - self._rang < _REMEMBERED)

    @callback
    def start(self, entry_id: str, message: str, satellites: list[str]) -> None:
        """Begin to say a message again; it was said once already."""
        self._rang = dt_util.utcnow()
        if satellites:
            until = self._rang + LONGEST
            ring = _Ring(message=message, satellites=satellites, until=until)
            self._rings[entry_id] = ring
            self._plan(entry_id, ring)

    @callback
    def hush(self) -> bool:
        """End all ringing; False when there was none."""
        rings, self._rings = self._rings, {}
        for ring in rings.values():
            if ring.next is not None:
                ring.next()
        if rings:
            self._rang = dt_util.utcnow()
        return bool(rings)

    def _plan(self, entry_id: str, ring: _Ring) -> None:
        again: Callable[[datetime], object] = partial(self._again, entry_id)
        ring.next = async_call_later(self._hass, EVERY, again)  # type: ignore[arg-type]

    async def _again(self, entry_id: str, _now: datetime) -> None:
        """Say it once more; ringing that was hushed meanwhile does not go on."""
        if (ring := self._rings.get(entry_id)) is None:
            return
        ring.next = None
        if dt_util.utcnow() >= ring.until:
            self._rings.pop(entry_id)
            return
        heard = await self._voices.announce(ring.message, ring.satellites)
        if self._rings.get(entry_id) is not ring:
            return
        if heard:
            self._plan(entry_id, ring)
        else:
            self._rings.pop(entry_id)
