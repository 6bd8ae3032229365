"""What is to come: timers, alarms, reminders and commands; it outlives a restart.

One list, kept in Home Assistant's storage and written before an answer is given.
What came due while Home Assistant was down is announced as late.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextvars import Context
from dataclasses import dataclass, field, fields, replace
from datetime import datetime, timedelta
from enum import StrEnum
from functools import partial
from typing import Any, Final

from homeassistant.const import STATE_UNAVAILABLE, STATE_UNKNOWN
from homeassistant.core import (
    CALLBACK_TYPE,
    Event as HassEvent,
    EventStateChangedData,
    HomeAssistant,
    callback,
)
from homeassistant.helpers.event import (
    async_track_point_in_utc_time,
    async_track_state_change_event,
)
from homeassistant.helpers.start import async_at_started
from homeassistant.helpers.storage import Store
from homeassistant.util import dt as dt_util, ulid as ulid_util

from ...const import DOMAIN, LOGGER
from ...lang.durations import say_duration
from ...lang.responses import Lines, responses
from ..shelf.response import Button
from ..shelf.voices import PhoneButton, Voices
from .repeats import next_of
from .ringing import Ringing
from .titles import fitting, title

LINES: Final = responses("agenda")

_VERSION = 1
# Older than this, a reminder is told with how late it is.
LATE = timedelta(minutes=2)
MOST_ENTRIES = 200
# So long "remind me again" means what was announced.
_FRESH = timedelta(hours=1)
_UNKNOWN = frozenset({STATE_UNAVAILABLE, STATE_UNKNOWN})


class What(StrEnum):
    """The kinds of entries."""

    TIMER = "timer"
    ALARM = "alarm"
    REMINDER = "reminder"
    COMMAND = "command"


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """Something to come.

    Due at a moment (`due`, UTC), or when `entity_id` changes to one of `states`
    (for a person a zone's name, or not_home) after it `was` in another; "!x" is
    any but x. `change` and `zone` are what was said of it. `left` is what a paused
    timer has left. `repeat` is a word of `repeats.py`, "" for none, and `clock` the
    time of day it keeps to, `skips` are the days (ISO) on which it is left out.
    `whom` is the name of who is reminded, when it is not the one who asked. `deed` is
    what a command does, as JSON carries it. The rest says whom to tell.
    """

    id: str = field(default_factory=ulid_util.ulid_now)
    what: What
    text: str = ""
    due: datetime | None = None
    length: timedelta | None = None
    left: timedelta | None = None
    repeat: str = ""
    entity_id: str | None = None
    states: tuple[str, ...] = ()
    was: str = ""
    change: str = ""
    zone: str = ""
    clock: str = ""
    skips: tuple[str, ...] = ()
    whom: str = ""
    deed: Mapping[str, Any] = field(default_factory=dict)
    language: str = "en"
    satellite_id: str | None = None
    area_id: str | None = None
    person: str | None = None

    def remaining(self, now: datetime) -> timedelta:
        """Return the time that is left; zero when it is due or waits for a state."""
        if self.left is not None:
            return self.left
        return max(self.due - now, timedelta()) if self.due else timedelta()

    def following(self, now: datetime) -> datetime:
        """Return when it comes again after `due` and `now`, on a day not left out."""
        at = self.due or now
        while True:
            at = next_of(self.repeat, at, now, self.clock)
            if at.date().isoformat() not in self.skips:
                return at

    def awaits(self, state: str) -> bool:
        """Tell whether a state is one of the awaited."""
        return any(
            state != one[1:] if one.startswith("!") else state == one
            for one in self.states
        )


type Fired = Callable[[Entry, bool], None]
type Do = Callable[[Entry, timedelta], Awaitable[None]]
type Offer = Callable[[Entry], Sequence[PhoneButton]]


def _nothing(_entry: Entry) -> Sequence[PhoneButton]:
    return ()


class Agenda:
    """Keeps the entries, watches for them and announces them."""

    def __init__(self, hass: HomeAssistant, voices: Voices) -> None:
        """Start empty; `open` brings back what was stored."""
        self._hass = hass
        self._voices = voices
        self._entries: dict[str, Entry] = {}
        self._watches: dict[str, CALLBACK_TYPE] = {}
        self._store: Store[dict[str, Any]] = Store(hass, _VERSION, f"{DOMAIN}.agenda")
        self._lines = Lines(LINES)
        self.ringing = Ringing(hass, voices)
        self._offer: Offer = _nothing
        self._do: Do | None = None
        self._started = False
        self._ending: list[CALLBACK_TYPE] = []
        self._fired: list[Fired] = []
        self._watchers: list[CALLBACK_TYPE] = []
        self._told: dict[What, tuple[Entry, datetime]] = {}

    async def open(self) -> None:
        """Load, and begin to watch once Home Assistant has started."""
        stored = await self._store.async_load() or {}
        for data in stored.get("entries", []):
            try:
                entry = _read(data)
            except (KeyError, TypeError, ValueError) as err:
                LOGGER.warning("An entry of the agenda cannot be read: %s", err)
                continue
            self._entries[entry.id] = entry
        self._ending.append(async_at_started(self._hass, self._watch_all))

    @callback
    def close(self) -> None:
        """Stop watching and ringing; what is stored stays."""
        self.ringing.hush()
        for ending in (*self._ending, *self._watches.values()):
            ending()
        self._ending.clear()
        self._watches.clear()

    def offer(self, offer: Offer) -> None:
        """Take what makes the buttons that go to a phone with an announcement."""
        self._offer = offer

    @callback
    def carry_out(self, do: Do | None) -> None:
        """Take what carries out a command, (entry, how late); None: they have to wait.

        The entry is off the list by then.
        """
        self._do = do
        for entry in self.entries(What.COMMAND) if self._started else ():
            self._unwatch(entry.id)
            self._watch(entry)

    def listen(self, fired: Fired) -> Callable[[], None]:
        """Call back with (entry, late) when one comes due."""
        self._fired.append(fired)
        return lambda: self._fired.remove(fired)

    def watch(self, changed: CALLBACK_TYPE) -> CALLBACK_TYPE:
        """Call back after every change of the list; returns how to end that."""
        self._watchers.append(changed)
        return lambda: self._watchers.remove(changed)

    def entries(self, what: What) -> list[Entry]:
        """List the entries of a kind: due ones first come first, then the others."""
        end = datetime.max.replace(tzinfo=dt_util.UTC)
        found = [entry for entry in self._entries.values() if entry.what is what]
        return sorted(found, key=lambda entry: (entry.due or end, entry.id))

    def told_lately(self, what: What, person: str | None) -> Entry | None:
        """Return what was announced last, if it is fresh and was nobody else's."""
        entry, at = self._told.get(what, (None, dt_util.utcnow()))
        if entry is None or dt_util.utcnow() - at > _FRESH:
            return None
        return entry if entry.person in (None, person) else None

    @property
    def is_full(self) -> bool:
        """Whether no more entries are taken."""
        return len(self._entries) >= MOST_ENTRIES

    async def put(self, entry: Entry) -> None:
        """Add or replace an entry; it is stored when this returns."""
        self._unwatch(entry.id)
        self._entries[entry.id] = entry
        self._watch(entry)
        await self._save()

    async def drop(self, entries: Iterable[Entry]) -> None:
        """Remove entries; they are gone from storage when this returns."""
        for entry in entries:
            self._unwatch(entry.id)
            self._entries.pop(entry.id, None)
        await self._save()

    @callback
    def _watch_all(self, _hass: HomeAssistant) -> None:
        self._started = True
        for entry in list(self._entries.values()):
            self._watch(entry)

    @callback
    def _watch(self, entry: Entry) -> None:
        if entry.what is What.COMMAND and self._do is None:
            return
        if entry.due is not None and entry.left is None:
            # In a context of its own: the turn that set it is over long before.
            self._watches[entry.id] = Context().run(
                async_track_point_in_utc_time,
                self._hass,
                partial(self._on_time, entry.id),
                entry.due,
            )
        elif entry.entity_id is not None:
            self._watches[entry.id] = async_track_state_change_event(
                self._hass, entry.entity_id, partial(self._on_state, entry.id)
            )
            if entry.was and (state := self._hass.states.get(entry.entity_id)):
                # It may have happened while nobody watched.
                self._hass.async_create_task(self._judge(entry.id, state.state))

    def _unwatch(self, entry_id: str) -> None:
        if (watch := self._watches.pop(entry_id, None)) is not None:
            watch()

    async def _on_time(self, entry_id: str, _due: datetime) -> None:
        self._watches.pop(entry_id, None)
        now = dt_util.utcnow()
        if (entry := self._entries.get(entry_id)) is not None:
            await self._fire(entry, max(now - (entry.due or now), timedelta()))

    async def _on_state(
        self, entry_id: str, event: HassEvent[EventStateChangedData]
    ) -> None:
        if (new := event.data["new_state"]) is not None:
            await self._judge(entry_id, new.state)

    async def _judge(self, entry_id: str, state: str) -> None:
        """Fire when a known state is one of the awaited, and the one before was not."""
        entry = self._entries.get(entry_id)
        if entry is None or state in _UNKNOWN:
            return
        there, before = entry.awaits(state), entry.awaits(entry.was)
        if there and entry.was and not before:
            await self._fire(entry, timedelta())
        elif there != before or not entry.was:
            self._entries[entry_id] = replace(entry, was=state)
            await self._save()

    async def _fire(self, entry: Entry, late: timedelta) -> None:
        """Announce; what does not repeat is over before the words are out."""
        is_late = late > LATE
        if entry.repeat and entry.due is not None:
            at = entry.following(dt_util.now())
            left = tuple(day for day in entry.skips if day > at.date().isoformat())
            await self.put(replace(entry, due=dt_util.as_utc(at), skips=left))
        else:
            await self.drop([entry])
        self._told[entry.what] = entry, dt_util.utcnow()
        for fired in list(self._fired):
            fired(entry, is_late)
        if entry.what is What.COMMAND and self._do is not None:
            await self._do(entry, late)
            return
        said = self.sentence(entry, late if is_late else None)
        told = await self._voices.deliver(
            said,
            entry.id,
            satellite_id=entry.satellite_id,
            area_id=entry.area_id,
            person=entry.person,
            by_phone=entry.satellite_id is None or bool(entry.whom),
            buttons=partial(self._offer, entry),
        )
        if entry.what is What.ALARM and not is_late:
            self.ringing.start(entry.id, said, told)

    def sentence(self, entry: Entry, late: timedelta | None = None) -> str:
        """Return what is said when an entry comes due, or came due some time ago."""
        key = f"{entry.what}_{'named' if entry.text else 'plain'}"
        text = entry.text
        if entry.what is What.TIMER:
            key, length = "timer", entry.length or timedelta()
            text = title(text, length, entry.language)
        elif entry.what is What.REMINDER and text:
            key = "reminder_whom" if entry.whom else key
            key = fitting(key.removesuffix("_named"), text, entry.language)
        said = self._lines.say(key, entry.language, text=text, whom=entry.whom)
        if late is None:
            return said
        minutes = timedelta(minutes=max(1, round(late.total_seconds() / 60)))
        how = say_duration(minutes, entry.language)
        return self._lines.say("late", entry.language, said=said, late=how)

    async def _save(self) -> None:
        entries = [_write(entry) for entry in self._entries.values()]
        await self._store.async_save({"entries": entries})
        for changed in tuple(self._watchers):
            changed()


def buttons_of(entry: Entry) -> tuple[Button, ...]:
    """Offer to stop it, or to be told again in a while."""
    lines, language = Lines(LINES), entry.language
    again = lines.say("again", language)
    match entry.what:
        case What.ALARM:
            stop = Button(
                title=lines.say("off", language),
                command="alarm",
                arguments={"action": "off"},
            )
            snooze = Button(
                title=again, command="alarm", arguments={"action": "snooze"}
            )
            return stop, snooze
        case What.REMINDER if entry.text:
            later = {"text": entry.text, "time": lines.say("later", language)}
            return (Button(title=again, command="reminder", arguments=later),)
        case _:
            return ()


def _write(entry: Entry) -> dict[str, Any]:
    data: dict[str, Any] = {f.name: getattr(entry, f.name) for f in fields(entry)}
    data["due"] = entry.due.isoformat() if entry.due else None
    for key in ("length", "left"):
        length = data[key]
        data[key] = length.total_seconds() if length is not None else None
    return data


def _read(data: dict[str, Any]) -> Entry:
    known = {f.name for f in fields(Entry)}
    values = {key: value for key, value in data.items() if key in known}
    values["what"] = What(values["what"])
    for key in ("states", "skips"):
        values[key] = tuple(values.get(key) or ())
    values["due"] = dt_util.parse_datetime(values["due"]) if values.get("due") else None
    for key in ("length", "left"):
        seconds = values.get(key)
        values[key] = None if seconds is None else timedelta(seconds=seconds)
    return Entry(**values)
