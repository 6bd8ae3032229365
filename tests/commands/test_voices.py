"""Who is reached, by satellite, by phone or by a note, and what is said of it."""

from typing import Any

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_mock_service,
)

from custom_components.jarvis.commands.shelf.counter import Counter
from custom_components.jarvis.commands.times.agenda import What
from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import device_registry as dr, entity_registry as er

from .conftest import Ask, pass_time

ACTION = "mobile_app_notification_action"


def phone(
    hass: HomeAssistant, name: str, user_id: str, **more: Any
) -> list[ServiceCall]:
    """Register a phone of the companion app; returns what it was sent."""
    data = {"device_name": name, "user_id": user_id}
    MockConfigEntry(domain="mobile_app", data=data).add_to_hass(hass)
    return async_mock_service(hass, "notify", f"mobile_app_{name.lower()}", **more)


def satellites(hass: HomeAssistant) -> list[ServiceCall]:
    """Put up one that is placed itself, one by its device, and one that is nowhere."""
    entry = MockConfigEntry(domain="test")
    entry.add_to_hass(hass)
    entities = er.async_get(hass)
    device = dr.async_get(hass).async_get_or_create(
        config_entry_id=entry.entry_id, identifiers={("test", "office")}
    )
    dr.async_get(hass).async_update_device(device.id, area_id="office")
    places: dict[str, dict[str, Any]] = {
        "kitchen": {},
        "office": {"device_id": device.id},
        "garden": {},
    }
    for name, place in places.items():
        made = entities.async_get_or_create(
            "assist_satellite", "test", name, suggested_object_id=name, **place
        )
        if name == "kitchen":
            entities.async_update_entity(made.entity_id, area_id="kitchen")
    for name in ("kitchen", "office", "garden", "stranger"):
        there = {"supported_features": 1}
        hass.states.async_set(f"assist_satellite.{name}", "idle", there)
    return async_mock_service(hass, "assist_satellite", "announce")


@pytest.mark.parametrize(
    ("area", "reached"),
    [
        ("kitchen", ["kitchen"]),
        ("study", ["office"]),
        ("bathroom", []),
        ("leaving room", []),
        ("kichen", ["kitchen"]),
        (None, ["garden", "kitchen", "office", "stranger"]),
    ],
)
async def test_a_broadcast_goes_to_the_satellites_of_the_room(
    hass: HomeAssistant, counter: Counter, area: str | None, reached: list[str]
) -> None:
    told = satellites(hass)
    request = counter.request(text="", language="en", conversation_id="b")
    wanted = {"message": "dinner", **({"area": area} if area else {})}

    response = await counter.act("broadcast", wanted, request)

    assert response.ok is bool(reached)
    assert sorted(call.data["entity_id"] for call in told) == [
        f"assist_satellite.{name}" for name in reached
    ]


@pytest.mark.parametrize(
    ("area", "named"), [("upstairs", "Nursery"), ("bad room", "Bathroom")]
)
async def test_a_place_that_is_several_rooms_is_asked_about(
    hass: HomeAssistant, counter: Counter, area: str, named: str
) -> None:
    told = satellites(hass)
    request = counter.request(text="", language="en", conversation_id="b")
    wanted = {"message": "dinner", "area": area}
    response = await counter.act("broadcast", wanted, request)
    assert response.error == "question"
    assert named in {choice.name for one in response.refused for choice in one.valid}
    assert told == []


@pytest.mark.parametrize(
    ("owner", "said"),
    [
        ("anna", "I sent Shopping List to your phone."),
        ("ben", "I know of no phone of yours that I could send Shopping List to."),
        (None, "I know of no phone of yours that I could send Shopping List to."),
    ],
)
async def test_a_list_is_sent_to_the_phone_of_who_asks(
    hass: HomeAssistant, ask: Ask, owner: str | None, said: str
) -> None:
    sent = phone(hass, "Pixel", "anna")
    if owner is None:
        phone(hass, "Iphone", "carl")

    response = await ask("send me the shopping list", person=owner)

    assert response is not None
    assert response.message == said
    assert len(sent) == response.ok


async def test_a_phone_that_takes_nothing_is_told(
    hass: HomeAssistant, ask: Ask
) -> None:
    phone(hass, "Pixel", "anna", raise_exception=HomeAssistantError("no signal"))
    response = await ask("send me the shopping list", person="anna")
    assert response is not None
    assert response.error == "not_sent"


async def test_an_empty_list_is_not_sent(hass: HomeAssistant, ask: Ask) -> None:
    sent = phone(hass, "Pixel", "anna")
    await ask("clear the shopping list")
    for text in ("clear the shopping list", "send me the shopping list"):
        response = await ask(text, person="anna")
        assert response is not None
        assert response.message == "Shopping List is empty."
    assert sent == []


async def test_who_may_be_out_of_earshot_hears_it_by_phone_as_well(
    hass: HomeAssistant, ask: Ask, freezer: FrozenDateTimeFactory
) -> None:
    told, sent = satellites(hass), phone(hass, "Pixel", "anna")
    await ask("remind me in 10 minutes to call mom", person="anna")
    await pass_time(hass, freezer, minutes=10, seconds=1)
    assert {call.data["message"] for call in told} == {"A reminder: call mom."}
    assert [call.data["message"] for call in sent] == ["A reminder: call mom."]


@pytest.mark.parametrize("listed", [True, False])
async def test_when_nobody_can_be_reached_a_note_is_left(
    hass: HomeAssistant,
    ask: Ask,
    freezer: FrozenDateTimeFactory,
    caplog: pytest.LogCaptureFixture,
    listed: bool,  # noqa: FBT001 - a case of the table
) -> None:
    caplog.set_level("WARNING")
    phone(hass, "Pixel", "anna", raise_exception=HomeAssistantError("no signal"))
    notes = async_mock_service(hass, "persistent_notification", "create")
    if not listed:
        hass.services.async_remove("persistent_notification", "create")
    await ask("remind me in 10 minutes to call mom", person="anna")
    await pass_time(hass, freezer, minutes=10, seconds=1)
    assert [note.data["message"] for note in notes] == [
        "A reminder: call mom."
    ] * listed
    assert ("No notification list" in caplog.text) is not listed


@pytest.mark.parametrize(("button", "left"), [(0, 0), (1, 1)])
async def test_an_alarm_on_a_phone_is_put_off_or_stopped_by_a_tap(
    hass: HomeAssistant,
    counter: Counter,
    ask: Ask,
    freezer: FrozenDateTimeFactory,
    button: int,
    left: int,
) -> None:
    sent = phone(hass, "Pixel", "anna")
    await ask("set an alarm in 11 minutes", person="anna")
    await pass_time(hass, freezer, minutes=11, seconds=1)
    [call] = sent
    tapped = call.data["data"]["actions"][button]["action"]
    hass.bus.async_fire(ACTION, {"action": tapped})
    await hass.async_block_till_done()
    assert len(counter.agenda.entries(What.ALARM)) == left


async def test_a_satellite_that_fails_does_not_ring_on(
    hass: HomeAssistant,
    counter: Counter,
    ask: Ask,
    freezer: FrozenDateTimeFactory,
) -> None:
    told = satellites(hass)
    await ask("set an alarm in 11 minutes", satellite_id="assist_satellite.kitchen")
    await pass_time(hass, freezer, minutes=11, seconds=1)
    rang = counter.agenda.ringing.is_on
    hass.services.async_remove("assist_satellite", "announce")
    async_mock_service(
        hass, "assist_satellite", "announce", raise_exception=HomeAssistantError("off")
    )
    await pass_time(hass, freezer, seconds=30)
    assert (rang, counter.agenda.ringing.is_on) == (True, False)
    assert len(told) == 1
