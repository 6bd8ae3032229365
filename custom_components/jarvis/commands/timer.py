"""Timers, from any door, surviving a restart."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, override

from homeassistant.util import dt as dt_util

from ..lang.durations import parse_duration, say_duration
from ..lang.moments import parse_moment
from ..lang.normalise import fold
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
from .shelf.answers import are_all
from .shelf.patterns import follow_ups
from .shelf.threads import Thread
from .times.agenda import Entry, What
from .times.calendar_words import Upcoming
from .times.choosing import called, counted_as, which_beside, which_of
from .times.several_timers import first_of_several, read_several
from .times.titles import bare_name

ASK: Final = words_of("timer", "ask")
EXAMPLES: Final = examples("timer")
IT: Final = words_of("timer", "it")
LINES: Final = responses("timer")
NO_NAMES: Final = words_of("timer", "no_names")
PATTERNS: Final = sentences("timer")
FOLLOWS: Final = sentences("timer_follows", "follows")

_WEEK = 604_800
_STARTS = frozenset({"start", "start_named", "ask", "ask_named", "wake"})
_WITH_LENGTH = frozenset({"start", "extend", "shorten", "change"})
_MOST_NAME = 3
# One pattern for all timers of a sentence.
_SEVERAL = "several"
# Whether the last thing done to a timer was to hold it.
_PAUSED = "timer@paused"
# Behind the action, where all of them are meant.
_ALL = "_all"
# Who sleeps longer than this wants an alarm that rings on, not a timer.
_NAP = timedelta(hours=1)


class Timer(Upcoming):
    """Starts, cancels, pauses, resumes, changes and reports timers."""

    what = What.TIMER
    drops = "cancel"
    rings = True
    name = "timer"
    description = (
        "Start, cancel, pause, resume, restart, extend, shorten or check kitchen timers"
    )
    parameters = (
        Parameter(
            name="action",
            kind=Kind.ENUM,
            description="What to do; change sets what is left to the duration",
            choices=(
                "start",
                "cancel",
                "status",
                "pause",
                "resume",
                "restart",
                "extend",
                "shorten",
                "change",
            ),
            default="start",
        ),
        Parameter(
            name="duration",
            kind=Kind.DURATION,
            description="Length of a new timer, or what to add or take off",
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
        Parameter(
            name="several",
            kind=Kind.LIST,
            description="Further timers to start at once, each '10 minutes eggs'",
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("reminders with a text (reminder)", "wake-up times (alarm)")
    keywords = ("countdown", "minutes", "pasta", "eggs", "wecker", "eieruhr")
    telling = frozenset({"status"})
    # "It" is the timer, whatever was done to it last.
    sooner = frozenset({"cancel_it", "resume_it"})

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Part "10 minute pasta" into length and name."""
        if pattern == _SEVERAL:
            return first_of_several(slots, spoken.language)
        return self._one(pattern, slots, spoken)

    def _one(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        language = spoken.language
        its = IT.get(language.partition("-")[0], "").split()
        slots = {k: said for k, said in slots.items() if fold(said) not in its}
        bare = pattern.removesuffix("_it").removesuffix(_ALL)
        action = "start" if pattern in _STARTS else bare
        if "number" in slots:
            # "five more minutes": the length is around the word.
            slots = {**slots, "duration": f"{slots['number']} {slots['unit']}"}
        arguments = self.named({**slots, "action": action}, slots, spoken)
        if "name" in slots and not _name(arguments, spoken):
            return None
        length = slots.get("duration")
        if length is None:
            return arguments
        read = parse_duration(length, language)
        if pattern == "wake" and read is not None and read > _NAP:
            return None
        if read is not None:
            return arguments
        if pattern != "start_named":
            return None
        parted = _parted(length.split(), language)
        return None if parted is None else {**parted, **arguments, **parted}

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Go on with the timers of the last turn: "five more minutes", "cancel it"."""
        if thread is None or thread.last != self.name:
            return None
        follows = follow_ups(self.name, FOLLOWS, spoken.text, spoken.language)
        for pattern, slots in follows:
            if pattern == "resume_it" and not thread.kept.get(_PAUSED):
                continue
            if "duration" in slots:
                slots["duration"] = self._counted(slots["duration"], thread, spoken)
            if (found := self.from_slots(pattern, slots, spoken)) is None:
                continue
            every = pattern.endswith(_ALL)
            if found["action"] != "start" and self.name in thread.kept and not every:
                found.setdefault("which", thread.kept[self.name])
            if said := str(found.get("which", "")):
                found["which"] = self._beside(said, thread, spoken)
                if not found["which"]:
                    continue
            return PreRoute(arguments=found, pattern=pattern)
        return None

    def _counted(self, said: str, thread: Thread, spoken: Spoken) -> str:
        last, kit = str(thread.kept.get(self.name, "")), self.kit
        entries = kit.agenda.entries(self.what) if kit else ()
        return counted_as(entries, said, last, spoken.language)

    def _beside(self, said: str, thread: Thread, spoken: Spoken) -> str:
        last, kit = str(thread.kept.get(self.name, "")), self.kit
        entries = kit.agenda.entries(self.what) if kit else ()
        return which_beside(entries, said, last, spoken.language)

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
        if arguments["action"] in _WITH_LENGTH and "duration" not in arguments:
            return (
                Refused(param="duration", reason="duration is required", key="missing"),
            )
        return ()

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Do what is asked with the timers there are."""
        request.thread.kept[_PAUSED] = arguments["action"] == "pause"
        if arguments["action"] == "start":
            return await self._start(arguments, request)
        entries = self.of_nobody_else(str(arguments.get("which", "")), request)
        if not entries:
            return Response.answer(
                self.say("none", request.language), has_timers=False, count=0
            )
        said = arguments.get("which", "")
        if said == request.thread.kept.get(self.name) and all(
            entry.id != said for entry in entries
        ):
            # "It" is over; the words fit whatever is left.
            said = ""
        found = which_of(entries, said, request.language)
        if not found:
            message = self.say("no_such", request.language, name=said)
            return Response.failure(message, "no_such_timer")
        return await self._with_those(found, {**arguments, "which": said}, request)

    async def _with_those(
        self, found: list[Entry], arguments: Arguments, request: Request
    ) -> Response:
        action, said = arguments["action"], arguments.get("which", "")
        if action == "status":
            if len(found) == 1:
                # "Add two minutes to it" means the one that was asked for.
                self.touch(found[0], request)
            return self._status(found, request)
        every = are_all(said, request.language, len(found))
        if action == "cancel" and len(found) > 1 and every:
            await request.kit.agenda.drop(found)
            told = self.say("cancelled_all", request.language, count=str(len(found)))
            return Response.success(told, cancelled_count=len(found))
        if len(found) > 1:
            names = self._told_apart(found, request)
            return self.ask_which(names, arguments, request, ", ")
        self.touch(found[0], request)
        return await self._change(action, found[0], arguments, request)

    async def _start(self, arguments: Arguments, request: Request) -> Response:
        """Start one timer, or one after another until one fails."""
        done = await self._start_one(arguments, request)
        for said in arguments.get("several", ()):
            if not done.ok:
                break
            for piece in read_several(str(said), request.language):
                length = parse_duration(piece.length, request.language)
                if length is None:
                    continue
                facts = {"action": "start", "duration": length, "name": piece.name}
                more = await self._start_one(facts, request)
                told = f"{done.message} {more.message}"
                done = replace(more, message=told, undo=(*done.undo, *more.undo))
        return done

    async def _start_one(self, arguments: Arguments, request: Request) -> Response:
        language, length = request.language, arguments["duration"]
        name = bare_name(arguments.get("name", ""), language)
        due = dt_util.as_utc(request.now) + length
        entry = await self.keep(request, text=name, due=due, length=length)
        if entry is None:
            return self.too_many(request)
        told = called(entry, request.now, language) if name else ""
        response = Response.success(
            self.say(
                "started_named" if name else "started",
                language,
                length=say_duration(length, language),
                name=told,
            ),
            id=entry.id,
            duration_seconds=int(length.total_seconds()),
            name=name,
        )
        return self.kept(response, entry)

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

    def _told_apart(
        self, found: list[Entry], request: Request
    ) -> list[tuple[Entry, str]]:
        """Call each by its name; namesakes by what is left as well."""
        names = [called(entry, request.now, request.language) for entry in found]
        return [
            (
                entry,
                name if names.count(name) == 1 else self._twin(entry, name, request),
            )
            for entry, name in zip(found, names, strict=True)
        ]

    def _twin(self, entry: Entry, name: str, request: Request) -> str:
        left = say_duration(entry.remaining(request.now), request.language)
        return self.say("twin", request.language, name=name, left=left)

    async def _change(
        self, action: str, entry: Entry, arguments: Arguments, request: Request
    ) -> Response:
        agenda, now = request.kit.agenda, dt_util.as_utc(request.now)
        language, name = request.language, called(entry, now, request.language)
        left = entry.remaining(now)
        match action:
            case "cancel":
                await agenda.drop([entry])
                said = self.say("cancelled", language, name=name)
                return Response.success(said, cancelled_count=1)
            case "pause":
                await agenda.put(replace(entry, left=left, due=None))
                return Response.success(self.say("paused", language, name=name))
            case "resume":
                await agenda.put(replace(entry, left=None, due=now + left))
                return self._told("resumed", name, left, request)
            case "restart":
                left = entry.length or left
                await agenda.put(replace(entry, left=None, due=now + left))
                return self._told("changed", name, left, request)
            case _:
                return await self._turn_length(action, entry, arguments, request)

    async def _turn_length(
        self, action: str, entry: Entry, arguments: Arguments, request: Request
    ) -> Response:
        """Give it more or less time, or exactly so much; a paused one stays paused."""
        now, more = dt_util.as_utc(request.now), arguments["duration"]
        left, length = entry.remaining(now), entry.length or timedelta()
        name = called(entry, now, request.language)
        if action == "shorten" and more >= left:
            return replace(
                self._told("too_short", name, left, request), error="too_short"
            )
        change = {"extend": more, "shorten": -more}.get(action, more - left)
        if action == "change":
            length = more
        else:
            length += change
        left += change
        entry = _timed(replace(entry, length=length), left, now)
        await request.kit.agenda.put(entry)
        # A timer without a name is called by its length, which is new.
        name = called(entry, now, request.language)
        return self._told("changed", name, left, request)

    def _told(self, key: str, name: str, left: timedelta, request: Request) -> Response:
        how_long = say_duration(left, request.language)
        return Response.success(
            self.say(key, request.language, name=name, left=how_long)
        )


def _timed(entry: Entry, left: timedelta, now: datetime) -> Entry:
    if entry.left is not None:
        return replace(entry, left=left)
    return replace(entry, due=now + left)


def _name(arguments: Arguments, spoken: Spoken) -> bool:
    """Tell whether the words are a name; those that only count or point go away."""
    name, language = arguments["name"], spoken.language
    words = NO_NAMES.get(language.partition("-")[0], "").split()
    if fold(name) in words or parse_ordinal(name, language) is not None:
        del arguments["name"]
        return True
    return (
        len(name.split()) <= _MOST_NAME
        and parse_duration(name, language) is None
        and parse_moment(name, language, spoken.now) is None
    )


def _parted(words: list[str], language: str) -> Arguments | None:
    """Part "10 minute pasta" after the longest beginning that is a length."""
    for cut in range(len(words) - 1, 0, -1):
        length, name = " ".join(words[:cut]), words[cut:]
        if parse_duration(length, language) is not None:
            fits = len(name) <= _MOST_NAME
            return {"duration": length, "name": " ".join(name)} if fits else None
    return None
