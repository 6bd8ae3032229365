"""Reminders by time, by place and by what happens in the house."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import override

from homeassistant.util import dt as dt_util

from ..const import DOMAIN
from ..lang.normalise import fold
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
from .reminding import Wish, part
from .repeats import CHOICES, first_of
from .sensing import teller
from .words.reminder import ASK_TEXT, ASK_TIME, EXAMPLES, LINES, PATTERNS, STATES

_UNKNOWN = frozenset({"unavailable", "unknown"})


class Reminder(Command):
    """Sets, lists and deletes reminders that survive a restart."""

    name = "reminder"
    description = (
        "Remind of something at a time, when something in the house happens, or when "
        "somebody comes home or leaves"
    )
    parameters = (
        Parameter(
            name="action",
            kind=Kind.ENUM,
            description="What to do",
            choices=("set", "list", "delete"),
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
        Parameter(
            name="repeat",
            kind=Kind.ENUM,
            description="How it repeats, if at all",
            choices=CHOICES,
        ),
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
            description="With change zone and me: the place the speaker gets to",
            longest=60,
        ),
        Parameter(
            name="which",
            kind=Kind.STRING,
            description="Existing reminder to delete: its text, or 'all'",
            longest=200,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("countdowns without a text (timer)", "calendar events")
    keywords = ("remind", "remember to", "don't forget", "erinnern", "erinnerung")

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Part what was said into text, time and condition."""
        if pattern == "ask":
            return {"action": "set"}
        if pattern == "set":
            return _arguments(part(slots["rest"], spoken.language, spoken.now))
        arguments: Arguments = {"action": pattern, **slots}
        words = spoken.text.split()
        if "which" not in slots and any(is_all(w, spoken.language) for w in words):
            arguments["which"] = "all"
        return arguments

    @override
    def check(self, arguments: Arguments, request: Request) -> tuple[Check, ...]:
        """Want a text and either a time or a condition."""
        if arguments["action"] != "set":
            return ()
        if "text" not in arguments:
            return (Refused(param="text", reason="text is required", key="missing"),)
        bound = "change" in arguments and ("entity" in arguments or "me" in arguments)
        if "time" not in arguments and not bound:
            return (Refused(param="time", reason="time is required", key="missing"),)
        return ()

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Do what is asked with the reminders there are."""
        if arguments["action"] == "set":
            return await self._set(arguments, request)
        entries = request.kit.agenda.entries(What.REMINDER)
        if not entries:
            return Response.answer(self.say("none", request.language), count=0)
        if arguments["action"] == "list":
            return self._list(entries, request)
        return await self._delete(entries, arguments, request)

    async def _set(self, arguments: Arguments, request: Request) -> Response:
        agenda, language = request.kit.agenda, request.language
        if agenda.is_full:
            return Response.failure(self.say("full", language), "too_many")
        at: datetime | None = arguments.get("time")
        if at is not None:
            at = first_of(arguments.get("repeat", ""), at)
        entity_id: str | None = arguments.get("entity")
        if at is None and arguments.get("me"):
            entity_id = _person_of(request)
            if entity_id is None:
                return Response.failure(self.say("no_person", language), "no_person")
        if at is None and entity_id is not None and not arguments.get("me"):
            home, named = request.kit.home(), entity_id
            entity_id = teller(home, named, arguments["change"])
            if entity_id is None:
                name = _name(named, request)
                said = self.say("cannot_tell", language, entity=name)
                return Response.failure(said, "cannot_tell")
        states = () if at else _awaited(arguments, request)
        if states is None:
            zone = arguments.get("zone", "")
            return Response.failure(self.say("no_zone", language, zone=zone), "no_zone")
        now = request.kit.hass.states.get(entity_id) if entity_id else None
        entry = Entry(
            what=What.REMINDER,
            text=arguments["text"],
            due=dt_util.as_utc(at) if at else None,
            repeat=arguments.get("repeat", ""),
            entity_id=None if at else entity_id,
            states=states,
            was=now.state if now and now.state not in _UNKNOWN else "",
            language=language,
            satellite_id=request.satellite_id,
            area_id=request.area_id,
            person=request.person,
        )
        await agenda.put(entry)
        said = self._confirm(entry, arguments, request)
        response = Response.success(
            said, id=entry.id, time=at.isoformat() if at else None
        )
        back = {"action": "delete", "which": entry.id}
        return replace(response, undo=((DOMAIN, self.name, back),))

    def _confirm(self, entry: Entry, arguments: Arguments, request: Request) -> str:
        language = request.language
        if zone := arguments.get("zone"):
            return self.say("set_zone", language, zone=zone, text=entry.text)
        if entry.entity_id is not None:
            return self.say(
                "set_state",
                language,
                entity=_name(entry.entity_id, request),
                state=self.say(arguments["change"], language),
                text=entry.text,
            )
        key = "repeated" if entry.repeat else "set"
        repeat = self.say(entry.repeat, language) if entry.repeat else ""
        when = self._when(entry, request)
        return self.say(key, language, when=when, repeat=repeat, text=entry.text)

    def _when(self, entry: Entry, request: Request) -> str:
        due = (entry.due or request.now).astimezone(request.now.tzinfo)
        return say_moment(due, request.now, request.language)

    def _one(self, entry: Entry, request: Request) -> str:
        if entry.entity_id is not None:
            name = _name(entry.entity_id, request)
            return self.say("one_state", request.language, text=entry.text, entity=name)
        when = self._when(entry, request)
        return self.say("one", request.language, text=entry.text, when=when)

    def _items(self, entries: list[Entry]) -> tuple[Item, ...]:
        return tuple(
            Item(
                id=entry.id,
                name=entry.text,
                command=self.name,
                arguments={"action": "delete", "which": entry.id},
            )
            for entry in entries
        )

    def _list(self, entries: list[Entry], request: Request) -> Response:
        listed = "; ".join(self._one(entry, request) for entry in entries)
        facts = {"count": str(len(entries)), "list": listed}
        return Response.answer(
            self.say("list", request.language, **facts),
            count=len(entries),
            reminders=[{"id": e.id, "text": e.text} for e in entries],
        )

    async def _delete(
        self, entries: list[Entry], arguments: Arguments, request: Request
    ) -> Response:
        language = request.language
        said = arguments.get("which", "")
        found = which_of(entries, said, language)
        if not found:
            return Response.failure(self.say("no_such", language), "no_such_reminder")
        if len(found) > 1 and not is_all(said, language):
            items = self._items(found)
            listed = "; ".join(item.name for item in items)
            question = self.say("which", language, list=listed)
            return replace(Response.listing(question, items), error="which")
        await request.kit.agenda.drop(found)
        if len(found) > 1:
            told = self.say("deleted_all", language, count=str(len(found)))
        else:
            told = self.say("deleted", language, text=found[0].text)
        return Response.success(told, deleted_count=len(found))


def _arguments(wish: Wish) -> Arguments:
    arguments: Arguments = {"action": "set", "text": wish.text}
    if wish.moment is not None:
        arguments["time"] = wish.moment
    if wish.repeat:
        arguments["repeat"] = wish.repeat
    if wish.condition is not None:
        arguments["change"] = wish.condition.change
        if wish.condition.thing is None:
            arguments["me"] = True
            if wish.condition.zone:
                arguments["zone"] = wish.condition.zone
        else:
            arguments["entity"] = wish.condition.thing
    return arguments


def _awaited(arguments: Arguments, request: Request) -> tuple[str, ...] | None:
    """Return the states to wait for; None when the place is not known."""
    if arguments["change"] != "zone":
        return tuple(STATES[arguments["change"]].split())
    said = fold(arguments.get("zone", ""))
    for zone in request.kit.hass.states.async_all("zone"):
        if fold(zone.name) == said:
            # A person in a zone has its name as state, at home "home".
            home = zone.entity_id == "zone.home"
            return ("home",) if home else (zone.name,)
    return None


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
