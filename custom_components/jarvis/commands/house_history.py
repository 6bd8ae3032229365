"""Answers questions about the past from Home Assistant's recorder."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final, override

from homeassistant.components.recorder import history
from homeassistant.core import HomeAssistant, State
from homeassistant.helpers.recorder import get_instance
from homeassistant.util import dt as dt_util

from ..lang.durations import say_duration
from ..lang.normalise import fold
from ..lang.numbers import say_number, tokens
from ..lang.responses import common, examples, responses, sentences, words_of
from .base import Arguments, Command, Effect, Kind, Parameter, Request, Response, Spoken
from .parts.past_thing import happened, thing_meant
from .parts.sensing import teller
from .times.calendar_words import (
    KNOWN,
    LOOK_BACK,
    Reading,
    Spell,
    Summary,
    asked,
    average,
    extreme,
    lookup,
    moment_over,
    number_of,
    parted,
    say_moment,
    spell,
    summarise,
)

EVENTS: Final = words_of("house_history", "events")
EXAMPLES: Final = examples("house_history")
GRADES: Final = common("house_history", "grades")
LINES: Final = responses("house_history")
MEASURES: Final = words_of("house_history", "measures")
OUTSIDE: Final = common("house_history", "outside")
PATTERNS: Final = sentences("house_history")
STATES: Final = common("house_history", "states")

# Of these, "open" is a state; of the others something that happens.
_LASTING = frozenset({"duration", "whether"})
_GAP = timedelta(minutes=1)


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
            choices=("last", "duration", "count", "whether", "reading"),
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
            choices=KNOWN,
        ),
        Parameter(
            name="when",
            kind=Kind.STRING,
            description="Instead of period: any time in words, such as 'last Monday', "
            "or 'at noon' for what was at a moment",
            longest=60,
            free=True,
        ),
        Parameter(
            name="grade",
            kind=Kind.ENUM,
            description="For a reading: what of the measured numbers",
            choices=("lowest", "highest", "average", "value"),
            default="value",
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("the present state of something",)
    keywords = ("last", "how long", "history", "yesterday", "zuletzt", "wie lange")
    effect = Effect.NONE
    goes_on = ("period", "entity", "thing")

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Claim it only when event and period are words for an event and a time."""
        code = spoken.language.partition("-")[0]
        arguments: Arguments = {"question": pattern}
        if "period" in slots:
            found_time = parted(slots, spoken)
            if found_time is None:
                return None
            slots, found = found_time
            arguments |= found
        if pattern == "reading":
            return {**arguments, **_measured(slots, code)}
        if "thing" in slots:
            event = happened(tokens(spoken.text), code)
            if event is None:
                return None
            return self._about(slots["thing"], event, arguments, spoken)
        event = lookup(EVENTS.get(code, EVENTS["en"]), slots["event"])
        if event is None:
            return None
        return self._about(slots["entity"], event, arguments, spoken)

    def _about(
        self, named: str, event: str, arguments: Arguments, spoken: Spoken
    ) -> Arguments | None:
        """Add the thing and what happened to it; None where "it" is nothing."""
        if (kit := self.kit) is not None:
            home = (spoken.home or kit.home)()
            thing = thing_meant(named, event, spoken, home, kit.resolve)
            if thing is None:
                return None
            named = thing
        return {**arguments, "entity": named, "event": event}

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Compute the answer from the recorder; never from one state alone."""
        hass = request.kit.hass
        if "recorder" not in hass.config.components:
            return Response.failure(
                self.say("no_recorder", request.language), "no_recorder"
            )
        spoken = asked(arguments, request.now, request.language)
        if spoken is None:
            return self._tell("unknown", arguments, request)
        start, end = spoken
        if arguments["question"] == "reading":
            states = await _read(hass, arguments["entity"], start, end)
            return self._measure(states, start, end, arguments, request)
        home = request.kit.home()
        source = teller(home, arguments["entity"], arguments["event"])
        if source is None:
            return self._tell("unknown", arguments, request)
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
        if arguments["question"] == "whether":
            return self._whether(spells, summary, arguments, request)
        if arguments["question"] == "count":
            key = "count_one" if summary.times == 1 else "count"
            key = key if summary.times else "not_at_all"
            return self._told(key, summary, arguments, request)
        if "period" not in arguments and "when" not in arguments:
            return self._since(spells, summary, arguments, request)
        key = "duration" if summary.total else "not_at_all"
        return self._told(key, summary, arguments, request)

    def _last(
        self, summary: Summary, arguments: Arguments, request: Request
    ) -> Response:
        if summary.last is None:
            if summary.now:
                return self._tell("unknown", arguments, request)
            return self._tell("never", arguments, request, days=str(LOOK_BACK.days))
        at = summary.last.astimezone(request.now.tzinfo)
        when = say_moment(at, request.now, request.language)
        response = self._tell("last", arguments, request, when=when)
        data = {**response.data, "at": at.isoformat(), "now": summary.now}
        return replace(response, data=data)

    def _whether(
        self,
        spells: list[Spell],
        summary: Summary,
        arguments: Arguments,
        request: Request,
    ) -> Response:
        """Say whether it was so: at a moment, or at any time of a period."""
        if moment_over(arguments.get("when", ""), request.now, request.language):
            key = "at_yes" if spells[-1].holds else "at_no"
            key = key if spells[-1].known else "unknown"
            return self._tell(key, arguments, request, answer=str(spells[-1].holds))
        if not summary.total:
            return self._told("whether_no", summary, arguments, request)
        if not summary.times or summary.last is None:
            return self._told("whether_yes", summary, arguments, request)
        key = "whether_once" if summary.times == 1 else "whether_often"
        at = summary.last.astimezone(request.now.tzinfo)
        when = say_moment(at, request.now, request.language)
        return self._told(key, summary, arguments, request, when=when)

    def _measure(
        self,
        states: list[State],
        start: datetime,
        end: datetime,
        arguments: Arguments,
        request: Request,
    ) -> Response:
        """Tell the lowest, highest or mean number of a time, or that of a moment."""
        grade, language = arguments["grade"], request.language
        readings = [
            Reading(since=one.last_updated, value=number_of(one.state))
            for one in states
        ]
        at: datetime | None = None
        if grade in {"lowest", "highest"}:
            found = extreme(readings, start, end, lowest=grade == "lowest")
            value = found.value if found else None
            at = found.since if found else None
        elif moment_over(arguments.get("when", ""), request.now, language):
            value = readings[-1].value if readings else None
        else:
            grade, value = "average", average(readings, start, end)
        if value is None:
            return self._tell("unknown", arguments, request)
        unit = states[-1].attributes.get("unit_of_measurement", "")
        local = at.astimezone(request.now.tzinfo) if at else request.now
        return self._tell(
            grade,
            arguments,
            request,
            value=f"{say_number(round(value, 1), language)} {unit}".strip(),
            when=say_moment(local, request.now, language) if at else "",
        )

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
        self,
        key: str,
        summary: Summary,
        arguments: Arguments,
        request: Request,
        **facts: str,
    ) -> Response:
        language = request.language
        response = self._tell(
            key,
            arguments,
            request,
            length=say_duration(_whole(summary.total), language),
            count=str(summary.times),
            **facts,
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
        lasting = arguments["question"] in _LASTING and event == "open"
        known = arguments.get("period")
        said = self.say(
            key,
            language,
            entity=_capital(entity.name if entity else arguments["entity"]),
            event=self.say("is_open" if lasting else event, language),
            period=self.say(known, language) if known else arguments.get("when", ""),
            **facts,
        )
        return Response.success(said, answer=key, entity_ids=(arguments["entity"],))


def _measured(slots: Mapping[str, str], code: str) -> Arguments:
    """Name the sensor by its place and what it measures, and what of its numbers."""
    said = fold(slots.get("grade") or slots.get("degree") or "")
    grades = [
        grade
        for grade, words in GRADES.items()
        if said in {fold(word) for word in words.split()}
    ]
    measure = slots.get("measure") or MEASURES.get(code, MEASURES["en"])
    place = OUTSIDE.get(fold(slots.get("place", "")), slots.get("place", ""))
    return {
        "entity": f"{place} {measure}".strip(),
        "grade": grades[0] if grades else "value",
    }


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _whole(length: timedelta) -> timedelta:
    """Leave the seconds out of what is longer than minutes."""
    if length < timedelta(minutes=2):
        return length
    return timedelta(minutes=round(length.total_seconds() / 60))


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
