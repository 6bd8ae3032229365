"""The clock of the machine jumps: what is to come comes once, and when it should."""

from datetime import UTC, datetime, timedelta

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import (
    async_fire_time_changed,
    async_mock_service,
)

from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.util import dt as dt_util

from ..conftest import Say, agent_subentry, set_up_jarvis, speech, told

# A Saturday noon in Berlin; clocks go back in the night that follows.
NOON = datetime(2026, 10, 24, 10, tzinfo=UTC)
BACK = "2026-10-25"
SATELLITE = "assist_satellite.kitchen"


@pytest.fixture
async def announced(
    hass: HomeAssistant, base: HomeAssistant, freezer: FrozenDateTimeFactory
) -> list[ServiceCall]:
    """Live in Berlin, with a satellite that announces; returns what it was told."""
    await hass.config.async_set_time_zone("Europe/Berlin")
    freezer.move_to(NOON)
    hass.states.async_set(SATELLITE, "idle", {"supported_features": 1})
    calls = async_mock_service(hass, "assist_satellite", "announce")
    await set_up_jarvis(hass, agent_subentry())
    return calls


async def go_to(
    hass: HomeAssistant, freezer: FrozenDateTimeFactory, when: datetime
) -> None:
    """Set the clock, and let what is due come."""
    freezer.move_to(when)
    async_fire_time_changed(hass, when)
    await hass.async_block_till_done()


def words(calls: list[ServiceCall]) -> list[str]:
    """Return what was announced."""
    return [call.data["message"] for call in calls]


async def ask_for_three(say: Say) -> None:
    """Ask for a timer, an alarm and a reminder, at the satellite."""
    for text in (
        "set a timer for 30 minutes",
        "wake me at 2 pm",
        "remind me at 3 pm to feed the cat",
    ):
        result = await say(text, satellite_id=SATELLITE)
        assert told(result)["model_calls"] == 0


async def test_a_clock_that_is_put_back(
    hass: HomeAssistant,
    announced: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
    say: Say,
) -> None:
    await ask_for_three(say)
    await go_to(hass, freezer, NOON - timedelta(hours=6))
    assert words(announced) == []
    # Who asks meanwhile gets an answer, and another timer of the new time.
    assert "left" in speech(await say("how much time is left on the timer"))
    result = await say("set a pasta timer for 5 minutes", satellite_id=SATELLITE)
    assert told(result)["model_calls"] == 0
    await go_to(hass, freezer, NOON - timedelta(hours=6) + timedelta(minutes=6))
    assert words(announced) == ["Your pasta timer is up."]
    # Told again what it was told before: nothing comes twice.
    for hours in (1, 2, 2, 3, 3, 2, 9):
        await go_to(hass, freezer, NOON + timedelta(hours=hours))
    heard = words(announced)
    assert sum("30 minute timer" in one for one in heard) == 1
    assert sum("cat" in one for one in heard) == 1
    assert "no active timers" in speech(await say("how long is left on the timer"))


async def test_a_clock_that_is_put_forward_tells_what_was_missed(
    hass: HomeAssistant,
    announced: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
    say: Say,
) -> None:
    await ask_for_three(say)
    await go_to(hass, freezer, NOON + timedelta(days=400))
    heard = words(announced)
    assert len(heard) == 3
    # What is a year late is told as late, and wakes nobody.
    assert sum("ago" in one or "late" in one for one in heard) == 3, heard
    assert speech(await say("what's 5 plus 3"))


@pytest.mark.parametrize(
    ("text", "due"),
    [
        ("wake me tomorrow at 7 am", f"{BACK}T07:00:00+01:00"),
        ("wake me every day at 7 am", f"{BACK}T07:00:00+01:00"),
        ("wake me tomorrow at 1:30 am", f"{BACK}T01:30:00+02:00"),
        ("set a timer for 20 hours", "2026-10-25T08:00:00+02:00"),
    ],
)
async def test_the_night_in_which_clocks_go_back(
    hass: HomeAssistant,
    announced: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
    say: Say,
    text: str,
    due: str,
) -> None:
    await say(text, satellite_id=SATELLITE)
    at = datetime.fromisoformat(due)
    await go_to(hass, freezer, dt_util.as_utc(at) - timedelta(seconds=2))
    assert words(announced) == []
    await go_to(hass, freezer, dt_util.as_utc(at) + timedelta(seconds=1))
    assert words(announced)
    # An alarm that rings goes on until somebody stops it.
    await say("stop", satellite_id=SATELLITE)


async def test_memory_and_history_of_a_day_that_comes_again(
    hass: HomeAssistant,
    announced: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
    say: Say,
) -> None:
    assert "42" in speech(await say("remember that my shoe size is 42"))
    await go_to(hass, freezer, NOON - timedelta(days=3))
    assert "43" in speech(await say("remember that my shoe size is 43"))
    said = speech(await say("what is my shoe size"))
    # Both are told, with their days.
    assert "43" in said
    assert "42" in said
