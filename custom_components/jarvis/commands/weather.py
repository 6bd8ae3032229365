"""The weather, from Home Assistant's weather entities."""

from collections.abc import Mapping
from datetime import date, datetime, timedelta
from typing import Any, Final, override

from homeassistant.components.sensor import SensorDeviceClass
from homeassistant.components.weather import WeatherEntityFeature as Feature
from homeassistant.core import State
from homeassistant.util import dt as dt_util

from ..lang.moments import parse_moment
from ..lang.numbers import phrases, say_number, tokens
from ..lang.responses import examples, responses, sentences, word_tables, words_of
from .base import Arguments, Command, Effect, Kind, Parameter, Request, Response, Spoken
from .parts.actions import ActionFailed, query
from .times.calendar_words import day_facts

CONDITIONS: Final = word_tables("weather", "conditions")
EXAMPLES: Final = examples("weather")
FUTURE: Final = words_of("weather", "future")
LINES: Final = responses("weather")
PATTERNS: Final = sentences("weather")
SNOW: Final = frozenset({"snowy", "snowy-rainy"})
TODAY: Final = words_of("weather", "today")
WEEK: Final = words_of("weather", "week")
WEEKEND: Final = words_of("weather", "weekend")
WET: Final = frozenset(
    {"hail", "lightning-rainy", "pouring", "rainy", "snowy", "snowy-rainy"}
)

_WEATHER = "weather"
_TYPES = (
    ("daily", Feature.FORECAST_DAILY),
    ("twice_daily", Feature.FORECAST_TWICE_DAILY),
    ("hourly", Feature.FORECAST_HOURLY),
)
# From this chance of rain on, the answer to "will it rain" is yes.
_LIKELY = 50
_SATURDAY, _SUNDAY = 5, 6
_A_WEEKEND, _A_WEEK = 2, 7
_FALLING = {"rain": WET, "snow": SNOW}


class Weather(Command):
    """Tells the weather of now or of a day ahead."""

    name = "weather"
    description = "Tell the weather now or the forecast of a day"
    parameters = (
        Parameter(
            name="day",
            kind=Kind.DATE,
            description="The day; leave out for now",
        ),
        Parameter(
            name="days",
            kind=Kind.INTEGER,
            description="How many days from that day on; 2 for a weekend",
            default=1,
            minimum=1,
            maximum=7,
        ),
        Parameter(
            name="ask",
            kind=Kind.ENUM,
            description="What is wanted",
            choices=("report", "rain", "snow", "temperature", "wind"),
            default="report",
        ),
        Parameter(
            name="entity",
            kind=Kind.ENTITY,
            description="A certain weather, where there are several",
            domains=frozenset({_WEATHER}),
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("temperatures of rooms and devices",)
    keywords = ("rain", "forecast", "umbrella", "sunny", "wetter", "regen")
    effect = Effect.NONE
    goes_on = ("day",)

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take the day only when it is one."""
        if "day" not in slots:
            return {"ask": pattern}
        if _is_said(WEEKEND, slots["day"], spoken.language):
            return {"ask": pattern, **_weekend(spoken.now)}
        if _is_said(TODAY, slots["day"], spoken.language):
            return {"ask": pattern}
        if _is_said(WEEK, slots["day"], spoken.language):
            return {"ask": pattern, "day": spoken.now.date(), "days": _A_WEEK}
        moment = parse_moment(slots["day"], spoken.language, spoken.now)
        if moment is None:
            return None
        day = moment.date or (moment.at.date() if moment.at else spoken.now.date())
        return {"ask": pattern, "day": day}

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Read the state, or the forecast where a day or rain is asked about."""
        language = request.language
        arguments = _ahead_of(arguments, request)
        request.thread.kept[self.name] = {
            key: arguments[key] for key in ("day", "days") if key in arguments
        }
        state = _entity(arguments, request)
        if state is None:
            # How warm it is, a sensor may tell whom a model asks.
            declined = arguments["ask"] == "temperature" and _is_measured(request)
            said = self.say("none", language)
            return Response.failure(said, "no_weather", declined=declined)
        if state.state in {"unavailable", "unknown"}:
            return Response.failure(self.say("unavailable", language), "unavailable")
        day: date | None = arguments.get("day")
        if day is None and arguments["ask"] == "wind":
            return self._wind(state, state.attributes.get("wind_speed"), "", language)
        if day is None and arguments["ask"] not in _FALLING:
            return self._now(state, language)
        return await self._ahead(day or request.now.date(), arguments, state, request)

    async def _ahead(
        self, day: date, arguments: Arguments, state: State, request: Request
    ) -> Response:
        language, ask = request.language, arguments["ask"]
        last = day + timedelta(days=arguments["days"] - 1)
        try:
            forecast = await _forecast(state, day, last, request)
        except ActionFailed as err:
            return Response.failure(self.say("unavailable", language), str(err))
        if not forecast:
            said = self.say("no_forecast", language)
            return Response.failure(said, "no_forecast")
        when = self._days(day, last, request)
        if ask in _FALLING and arguments["days"] > _A_WEEKEND:
            # Of a week, on which day.
            falls = [f for f in forecast if f.get("condition") in _FALLING[ask]]
            if falls:
                when = self._day(_local_day(falls[0], request), request)
                forecast = falls[:1]
        if ask in _FALLING:
            return self._falling(ask, forecast, when, language)
        if ask == "wind":
            blows = [f["wind_speed"] for f in forecast if f.get("wind_speed")]
            return self._wind(state, max(blows, default=None), when, language)
        return self._report(forecast, when, state, language)

    def _now(self, state: State, language: str) -> Response:
        degrees = _degrees(state, state.attributes.get("temperature"), language)
        condition = _condition(state.state, language)
        if not (degrees or condition):
            return Response.failure(self.say("unavailable", language), "unavailable")
        key = "now" if condition else "now_only"
        if not degrees:
            key, condition = "now_sky", condition[:1].upper() + condition[1:]
        said = self.say(key, language, condition=condition, temperature=degrees)
        return Response.success(said, condition=state.state, entity_id=state.entity_id)

    def _wind(self, state: State, speed: Any, when: str, language: str) -> Response:
        """Tell how strong the wind is, now or at its strongest `when`."""
        if not isinstance(speed, int | float):
            return Response.failure(self.say("no_wind", language), "no_wind")
        unit = state.attributes.get("wind_speed_unit", "")
        said = self.say(
            "wind_day" if when else "wind",
            language,
            begin=when[:1].upper() + when[1:],
            speed=f"{say_number(round(speed), language)} {unit}".strip(),
        )
        return Response.success(said, wind_speed=speed)

    def _report(
        self, forecast: list[dict[str, Any]], when: str, state: State, language: str
    ) -> Response:
        condition = _main(forecast)
        what = [
            _condition(condition, language) or condition,
            self._span(forecast, state, language),
        ]
        return self._ahead_said("day", when, what, language, condition=condition)

    def _span(self, forecast: list[dict[str, Any]], state: State, language: str) -> str:
        highs = [f["temperature"] for f in forecast if f.get("temperature") is not None]
        lows = [f["templow"] for f in forecast if f.get("templow") is not None]
        lows = lows or (highs if len(highs) > 1 else [])
        if not highs:
            return ""
        return self.say(
            "between" if lows else "up_to",
            language,
            low=_degrees(state, min(lows), language) if lows else "",
            high=_degrees(state, max(highs), language),
        )

    def _falling(
        self, ask: str, forecast: list[dict[str, Any]], when: str, language: str
    ) -> Response:
        kinds = _FALLING[ask]
        condition = next(
            (f["condition"] for f in forecast if f.get("condition") in kinds),
            _main(forecast),
        )
        chances = [
            f["precipitation_probability"]
            for f in forecast
            if f.get("precipitation_probability") is not None
        ]
        likely = bool(chances and max(chances) >= _LIKELY)
        wet = condition in kinds or (ask == "rain" and likely)
        chance = f"{max(chances):g}" if chances else ""
        what = [
            _condition(condition, language) or condition,
            self.say("chance", language, percent=chance) if chances else "",
        ]
        key = "wet_yes" if wet else "wet_no"
        return self._ahead_said(key, when, what, language, falls=wet)

    def _ahead_said(
        self, key: str, when: str, what: list[str], language: str, **data: Any
    ) -> Response:
        """Say what is known of a day; where nothing is, that there is no forecast."""
        if not any(what):
            said = self.say("no_forecast", language)
            return Response.failure(said, "no_forecast")
        known = ", ".join(part for part in what if part)
        begin = when[:1].upper() + when[1:]
        said = self.say(key, language, when=when, begin=begin, what=known)
        return Response.success(said, **data)

    def _days(self, day: date, last: date, request: Request) -> str:
        if day == last:
            return self._day(day, request)
        if (day.weekday(), last.weekday()) == (_SATURDAY, _SUNDAY):
            return self.say("weekend", request.language)
        return f"{self._day(day, request)} - {self._day(last, request)}"

    def _day(self, day: date, request: Request) -> str:
        ahead = (day - request.now.date()).days
        near = {0: "today", 1: "tomorrow"}.get(ahead)
        if near:
            return self.say(near, request.language)
        return day_facts(day, request.language)["weekday"]


def _entity(arguments: Arguments, request: Request) -> State | None:
    """Take the weather that was named, else the first exposed one that works."""
    states = request.kit.hass.states
    if named := arguments.get("entity"):
        return states.get(named)
    found = [
        state
        for entity in request.kit.home().entities.values()
        if entity.domain == _WEATHER and (state := states.get(entity.entity_id))
    ]
    working = [s for s in found if s.state not in {"unavailable", "unknown"}]
    return next(iter(working or found), None)


def _ahead_of(arguments: Arguments, request: Request) -> Arguments:
    """Ask about the day that was spoken of, or today, where what will be is asked."""
    said = tokens(request.utterance)
    code = request.language.partition("-")[0].casefold()
    if "day" in arguments or set(FUTURE.get(code, "").split()).isdisjoint(said):
        return arguments
    today = {word for phrase in phrases(TODAY.get(code, "")) for word in phrase}
    follows = request.thread.last == Weather.name and today.isdisjoint(said)
    before = request.thread.kept.get(Weather.name, {}) if follows else {}
    return {**arguments, "day": request.now.date(), **before}


def _is_measured(request: Request) -> bool:
    return any(
        state.attributes.get("device_class") == SensorDeviceClass.TEMPERATURE
        for entity in request.kit.home().entities.values()
        if entity.domain == "sensor"
        and (state := request.kit.hass.states.get(entity.entity_id))
    )


def _is_said(words: Mapping[str, str], said: str, language: str) -> bool:
    line = words.get(language.partition("-")[0], words["en"])
    return tokens(said) in phrases(line)


def _weekend(now: datetime) -> Arguments:
    """Return the coming Saturday and Sunday; on a Sunday what is left."""
    today = now.date()
    if today.weekday() == _SUNDAY:
        return {"day": today}
    return {"day": today + timedelta(days=_SATURDAY - today.weekday()), "days": 2}


async def _forecast(
    state: State, day: date, last: date, request: Request
) -> list[dict[str, Any]]:
    """Return the parts of the forecast that are about these local days."""
    features = Feature(state.attributes.get("supported_features", 0))
    for kind, feature in _TYPES:
        if not features & feature:
            continue
        data = {"entity_id": state.entity_id, "type": kind}
        answer: Any = await query(request, _WEATHER, "get_forecasts", data)
        parts = (answer or {}).get(state.entity_id, {}).get("forecast") or []
        return [part for part in parts if day <= _local_day(part, request) <= last]
    return []


def _local_day(part: dict[str, Any], request: Request) -> date:
    at = dt_util.parse_datetime(part.get("datetime", ""))
    return at.astimezone(request.now.tzinfo).date() if at else date.min


def _main(forecast: list[dict[str, Any]]) -> str:
    """Return the condition that holds for most of the day."""
    conditions = [f["condition"] for f in forecast if f.get("condition")]
    return max(conditions, key=conditions.count) if conditions else ""


def _condition(condition: str, language: str) -> str:
    table = CONDITIONS.get(language.partition("-")[0], CONDITIONS["en"])
    return table.get(condition, "")


def _degrees(state: State, value: Any, language: str) -> str:
    if not isinstance(value, int | float):
        return ""
    unit = state.attributes.get("temperature_unit", "°C")
    return f"{say_number(round(value), language)} {unit}"
