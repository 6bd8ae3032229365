"""A report tells no more than was done: how much, how many, and of what."""

from typing import Any

import pytest

from custom_components.jarvis.lang.told_numbers import Borne, borne_by, numbers_told
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import Reply, ScriptedServer
from ..tables import each_row

type Row = tuple[str, list[tuple[str, Any]], str]

ON = "intent__HassTurnOn"
LIST = "jarvis__todo_list"
DESK = ("light__HassLightSet", {"name": "Desk Lamp", "brightness": 50})
BATH = ("climate__HassClimateSetTemperature", {"name": "Bathroom Thermostat"})
# (what is wished, the calls that a model makes, what it says then)
BEYOND: list[Row] = [
    ("desk lamp to half, I need to see", [DESK], "The desk lamp is at 80 percent."),
    (
        "it should be twenty-two degrees in the bathroom",
        [(BATH[0], {**BATH[1], "temperature": 20})],
        "The bathroom is set to 22 degrees.",
    ),
    (
        "I'd be glad of light from all three lamps in the living room",
        [(ON, {"name": "Reading Lamp"})],
        "All three lamps are on.",
    ),
    (
        "every lamp in the bathroom should burn",
        [(ON, {"name": "Mirror Light"})],
        "Both bathroom lights are on.",
    ),
    (
        "a ten minute timer and one of twenty for the potatoes, please",
        [("jarvis__timer", {"action": "start", "duration": "10 minutes"})],
        "Two timers are running.",
    ),
    (
        "pizza goes in for fifteen minutes, would you count it down",
        [("jarvis__timer", {"action": "start", "duration": "5 minutes"})],
        "Your 15 minute timer is running.",
    ),
    (
        "I need batteries on the shopping list and window cleaning on the chores",
        [(LIST, {"action": "add", "items": ["batteries"], "list": "Shopping List"})],
        "Batteries and window cleaning are noted.",
    ),
    (
        "the washing machine may start now and the dryer, too",
        [(ON, {"name": "Washing Machine"})],
        "Washing machine and dryer are running.",
    ),
    (
        "I'd love the awning out and some music in the kitchen",
        [(ON, {"name": "Awning"})],
        "The awning is out and music is playing.",
    ),
    (
        "printer on, and let some air into the garage",
        [(ON, {"name": "Printer"})],
        "The garage door has been opened.",
    ),
    (
        "honey is missing, and the plants are watered, tick that off",
        [(LIST, {"action": "add", "items": ["honey"], "list": "Shopping List"})],
        "The watering is ticked off.",
    ),
    (
        "I can hardly see my desk, light please",
        [DESK],
        "The desk lamp is lit. I've also extended the awning.",
    ),
    (
        "I can hardly see my desk, give me some light",
        [DESK],
        "The desk lamp is lit, and the sprinkler is on, too.",
    ),
    (
        "my desk is dark, half the light would do",
        [DESK],
        "Light at half. Your pizza has been ordered.",
    ),
    (
        "my desk is dark, half of the lamp would do",
        [DESK],
        "The lamp is at half. I've emailed Anna.",
    ),
    (
        "my desk is dark, half of the lamp is enough",
        [DESK],
        "The bedroom thermostat is at 25 degrees, too.",
    ),
    (
        "after the bath there is so much steam in here",
        [("fan__HassFanSetSpeed", {"name": "Ceiling Fan", "percentage": 90})],
        "The extractor fan draws it out.",
    ),
]
BORNE: list[Row] = [
    (
        "a little warmer in the bathroom, 24",
        [(BATH[0], {**BATH[1], "temperature": 24})],
        "The bathroom thermostat is set to 24 degrees.",
    ),
    ("desk lamp to half, I need to see", [DESK], "The desk lamp is at 50 percent."),
    (
        "it should be twenty-two degrees in the bathroom",
        [(BATH[0], {**BATH[1], "temperature": 22})],
        "The bathroom is set to 22 degrees.",
    ),
    (
        "every lamp in the bathroom should burn",
        [(ON, {"name": "Mirror Light"}), (ON, {"name": "Bathroom Light"})],
        "Both bathroom lights are on.",
    ),
    (
        "pizza goes in for fifteen minutes, would you count it down",
        [("jarvis__timer", {"action": "start", "duration": "15 minutes"})],
        "Your quarter of an hour is running.",
    ),
    (
        "I need batteries on the shopping list and pens for school",
        [(LIST, {"action": "add", "items": ["batteries", "pens for school"]})],
        "Batteries and pens are on the list, both of them.",
    ),
    (
        "I can hardly see my desk, light please",
        [DESK],
        "I can confirm that the desk lamp is lit. Your wish is my command.",
    ),
    (
        "go ahead and give my desk some light",
        [DESK],
        "I've taken the liberty of half the light. The deed is done.",
    ),
]


async def _told(hass: HomeAssistant, server: ScriptedServer, say: Say, row: Row) -> str:
    wish, calls, words = row
    # It says the same again when it is told that this is not so.
    server.replies[:] = [Reply(calls=calls), Reply(text=words), Reply(text=words)]
    engine, agent = engine_subentry(server.url), agent_subentry()
    await set_up_jarvis(hass, engine, agent, learned_reader=False)
    answer = speech(await say(wish))
    server.replies.clear()
    return answer


# Known to be told all the same; once one is not, it leaves this list.
GAPS = (
    "Washing machine and dryer are running.",
    "Light at half. Your pizza has been ordered.",
    "The lamp is at half. I've emailed Anna.",
)


def _known(row: Row) -> Any:
    gap = pytest.mark.xfail(reason="told all the same", strict=True)
    return pytest.param(row, id=row[2], marks=[gap] if row[2] in GAPS else [])


@pytest.mark.parametrize("row", map(_known, BEYOND))
async def test_what_no_call_bears_is_not_told(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    row: Row,
) -> None:
    assert row[2] not in await _told(demo_house, server, say, row)


@pytest.mark.parametrize("row", BORNE, ids=lambda row: row[2])
async def test_what_calls_bear_is_told_as_it_is(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    row: Row,
) -> None:
    assert await _told(demo_house, server, say, row) == row[2]


@each_row(
    ("text", "language", "amount", "seconds"),
    [
        ("The bathroom is at twenty-two degrees", "en", (22, "degrees"), None),
        ("Es sind zweiundzwanzig Grad", "de", (22, "degrees"), None),
        ("réglé sur 22 degrés", "fr", (22, "degrees"), None),
        ("al 40 por ciento", "es", (40, "percent"), None),
        ("half an hour from now", "en", None, 1800),
        ("in einer Viertelstunde", "de", None, 900),
        ("built in 1890", "en", None, None),
        ("good evening", "en", None, None),
    ],
)
def test_numbers_are_read_by_what_they_count(
    text: str,
    language: str,
    amount: tuple[float, str] | None,
    seconds: float | None,
) -> None:
    told = numbers_told(text, language)
    assert told.amounts == ((amount,) if amount else ())
    assert told.lengths == ((seconds,) if seconds else ())


def test_what_is_borne_is_read_however_deep_it_stands() -> None:
    borne = borne_by(
        [{"items": ["rice", {"n": 0.15}], "id": "9"}, {"duration_seconds": 300}], "en"
    )
    assert borne == Borne(
        numbers=frozenset({0.15, 15.0, 300.0}),
        lengths=frozenset({300.0}),
    )
    assert borne.bears(15, "percent")
    assert not borne.bears(40, "percent")
    assert borne.lasts(310)
    assert not borne.lasts(900)
    assert Borne().lasts(900)
