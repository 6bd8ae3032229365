"""Questions about the past, from a real recorder."""

from collections.abc import AsyncGenerator
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from freezegun.api import FrozenDateTimeFactory
from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.commands.shelf.counter import Counter, Wiring
from custom_components.jarvis.commands.times.calendar_words import (
    span,
    spell,
    summarise,
)
from custom_components.jarvis.nlu.interpret import Interpreter
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.components.recorder.tasks import SynchronizeTask
from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.recorder import get_instance
from homeassistant.setup import async_setup_component

from .conftest import open_counter

BERLIN = ZoneInfo("Europe/Berlin")
NOON = datetime(2026, 1, 28, 12, tzinfo=BERLIN)
DOOR = "binary_sensor.back_door"
HEATING = "climate.heating"
BEDROOM = "sensor.bedroom_temperature"
NAMES = {DOOR: "Back Door", HEATING: "Heating", BEDROOM: "Bedroom temperature"}
# What is asked of a door that was open from 7 to 8 and from 10 to 11.
WHETHER = [
    ("was the back door open at 9 am", "No, Back Door was not open at 9 am."),
    (
        "was the back door open at half past seven",
        "Yes, Back Door was open at half past seven.",
    ),
    (
        "did anyone open the back door this morning",
        "Yes, 2 times, last today at 10:00 AM.",
    ),
    (
        "did anyone open the back door yesterday",
        "No, Back Door was not open yesterday.",
    ),
    (
        "was the back door opened in the last 150 minutes",
        "Yes, once, today at 10:00 AM.",
    ),
    (
        "did somebody use the back door today",
        "Yes, 4 times, last today at 11:00 AM.",
    ),
    (
        "was the back door open in the last 90 minutes",
        "Yes, Back Door was open in the last 90 minutes, for 30 minutes.",
    ),
    ("how long has the back door been open", "Back Door is not open at the moment."),
    (
        "how long has the back door been closed",
        "Back Door has been closed for 1 hour.",
    ),
    ("War die back door um halb acht offen?", "Ja, Back Door war um halb acht offen."),
    (
        "Hat jemand heute die back door geöffnet?",
        "Ja, 2 Mal, zuletzt heute um 10:00 Uhr.",
    ),
    (
        "Wie lange ist die back door schon zu?",
        "Back Door ist seit 1 Stunde geschlossen.",
    ),
]
# What is asked of 17 °C at midnight, 15.5 at 4, 19.5 at 8, nothing at 10, 21.26 at 11.
MEASURED = [
    (
        "what was the lowest temperature in the bedroom today",
        "The lowest value of Bedroom temperature today was 15.5 °C, today at 4:00 AM.",
    ),
    (
        "how warm did it get in the bedroom today",
        (
            "The highest value of Bedroom temperature today was 21.3 °C,"
            " today at 11:00 AM."
        ),
    ),
    (
        "what was the average temperature in the bedroom today",
        "The average of Bedroom temperature today was 17.5 °C.",
    ),
    (
        "what was the temperature in the bedroom at 5 am",
        "Bedroom temperature was at 15.5 °C at 5 am.",
    ),
    (
        "what was the bedroom temperature at 10:30",
        "I have no records of Bedroom temperature for that time, so I do not know.",
    ),
    (
        "Wie kalt war es letzte Nacht im Bedroom?",
        (
            "Der niedrigste Wert von Bedroom temperature war letzte Nacht 15,5 °C,"
            " heute um 4:00 Uhr."
        ),
    ),
    (
        "Wie hoch war die durchschnittliche Temperatur im Bedroom heute?",
        "Im Mittel lag Bedroom temperature heute bei 17,5 °C.",
    ),
]


@pytest.fixture(autouse=True)
def _custom_integrations(
    recorder_mock: object, enable_custom_integrations: None
) -> None:
    """Start the recorder before Home Assistant, as it has to be."""


@pytest.fixture
async def recorded(
    hass: HomeAssistant, freezer: FrozenDateTimeFactory
) -> AsyncGenerator[Counter]:
    """Set up a house that records a door and a heating, up to a Wednesday noon."""
    await hass.config.async_set_time_zone("Europe/Berlin")
    freezer.move_to(NOON - timedelta(days=2))
    assert await async_setup_component(hass, "homeassistant", {})
    entities = er.async_get(hass)
    for entity_id, name in NAMES.items():
        domain, _, key = entity_id.partition(".")
        entities.async_get_or_create(
            domain, "test", key, suggested_object_id=key, original_name=name
        )
        hass.states.async_set(entity_id, "off", {"friendly_name": name})
        async_expose_entity(hass, "conversation", entity_id, True)
    await record(hass)
    interpreter, _ = await hass.async_add_executor_job(Interpreter.open)
    counter = await open_counter(hass, wiring=Wiring(interpreter=interpreter))
    yield counter
    await counter.close()


async def record(hass: HomeAssistant) -> None:
    """Wait until the recorder has written everything."""
    await hass.async_block_till_done()
    # Its own waiting overlooks what the thread has taken and not yet written.
    written = hass.loop.create_future()
    get_instance(hass).queue_task(SynchronizeTask(written))
    await written
    await hass.async_block_till_done()


async def say(counter: Counter, text: str, language: str = "en") -> str:
    """Ask at noon."""
    request = counter.request(
        text=text, language=language, conversation_id="past", now=NOON
    )
    response = await counter.hear(request)
    assert response is not None
    assert response.ok
    return response.message


async def at(
    hass: HomeAssistant,
    freezer: FrozenDateTimeFactory,
    when: datetime,
    entity_id: str,
    state: str,
    **attributes: str,
) -> None:
    """Let something change at a time."""
    freezer.move_to(when)
    named = {"friendly_name": NAMES[entity_id], **attributes}
    hass.states.async_set(entity_id, state, named)
    await record(hass)


async def test_when_how_long_and_how_often(
    hass: HomeAssistant, recorded: Counter, freezer: FrozenDateTimeFactory
) -> None:
    for hour, minute, state in ((8, 0, "on"), (8, 30, "off"), (10, 15, "on")):
        when = NOON.replace(hour=hour, minute=minute)
        await at(hass, freezer, when, DOOR, state)
    await at(hass, freezer, NOON.replace(hour=10, minute=30), DOOR, "off")
    freezer.move_to(NOON)
    said = await say(recorded, "when was the back door last opened?")
    assert said == "Back Door was last opened today at 10:15 AM."
    said = await say(recorded, "how long was the back door open today?")
    assert said == "Back Door was open for 45 minutes today."
    said = await say(recorded, "how many times was the back door opened today?")
    assert said == "Back Door was opened 2 times today."
    said = await say(recorded, "Wann wurde die back door zuletzt geöffnet?", "de")
    assert "heute um 10:15 Uhr" in said


async def test_the_heating_counts_when_it_heats(
    hass: HomeAssistant, recorded: Counter, freezer: FrozenDateTimeFactory
) -> None:
    for hour, action in ((6, "heating"), (7, "idle"), (9, "heating"), (11, "idle")):
        when = NOON.replace(hour=hour)
        await at(hass, freezer, when, HEATING, "heat", hvac_action=action)
    freezer.move_to(NOON)
    said = await say(recorded, "how long was the heating on today?")
    assert said == "Heating was on for 3 hours today."


async def test_what_is_not_known_is_said(
    hass: HomeAssistant, recorded: Counter, freezer: FrozenDateTimeFactory
) -> None:
    await at(hass, freezer, NOON.replace(hour=2), DOOR, "unavailable")
    await at(hass, freezer, NOON.replace(hour=4), DOOR, "off")
    await at(hass, freezer, NOON.replace(hour=5), DOOR, "on")
    await at(hass, freezer, NOON.replace(hour=6), DOOR, "off")
    freezer.move_to(NOON)
    said = await say(recorded, "how long was the back door open today?")
    assert said == (
        "Back Door was open for 1 hour today. For 2 hours I have no records."
    )
    said = await say(recorded, "when was the heating last on?")
    assert said == "In the last 10 days Heating was not on."


async def answered(counter: Counter, talk: list[tuple[str, str]]) -> None:
    """Ask everything; check that each answer is as written."""
    told = [
        (text, await say(counter, text, "de" if text.endswith("?") else "en"))
        for text, _ in talk
    ]
    assert told == talk


async def test_whether_it_was_so_at_a_moment_or_in_a_time(
    hass: HomeAssistant, recorded: Counter, freezer: FrozenDateTimeFactory
) -> None:
    for hour, state in ((7, "on"), (8, "off"), (10, "on"), (11, "off")):
        await at(hass, freezer, NOON.replace(hour=hour), DOOR, state)
    freezer.move_to(NOON)
    await answered(recorded, WHETHER)


async def test_what_was_measured(
    hass: HomeAssistant, recorded: Counter, freezer: FrozenDateTimeFactory
) -> None:
    unit = {"unit_of_measurement": "°C", "device_class": "temperature"}
    for hour, value in ((0, "17.0"), (4, "15.5"), (8, "19.5"), (10, "unavailable")):
        await at(hass, freezer, NOON.replace(hour=hour), BEDROOM, value, **unit)
    await at(hass, freezer, NOON.replace(hour=11), BEDROOM, "21.26", **unit)
    freezer.move_to(NOON)
    await answered(recorded, MEASURED)


@pytest.mark.parametrize(
    ("language", "talk"),
    [
        (
            "en",
            [
                ("did anybody open the garage today", "Yes, once, today at 10:00 AM."),
                ("when was it last open", "Garage door was last opened"),
                ("how often was it opened today", "Garage door was opened once today"),
                ("and yesterday", "I have no records of Garage door"),
                ("was it closed this morning", "Yes"),
                ("how long has it been closed", "Garage door has been closed for 1 h"),
            ],
        ),
        (
            "de",
            [
                ("Hat heute jemand garage geöffnet?", "Ja, einmal, heute um 10:00"),
                ("Wann war sie zuletzt offen?", "Garage door war zuletzt"),
                ("Wie oft wurde sie heute geöffnet?", "Garage door w"),
                ("Wann wurde sie geöffnet?", "Garage door w"),
            ],
        ),
    ],
)
async def test_only_what_opens_was_opened_and_it_is_spoken_of(
    hass: HomeAssistant,
    recorded: Counter,
    freezer: FrozenDateTimeFactory,
    language: str,
    talk: list[tuple[str, str]],
) -> None:
    doors = {"cover.garage_door": "Garage door", "light.garage_light": "Garage light"}
    entities = er.async_get(hass)
    for entity_id, name in doors.items():
        domain, _, key = entity_id.partition(".")
        entities.async_get_or_create(
            domain, "test", key, suggested_object_id=key, original_name=name
        )
        async_expose_entity(hass, "conversation", entity_id, True)
    for hour, state in ((8, "closed"), (10, "open"), (11, "closed")):
        freezer.move_to(NOON.replace(hour=hour))
        for entity_id, name in doors.items():
            hass.states.async_set(entity_id, state, {"friendly_name": name})
        await record(hass)
    freezer.move_to(NOON)
    recent: tuple[str, ...] = ()
    for said, told in talk:
        request = recorded.request(
            text=said, language=language, conversation_id="garage", recent=recent
        )
        response = await recorded.hear(request)
        assert response is not None, said
        assert response.message.startswith(told), (said, response.message)
        recent = tuple(response.data["entity_ids"])
    # Without anything that was spoken of, "it" is nothing.
    lost = recorded.request(text=talk[1][0], language=language, conversation_id="new")
    response = await recorded.hear(lost)
    assert response is None or response.data["declined"]


async def test_a_model_may_ask_for_a_time_in_words(
    hass: HomeAssistant, recorded: Counter, freezer: FrozenDateTimeFactory
) -> None:
    await at(hass, freezer, NOON.replace(hour=9), DOOR, "on")
    await at(hass, freezer, NOON.replace(hour=9, minute=45), DOOR, "off")
    freezer.move_to(NOON)
    for when, message in (
        ("today", "Back Door was open for 45 minutes today."),
        ("tomorrow", UNKNOWN),
        ("when pigs fly", UNKNOWN),
    ):
        arguments = {"question": "duration", "entity": DOOR, "event": "open"}
        request = recorded.request(
            text="", language="en", conversation_id="past", now=NOON
        )
        response = await recorded.act(
            "house_history", {**arguments, "when": when}, request
        )
        assert response.message == message


UNKNOWN = "I have no records of Back Door for that time, so I do not know."


def test_periods_begin_at_local_midnight_also_when_clocks_change() -> None:
    monday = datetime(2026, 3, 30, 9, tzinfo=BERLIN)
    start, end = span("yesterday", monday)
    assert (end - start).days == 1
    length = end.timestamp() - start.timestamp()
    assert length == 23 * 3600
    assert span("week", monday)[0].strftime("%Y-%m-%d %H:%M") == "2026-03-30 00:00"


@given(
    st.lists(
        st.tuples(
            st.integers(min_value=-100, max_value=1500),
            st.sampled_from(["on", "off", "unknown", "unavailable"]),
        ),
        max_size=20,
    )
)
def test_known_and_unknown_time_never_exceed_the_period(
    changes: list[tuple[int, str]],
) -> None:
    start, end = NOON, NOON + timedelta(days=1)
    spells = [
        spell(state, start + timedelta(minutes=minute), lambda s: s == "on")
        for minute, state in sorted(changes)
    ]
    found = summarise(spells, start, end)
    assert timedelta() <= found.total + found.unknown <= end - start
    assert found.times <= len(changes)
    if found.last is not None:
        assert start <= found.last < end
