"""Wishes for later, and things that run, by every door."""

import asyncio
from datetime import datetime, timedelta
from typing import Any, override
from zoneinfo import ZoneInfo

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_mock_service,
)

from custom_components.jarvis.commands.base import (
    Arguments,
    Button,
    Command,
    Request,
    Response,
)
from custom_components.jarvis.commands.shelf.counter import Counter
from custom_components.jarvis.commands.times.agenda import Entry, What
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.exceptions import HomeAssistantError
from homeassistant.util import dt as dt_util

from .conftest import Ask, pass_time
from .test_doors import call

# A Wednesday.
NOW = datetime(2026, 3, 11, 10, tzinfo=ZoneInfo("Europe/Berlin"))


async def act(counter: Counter, name: str, **arguments: Any) -> Response:
    """Run a command as an action does, as Anna, on that Wednesday."""
    request = counter.request(
        text="", language="en", conversation_id="w", person="anna", now=NOW
    )
    return await counter.act(name, arguments, request)


async def test_the_alarms_of_a_day(
    counter: Counter, freezer: FrozenDateTimeFactory
) -> None:
    freezer.move_to(NOW)
    for when in ("2026-03-14T07:00", "2026-03-14T09:30", "2026-03-15T08:00"):
        assert (await act(counter, "alarm", time=when)).ok
    told = {
        day: (await act(counter, "alarm", action="status", day=day)).data["count"]
        for day in ("2026-03-13", "2026-03-14", "2026-03-15")
    }
    assert told == {"2026-03-13": 0, "2026-03-14": 2, "2026-03-15": 1}


@pytest.mark.parametrize(
    "text",
    [
        "cancel the banana alarm",
        "move my alarm to banana",
        "ten more minutes",
        "give me banana more",
    ],
)
async def test_what_means_nothing_here_is_nobodys(ask: Ask, text: str) -> None:
    assert await ask(text, now=NOW) is None


async def test_who_was_woken_may_sleep_on(
    hass: HomeAssistant, ask: Ask, counter: Counter, freezer: FrozenDateTimeFactory
) -> None:
    hass.states.async_set("assist_satellite.bedroom", "idle", {"supported_features": 1})
    async_mock_service(hass, "assist_satellite", "announce")
    await ask("set an alarm in 11 minutes")
    await pass_time(hass, freezer, minutes=11, seconds=1)
    response = await ask("another twenty minutes")
    assert response is not None
    assert response.ok, response.message
    assert not counter.agenda.ringing.is_on
    assert len(counter.agenda.entries(What.ALARM)) == 1


async def test_a_reminder_for_somebody_names_them(
    hass: HomeAssistant, counter: Counter, freezer: FrozenDateTimeFactory
) -> None:
    freezer.move_to(NOW)
    hass.states.async_set(
        "person.ben", "home", {"friendly_name": "Ben", "user_id": "ben"}
    )
    async_expose_entity(hass, "conversation", "person.ben", True)
    await hass.async_block_till_done()
    MockConfigEntry(
        domain="mobile_app", data={"device_name": "Pixel", "user_id": "ben"}
    ).add_to_hass(hass)
    sent = async_mock_service(hass, "notify", "mobile_app_pixel")
    made = await act(
        counter, "reminder", text="feed the cat", time="17:00", person="Ben"
    )
    assert made.ok, made.message
    assert "Ben" in made.message
    listed = await act(counter, "reminder", action="list", which="ben")
    assert listed.ok
    await pass_time(hass, freezer, hours=7, seconds=1)
    [call_] = sent
    assert "feed the cat" in call_.data["message"]


async def test_nobody_at_home_has_no_place(hass: HomeAssistant, ask: Ask) -> None:
    hass.states.async_set("person.ben", "home", {"user_id": "ben"})
    response = await ask("remind me to feed the cat when i get home", person="anna")
    assert response is not None
    assert response.error == "no_person"


async def test_a_reminder_outlives_the_thing_it_waits_for(
    hass: HomeAssistant, ask: Ask
) -> None:
    await ask("remind me when the washer is done to empty it")
    [washer] = [
        one
        for one in hass.states.async_entity_ids()
        if one.endswith(".washing_machine")
    ]
    async_expose_entity(hass, "conversation", washer, False)
    await hass.async_block_till_done()
    response = await ask("what reminders do I have")
    assert response is not None
    assert "Washing Machine" in response.message
    hass.states.async_remove(washer)
    await hass.async_block_till_done()
    response = await ask("what reminders do I have")
    assert response is not None
    assert "empty it" in response.message


async def test_there_is_an_end_to_what_is_kept(
    counter: Counter, freezer: FrozenDateTimeFactory
) -> None:
    freezer.move_to(NOW)
    while not counter.agenda.is_full:
        await counter.agenda.put(Entry(what=What.TIMER, left=timedelta(hours=1)))
    wishes: dict[str, dict[str, Any]] = {
        "reminder": {"text": "smile", "time": "2026-03-14T07:00"},
        "alarm": {"time": "2026-03-14T07:00"},
        "timer": {"duration": "5 minutes"},
    }
    for name, arguments in wishes.items():
        response = await act(counter, name, **arguments)
        assert response.error == "too_many", response.message


SCRIPT = "leave_home"


async def test_a_routine_that_cannot_run_says_why(
    hass: HomeAssistant, counter: Counter
) -> None:
    hass.services.async_remove("script", SCRIPT)
    reason = HomeAssistantError("the kettle is dry")
    async_mock_service(hass, "script", SCRIPT, raise_exception=reason)
    response = await act(counter, "routine", routine="Leave Home")
    assert response.error == "action_failed"
    assert "the kettle is dry" in response.message
    found = hass.states.get(f"script.{SCRIPT}")
    assert found is not None
    hass.states.async_set(f"script.{SCRIPT}", "unavailable", dict(found.attributes))
    response = await act(counter, "routine", routine="Leave Home")
    assert response.error == "unavailable"


async def test_a_long_routine_goes_on_by_itself(
    hass: HomeAssistant,
    counter: Counter,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("custom_components.jarvis.commands.routine._PATIENCE", 0.05)
    go_on = asyncio.Event()

    async def slow(_call: ServiceCall) -> None:
        await go_on.wait()
        raise HomeAssistantError("the kettle is dry")

    hass.services.async_remove("script", SCRIPT)
    hass.services.async_register("script", SCRIPT, slow)
    response = await act(counter, "routine", routine="Leave Home")
    assert response.ok
    assert "Leave Home" in response.message
    go_on.set()
    await hass.async_block_till_done()
    assert "never retrieved" not in caplog.text


async def test_a_model_gets_what_was_listed(counter: Counter) -> None:
    result = await call(counter, "jarvis__todo_list", action="show", list="shopping")
    items: Any = result.data["items"]
    assert [item["name"] for item in items] == ["Milk", "Tea"]


class Waiter(Command):
    """Offers tea by a button."""

    name = "waiter"
    description = "Offer tea"

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Ask on the phone."""
        tea = Button(title="Tea", command="timer", arguments={"duration": 180})
        return Response(
            outcome=Response.success("").outcome, message="Tea?", buttons=(tea,)
        )


async def test_the_buttons_of_an_answer_come_to_the_phone(
    hass: HomeAssistant, counter: Counter
) -> None:
    MockConfigEntry(
        domain="mobile_app", data={"device_name": "Pixel", "user_id": "anna"}
    ).add_to_hass(hass)
    sent = async_mock_service(hass, "notify", "mobile_app_pixel")
    assert await counter.book.add(Waiter(), "test")
    await act(counter, "waiter")
    await hass.async_block_till_done()
    [offer] = sent
    assert offer.data["message"] == "Tea?"
    [button] = offer.data["data"]["actions"]
    hass.bus.async_fire("mobile_app_notification_action", {"action": button["action"]})
    await hass.async_block_till_done()
    assert len(counter.agenda.entries(What.TIMER)) == 1


async def test_a_misheard_player_is_told(ask: Ask) -> None:
    response = await ask("pause on the kichen speeker")
    assert response is not None
    assert response.ok
    [change] = response.corrections
    assert (change.said, change.name) == ("kichen speeker", "Kitchen Speaker")
    assert "Kitchen Speaker" in response.message


@pytest.mark.parametrize(
    ("text", "language", "said"),
    [
        ("when is sunrise", "en", "Around here the sun does not do that these days."),
        ("wann geht die Sonne unter", "de", "Das tut die Sonne hier zurzeit nicht."),
    ],
)
async def test_in_the_polar_night_no_sun_rises(
    hass: HomeAssistant, ask: Ask, text: str, language: str, said: str
) -> None:
    hass.config.latitude, hass.config.longitude = 78.2, 15.6
    winter = datetime(2026, 12, 20, 10, tzinfo=ZoneInfo("Europe/Oslo"))
    response = await ask(text, language, now=winter)
    assert response is not None
    assert response.message == said


async def test_what_repeats_comes_again(
    hass: HomeAssistant, ask: Ask, counter: Counter, freezer: FrozenDateTimeFactory
) -> None:
    hass.states.async_set("assist_satellite.kitchen", "idle", {"supported_features": 1})
    told = async_mock_service(hass, "assist_satellite", "announce")
    await ask("remind me every 2 hours to drink water")
    for times in (1, 2):
        await pass_time(hass, freezer, hours=2, seconds=1)
        assert len(told) == times
    [entry] = counter.agenda.entries(What.REMINDER)
    assert entry.remaining(dt_util.utcnow()) > timedelta(hours=1, minutes=59)
