"""Timers, from any door, surviving a restart."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import override

from homeassistant.util import dt as dt_util

from ..const import DOMAIN
from ..lang.durations import parse_duration, say_duration
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
from .choosing import called, is_all, which_of
from .words.timer import ALL, ASK, EXAMPLES, LINES, PATTERNS

_WEEK = 604_800
_STARTS = frozenset({"start", "start_named", "ask"})
_MOST_NAME = 3


class Timer(Command):
    """Starts, cancels, pauses, resumes, extends and reports timers."""

    name = "timer"
    description = "Start, cancel, pause, resume, extend or check kitchen timers"
    parameters = (
        Parameter(
            name="action",
            kind=Kind.ENUM,
            description="What to do",
            choices=("start", "cancel", "status", "pause", "resume", "extend"),
            default="start",
        ),
        Parameter(
            name="duration",
            kind=Kind.DURATION,
            description="Length of a new timer, or what to add",
            minimum=1,
            maximum=_WEEK,
            ask=ASK,
        ),
        Parameter(
            name="name",
            kind=Kind.STRING,
            description="Name of a new timer, such as pasta",
            longest=60,
        ),
        Parameter(
            name="which",
            kind=Kind.STRING,
            description="Existing timer: its name, its length, or 'all'",
            longest=60,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("reminders with a text (reminder)", "wake-up times (alarm)")
    keywords = ("countdown", "minutes", "pasta", "eggs", "wecker", "eieruhr")

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Part "10 minute pasta" into length and name."""
        arguments: Arguments = dict(slots)
        arguments["action"] = "start" if pattern in _STARTS else pattern
        language = spoken.language
        words = spoken.text.split()
        if "which" not in slots and any(is_all(word, language) for word in words):
            arguments["which"] = _all_of(language)
        length = slots.get("duration")
        if length is None or parse_duration(length, language) is not None:
            return arguments
        if pattern != "start_named":
            return None
        parted = _parted(length.split(), language)
        return None if parted is None else {**parted, **arguments, **parted}

    @override
    def post_process(self, arguments: Arguments, utterance: str) -> Arguments:
        """Read a name as `which` when the timer is an old one."""
        if arguments.get("action", "start") != "start" and "which" not in arguments:
            named = arguments.pop("name", None)
            if named:
                arguments["which"] = named
        return arguments

    @override
    def check(self, arguments: Arguments, request: Request) -> tuple[Check, ...]:
        """Want a length where one is needed."""
        if arguments["action"] in {"start", "extend"} and "duration" not in arguments:
            return (
                Refused(param="duration", reason="duration is required", key="missing"),
            )
        return ()

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Do what is asked with the timers there are."""
        if arguments["action"] == "start":
            return await self._start_one(arguments, request)
        entries = request.kit.agenda.entries(What.TIMER)
        if not entries:
            return Response.answer(
                self.say("none", request.language), has_timers=False, count=0
            )
        said = arguments.get("which", "")
        found = which_of(entries, said, request.language)
        if not found:
            message = self.say("no_such", request.language, name=said)
            return Response.failure(message, "no_such_timer")
        return await self._with_those(found, arguments, request)

    async def _with_those(
        self, found: list[Entry], arguments: Arguments, request: Request
    ) -> Response:
        action, said = arguments["action"], arguments.get("which", "")
        if action == "status":
            return self._status(found, request)
        if action == "cancel" and len(found) > 1 and is_all(said, request.language):
            await request.kit.agenda.drop(found)
            told = self.say("cancelled_all", request.language, count=str(len(found)))
            return Response.success(told, cancelled_count=len(found))
        if len(found) > 1:
            return self._ask_which(found, arguments, request)
        return await self._change(action, found[0], arguments, request)

    async def _start_one(self, arguments: Arguments, request: Request) -> Response:
        agenda, language = request.kit.agenda, request.language
        length: timedelta = arguments["duration"]
        if agenda.is_full:
            return Response.failure(self.say("full", language), "too_many")
        name = arguments.get("name", "")
        entry = Entry(
            what=What.TIMER,
            text=name,
            due=dt_util.as_utc(request.now) + length,
            length=length,
            language=language,
            satellite_id=request.satellite_id,
            area_id=request.area_id,
            person=request.person,
        )
        await agenda.put(entry)
        said = say_duration(length, language)
        key = "started_named" if name else "started"
        response = Response.success(
            self.say(key, language, length=said, name=name),
            id=entry.id,
            duration_seconds=int(length.total_seconds()),
            name=name,
        )
        return replace(response, undo=_cancel(self.name, entry))

    def _status(self, found: list[Entry], request: Request) -> Response:
        language = request.language
        lines = []
        for entry in found:
            left = say_duration(entry.remaining(request.now), language)
            key = "left" if entry.left is None else "left_paused"
            name = called(entry, request.now, language)
            lines.append(self.say(key, language, left=left, name=name))
        return Response.answer(
            " ".join(lines),
            has_timers=True,
            count=len(found),
            timers=[
                {
                    "name": e.text,
                    "seconds_left": int(e.remaining(request.now).total_seconds()),
                }
                for e in found
            ],
        )

    def _ask_which(
        self, found: list[Entry], arguments: Arguments, request: Request
    ) -> Response:
        names = [called(entry, request.now, request.language) for entry in found]
        items = tuple(
            Item(
                id=entry.id,
                name=name,
                command=self.name,
                arguments={**arguments, "which": entry.id},
            )
            for entry, name in zip(found, names, strict=True)
        )
        said = self.say("which", request.language, names=", ".join(names))
        return replace(Response.listing(said, items), error="which")

    async def _change(
        self, action: str, entry: Entry, arguments: Arguments, request: Request
    ) -> Response:
        agenda, now = request.kit.agenda, dt_util.as_utc(request.now)
        language = request.language
        name = called(entry, now, language)
        if action == "cancel":
            await agenda.drop([entry])
            said = self.say("cancelled", language, name=name)
            return Response.success(said, cancelled_count=1)
        left = entry.remaining(now)
        if action == "pause":
            await agenda.put(replace(entry, left=left, due=None))
            return Response.success(self.say("paused", language, name=name))
        if action == "extend":
            more = arguments["duration"]
            left += more
            length = (entry.length or timedelta()) + more
            entry = replace(entry, length=length)
            if entry.left is not None:
                await agenda.put(replace(entry, left=left))
                return self._told("extended", name, left, request)
        await agenda.put(replace(entry, left=None, due=now + left))
        key = "extended" if action == "extend" else "resumed"
        return self._told(key, name, left, request)

    def _told(self, key: str, name: str, left: timedelta, request: Request) -> Response:
        how_long = say_duration(left, request.language)
        return Response.success(
            self.say(key, request.language, name=name, left=how_long)
        )


def _cancel(command: str, entry: Entry) -> tuple[tuple[str, str, Arguments], ...]:
    return ((DOMAIN, command, {"action": "cancel", "which": entry.id}),)


def _all_of(language: str) -> str:
    return ALL.get(language.partition("-")[0], ALL["en"]).partition(",")[0]


def _parted(words: list[str], language: str) -> Arguments | None:
    """Part "10 minute pasta" after the longest beginning that is a length."""
    for cut in range(len(words) - 1, 0, -1):
        length, name = " ".join(words[:cut]), words[cut:]
        if parse_duration(length, language) is not None:
            fits = len(name) <= _MOST_NAME
            return {"duration": length, "name": " ".join(name)} if fits else None
    return None
