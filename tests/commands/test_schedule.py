"""Commands for later: done in time, judged again, over a restart, never for others."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_mock_service,
)

from custom_components.jarvis.commands.times.agenda import Entry, What
from custom_components.jarvis.commands.times.putting_off import put_off
from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.util import dt as dt_util

from ..conftest import Say, agent_subentry, set_up_jarvis, speech, told
from ..tables import each_row
from .conftest import pass_time

NOW = datetime(2026, 11, 22, 18, 5, tzinfo=ZoneInfo("Europe/Berlin"))
KITCHEN = "assist_satellite.kitchen"

type Planned = Callable[[], list[Entry]]


@pytest.fixture
async def house(demo_house: HomeAssistant) -> MockConfigEntry:
    """Jarvis in the demo house, without a model, at ten in the morning."""
    await demo_house.config.async_set_time_zone("UTC")
    return await set_up_jarvis(demo_house, agent_subentry())


@pytest.fixture
def planned(house: MockConfigEntry) -> Planned:
    """Return what is planned now."""
    return lambda: house.runtime_data.counter.agenda.entries(What.COMMAND)


@pytest.fixture
def satellite(hass: HomeAssistant) -> list[ServiceCall]:
    """Put up a satellite that announces; returns what it was told."""
    hass.states.async_set(KITCHEN, "idle", {"supported_features": 1})
    return async_mock_service(hass, "assist_satellite", "announce")


async def at_hour(
    hass: HomeAssistant, freezer: FrozenDateTimeFactory, hour: int
) -> None:
    """Let it be so late today, or tomorrow if that is over."""
    now = dt_util.utcnow()
    then = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    await pass_time(
        hass, freezer, seconds=((then - now) % timedelta(days=1)).total_seconds()
    )


def state(hass: HomeAssistant, entity_id: str) -> str:
    """Return a state that there is."""
    found = hass.states.get(entity_id)
    assert found is not None
    return found.state


async def test_it_is_done_when_its_time_has_come_and_told_by_day(
    hass: HomeAssistant,
    say: Say,
    planned: Planned,
    satellite: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
) -> None:
    await at_hour(hass, freezer, 10)
    await say("turn on the kitchen light in 20 minutes", satellite_id=KITCHEN)
    await pass_time(hass, freezer, minutes=19)
    assert state(hass, "light.kitchen_light") == "off"
    await pass_time(hass, freezer, minutes=1, seconds=1)
    assert state(hass, "light.kitchen_light") == "on"
    assert planned() == []
    assert [call.data["message"] for call in satellite] == [
        "As planned: Turned on the light."
    ]


async def test_at_night_nobody_hears_that_all_went_well(
    hass: HomeAssistant,
    say: Say,
    house: MockConfigEntry,
    satellite: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
) -> None:
    await at_hour(hass, freezer, 23)
    await say("turn on the kitchen light in 20 minutes", satellite_id=KITCHEN)
    await pass_time(hass, freezer, minutes=20, seconds=1)
    assert state(hass, "light.kitchen_light") == "on"
    assert satellite == []


async def test_what_was_for_a_while_ends_by_itself(
    hass: HomeAssistant,
    say: Say,
    planned: Planned,
    freezer: FrozenDateTimeFactory,
) -> None:
    await say("turn on the kitchen light for 10 minutes")
    assert state(hass, "light.kitchen_light") == "on"
    await pass_time(hass, freezer, minutes=10, seconds=1)
    assert state(hass, "light.kitchen_light") == "off"
    assert planned() == []


async def test_what_has_no_opposite_goes_back_to_how_it_was(
    hass: HomeAssistant,
    say: Say,
    house: MockConfigEntry,
    freezer: FrozenDateTimeFactory,
) -> None:
    def wanted() -> Any:
        found = hass.states.get("climate.living_room_thermostat")
        return found.attributes["temperature"] if found else None

    before = wanted()
    await say("set the living room thermostat to 23 degrees for two hours")
    assert wanted() == 23
    await pass_time(hass, freezer, hours=2, seconds=1)
    assert wanted() == before


async def test_what_begins_later_ends_as_long_after(
    hass: HomeAssistant, say: Say, planned: Planned, freezer: FrozenDateTimeFactory
) -> None:
    await say("in ten minutes turn on the kitchen light for five minutes")
    await pass_time(hass, freezer, minutes=10, seconds=1)
    assert state(hass, "light.kitchen_light") == "on"
    assert [entry.text for entry in planned()] == ["turn off the kitchen light"]
    await pass_time(hass, freezer, minutes=5, seconds=1)
    assert state(hass, "light.kitchen_light") == "off"


async def test_consent_is_given_ahead_and_to_that_alone(
    hass: HomeAssistant, say: Say, planned: Planned, freezer: FrozenDateTimeFactory
) -> None:
    asked = await say("unlock the front door in ten minutes")
    assert planned() == []
    await say("yes", asked.conversation_id)
    [entry] = planned()
    assert entry.deed["consent"]["tier"] == "confirm"
    await pass_time(hass, freezer, minutes=10, seconds=1)
    assert state(hass, "lock.front_door") == "unlocked"


async def test_it_is_judged_again_when_its_time_has_come(
    hass: HomeAssistant,
    say: Say,
    house: MockConfigEntry,
    planned: Planned,
    satellite: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
) -> None:
    asked = await say("unlock the front door in ten minutes", satellite_id=KITCHEN)
    await say("yes", asked.conversation_id, satellite_id=KITCHEN)
    agenda = house.runtime_data.counter.agenda
    [entry] = planned()
    forged = {**entry.deed, "consent": {}}
    await agenda.put(
        Entry(
            what=What.COMMAND,
            id=entry.id,
            text=entry.text,
            due=entry.due,
            deed=forged,
            satellite_id=KITCHEN,
        )
    )
    await pass_time(hass, freezer, minutes=10, seconds=1)
    assert state(hass, "lock.front_door") == "locked"
    assert "needs your consent" in satellite[-1].data["message"]
    assert not house.runtime_data.safety.waits_in(f"schedule-{entry.id}")


async def test_what_is_gone_by_then_is_told(
    hass: HomeAssistant,
    say: Say,
    planned: Planned,
    satellite: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
) -> None:
    await say("turn on the kitchen light in 20 minutes", satellite_id=KITCHEN)
    hass.states.async_remove("light.kitchen_light")
    await hass.async_block_till_done()
    await pass_time(hass, freezer, minutes=20, seconds=1)
    assert "cannot find that" in satellite[-1].data["message"]


async def test_it_is_not_done_when_no_agent_is_left_to_answer_for_it(
    hass: HomeAssistant,
    say: Say,
    house: MockConfigEntry,
    planned: Planned,
    satellite: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
) -> None:
    await say("turn on the kitchen light in 20 minutes", satellite_id=KITCHEN)
    for subentry_id in list(house.subentries):
        hass.config_entries.async_remove_subentry(house, subentry_id)
    await hass.config_entries.async_reload(house.entry_id)
    await hass.async_block_till_done()
    await pass_time(hass, freezer, minutes=20, seconds=1)
    assert state(hass, "light.kitchen_light") == "off"
    assert planned() == []
    assert "cannot find that" in satellite[-1].data["message"]


@pytest.mark.parametrize(("minutes", "done"), [(5, True), (90, False)])
async def test_a_restart_delays_it_for_minutes_and_no_longer(
    hass: HomeAssistant,
    say: Say,
    house: MockConfigEntry,
    satellite: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
    minutes: int,
    done: bool,  # noqa: FBT001 - a case of the test
) -> None:
    await say("turn on the kitchen light in 20 minutes", satellite_id=KITCHEN)
    await hass.config_entries.async_unload(house.entry_id)
    await pass_time(hass, freezer, minutes=20 + minutes)
    assert state(hass, "light.kitchen_light") == "off"
    await hass.config_entries.async_setup(house.entry_id)
    await pass_time(hass, freezer, seconds=1)
    await hass.async_block_till_done()
    assert (state(hass, "light.kitchen_light") == "on") is done
    told = [call.data["message"] for call in satellite]
    assert any("was not running" in one for one in told) is not done


async def test_a_time_asked_anew_is_the_nearest_to_the_old_one(
    hass: HomeAssistant, say: Say, planned: Planned, freezer: FrozenDateTimeFactory
) -> None:
    await at_hour(hass, freezer, 10)
    asked = await say("open the kitchen blind at seven tomorrow morning")
    await say("no, at eight", asked.conversation_id)
    [entry] = planned()
    assert entry.due is not None
    assert (entry.due.hour, entry.due.date() > dt_util.utcnow().date()) == (8, True)


async def test_a_command_of_ours_can_wait_too(
    hass: HomeAssistant,
    say: Say,
    house: MockConfigEntry,
    satellite: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
) -> None:
    await say("announce in ten minutes that dinner is ready")
    assert satellite == []
    await pass_time(hass, freezer, minutes=10, seconds=1)
    assert [call.data["message"] for call in satellite] == ["dinner is ready"]


async def test_it_can_be_explained_and_taken_back(
    hass: HomeAssistant,
    say: Say,
    house: MockConfigEntry,
    freezer: FrozenDateTimeFactory,
) -> None:
    asked = await say("turn on the kitchen light in ten minutes", satellite_id=KITCHEN)
    await pass_time(hass, freezer, minutes=10, seconds=1)
    why = await say("why is the kitchen light on?", asked.conversation_id)
    assert "because I was asked" in speech(why)
    await say("undo that", satellite_id=KITCHEN)
    assert state(hass, "light.kitchen_light") == "off"


@each_row(
    ("said", "language", "text", "hour"),
    [
        ("turn off the desk lamp at 11 pm", "en", "turn off the desk lamp", 23),
        ("at half past ten turn off the lights", "en", "turn off the lights", 22),
        ("turn on movie night at 8", "en", "turn on movie night", 20),
        ("dim the lamp to 20 percent at 10", "en", "dim the lamp to 20 percent", 22),
        ("mach um halb elf das Licht aus", "de", "mach das Licht aus", 22),
        ("Heute Abend um acht das Licht an", "de", "das Licht an", 20),
        ("Fahr die Läden um 22 Uhr runter", "de", "Fahr die Läden runter", 22),
    ],
)
def test_time_and_wish_are_parted(
    said: str, language: str, text: str, hour: int
) -> None:
    wish = put_off(said, language, NOW)
    assert wish is not None
    assert wish.at is not None
    at = wish.at.after(NOW)
    assert at is not None
    assert (wish.text, at.hour) == (text, hour)


@each_row(
    ("said", "language"),
    [
        ("turn on the lamp at 20 percent", "en"),
        ("set the heating to 21", "en"),
        ("every morning at six turn on the light", "en"),
        ("turn on the light in the kitchen", "en"),
        ("dimme das Licht auf 20 Prozent", "de"),
        ("mach nachts die Lichter aus", "de"),
        ("jeden Morgen um sechs das Licht an", "de"),
    ],
)
def test_what_tells_no_time_is_not_put_off(said: str, language: str) -> None:
    assert put_off(said, language, NOW) is None


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "what did I pay for a week"),
    ],
)
async def test_a_question_is_no_plan(
    say: Say, planned: Planned, language: str, question: str
) -> None:
    result = await say(question, language=language)
    assert told(result)["lane"] == "none"
    assert not result.continue_conversation
    assert planned() == []
