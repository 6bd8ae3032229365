"""How moments, days and past times are said."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
import math
from typing import Any, ClassVar, Final

from ...const import DOMAIN
from ...lang.moments import local, parse_moment
from ...lang.normalise import fold
from ...lang.numbers import tokens
from ...lang.periods import period
from ...lang.responses import Lines, responses, words_of
from ..base import Arguments, Command, Item, Request, Response, Spoken
from ..shelf.answers import are_several, is_all
from .agenda import Entry, What
from .choosing import telling

LINES: Final = responses("moments")
MONTHS: Final = words_of("world_time", "months")
WEEKDAYS: Final = words_of("world_time", "weekdays")

_LINES = Lines(LINES)


def _of(table: Mapping[str, str], language: str) -> list[str]:
    return table.get(language.partition("-")[0], table["en"]).split()


def say_time(at: datetime, language: str) -> str:
    """Say a time of day: "7:05 PM", "19:05"."""
    hour = at.hour % 12 or 12
    return _LINES.say(
        "clock",
        language,
        hour=str(at.hour),
        hour12=str(hour),
        minute=f"{at.minute:02d}",
        half="AM" if at.hour < 12 else "PM",  # noqa: PLR2004 - noon
    )


def day_facts(day: date, language: str) -> dict[str, str]:
    """Give weekday, month, day and year as words for a sentence."""
    return {
        "weekday": _of(WEEKDAYS, language)[day.weekday()],
        "month": _of(MONTHS, language)[day.month - 1],
        "number": str(day.month),
        "day": str(day.day),
        "year": str(day.year),
    }


def say_moment(at: datetime, now: datetime, language: str) -> str:
    """Say a moment as seen from now: "tomorrow at 8:00 AM"; both in one zone."""
    days = (at.date() - now.date()).days
    near = {0: "today", 1: "tomorrow", -1: "yesterday"}.get(days)
    far = abs(at - now) > timedelta(days=300)
    key = near or ("date_year" if far else "date")
    return _LINES.say(
        key,
        language,
        turn=0,
        time=say_time(at, language),
        **day_facts(at.date(), language),
    )


class Upcoming(Command):
    """A command about one kind of entries of the agenda.

    `what` is the kind, `drops` the action that takes an entry away, `rings` tells
    that it is heard by everybody who is in its room. The lines
    "full" and "which" (with {list}) are the command's own.
    """

    what: ClassVar[What]
    drops: ClassVar[str]
    rings: ClassVar[bool] = False

    def named(
        self, arguments: Mapping[str, Any], slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments:
        """Add that all of them are meant, where the sentence says so."""
        language = spoken.language
        if telling(slots.get("which", ""), language):
            return dict(arguments)
        words = spoken.text.split()
        every = next((word for word in words if is_all(word, language)), None)
        if every is None and are_several(spoken.text, language):
            # "Cancel my timers" is about each of them.
            every = "all"
        return dict(arguments) if every is None else {**arguments, "which": every}

    async def keep(self, request: Request, **facts: Any) -> Entry | None:
        """Store a new entry for who asks; None when there are too many."""
        agenda = request.kit.agenda
        if agenda.is_full:
            return None
        facts.setdefault("person", request.person)
        entry = Entry(
            what=self.what,
            language=request.language,
            satellite_id=request.satellite_id,
            area_id=request.area_id,
            **facts,
        )
        await agenda.put(entry)
        self.touch(entry, request)
        return entry

    def touch(self, entry: Entry, request: Request) -> None:
        """Remember which one was spoken of: "it" means this one."""
        request.thread.kept[self.name] = entry.id

    def of_nobody_else(self, which: str, request: Request) -> list[Entry]:
        """List the entries without those of another account.

        What rings in a room is the room's, and so is what a voice without an account
        may hear of. One for somebody else stays within reach of who has just made it.
        """
        spoken_of = {which, request.thread.kept.get(self.name)}
        return [
            one
            for one in request.kit.agenda.entries(self.what)
            if one.person in {None, request.person}
            or (self.rings and one.satellite_id is not None)
            or one.id in spoken_of
            or (request.person is None and _is_told_there(one, request))
        ]

    def kept(self, response: Response, entry: Entry) -> Response:
        """Say how the entry just made is taken back."""
        back = {"action": self.drops, "which": entry.id}
        return replace(response, undo=((DOMAIN, self.name, back),))

    def too_many(self, request: Request) -> Response:
        """Refuse one more."""
        return Response.failure(self.say("full", request.language), "too_many")

    def ask_which(
        self,
        found: Sequence[tuple[Entry, str]],
        arguments: Arguments,
        request: Request,
        joint: str = "; ",
    ) -> Response:
        """Ask which of these entries is meant, each called by its words."""
        items = tuple(
            Item(
                id=entry.id,
                name=name,
                command=self.name,
                arguments={**arguments, "which": entry.id},
            )
            for entry, name in found
        )
        listed = joint.join(item.name for item in items)
        said = self.say("which", request.language, list=listed)
        return replace(Response.listing(said, items), error="which")


def _is_told_there(entry: Entry, request: Request) -> bool:
    """Tell whether an account's entry is told where somebody unknown speaks.

    The house itself, as its automations are, may reach all of them.
    """
    if request.satellite_id is None and request.device_id is None:
        return True
    there = (
        entry.satellite_id is not None and entry.satellite_id == request.satellite_id
    )
    return there or (entry.area_id is not None and entry.area_id == request.area_id)


_UNKNOWN = frozenset({"unknown", "unavailable"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Spell:
    """One state and since when it held; `known` is False for unknown ones."""

    since: datetime
    holds: bool
    known: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What happened between two moments.

    `total` is how long it held, `unknown` how long nobody knows, `times` how often
    it began, `last` when it last began, `now` whether it holds at the end.
    """

    total: timedelta
    unknown: timedelta
    times: int
    last: datetime | None
    now: bool


def spell(state: str, since: datetime, holds: Callable[[str], bool]) -> Spell:
    """Judge one recorded state."""
    known = state not in _UNKNOWN
    return Spell(since=since, holds=known and holds(state), known=known)


def summarise(spells: Sequence[Spell], start: datetime, end: datetime) -> Summary:
    """Add up the spells between `start` and `end`; what comes before them is unknown.

    An outage between two spells of the same kind is no new beginning.
    """
    total = unknown = timedelta()
    times = 0
    last: datetime | None = None
    before: bool | None = None
    spells = [s for s in spells if s.since < end]
    unknown += (max(spells[0].since, start) if spells else end) - start
    for at, one in enumerate(spells):
        until = spells[at + 1].since if at + 1 < len(spells) else end
        inside = max(until - max(one.since, start), timedelta())
        if not one.known:
            unknown += inside
            continue
        if one.holds:
            total += inside
            if before is False and one.since >= start:
                times += 1
                last = one.since
            elif before is None and one.since > start:
                last = one.since
        before = one.holds
    return Summary(
        total=total, unknown=unknown, times=times, last=last, now=bool(before)
    )


PERIODS: Final = words_of("house_history", "periods")

LOOK_BACK = timedelta(days=10)
"""How far back is looked when no time is said."""
KNOWN = ("today", "yesterday", "week", "day", "hour", "night", "seven", "morning")
"""The periods with a name of their own."""


def lookup(line: str, said: str) -> str | None:
    """Find words in a table of "words=meaning"; None for others."""
    heard = " ".join(tokens(said)) or fold(said)
    for entry in line.split(","):
        words, _, meaning = entry.partition("=")
        if " ".join(tokens(words)) == heard:
            return meaning
    return None


def time_said(said: str, spoken: Spoken) -> dict[str, str] | None:
    """Read words for a time: a period of ours, any other, or a moment."""
    code = spoken.language.partition("-")[0]
    if known := lookup(PERIODS.get(code, PERIODS["en"]), said):
        return {"period": known}
    if moment_over(said, spoken.now, spoken.language):
        return {"when": said}
    found = period(said, spoken.language, spoken.now)
    return {"when": said} if found and not found.rest.strip(" .,?!") else None


def moment_over(said: str, now: datetime, language: str) -> datetime | None:
    """Read a time of day that is over; None for a whole day or anything else."""
    moment = parse_moment(said, language, now) if said else None
    if moment is None or moment.soft or (moment.at is None and moment.time is None):
        return None
    if moment.at is not None:
        return moment.at if moment.at <= now else None
    hours = [moment.time] if moment.time else []
    if moment.vague and moment.time:
        hours.append(moment.time.replace(hour=(moment.time.hour + 12) % 24))
    days = (
        [moment.date] if moment.date else [now.date(), now.date() - timedelta(days=1)]
    )
    past = [at for day in days for t in hours if (at := local(day, t, now)) <= now]
    return max(past, default=None)


def asked(
    arguments: Mapping[str, Any], now: datetime, language: str
) -> tuple[datetime, datetime] | None:
    """Return start and end of what is asked about; a moment is the end of it."""
    said = str(arguments.get("when", ""))
    if not said:
        return span(arguments.get("period"), now)
    if at := moment_over(said, now, language):
        # What held at a moment began before it.
        return at - LOOK_BACK, at + timedelta(seconds=1)
    found = period(said, language, now)
    if found is None or found.since is None or found.since >= now:
        return None
    return found.since, min(found.until or now, now)


def span(name: str | None, now: datetime) -> tuple[datetime, datetime]:
    """Return start and end of a period, in the zone of `now`."""
    day = timedelta(days=1)
    today = _midnight(now, 0)
    yesterday = _midnight(now, 1)
    evening, dawn = yesterday + timedelta(hours=22), today + timedelta(hours=6)
    spans = {
        "today": (today, now),
        "yesterday": (yesterday, today),
        "morning": (today, min(now, today + day / 2)),
        "night": (evening, min(now, dawn)),
        "week": (_midnight(now, now.weekday()), now),
        "day": (now - day, now),
        "hour": (now - timedelta(hours=1), now),
        "seven": (now - 7 * day, now),
    }
    return spans.get(name or "", (now - LOOK_BACK, now))


def _midnight(now: datetime, days_ago: int) -> datetime:
    day = now.date() - timedelta(days=days_ago)
    return datetime.combine(day, time(), tzinfo=now.tzinfo)


def parted(
    slots: Mapping[str, str], spoken: Spoken
) -> tuple[Mapping[str, str], dict[str, str]] | None:
    """Read the time; words in front of it may belong to the thing it stands behind."""
    if found := time_said(slots["period"], spoken):
        return slots, found
    for key in ("thing", "place", "entity"):
        both = f"{slots.get(key, '')} {slots['period']}"
        if key not in slots or both.casefold() not in spoken.text.casefold():
            continue
        words = both.split()
        for cut in range(len(words) - 1, 0, -1):
            if found := time_said(" ".join(words[-cut:]), spoken):
                return {**slots, key: " ".join(words[:-cut])}, found
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """A number and since when it held; None where nobody knows."""

    since: datetime
    value: float | None


def number_of(state: str) -> float | None:
    """Read a state as a number; None for "unknown" and other words."""
    try:
        value = float(state)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def extreme(
    readings: Sequence[Reading], start: datetime, end: datetime, *, lowest: bool
) -> Reading | None:
    """Return the first of the lowest or highest numbers that held in a time."""
    held = [one for one in _within(readings, start, end) if one.value is not None]
    if not held:
        return None
    return min(held, key=lambda one: (one.value or 0) * (1 if lowest else -1))


def average(
    readings: Sequence[Reading], start: datetime, end: datetime
) -> float | None:
    """Return the mean over the time in which a number is known."""
    held = _within(readings, start, end)
    total, known = 0.0, timedelta()
    for at, one in enumerate(held):
        until = held[at + 1].since if at + 1 < len(held) else end
        if one.value is not None:
            total += one.value * (until - one.since).total_seconds()
            known += until - one.since
    return total / known.total_seconds() if known else None


def _within(
    readings: Sequence[Reading], start: datetime, end: datetime
) -> list[Reading]:
    """Return the readings that held in a time, each beginning inside of it."""
    found = []
    for at, one in enumerate(readings):
        until = readings[at + 1].since if at + 1 < len(readings) else end
        if one.since < end and until > start:
            found.append(Reading(since=max(one.since, start), value=one.value))
    return found
