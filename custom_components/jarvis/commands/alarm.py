"""Alarm clocks, from any door, surviving a restart."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import override

from homeassistant.util import dt as dt_util

from ..const import DOMAIN
from ..lang.durations import say_duration
from ..lang.moments import Moment, parse_moment
from ..lang.numbers import parse_ordinal
from .agenda import Entry, What
from .base import (
    Arguments,
    Check,
    Command,
    Item,
    Kind,
    Parameter,
    Refused,
    Request,
    Response,
    Spoken,
)
from .calendar_words import say_moment
from .choosing import is_all, which_of
from .repeats import CHOICES, first_of, part_repeat
from .words.alarm import ASK, EXAMPLES, LINES, PATTERNS


class Alarm(Command):
    """Sets, cancels and reports alarms, once or repeating."""

    name = "alarm"
    description = "Set, cancel or list wake-up alarms"
    parameters = (
        Parameter(
            name="action",
            kind=Kind.ENUM,
            description="What to do",
            choices=("set", "cancel", "status", "snooze", "off"),
            default="set",
        ),
        Parameter(
            name="time",
            kind=Kind.DATETIME,
            description="When to wake; the next time of that hour when no day is said",
            ask=ASK,
        ),
        Parameter(
            name="repeat",
            kind=Kind.ENUM,
            description="How it repeats, if at all",
            choices=CHOICES,
        ),
        Parameter(
            name="which",
            kind=Kind.STRING,
            description="Existing alarm to cancel: its time, or 'all'",
            longest=60,
            free=True,
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

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Read the time as somebody means it who wants to be woken."""
        if pattern == "ask":
            return {"action": "set"}
        if pattern != "set":
            if not _names_one(slots.get("which", ""), spoken):
                return None
            arguments: Arguments = {**slots, "action": pattern}
            words = spoken.text.split()
            if "which" not in slots and any(is_all(w, spoken.language) for w in words):
                arguments["which"] = "all"
            return arguments
        said, repeat = part_repeat(slots["time"], spoken.language)
        moment = parse_moment(said, spoken.language, spoken.now)
        if moment is None or (moment.time is None and moment.at is None):
            return None
        at = waking(moment, spoken.now)
        arguments = {"action": "set", "time": at}
        if repeat:
            arguments["repeat"] = repeat
        return arguments

    @override
    def check(self, arguments: Arguments, request: Request) -> tuple[Check, ...]:
        """Want a time for a new alarm."""
        if arguments["action"] == "set" and "time" not in arguments:
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
            case "status":
                return self._status(request)
            case _:
                return await self._cancel(arguments, request)

    async def _cancel(self, arguments: Arguments, request: Request) -> Response:
        agenda, language = request.kit.agenda, request.language
        said = arguments.get("which", "")
        if agenda.ringing.is_on and not said:
            # Who is woken and says "turn off the alarm" means this one.
            return self._off(request)
        if not (entries := agenda.entries(What.ALARM)):
            return Response.answer(self.say("none", language), count=0)
        found = _meant(entries, said, request)
        if not found:
            return Response.failure(self.say("no_such", language), "no_such_alarm")
        if len(found) > 1 and not is_all(said, language):
            return self._ask_which(found, arguments, request)
        await agenda.drop(found)
        if len(found) > 1:
            told = self.say("cancelled_all", language, count=str(len(found)))
        else:
            told = self.say("cancelled", language, when=self._when(found[0], request))
        return Response.success(told, cancelled_count=len(found))

    def _off(self, request: Request) -> Response:
        if request.kit.agenda.ringing.hush():
            return Response.answer(self.say("off", request.language))
        return Response.answer(self.say("none_rings", request.language))

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
        agenda, language = request.kit.agenda, request.language
        if agenda.is_full:
            return Response.failure(self.say("full", language), "too_many")
        repeat = arguments.get("repeat", "")
        at = first_of(repeat, arguments["time"])
        entry = Entry(
            what=What.ALARM,
            due=dt_util.as_utc(at),
            repeat=repeat,
            language=language,
            satellite_id=request.satellite_id,
            area_id=request.area_id,
            person=request.person,
        )
        await agenda.put(entry)
        when = say_moment(at, request.now, language)
        if repeat:
            how = self.say(repeat, language)
            said = self.say("repeated", language, when=when, repeat=how)
        else:
            said = self.say("set", language, when=when)
        response = Response.success(
            said, id=entry.id, time=at.isoformat(), repeat=repeat
        )
        back = {"action": "cancel", "which": entry.id}
        return replace(response, undo=((DOMAIN, self.name, back),))

    def _when(self, entry: Entry, request: Request) -> str:
        due = (entry.due or request.now).astimezone(request.now.tzinfo)
        return say_moment(due, request.now, request.language)

    def _status(self, request: Request) -> Response:
        entries = request.kit.agenda.entries(What.ALARM)
        if not entries:
            return Response.answer(self.say("none", request.language), count=0)
        times = [self._when(entry, request) for entry in entries]
        if len(times) == 1:
            said = self.say("status", request.language, when=times[0])
        else:
            facts = {"count": str(len(times)), "list": "; ".join(times)}
            said = self.say("several", request.language, **facts)
        return Response.answer(said, count=len(times))

    def _ask_which(
        self, found: list[Entry], arguments: Arguments, request: Request
    ) -> Response:
        items = tuple(
            Item(
                id=entry.id,
                name=self._when(entry, request),
                command=self.name,
                arguments={**arguments, "which": entry.id},
            )
            for entry in found
        )
        listed = "; ".join(item.name for item in items)
        said = self.say("which", request.language, list=listed)
        return replace(Response.listing(said, items), error="which")


def waking(moment: Moment, now: datetime) -> datetime | None:
    """Give the moment meant by "wake me at seven": the next seven in the morning."""
    return replace(moment, vague=False).after(now)


def _names_one(said: str, spoken: Spoken) -> bool:
    """Tell whether words are the time, the place or all of alarms; none are too."""
    language = spoken.language
    return (
        not said
        or is_all(said, language)
        or parse_ordinal(said, language) is not None
        or parse_moment(said, language, spoken.now) is not None
    )


def _meant(entries: list[Entry], said: str, request: Request) -> list[Entry]:
    """Find alarms by id, place, or the time of day they ring."""
    moment = parse_moment(said, request.language, request.now) if said else None
    if moment is None or moment.time is None:
        return which_of(entries, said, request.language)
    hours = {moment.time.hour, (moment.time.hour + 12) % 24 if moment.vague else -1}
    found = []
    for entry in entries:
        local = (entry.due or request.now).astimezone(request.now.tzinfo)
        if local.hour in hours and local.minute == moment.time.minute:
            found.append(entry)
    return found
