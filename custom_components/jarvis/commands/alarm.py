"""Alarm clocks, from any door, surviving a restart."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Final, override

from homeassistant.util import dt as dt_util

from ..lang.durations import parse_duration, say_duration
from ..lang.moments import parse_moment
from ..lang.numbers import parse_ordinal
from ..lang.responses import examples, responses, sentences, words_of
from .base import (
    Arguments,
    Check,
    Kind,
    Parameter,
    PreRoute,
    Refused,
    Request,
    Response,
    Spoken,
)
from .retiming import SHOWN, Retimed
from .shelf.answers import are_all, is_all
from .shelf.patterns import follow_ups
from .shelf.threads import Thread
from .times.agenda import Entry, What
from .times.alarms import day_ahead, meant_by, rings_on
from .times.calendar_words import day_facts, say_moment
from .times.choosing import telling
from .times.repeats import PARAMETERS, first_of, part_repeat, repeat_of, say_repeat

ASK: Final = words_of("alarm", "ask")
EXAMPLES: Final = examples("alarm")
FOLLOWS: Final = sentences("alarm", "follows")
LINES: Final = responses("alarm")
PATTERNS: Final = sentences("alarm")


class Alarm(Retimed):
    """Sets, moves, cancels and reports alarms, once or repeating."""

    what = What.ALARM
    drops = "cancel"
    rings = True
    name = "alarm"
    description = "Set, move, skip, cancel or list wake-up alarms"
    parameters = (
        Parameter(
            name="action",
            kind=Kind.ENUM,
            description="What to do",
            choices=(
                "set",
                "cancel",
                "status",
                "next",
                "snooze",
                "off",
                "move",
                "skip",
            ),
            default="set",
        ),
        Parameter(
            name="time",
            kind=Kind.DATETIME,
            description="When to wake; the next time of that hour when no day is said",
            early=True,
            ask=ASK,
        ),
        *PARAMETERS,
        Parameter(
            name="which",
            kind=Kind.STRING,
            description="Existing alarm: its time, or 'all'",
            longest=60,
            free=True,
        ),
        Parameter(
            name="day",
            kind=Kind.DATE,
            description="Only the alarms of this day, for status and skip",
        ),
        Parameter(
            name="length",
            kind=Kind.DURATION,
            description="How long to sleep on, for snooze",
            default=timedelta(minutes=10),
            minimum=60,
            maximum=3600,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("countdowns (timer)", "reminders with a text (reminder)")
    keywords = ("wake", "morning", "wecker", "wecken")
    telling = frozenset({"status", "next"})

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Read the time as somebody means it who wants to be woken."""
        match pattern:
            case "ask":
                return {"action": "set"}
            case "set":
                return _new(slots, spoken)
            case "awake" | "snooze_more":
                return self._at_the_bed(pattern, slots, spoken)
        which = slots.get("which", "")
        if telling(which, spoken.language) and not _names_one(which, spoken):
            return None
        if "time" in slots and not parse_moment(
            slots["time"], spoken.language, spoken.now
        ):
            return None
        arguments = self.named({**slots, "action": pattern}, slots, spoken)
        if "day" in slots:
            arguments["day"] = day_ahead(slots["day"], spoken.language, spoken.now)
        return arguments if arguments.get("day", True) else None

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Go on with the alarms that were spoken of: "skip tomorrow", too."""
        if found := super().pre_route(spoken, thread):
            return found
        if self.kit is None or thread is None or thread.last != self.name:
            return None
        entries = self.kit.agenda.entries(self.what)
        for pattern, slots in follow_ups(
            self.name, FOLLOWS, spoken.text, spoken.language
        ):
            day = day_ahead(slots["day"], spoken.language, spoken.now)
            if day and any(rings_on(one, day, spoken.now) for one in entries):
                return PreRoute(
                    arguments={"action": pattern, "day": day}, pattern=pattern
                )
        return None

    def _at_the_bed(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take what means an alarm only while one rings, or just rang."""
        if self.kit is None:
            return None
        if pattern == "awake":
            return {"action": "off"} if self.kit.agenda.ringing.is_on else None
        length = parse_duration(slots["length"], spoken.language)
        if length is None or not self.kit.agenda.ringing.rang_lately:
            return None
        return {"action": "snooze", **slots}

    @override
    def matching(self, entries: list[Entry], said: str, spoken: Spoken) -> list[Entry]:
        """Find them by place, day or time; other words name no alarm."""
        fits = bool(said) and _names_one(said, spoken)
        return meant_by(entries, said, spoken.language, spoken.now) if fits else []

    @override
    def one_more(
        self, entry: Entry, at: datetime | None, rest: str, spoken: Spoken
    ) -> Arguments | None:
        """Wake at another time as well, or on other days."""
        del entry
        if at is None:
            return _new({"time": rest}, spoken)
        return {"action": "set", "time": at}

    @override
    def check(self, arguments: Arguments, request: Request) -> tuple[Check, ...]:
        """Want a time for a new alarm, and for one that moves."""
        if arguments["action"] in {"set", "move"} and "time" not in arguments:
            return (Refused(param="time", reason="time is required", key="missing"),)
        return ()

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Do what is asked with the alarms there are."""
        match arguments["action"]:
            case "set":
                return await self._set(arguments, request)
            case "off":
                return self._off(request)
            case "snooze":
                return await self._snooze(arguments, request)
            case "status" | "next":
                return self._status(arguments, request)
            case _:
                return await self._with_one(arguments, request)

    async def _with_one(self, arguments: Arguments, request: Request) -> Response:
        """Cancel, move or skip the alarms that are meant."""
        agenda, language = request.kit.agenda, request.language
        said, action = arguments.get("which", ""), arguments["action"]
        if action == "cancel" and agenda.ringing.is_on and not said:
            # Who is woken and says "turn off the alarm" means this one.
            return self._off(request)
        if not (entries := self.of_nobody_else(said, request)):
            return Response.answer(self.say("none", language), count=0)
        found = (
            self.shown(entries, request.thread)
            if said == SHOWN
            else meant_by(entries, said, language, request.now)
        )
        if (day := arguments.get("day")) is not None:
            found = [one for one in found if rings_on(one, day, request.now)]
        if not found:
            return Response.failure(self.say("no_such", language), "no_such_alarm")
        if action == "skip":
            return await self._skip(found[0], day, request)
        all_of_them = said == SHOWN or are_all(said, language, len(found))
        many = all_of_them and action == "cancel"
        if len(found) > 1 and not many:
            named = [(entry, self._one(entry, request)) for entry in found]
            return self.ask_which(named, arguments, request)
        move = action == "move"
        return await (
            self._move(found[0], arguments, request)
            if move
            else self._cancel(found, request)
        )

    async def _cancel(self, found: list[Entry], request: Request) -> Response:
        language = request.language
        await request.kit.agenda.drop(found)
        if len(found) > 1:
            told = self.say("cancelled_all", language, count=str(len(found)))
        else:
            told = self.say("cancelled", language, when=self._when(found[0], request))
        return Response.success(told, cancelled_count=len(found))

    def _off(self, request: Request) -> Response:
        if request.kit.agenda.ringing.hush():
            return Response.answer(self.say("off", request.language))
        return Response.answer(self.say("none_rings", request.language))

    async def _skip(self, entry: Entry, day: date | None, request: Request) -> Response:
        """Leave out a day, or the next time; one that does not repeat is over."""
        agenda, language = request.kit.agenda, request.language
        if not entry.repeat or entry.due is None:
            return await self._cancel([entry], request)
        now = max(request.now, entry.due.astimezone(request.now.tzinfo))
        at = None if day is None else rings_on(entry, day, request.now)
        if day is not None and at is not None and at > now:
            skips = (*entry.skips, day.isoformat())
            await agenda.put(replace(entry, skips=skips))
            when = say_moment(at, request.now, language)
            return Response.success(self.say("skipped_day", language, when=when))
        at = entry.following(now)
        entry = replace(entry, due=dt_util.as_utc(at))
        await agenda.put(entry)
        when = self._when(entry, request)
        return Response.success(self.say("skipped", language, when=when))

    async def _move(
        self, entry: Entry, arguments: Arguments, request: Request
    ) -> Response:
        at, before = first_of(entry.repeat, arguments["time"]), entry.due
        clock = str(at.timetz().replace(tzinfo=None))
        entry = replace(entry, due=dt_util.as_utc(at), clock=clock)
        await request.kit.agenda.put(entry)
        self.touch(entry, request)
        done = Response.success(self._confirmed(entry, request), time=at.isoformat())
        return self.moved(done, entry, before)

    async def _snooze(self, arguments: Arguments, request: Request) -> Response:
        ringing, length = request.kit.agenda.ringing, arguments["length"]
        if not ringing.rang_lately:
            said = self.say("none_rings", request.language)
            return Response.failure(said, "none_rings")
        ringing.hush()
        await self._set({"time": request.now + length}, request)
        how = say_duration(length, request.language)
        return Response.success(self.say("snoozed", request.language, length=how))

    async def _set(self, arguments: Arguments, request: Request) -> Response:
        repeat = repeat_of(arguments, request.language, arguments["time"])
        at = first_of(repeat, arguments["time"])
        entry = await self.keep(
            request,
            due=dt_util.as_utc(at),
            repeat=repeat,
            clock=str(at.timetz().replace(tzinfo=None)),
        )
        if entry is None:
            return self.too_many(request)
        response = Response.success(
            self._confirmed(entry, request),
            id=entry.id,
            time=at.isoformat(),
            repeat=repeat,
        )
        return self.kept(response, entry)

    def _confirmed(self, entry: Entry, request: Request) -> str:
        language, when = request.language, self._when(entry, request)
        if not entry.repeat:
            return self.say("set", language, when=when)
        how = say_repeat(entry.repeat, language)
        return self.say("repeated", language, when=when, repeat=how)

    def _when(self, entry: Entry, request: Request) -> str:
        due = (entry.due or request.now).astimezone(request.now.tzinfo)
        return say_moment(due, request.now, request.language)

    def _one(self, entry: Entry, request: Request) -> str:
        language, when = request.language, self._when(entry, request)
        if not entry.repeat:
            return self.say("one", language, when=when)
        repeat = say_repeat(entry.repeat, language)
        said = self.say("one_repeated", language, when=when, repeat=repeat)
        if not entry.skips:
            return said
        days = (day_facts(date.fromisoformat(day), language) for day in entry.skips)
        named = ", ".join(facts["weekday"] for facts in days)
        return self.say("one_skips", language, one=said, days=named)

    def _status(self, arguments: Arguments, request: Request) -> Response:
        entries = self.of_nobody_else("", request)
        if (day := arguments.get("day")) is not None:
            entries = [
                replace(one, due=dt_util.as_utc(at))
                for one in entries
                if (at := rings_on(one, day, request.now)) is not None
            ]
        if not entries:
            return Response.answer(self.say("none", request.language), count=0)
        if arguments["action"] == "next":
            entries = entries[:1]
        self.show(entries, request)
        times = [self._one(entry, request) for entry in entries]
        if len(times) == 1:
            said = self.say("status", request.language, when=times[0])
        else:
            facts = {"count": str(len(times)), "list": "; ".join(times)}
            said = self.say("several", request.language, **facts)
        return Response.answer(said, count=len(times))


def _new(slots: Mapping[str, str], spoken: Spoken) -> Arguments | None:
    """Part "at 7 on weekdays" into the time and the repetition."""
    words = " ".join(slots[key] for key in ("repeat", "day", "time") if key in slots)
    said, repeat = part_repeat(words, spoken.language)
    if ("repeat" in slots and not repeat) or "every" in repeat:
        return None
    moment = parse_moment(said, spoken.language, spoken.now)
    if moment is None or (moment.time is None and moment.at is None):
        return None
    at = replace(moment, vague=False).after(spoken.now)
    return {"action": "set", "time": at, **repeat}


def _names_one(said: str, spoken: Spoken) -> bool:
    """Tell whether words are the time, the place or all of alarms; none are too."""
    language = spoken.language
    return (
        not said
        or is_all(said, language)
        or parse_ordinal(said, language) is not None
        or parse_moment(said, language, spoken.now) is not None
        or bool(part_repeat(said, language)[1])
    )
