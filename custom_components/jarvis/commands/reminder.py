"""Reminders by time, by place and by what happens in the house."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Final, override

from homeassistant.util import dt as dt_util

from ..lang.moments import parse_date, parse_moment
from ..lang.normalise import fold
from ..lang.responses import common, examples, responses, sentences, words_of
from .base import Arguments, Check, Kind, Parameter, Refused, Request, Response, Spoken
from .parts.sensing import teller
from .retiming import SHOWN, Retimed
from .shelf.answers import are_all
from .times.agenda import Entry, What
from .times.calendar_words import say_moment
from .times.choosing import which_of
from .times.reminder_wish import READINGS
from .times.reminding import bare_text
from .times.repeats import (
    INTERVAL_PARAMETER,
    PARAMETERS,
    first_of,
    repeat_of,
    say_repeat,
)
from .times.titles import fitting

ASK_TEXT: Final = words_of("reminder", "ask_text")
ASK_TIME: Final = words_of("reminder", "ask_time")
EXAMPLES: Final = examples("reminder")
LINES: Final = responses("reminder")
PATTERNS: Final = sentences("reminder")
STATES: Final = common("reminder", "states")

_UNKNOWN = frozenset({"unavailable", "unknown"})
_LATER = timedelta(minutes=10)


class Reminder(Retimed):
    """Sets, lists, moves and deletes reminders that survive a restart."""

    what = What.REMINDER
    drops = "delete"
    name = "reminder"
    description = (
        "Remind of something at a time, when something in the house happens, or when "
        "somebody comes home or leaves"
    )
    parameters = (
        Parameter(
            name="action",
            kind=Kind.ENUM,
            description="What to do; again repeats the one that was told last",
            choices=("set", "list", "next", "move", "again", "delete"),
            default="set",
        ),
        Parameter(
            name="text",
            kind=Kind.STRING,
            description="What to be reminded of, in the user's words",
            longest=500,
            free=True,
            ask=ASK_TEXT,
        ),
        Parameter(
            name="time", kind=Kind.DATETIME, description="When to remind", ask=ASK_TIME
        ),
        *PARAMETERS,
        INTERVAL_PARAMETER,
        Parameter(
            name="entity",
            kind=Kind.ENTITY,
            description="Instead of a time: the thing or person that has to change",
        ),
        Parameter(
            name="change",
            kind=Kind.ENUM,
            description="What it has to become",
            choices=tuple(STATES),
        ),
        Parameter(
            name="me",
            kind=Kind.BOOLEAN,
            description="With change home or away: the speaker comes or goes",
        ),
        Parameter(
            name="zone",
            kind=Kind.STRING,
            description="With change zone or left and me: the place the speaker gets "
            "to or leaves",
            longest=60,
        ),
        Parameter(
            name="person",
            kind=Kind.PERSON,
            description="Who is to be reminded, when it is not the speaker",
        ),
        Parameter(
            name="day", kind=Kind.DATE, description="Only those of this day, for list"
        ),
        Parameter(
            name="which",
            kind=Kind.STRING,
            description="Existing reminder: its text, or 'all'",
            longest=200,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("countdowns without a text (timer)", "calendar events")
    keywords = ("remind", "remember to", "don't forget", "erinnern", "erinnerung")
    telling = frozenset({"list", "next"})

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Part what was said into text, time and condition."""
        language, now = spoken.language, spoken.now
        if (read := READINGS.get(pattern)) is not None:
            return read(slots, spoken)
        for key, when in (("time", parse_moment), ("day", parse_date)):
            if key in slots and not when(slots[key], language, now):
                return None
        return self.named({**slots, "action": pattern}, slots, spoken)

    @override
    def matching(self, entries: list[Entry], said: str, spoken: Spoken) -> list[Entry]:
        """Find them by place or words."""
        return which_of(entries, said, spoken.language)

    @override
    def one_more(
        self, entry: Entry, at: datetime | None, rest: str, spoken: Spoken
    ) -> Arguments | None:
        """Remind of the same at another time, or of something else."""
        if at is None:
            return READINGS["set"]({"rest": rest}, spoken)
        return {"action": "set", "text": entry.text, "time": at}

    @override
    def check(self, arguments: Arguments, request: Request) -> tuple[Check, ...]:
        """Want a text and either a time or a condition."""
        action = arguments["action"]
        if action == "set" and "text" not in arguments:
            return (Refused(param="text", reason="text is required", key="missing"),)
        bound = "change" in arguments and ("entity" in arguments or "me" in arguments)
        timed = "time" in arguments or (action == "set" and "every" in arguments)
        if action in {"set", "move"} and not timed and not (bound and action == "set"):
            return (Refused(param="time", reason="time is required", key="missing"),)
        return ()

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Do what is asked with the reminders there are."""
        action = arguments["action"]
        if action == "set":
            return await self._set(arguments, request)
        if action == "again":
            return await self._set_again(arguments, request)
        entries = self.of_nobody_else(str(arguments.get("which", "")), request)
        if not entries:
            return Response.answer(self.say("none", request.language), count=0)
        if action in {"list", "next"}:
            return self._list(entries, arguments, request)
        return await self._with_one(entries, arguments, request)

    async def _set(self, arguments: Arguments, request: Request) -> Response:
        at = _time(arguments, request)
        waited = _Waited() if at else self._waited(arguments, request)
        if isinstance(waited, Response):
            return waited
        repeat = repeat_of(arguments, request.language, at)
        at = first_of(repeat, at) if at else None
        whom = arguments.get("person")
        entry = await self.keep(
            request,
            text=bare_text(arguments["text"], request.language),
            due=dt_util.as_utc(at) if at else None,
            repeat=repeat,
            clock=str(at.timetz().replace(tzinfo=None)) if at else "",
            person=_user_of(whom, request) if whom else request.person,
            whom=_name(whom, request) if whom else "",
            **waited.facts,
        )
        if entry is None:
            return self.too_many(request)
        response = Response.success(
            self._confirm(entry, request),
            id=entry.id,
            time=at.isoformat() if at else None,
        )
        return self.kept(response, entry)

    async def _set_again(self, arguments: Arguments, request: Request) -> Response:
        """Tell what was told last once more, in a while."""
        told = request.kit.agenda.told_lately(What.REMINDER, request.person)
        if told is None:
            said = self.say("none_lately", request.language)
            return Response.failure(said, "none_lately")
        at = arguments.get("time") or request.now + _LATER
        return await self._set({"text": told.text, "time": at}, request)

    def _waited(self, arguments: Arguments, request: Request) -> _Waited | Response:
        """Find what has to change, and into what; the failure when nothing can."""
        language, change = request.language, arguments["change"]
        if arguments.get("me"):
            entity_id = _person_of(request)
            if entity_id is None:
                return Response.failure(self.say("no_person", language), "no_person")
        else:
            named = arguments["entity"]
            entity_id = teller(request.kit.home(), named, change)
            if entity_id is None:
                said = self.say("cannot_tell", language, entity=_name(named, request))
                return Response.failure(said, "cannot_tell")
        states, zone = _awaited(arguments, request)
        if not states:
            said = self.say("no_zone", language, zone=zone)
            return Response.failure(said, "no_zone")
        now = request.kit.hass.states.get(entity_id)
        return _Waited(
            facts={
                "entity_id": entity_id,
                "states": states,
                "was": now.state if now and now.state not in _UNKNOWN else "",
                "change": change,
                "zone": zone,
            }
        )

    def _confirm(self, entry: Entry, request: Request) -> str:
        language, when = request.language, self._when(entry, request)
        if entry.whom:
            key = "set_whom"
        elif entry.repeat:
            key = "repeated"
        else:
            key = "set_when" if entry.entity_id else "set"
        return self.say(
            fitting(key, entry.text, language),
            language,
            when=when,
            whom=entry.whom,
            repeat=say_repeat(entry.repeat, language) if entry.repeat else "",
            text=entry.text,
        )

    def _when(self, entry: Entry, request: Request) -> str:
        """Say when it comes: a time, or what has to happen."""
        language = request.language
        if entry.entity_id is None:
            due = (entry.due or request.now).astimezone(request.now.tzinfo)
            return say_moment(due, request.now, language)
        if entry.zone:
            return self.say(f"when_{entry.change}", language, zone=entry.zone)
        comes = entry.change in {"home", "away"}
        if comes and entry.entity_id == _person_of(request):
            return self.say(f"when_{entry.change}", language)
        name = _name(entry.entity_id, request)
        state = self.say(entry.change or "changed", language)
        key = "when_person" if comes else "when_thing"
        return self.say(key, language, entity=name, state=state)

    def _one(self, entry: Entry, request: Request) -> str:
        key = "one_repeated" if entry.repeat else "one"
        key = "one_whom" if entry.whom else key
        return self.say(
            key,
            request.language,
            text=entry.text,
            whom=entry.whom,
            when=self._when(entry, request),
            repeat=say_repeat(entry.repeat, request.language) if entry.repeat else "",
        )

    def _list(
        self, entries: list[Entry], arguments: Arguments, request: Request
    ) -> Response:
        language = request.language
        if (day := arguments.get("day")) is not None:
            zone = request.now.tzinfo
            entries = [
                e for e in entries if e.due and e.due.astimezone(zone).date() == day
            ]
            if not entries:
                return Response.answer(self.say("none_then", language), count=0)
        key = "single" if len(entries) == 1 else "list"
        if arguments["action"] == "next":
            entries, key = entries[:1], "next"
        self.show(entries, request)
        listed = "; ".join(self._one(entry, request) for entry in entries)
        facts = {"count": str(len(entries)), "list": listed}
        return Response.answer(
            self.say(key, language, **facts),
            count=len(entries),
            reminders=[{"id": e.id, "text": e.text} for e in entries],
        )

    async def _with_one(
        self, entries: list[Entry], arguments: Arguments, request: Request
    ) -> Response:
        """Delete or move the reminders that are meant."""
        language, agenda = request.language, request.kit.agenda
        said = arguments.get("which", "")
        found = (
            self.shown(entries, request.thread)
            if said == SHOWN
            else which_of(entries, said, language)
        )
        if not found:
            return Response.failure(self.say("no_such", language), "no_such_reminder")
        every = said == SHOWN or are_all(said, language, len(found))
        many = every and arguments["action"] == "delete"
        if len(found) > 1 and not many:
            named = [(entry, self._one(entry, request)) for entry in found]
            return self.ask_which(named, arguments, request)
        if arguments["action"] == "move":
            at = arguments["time"]
            clock = str(at.timetz().replace(tzinfo=None))
            moved = replace(found[0], due=dt_util.as_utc(at), clock=clock)
            moved = replace(moved, entity_id=None, states=(), change="", zone="")
            await agenda.put(moved)
            self.touch(moved, request)
            done = Response.success(self._confirm(moved, request))
            return self.moved(done, moved, found[0].due)
        await agenda.drop(found)
        if len(found) > 1:
            told = self.say("deleted_all", language, count=str(len(found)))
        else:
            text = found[0].text
            told = self.say(fitting("deleted", text, language), language, text=text)
        return Response.success(told, deleted_count=len(found))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Waited:
    """What an entry of the agenda waits for, as its fields; none for a time."""

    facts: Mapping[str, Any] = field(default_factory=dict)


def _time(arguments: Arguments, request: Request) -> datetime | None:
    """Return when it is due first: the time, or one interval from now."""
    at: datetime | None = arguments.get("time")
    every = arguments.get("every")
    return request.now + every if at is None and every else at


def _awaited(arguments: Arguments, request: Request) -> tuple[tuple[str, ...], str]:
    """Return the states to wait for, and the place as it was said; () if unknown."""
    change, said = arguments["change"], arguments.get("zone", "")
    if change not in {"zone", "left"}:
        return tuple(STATES[change].split()), ""
    for zone in request.kit.hass.states.async_all("zone"):
        if fold(zone.name) == fold(said):
            # A person in a zone has its name as state, at home "home".
            home = zone.entity_id == "zone.home"
            name = "home" if home else zone.name
            return (name if change == "zone" else f"!{name}",), said
    return (), said


def _user_of(entity_id: str, request: Request) -> str | None:
    """Return the user that a person is, to find their phone."""
    state = request.kit.hass.states.get(entity_id)
    return state.attributes.get("user_id") if state else None


def _person_of(request: Request) -> str | None:
    """Find the person entity of who speaks, where Home Assistant knows them."""
    if request.person is None:
        return None
    for state in request.kit.hass.states.async_all("person"):
        if state.attributes.get("user_id") == request.person:
            return state.entity_id
    return None


def _name(entity_id: str, request: Request) -> str:
    entity = request.kit.home().entities.get(entity_id)
    if entity is not None:
        return entity.name
    state = request.kit.hass.states.get(entity_id)
    return state.name if state else entity_id
