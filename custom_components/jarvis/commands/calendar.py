"""Calendars of the house: what is on, when something is, adding and taking out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any, override

from homeassistant.components.calendar.const import (
    DATA_COMPONENT,
    CalendarEntityFeature as Feature,
)
from homeassistant.const import STATE_UNAVAILABLE
from homeassistant.exceptions import HomeAssistantError
from homeassistant.util import dt as dt_util

from ..lang.moments import parse_moment
from ..lang.normalise import fold
from ..lang.periods import period
from ..lang.responses import examples, joined, response, responses, sentences
from .base import (
    Arguments,
    Check,
    Command,
    Effect,
    Kind,
    Parameter,
    Refused,
    Request,
    Response,
    Spoken,
)
from .parts.actions import ActionFailed, call, judged, query
from .times.calendar_words import day_facts, say_moment, say_time

_DOMAIN = "calendar"
_DAY = timedelta(days=1)
# An appointment without an end is as long.
_LENGTH = timedelta(hours=1)
# So far ahead "when is the dentist" and "what is next" look.
_AHEAD = timedelta(days=90)
_MOST_TOLD = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One event: aware local times; of an all-day event the first and last day."""

    summary: str
    start: datetime
    end: datetime
    all_day: bool
    calendar: str
    uid: str | None = None
    recurrence_id: str | None = None
    location: str = ""


class Calendar(Command):
    """Reads all calendars of the house, and writes into those that can be written."""

    name = "calendar"
    about = "calendar"
    description = (
        "Tell what is on a calendar, when an event is, whether a time is free; add, "
        "move or delete events"
    )
    parameters = (
        Parameter(
            name="action",
            kind=Kind.ENUM,
            description="What to do",
            choices=("show", "next", "find", "free", "add", "move", "delete"),
            default="show",
        ),
        Parameter(
            name="title",
            kind=Kind.STRING,
            description="What the event is called",
            longest=120,
            free=True,
            ask=response("calendar", "ask_title"),
        ),
        Parameter(
            name="when",
            kind=Kind.STRING,
            description="Day, time or period as said: 'friday at ten', 'this weekend'",
            longest=80,
            free=True,
            ask=response("calendar", "ask_when"),
        ),
        Parameter(
            name="length",
            kind=Kind.DURATION,
            description="How long it lasts, one hour when left out",
            minimum=60,
            maximum=31 * 86_400,
        ),
        Parameter(
            name="calendar",
            kind=Kind.ENTITY,
            description="A certain calendar, where there are several",
            domains=frozenset({_DOMAIN}),
        ),
    )
    patterns = sentences("calendar")
    lines = responses("calendar")
    examples = examples("calendar")
    rules = ("Pass `when` as the user said it, also for 'show'",)
    antipatterns = ("reminders (reminder)", "wake-up alarms (alarm)")
    keywords = ("appointment", "meeting", "schedule", "agenda", "termin", "kalender")
    effect = Effect.CHANGES
    telling = frozenset({"show", "next", "find", "free"})
    goes_on = ("when",)

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take the pattern's id as the action."""
        del spoken
        return {"action": pattern, **slots}

    @override
    def check(self, arguments: Arguments, request: Request) -> Sequence[Check]:
        """Want a title and a time for a new event, a title for one that goes."""
        action, found = arguments["action"], list[Check]()
        if action in {"add", "move", "delete", "find"} and not arguments.get("title"):
            found.append(_missing("title"))
        if action in {"add", "move"} and not _begins(arguments, request):
            found.append(_missing("when"))
        return tuple(found)

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Read or change the calendars."""
        if not (calendars := _calendars(arguments, request)):
            said = self.say("none", request.language)
            return Response.failure(said, "no_calendar")
        try:
            match arguments["action"]:
                case "add":
                    return await self._add(calendars, arguments, request)
                case "move" | "delete":
                    return await self._change(calendars, arguments, request)
                case _:
                    return await self._tell(calendars, arguments, request)
        except (ActionFailed, HomeAssistantError) as err:
            said = self.say("failed", request.language, why=str(err))
            return Response.failure(said, "action_failed")

    # Telling ---------------------------------------------------------------------

    async def _tell(
        self, calendars: Sequence[str], arguments: Arguments, request: Request
    ) -> Response:
        action, language = arguments["action"], request.language
        since, until = _stretch(arguments, request)
        events, silent = await _events(calendars, since, until, request)
        if title := arguments.get("title"):
            events = [one for one in events if _is_called(one, title)]
        when = self._when(since, until, arguments, request)
        if action in {"next", "find"}:
            events = [one for one in events if one.end > request.now][:1]
        if not events:
            key = {"free": "free", "find": "no_such", "next": "nothing_next"}.get(
                action, "nothing_called" if title else "nothing"
            )
            said = self.say(key, language, when=when, title=title or "")
            return self._answered(said, silent, request, count=0)
        told = [self._one(one, request) for one in events[:_MOST_TOLD]]
        if more := len(events) - len(told):
            told.append(self.say("more", language, count=str(more)))
        listed = joined(told, self.say("and", language))
        key = {"free": "busy", "next": "next", "find": "found"}.get(action, "shown")
        said = self.say(key, language, when=when, list=listed, count=str(len(events)))
        return self._answered(said, silent, request, count=len(events))

    def _answered(
        self, said: str, silent: Sequence[str], request: Request, **data: Any
    ) -> Response:
        """Add which calendars are not known; nothing is said of what they hold."""
        if silent:
            names = joined(list(silent), self.say("and", request.language))
            said = f"{said} {self.say('silent', request.language, names=names)}"
        return Response.answer(said, **data)

    def _when(
        self, since: datetime, until: datetime, arguments: Arguments, request: Request
    ) -> str:
        if until - since > _DAY:
            return str(arguments.get("when", ""))
        near = {0: "today", 1: "tomorrow"}.get((since.date() - request.now.date()).days)
        if near:
            return self.say(near, request.language)
        facts = day_facts(since.date(), request.language)
        return self.say("day", request.language, **facts)

    def _one(self, event: Event, request: Request) -> str:
        language = request.language
        if event.all_day:
            facts = day_facts(event.start.date(), language)
            key = "all_day"
            near = (event.start.date() - request.now.date()).days
            day = {0: "today", 1: "tomorrow"}.get(near)
            when = self.say(day or "day", language, **facts)
        else:
            key, when = "timed", say_moment(event.start, request.now, language)
        return self.say(
            key,
            language,
            title=event.summary,
            when=when,
            until=say_time(event.end, language),
        )

    # Changing --------------------------------------------------------------------

    async def _add(
        self, calendars: Sequence[str], arguments: Arguments, request: Request
    ) -> Response:
        """Write a new event, and read back that it stands there."""
        language = request.language
        able = [one for one in calendars if _can(one, Feature.CREATE_EVENT, request)]
        if not able:
            return Response.failure(self.say("read_only", language), "read_only")
        entity_id, at = able[0], _begins(arguments, request)
        assert at is not None  # noqa: S101 - checked before
        start, all_day = at
        title = str(arguments["title"])
        length = arguments.get("length")
        end = start + (length or (_DAY if all_day else _LENGTH))
        data: dict[str, Any] = {"entity_id": entity_id, "summary": title}
        if all_day:
            last = max(end.date(), start.date() + _DAY)
            data |= {"start_date": f"{start.date()}", "end_date": f"{last}"}
        else:
            data |= {
                "start_date_time": start.isoformat(),
                "end_date_time": end.isoformat(),
            }
        await call(request, _DOMAIN, "create_event", data)
        events, _ = await _events([entity_id], start, max(end, start + _DAY), request)
        new = next((one for one in events if fold(one.summary) == fold(title)), None)
        if new is None:
            return Response.failure(self.say("not_stored", language), "not_stored")
        said = self.say("added", language, event=self._one(new, request))
        return Response.success(said, title=title, start=new.start.isoformat())

    async def _change(
        self, calendars: Sequence[str], arguments: Arguments, request: Request
    ) -> Response:
        """Take out or move the one event that is called so."""
        language, title = request.language, str(arguments["title"])
        moves = arguments["action"] == "move"
        since, until = request.now, request.now + _AHEAD
        if not moves and arguments.get("when"):
            since, until = _stretch(arguments, request)
        events, _ = await _events(calendars, since, until, request)
        found = [one for one in events if _is_called(one, title)]
        exact = [one for one in found if fold(one.summary) == fold(title)]
        found = exact or found
        if not found:
            return Response.failure(self.say("no_such", language, title=title), "none")
        if len({one.uid for one in found}) > 1:
            listed = [self._one(one, request) for one in found[:_MOST_TOLD]]
            which = joined(listed, self.say("or", language))
            return Response.follow_up(self.say("which", language, list=which))
        return await self._apply(found[0], arguments, request, moves=moves)

    async def _apply(
        self, event: Event, arguments: Arguments, request: Request, *, moves: bool
    ) -> Response:
        language = request.language
        feature = Feature.UPDATE_EVENT if moves else Feature.DELETE_EVENT
        entity = request.kit.hass.data[DATA_COMPONENT].get_entity(event.calendar)
        if (
            entity is None
            or event.uid is None
            or not _can(event.calendar, feature, request)
        ):
            return Response.failure(self.say("read_only", language), "read_only")
        service = "update_event" if moves else "delete_event"
        await judged(request, _DOMAIN, service, {"entity_id": event.calendar})
        if not moves:
            await entity.async_delete_event(
                event.uid, recurrence_id=event.recurrence_id
            )
            said = self.say("deleted", language, event=self._one(event, request))
            return Response.success(said, title=event.summary)
        start, all_day = _begins(arguments, request, like=event) or (event.start, False)
        end = start + (event.end - event.start)
        new: dict[str, Any] = {
            "dtstart": start.date() if all_day else start,
            "dtend": end.date() if all_day else end,
            "summary": event.summary,
        }
        await entity.async_update_event(
            event.uid, new, recurrence_id=event.recurrence_id
        )
        when = (
            self.say("day", language, **day_facts(start.date(), language))
            if all_day
            else say_moment(start, request.now, language)
        )
        said = self.say("moved", language, title=event.summary, when=when)
        return Response.success(said, title=event.summary)


def _missing(param: str) -> Refused:
    return Refused(param=param, reason=f"{param} is required", key="missing")


def _calendars(arguments: Arguments, request: Request) -> tuple[str, ...]:
    """Return the calendar that was named, else all that may be seen."""
    if named := arguments.get("calendar"):
        return (str(named),)
    entities = request.kit.home().entities.values()
    return tuple(one.entity_id for one in entities if one.domain == _DOMAIN)


def _can(entity_id: str, feature: Feature, request: Request) -> bool:
    state = request.kit.hass.states.get(entity_id)
    features = int(state.attributes.get("supported_features", 0)) if state else 0
    return bool(features & feature)


def _begins(
    arguments: Arguments, request: Request, like: Event | None = None
) -> tuple[datetime, bool] | None:
    """Return when an event begins, and whether it takes whole days; None: not said."""
    said = str(arguments.get("when", ""))
    moment = parse_moment(said, request.language, request.now) if said else None
    if moment is None:
        return None
    if moment.date is not None and moment.time is None and like and not like.all_day:
        at = like.start.timetz().replace(tzinfo=None)
        return datetime.combine(moment.date, at, request.now.tzinfo), False
    if (at_ := moment.after(request.now)) is not None:
        return at_, False
    if moment.date is None:
        return None
    return datetime.combine(moment.date, time(), request.now.tzinfo), True


def _stretch(arguments: Arguments, request: Request) -> tuple[datetime, datetime]:
    """Return from when until when is asked; a moment without a period is an hour."""
    now = request.now
    today = now.replace(hour=0, minute=0, second=0, microsecond=0)
    said = str(arguments.get("when", ""))
    if not said:
        ahead = arguments["action"] in {"next", "find"} or bool(arguments.get("title"))
        return (now, now + _AHEAD) if ahead else (today, today + _DAY)
    moment = parse_moment(said, request.language, now)
    if moment is not None and not moment.soft and (at := moment.after(now)):
        return at, at + _LENGTH
    if moment is not None and moment.date is not None and moment.time is None:
        day = datetime.combine(moment.date, time(), now.tzinfo)
        return day, day + _DAY
    found = period(said, request.language, now)
    if found is not None and found.since and found.until and found.until > now:
        return max(found.since, today), found.until
    if moment is not None and (at := moment.after(now)):
        day = at.replace(hour=0, minute=0, second=0, microsecond=0)
        return day, day + _DAY
    return today, today + 7 * _DAY


async def _events(
    calendars: Sequence[str], since: datetime, until: datetime, request: Request
) -> tuple[list[Event], list[str]]:
    """Read the events of all calendars in order, and the names of the silent ones."""
    found: list[Event] = []
    silent: list[str] = []
    component = request.kit.hass.data.get(DATA_COMPONENT)
    for entity_id in calendars:
        state = request.kit.hass.states.get(entity_id)
        entity = component.get_entity(entity_id) if component else None
        if state is None or state.state == STATE_UNAVAILABLE:
            name = request.kit.home().entities.get(entity_id)
            silent.append(name.name if name else entity_id)
            continue
        if entity is not None:
            known = await entity.async_get_events(request.kit.hass, since, until)
            found += [
                _event(
                    entity_id,
                    one.summary,
                    one.start,
                    one.end,
                    request.now,
                    uid=one.uid,
                    recurrence_id=one.recurrence_id,
                )
                for one in known
            ]
            continue
        data = {
            "entity_id": entity_id,
            "start_date_time": since.isoformat(),
            "end_date_time": until.isoformat(),
        }
        answer: Any = await query(request, _DOMAIN, "get_events", data)
        for one in (answer or {}).get(entity_id, {}).get("events", ()):
            start, end = _parsed(one["start"]), _parsed(one["end"])
            if start is not None and end is not None:
                found.append(
                    _event(entity_id, one.get("summary", ""), start, end, request.now)
                )
    found = [one for one in found if one.start < until and one.end > since]
    return sorted(found, key=lambda one: (one.start, one.summary)), silent


def _event(
    entity_id: str,
    summary: str,
    start: date | datetime,
    end: date | datetime,
    now: datetime,
    *,
    uid: str | None = None,
    recurrence_id: str | None = None,
) -> Event:
    return Event(
        summary=summary,
        start=_local(start, now),
        end=_local(end, now),
        all_day=not isinstance(start, datetime),
        calendar=entity_id,
        uid=uid,
        recurrence_id=recurrence_id,
    )


def _local(at: date | datetime, now: datetime) -> datetime:
    if isinstance(at, datetime):
        return at.astimezone(now.tzinfo)
    return datetime.combine(at, time(), now.tzinfo)


def _parsed(text: str) -> date | datetime | None:
    if len(text) == len("2026-01-01"):
        return dt_util.parse_date(text)
    return dt_util.parse_datetime(text)


def _is_called(event: Event, title: str) -> bool:
    """Tell whether all words of a title stand in that of an event, or all of its."""
    said, called = fold(title).split(), fold(event.summary).split()
    return bool(said) and (set(said) <= set(called) or set(called) <= set(said))
