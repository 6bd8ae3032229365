"""What is known of the weather is told; who has none is not told about it."""

from datetime import UTC, datetime, timedelta
from typing import Any, cast, override

import pytest
from pytest_homeassistant_custom_component.common import setup_test_component_platform

from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.components.weather import (
    Forecast,
    WeatherEntity,
    WeatherEntityFeature as Feature,
)
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.setup import async_setup_component
from homeassistant.util import dt as dt_util

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech, told
from ..scripted_server import ScriptedServer
from .conftest import Ask

NONE = "I have no weather here"


def _measure(hass: HomeAssistant) -> None:
    hass.states.async_set(
        "sensor.garden",
        "7.5",
        {
            "friendly_name": "Garden",
            "device_class": "temperature",
            "unit_of_measurement": "°C",
        },
    )


async def test_how_warm_it_is_a_model_asks_the_sensor(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    _measure(base)
    await set_up_jarvis(base, agent_subentry(), engine_subentry(server.url, "ollama"))
    server.reply("In the garden it is 7.5 degrees.")

    result = await say("How warm is it outside?")

    assert speech(result) == "In the garden it is 7.5 degrees."
    assert told(result)["lane"] == "model"


@pytest.mark.parametrize("measured", [True, False])
async def test_without_a_model_it_says_so(
    base: HomeAssistant, say: Say, *, measured: bool
) -> None:
    if measured:
        _measure(base)
    await set_up_jarvis(base, agent_subentry())

    result = await say("How warm is it outside?")

    assert NONE in speech(result)
    assert told(result)["lane"] == "command"


async def test_without_a_sensor_no_model_has_to_guess(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await set_up_jarvis(base, agent_subentry(), engine_subentry(server.url, "ollama"))

    assert NONE in speech(await say("How warm is it outside?"))


FRIDAY = datetime(2026, 3, 13, 9, tzinfo=UTC)
AWAY = "The weather is not available at the moment."


class Sky(WeatherEntity):
    """A weather service that knows what the test tells it."""

    _attr_should_poll = False
    _attr_native_temperature_unit = "\u00b0C"

    def __init__(
        self, name: str = "Home", *, error: str = "", parts: Any = (), **known: Any
    ) -> None:
        """Take what is known now and ahead, and whether asking ahead fails."""
        self._attr_name = self._attr_unique_id = name
        self._attr_condition = known.get("condition")
        self._attr_native_temperature = known.get("temperature")
        self._attr_supported_features = known.get("features", Feature.FORECAST_DAILY)
        self._parts, self._error = cast("list[Forecast]", list(parts)), error

    @override
    async def async_forecast_daily(self) -> list[Forecast] | None:
        """Tell the days ahead."""
        if self._error:
            raise HomeAssistantError(self._error)
        return self._parts

    @override
    async def async_forecast_hourly(self) -> list[Forecast] | None:
        """Tell the hours ahead."""
        return self._parts


async def look_out(hass: HomeAssistant, *skies: Sky) -> None:
    """Set up Jarvis under these skies, without a model."""
    await hass.config.async_set_time_zone("Europe/Berlin")
    setup_test_component_platform(hass, "weather", list(skies))
    assert await async_setup_component(
        hass, "weather", {"weather": {"platform": "test"}}
    )
    await hass.async_block_till_done()
    for state in hass.states.async_all("weather"):
        async_expose_entity(hass, "conversation", state.entity_id, True)
    await set_up_jarvis(hass, agent_subentry())


def day(number: int, **known: Any) -> dict[str, Any]:
    """Describe a day of that March."""
    return {"datetime": f"2026-03-{number:02}T12:00:00+01:00", **known}


def hours() -> list[dict[str, Any]]:
    """Describe three days hour by hour: dry, but for Saturday morning."""
    begin = datetime(2026, 3, 12, 23, tzinfo=UTC)
    return [
        {
            "datetime": (begin + timedelta(hours=hour)).isoformat(),
            "condition": "rainy" if 30 <= hour < 36 else "cloudy",
            "native_temperature": 4 + hour % 24 / 2,
            "precipitation_probability": 70 if 24 <= hour < 48 else 10,
        }
        for hour in range(72)
    ]


@pytest.mark.parametrize(
    ("language", "talk"),
    [
        (
            "en",
            {
                "what is the forecast for today": (
                    "Today: cloudy, between 4 \u00b0C and 16 \u00b0C."
                ),
                "will it rain today": "No, today: cloudy, 10 percent chance.",
                "will it rain at the weekend": (
                    "Yes, at the weekend: rain, 70 percent chance."
                ),
                "is it going to snow on Sunday": (
                    "No, Sunday: cloudy, 10 percent chance."
                ),
                "weather on the 25th": "For that day I have no forecast.",
            },
        ),
        (
            "de",
            {
                "Wie wird das Wetter am Wochenende?": (
                    "Am Wochenende: bew\u00f6lkt, zwischen 4 \u00b0C und 16 \u00b0C."
                ),
                "Brauche ich morgen einen Schirm?": (
                    "Ja, morgen: Regen, Wahrscheinlichkeit 70 Prozent."
                ),
            },
        ),
    ],
)
async def test_hours_make_a_day(
    base: HomeAssistant, say: Say, freezer: Any, language: str, talk: dict[str, str]
) -> None:
    freezer.move_to(FRIDAY)
    hourly = Sky(features=Feature.FORECAST_HOURLY, parts=hours(), condition="sunny")
    await look_out(base, hourly)

    heard = {text: speech(await say(text, language=language)) for text in talk}

    assert heard == talk


@pytest.mark.parametrize(
    ("known", "said"),
    [
        ({"condition": "sunny"}, "Tomorrow: sunny."),
        ({"native_temperature": 9}, "Tomorrow: up to 9 \u00b0C."),
        ({"native_temperature": 9, "native_templow": 2},
         "Tomorrow: between 2 \u00b0C and 9 \u00b0C."),
        ({"native_templow": 2}, "For that day I have no forecast."),
        ({}, "For that day I have no forecast."),
    ],
)  # fmt: skip
async def test_only_what_the_forecast_knows_is_told(
    base: HomeAssistant, say: Say, freezer: Any, known: dict[str, Any], said: str
) -> None:
    freezer.move_to(FRIDAY)
    await look_out(base, Sky(condition="sunny", parts=[day(14, **known)]))

    assert speech(await say("what is the weather tomorrow")) == said


@pytest.mark.parametrize(
    ("known", "said"),
    [
        ({"precipitation_probability": 80}, "Yes, tomorrow: 80 percent chance."),
        ({"condition": "cloudy"}, "No, tomorrow: cloudy."),
        ({}, "For that day I have no forecast."),
    ],
)
async def test_rain_is_told_from_a_chance_or_a_sky(
    base: HomeAssistant, say: Say, freezer: Any, known: dict[str, Any], said: str
) -> None:
    freezer.move_to(FRIDAY)
    await look_out(base, Sky(condition="sunny", parts=[day(14, **known)]))

    assert speech(await say("will it rain tomorrow")) == said


@pytest.mark.parametrize(
    ("sky", "talk"),
    [
        (Sky(), {"how warm is it": AWAY, "will it rain tomorrow": AWAY}),
        (Sky(condition="strange"), {"how warm is it": AWAY}),
        (Sky(condition="strange", temperature=3),
         {"how warm is it": "It is 3 \u00b0C outside."}),
        (Sky(condition="fog"), {"how cold is it": "Foggy."}),
        (Sky(condition="fog", error="the service is down"),
         {"how cold is it": "Foggy.", "will it snow tomorrow": AWAY}),
        (Sky(condition="fog", features=Feature(0)),
         {"will it snow tomorrow": "For that day I have no forecast."}),
    ],
)  # fmt: skip
async def test_a_weather_that_is_away_is_said(
    base: HomeAssistant, say: Say, sky: Sky, talk: dict[str, str]
) -> None:
    await look_out(base, sky)

    assert {text: speech(await say(text)) for text in talk} == talk


async def test_a_weather_and_a_span_of_days_can_be_named(
    base: HomeAssistant, freezer: Any
) -> None:
    freezer.move_to(FRIDAY)
    parts = [
        day(14, condition="fog", native_temperature=3),
        day(15, condition="fog", native_temperature=5),
        day(16, condition="sunny", native_temperature=11),
    ]
    await look_out(
        base, Sky(condition="sunny"), Sky("Cottage", condition="fog", parts=parts)
    )
    wanted = {"entity": "cottage", "day": "2026-03-14", "days": 3}

    answer = await base.services.async_call(
        "jarvis",
        "run_command",
        {"command": "weather", "arguments": wanted},
        blocking=True,
        return_response=True,
    )

    assert answer is not None
    assert answer["speech"] == (
        "Tomorrow - Monday: foggy, between 3 \u00b0C and 11 \u00b0C."
    )


@pytest.mark.parametrize(
    ("text", "language", "told"),
    [
        ("how windy is it", "en", "14 km/h"),
        ("wie windig ist es", "de", "14 km/h"),
        ("is it going to rain later", "en", "No, today"),
        ("regnet es heute noch", "de", "Nein, heute"),
        ("is it cold outside", "en", "7"),
    ],
)
async def test_wind_and_the_rest_of_the_day_are_told(
    ask: Ask, text: str, language: str, told: str
) -> None:
    response = await ask(text, language=language)
    assert response is not None
    assert response.ok, response.message
    assert told in response.message


async def test_of_a_week_the_day_is_named(ask: Ask) -> None:
    response = await ask("will it snow this week")
    assert response is not None
    assert response.data["falls"] is True
    day = (dt_util.now() + timedelta(days=4)).strftime("%A")
    assert response.message.startswith(f"Yes, {day}: snow")
