"""Timers, alarms and reminders: due, late, after a restart, by state and by place."""

from datetime import timedelta
from typing import Any

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_fire_time_changed,
    async_mock_service,
)

from custom_components.jarvis.commands.shelf.counter import Counter
from custom_components.jarvis.commands.shelf.voices import Voices
from custom_components.jarvis.commands.times.agenda import Agenda, Entry, What
from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.util import dt as dt_util

from .conftest import Ask, open_counter, pass_time


@pytest.fixture
def satellite(hass: HomeAssistant) -> list[ServiceCall]:
    """Put up a satellite that announces; returns what it was told."""
    hass.states.async_set("assist_satellite.kitchen", "idle", {"supported_features": 1})
    return async_mock_service(hass, "assist_satellite", "announce")


def words(calls: list[ServiceCall]) -> list[str]:
    """Return what was announced."""
    return [call.data["message"] for call in calls]


async def test_a_timer_is_announced_when_it_is_up(
    hass: HomeAssistant,
    counter: Counter,
    ask: Ask,
    satellite: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
) -> None:
    await ask("set a 10 minute pasta timer", satellite_id="assist_satellite.kitchen")
    await pass_time(hass, freezer, minutes=9)
    assert words(satellite) == []
    await pass_time(hass, freezer, minutes=1, seconds=1)
    assert words(satellite) == ["Your pasta timer is up."]
    assert counter.agenda.entries(What.TIMER) == []


async def test_a_paused_timer_waits(
    hass: HomeAssistant,
    ask: Ask,
    satellite: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
) -> None:
    await ask("set a timer for 10 minutes")
    await pass_time(hass, freezer, minutes=4)
    await ask("pause the timer")
    await pass_time(hass, freezer, hours=2)
    assert words(satellite) == []
    response = await ask("resume the timer")
    assert response is not None
    assert "6 minutes left" in response.message
    await pass_time(hass, freezer, minutes=6, seconds=1)
    assert words(satellite) == ["Your 10 minute timer is up."]


async def test_a_cancelled_timer_is_silent(
    hass: HomeAssistant,
    ask: Ask,
    satellite: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
) -> None:
    await ask("set a timer for 5 minutes")
    await ask("cancel the timer")
    await pass_time(hass, freezer, minutes=6)
    assert words(satellite) == []


async def test_what_came_due_while_we_were_down_is_announced_as_late(
    hass: HomeAssistant,
    counter: Counter,
    ask: Ask,
    satellite: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
    hass_storage: dict[str, Any],
) -> None:
    await ask("remind me in 20 minutes to take out the trash")
    assert hass_storage["jarvis.agenda"]["data"]["entries"]
    counter.agenda.close()
    await pass_time(hass, freezer, hours=1)
    assert words(satellite) == []
    again = Agenda(hass, Voices(hass))
    await again.open()
    await hass.async_block_till_done()
    await pass_time(hass, freezer, seconds=1)
    again.close()
    assert words(satellite) == [
        "40 minutes late, I was not running: A reminder: take out the trash."
    ]
    assert hass_storage["jarvis.agenda"]["data"]["entries"] == []


async def test_a_damaged_entry_costs_nothing_else(
    hass: HomeAssistant, hass_storage: dict[str, Any]
) -> None:
    due = (dt_util.utcnow() + timedelta(hours=1)).isoformat()
    hass_storage["jarvis.agenda"] = {
        "version": 1,
        "minor_version": 1,
        "key": "jarvis.agenda",
        "data": {
            "entries": [
                {"what": "nonsense"},
                {"id": "1", "what": "alarm", "due": due, "from_the_future": True},
            ]
        },
    }
    agenda = Agenda(hass, Voices(hass))
    await agenda.open()
    assert [entry.id for entry in agenda.entries(What.ALARM)] == ["1"]
    agenda.close()


async def test_a_daily_alarm_comes_again(
    hass: HomeAssistant,
    counter: Counter,
    ask: Ask,
    satellite: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
) -> None:
    await ask("wake me up every day at 7")
    [alarm] = counter.agenda.entries(What.ALARM)
    assert alarm.due is not None
    freezer.move_to(alarm.due + timedelta(seconds=1))
    async_fire_time_changed(hass)
    await hass.async_block_till_done()
    assert words(satellite) == ["This is your alarm. Good day."]
    [again] = counter.agenda.entries(What.ALARM)
    assert again.due == alarm.due + timedelta(days=1)


async def test_the_washer_reminds_when_it_is_done_and_only_once(
    hass: HomeAssistant, counter: Counter, ask: Ask, satellite: list[ServiceCall]
) -> None:
    await ask("remind me to hang up the laundry when the washer is done")
    [entry] = counter.agenda.entries(What.REMINDER)
    assert entry.entity_id == "switch.washing_machine"
    hass.states.async_set("switch.washing_machine", "unavailable")
    hass.states.async_set("switch.washing_machine", "on")
    await hass.async_block_till_done()
    assert words(satellite) == []
    hass.states.async_set("switch.washing_machine", "off")
    hass.states.async_set("switch.washing_machine", "on")
    hass.states.async_set("switch.washing_machine", "off")
    await hass.async_block_till_done()
    assert words(satellite) == ["A reminder: hang up the laundry."]


async def test_coming_home_reminds_who_asked(
    hass: HomeAssistant, counter: Counter, ask: Ask, satellite: list[ServiceCall]
) -> None:
    hass.states.async_set("person.anna", "not_home", {"user_id": "anna-id"})
    await ask("remind me to feed the cat when i get home", person="anna-id")
    hass.states.async_set("person.anna", "home", {"user_id": "anna-id"})
    await hass.async_block_till_done()
    assert words(satellite) == ["A reminder: feed the cat."]


async def test_arriving_somewhere_reminds_who_asked(
    hass: HomeAssistant, ask: Ask, satellite: list[ServiceCall]
) -> None:
    hass.states.async_set("zone.work", "0", {"friendly_name": "Work"})
    hass.states.async_set("person.anna", "home", {"user_id": "anna-id"})
    unknown = await ask("remind me to smile when i get to the moon", person="anna-id")
    assert unknown is not None
    assert unknown.error == "no_zone"
    done = await ask("remind me when i get to work to call bob", person="anna-id")
    assert done is not None
    assert done.message == "I will remind you when you get to work: call bob."
    hass.states.async_set("person.anna", "not_home", {"user_id": "anna-id"})
    await hass.async_block_till_done()
    assert words(satellite) == []
    hass.states.async_set("person.anna", "Work", {"user_id": "anna-id"})
    await hass.async_block_till_done()
    assert words(satellite) == ["A reminder: call bob."]


async def test_what_finished_while_we_were_down_is_not_missed(
    hass: HomeAssistant, counter: Counter, ask: Ask, satellite: list[ServiceCall]
) -> None:
    await ask("remind me to hang up the laundry when the washer is done")
    counter.agenda.close()
    hass.states.async_set("switch.washing_machine", "off")
    again = Agenda(hass, Voices(hass))
    await again.open()
    await hass.async_block_till_done()
    again.close()
    assert words(satellite) == ["A reminder: hang up the laundry."]


async def test_a_machine_that_comes_back_is_not_taken_for_done(
    hass: HomeAssistant, counter: Counter, ask: Ask, satellite: list[ServiceCall]
) -> None:
    hass.states.async_set("switch.washing_machine", "off")
    await hass.async_block_till_done()
    await ask("remind me to hang up the laundry when the washer is done")
    for state in ("unavailable", "off"):
        hass.states.async_set("switch.washing_machine", state)
        await hass.async_block_till_done()
    assert words(satellite) == []
    for state in ("on", "unavailable", "off"):
        hass.states.async_set("switch.washing_machine", state)
        await hass.async_block_till_done()
    assert words(satellite) == ["A reminder: hang up the laundry."]


async def test_without_any_voice_it_is_written_down(
    hass: HomeAssistant, ask: Ask, freezer: FrozenDateTimeFactory
) -> None:
    notes = async_mock_service(hass, "persistent_notification", "create")
    await ask("set a timer for 5 minutes")
    await pass_time(hass, freezer, minutes=5, seconds=1)
    assert words(notes) == ["Your 5 minute timer is up."]


async def test_the_agenda_has_an_end(
    hass: HomeAssistant, counter: Counter, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "custom_components.jarvis.commands.times.agenda.MOST_ENTRIES", 1
    )
    await ask("set a timer for 5 minutes")
    response = await ask("set a timer for 6 minutes")
    assert response is not None
    assert response.error == "too_many"


async def test_a_second_counter_finds_what_the_first_stored(
    hass: HomeAssistant, counter: Counter, ask: Ask
) -> None:
    await ask("set a timer for 5 minutes")
    await counter.close()
    again = await open_counter(hass)
    assert len(again.agenda.entries(What.TIMER)) == 1
    await again.close()


async def wake_in_ten_minutes(counter: Counter) -> None:
    """Set an alarm in the kitchen."""
    due = dt_util.utcnow() + timedelta(minutes=10)
    satellite = "assist_satellite.kitchen"
    await counter.agenda.put(Entry(what=What.ALARM, due=due, satellite_id=satellite))


async def test_an_alarm_rings_on_until_somebody_answers(
    hass: HomeAssistant,
    counter: Counter,
    ask: Ask,
    satellite: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
) -> None:
    await wake_in_ten_minutes(counter)
    await pass_time(hass, freezer, minutes=10, seconds=1)
    for _ in range(3):
        await pass_time(hass, freezer, seconds=21)
    assert words(satellite) == ["This is your alarm. Good day."] * 4
    snoozed = await ask("snooze", satellite_id="assist_satellite.kitchen")
    assert snoozed is not None
    assert "10 minutes" in snoozed.message
    await pass_time(hass, freezer, minutes=5)
    assert len(satellite) == 4
    await pass_time(hass, freezer, minutes=5, seconds=1)
    await pass_time(hass, freezer, seconds=21)
    assert len(satellite) == 6
    stopped = await ask("stop")
    assert stopped is not None
    assert stopped.message == "The alarm is off. Good day."
    await pass_time(hass, freezer, minutes=1)
    assert len(satellite) == 6
    again = await ask("turn the alarm off")
    assert again is not None
    assert again.message == "No alarm is ringing."


async def test_an_alarm_nobody_hears_ends_by_itself(
    hass: HomeAssistant,
    counter: Counter,
    ask: Ask,
    satellite: list[ServiceCall],
    freezer: FrozenDateTimeFactory,
) -> None:
    await wake_in_ten_minutes(counter)
    await pass_time(hass, freezer, minutes=10, seconds=1)
    for _ in range(30):
        await pass_time(hass, freezer, seconds=21)
    assert 10 <= len(satellite) <= 16
    assert not counter.agenda.ringing.is_on
    nothing = await ask("snooze")
    assert nothing is not None
    assert nothing.ok  # It rang a moment ago: who sleeps on is woken again.
    await pass_time(hass, freezer, hours=1)


async def test_a_phone_gets_buttons_and_a_tap_snoozes(
    hass: HomeAssistant,
    counter: Counter,
    ask: Ask,
    freezer: FrozenDateTimeFactory,
) -> None:
    MockConfigEntry(
        domain="mobile_app", data={"device_name": "Pixel", "user_id": "anna"}
    ).add_to_hass(hass)
    phone = async_mock_service(hass, "notify", "mobile_app_pixel")
    await ask("remind me in 10 minutes to call mom", person="anna")
    await pass_time(hass, freezer, minutes=10, seconds=1)
    [sent] = phone
    assert sent.data["message"] == "A reminder: call mom."
    [button] = sent.data["data"]["actions"]
    hass.bus.async_fire("mobile_app_notification_action", {"action": button["action"]})
    await hass.async_block_till_done()
    [later] = counter.agenda.entries(What.REMINDER)
    assert later.text == "call mom"
    assert later.remaining(dt_util.utcnow()) == timedelta(minutes=10)
