"""Answers questions about the past from Home Assistant's recorder."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, time, timedelta
from functools import partial
from typing import override

from homeassistant.components.recorder import history
from homeassistant.core import HomeAssistant, State
from homeassistant.helpers.recorder import get_instance
from homeassistant.util import dt as dt_util

from ..lang.durations import say_duration
from ..lang.normalise import fold
from ..lang.numbers import tokens
from .base import Arguments, Command, Effect, Kind, Parameter, Request, Response, Spoken
from .calendar_words import say_moment
from .sensing import teller
from .timeline import Spell, Summary, spell, summarise
from .words.house_history import (
    EVENTS,
    EXAMPLES,
    LINES,
    PATTERNS,
    PERIODS,
    STATES,
    VERBS,
)

_LOOK_BACK = timedelta(days=10)
_GAP = timedelta(minutes=1)
_PERIODS = ("today", "yesterday", "week", "day", "hour", "night", "seven", "morning")


class HouseHistory(Command):
    """Tells when something last happened, how long, and how often."""

    name = "house_history"
    description = (
        "Tell from the recorded past when something was last opened, on, locked …, "
        "how long it was so, or how often"
    )
    parameters = (
        Parameter(
            name="question",
            kind=Kind.ENUM,
            description="What is asked",
            choices=("last", "duration", "count"),
            required=True,
        ),
        Parameter(
            name="entity",
            kind=Kind.ENTITY,
            description="The thing",
            required=True,
        ),
        Parameter(
            name="event",
            kind=Kind.ENUM,
            description="What happened to it",
            choices=(*STATES, "changed"),
            default="changed",
        ),
        Parameter(
            name="period",
            kind=Kind.ENUM,
            description="When; for duration and count",
            choices=_PERIODS,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("the present state of something",)
    keywords = ("last", "how long", "history", "yesterday", "zuletzt", "wie lange")
    effect = Effect.NONE

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Claim it only when event and period are words of the tables."""
        code = spoken.language.partition("-")[0]
        arguments: Arguments = {"question": pattern}
        if "thing" in slots:
            verbs = [VERBS[w] for w in tokens(spoken.text) if w in VERBS]
            return {**arguments, "entity": slots["thing"], "event": verbs[0]}
        event = _lookup(EVENTS.get(code, EVENTS["en"]), slots["event"])
        if event is None:
            return None
        arguments |= {"entity": slots["entity"], "event": event}
        if "period" in slots:
            period = _lookup(PERIODS.get(code, PERIODS["en"]), slots["period"])
            if period is None:
                return None
            arguments["period"] = period
        return arguments

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Compute the answer from the recorder; never from one state alone."""
        hass = request.kit.hass
        if "recorder" not in hass.config.components:
            return Response.failure(
                self.say("no_recorder", request.language), "no_recorder"
            )
        home = request.kit.home()
        source = teller(home, arguments["entity"], arguments["event"])
        if source is None:
            return self._tell("unknown", arguments, request)
        period = arguments.get("period")
        start, end = span(period, request.now)
        states = await _read(hass, source, start, end)
        spells = _spells(states, arguments["event"])
        summary = summarise(spells, start, end)
        if not any(one.known for one in spells):
            return self._tell("unknown", arguments, request)
        return self._answer(spells, summary, arguments, request)

    def _answer(
        self,
        spells: list[Spell],
        summary: Summary,
        arguments: Arguments,
        request: Request,
    ) -> Response:
        if arguments["question"] == "last":
            return self._last(summary, arguments, request)
        if arguments["question"] == "count":
            key = "count_one" if summary.times == 1 else "count"
            key = key if summary.times else "not_at_all"
            return self._told(key, summary, arguments, request)
        if "period" not in arguments:
            return self._since(spells, summary, arguments, request)
        key = "duration" if summary.total else "not_at_all"
        return self._told(key, summary, arguments, request)

    def _last(
        self, summary: Summary, arguments: Arguments, request: Request
    ) -> Response:
        if summary.last is None:
            if summary.now:
                return self._tell("unknown", arguments, request)
            return self._tell("never", arguments, request, days=str(_LOOK_BACK.days))
        at = summary.last.astimezone(request.now.tzinfo)
        when = say_moment(at, request.now, request.language)
        response = self._tell("last", arguments, request, when=when)
        data = {**response.data, "at": at.isoformat(), "now": summary.now}
        return replace(response, data=data)

    def _since(
        self,
        spells: list[Spell],
        summary: Summary,
        arguments: Arguments,
        request: Request,
    ) -> Response:
        if not summary.now:
            return self._tell("not_now", arguments, request)
        since = spells[-1].since
        for one in reversed(spells):
            if one.known and not one.holds:
                break
            since = one.since
        length = say_duration(_whole(request.now - since), request.language)
        return self._tell("since", arguments, request, length=length)

    def _told(
        self, key: str, summary: Summary, arguments: Arguments, request: Request
    ) -> Response:
        language = request.language
        response = self._tell(
            key,
            arguments,
            request,
            length=say_duration(_whole(summary.total), language),
            count=str(summary.times),
        )
        data = {
            **response.data,
            "seconds": round(summary.total.total_seconds()),
            "times": summary.times,
        }
        if summary.unknown > _GAP:
            gap = say_duration(_whole(summary.unknown), language)
            said = self.say("partly", language, said=response.message, gap=gap)
            data["unknown_seconds"] = round(summary.unknown.total_seconds())
            return replace(response, message=said, data=data)
        return replace(response, data=data)

    def _tell(
        self, key: str, arguments: Arguments, request: Request, **facts: str
    ) -> Response:
        language = request.language
        entity = request.kit.home().entities.get(arguments["entity"])
        event = arguments["event"]
        lasting = arguments["question"] == "duration" and event == "open"
        period = arguments.get("period")
        said = self.say(
            key,
            language,
            entity=_capital(entity.name if entity else arguments["entity"]),
            event=self.say("is_open" if lasting else event, language),
            period=self.say(period, language) if period else "",
            **facts,
        )
        return Response.success(said, answer=key)


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _whole(length: timedelta) -> timedelta:
    """Leave the seconds out of what is longer than minutes."""
    if length < timedelta(minutes=2):
        return length
    return timedelta(minutes=round(length.total_seconds() / 60))


def _lookup(line: str, said: str) -> str | None:
    heard = " ".join(tokens(said)) or fold(said)
    for entry in line.split(","):
        words, _, meaning = entry.partition("=")
        if " ".join(tokens(words)) == heard:
            return meaning
    return None


def span(period: str | None, now: datetime) -> tuple[datetime, datetime]:
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
    return spans.get(period or "", (now - _LOOK_BACK, now))


def _midnight(now: datetime, days_ago: int) -> datetime:
    day = now.date() - timedelta(days=days_ago)
    return datetime.combine(day, time(), tzinfo=now.tzinfo)


async def _read(
    hass: HomeAssistant, entity_id: str, start: datetime, end: datetime
) -> list[State]:
    """Read the states of one entity on the recorder's own thread."""
    read = partial(
        history.get_significant_states,
        hass,
        dt_util.as_utc(start),
        dt_util.as_utc(end),
        [entity_id],
        significant_changes_only=False,
    )
    found = await get_instance(hass).async_add_executor_job(read)
    return [state for state in found.get(entity_id, []) if isinstance(state, State)]


def _spells(states: list[State], event: str) -> list[Spell]:
    wanted = STATES.get(event, "").split()
    if event == "changed":
        # Every change counts: each state differs from the one before.
        spells: list[Spell] = []
        for at, state in enumerate(states):
            known = spell(state.state, state.last_updated, lambda _: True).known
            spells.append(Spell(since=state.last_updated, holds=at > 0, known=known))
            if at > 0:
                spells.insert(
                    -1,
                    Spell(since=state.last_updated, holds=False, known=True),
                )
        return spells
    return [
        spell(_meaning(state), state.last_updated, lambda value: value in wanted)
        for state in states
    ]


def _meaning(state: State) -> str:
    """Read a thermostat by what it does, not by its mode."""
    climate = state.entity_id.startswith("climate.")
    if climate and (doing := state.attributes.get("hvac_action")):
        return str(doing)
    return state.state
