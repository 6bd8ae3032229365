"""Commands made of a house's names, and the judgement of what a model made of them."""

from collections.abc import Mapping
from typing import Any

from custom_components.jarvis.home.resolver import Resolver
from custom_components.jarvis.home.self_test import Command, judge, make_commands
from custom_components.jarvis.home.snapshot import Entity, make_home

from ..tables import each_row

HOME = make_home(
    entities=(
        Entity(entity_id="light.desk", names=("Desk Lamp",)),
        Entity(entity_id="light.hall", names=("Hall Light",)),
        Entity(entity_id="cover.blind", names=("Kitchen Blind",)),
        Entity(entity_id="lock.front", names=("Front Door",)),
        Entity(entity_id="fan.nameless", names=()),
    )
)
DESK = Command(text="turn on the desk lamp", want="turn_on", entity_id="light.desk")
DIM = Command(text="…", want="brightness", entity_id="light.desk", number=40)
OPEN = Command(text="open the blind", want="open", entity_id="cover.blind")
ASK = Command(text="is the desk lamp on", want="ask", entity_id="light.desk")


@each_row(
    ("command", "calls", "why"),
    [
        (DESK, [("HassTurnOn", {"name": "desk lamp"})], ""),
        (DESK, [("assist__HassTurnOn", {"entity_id": "light.desk"})], ""),
        (DESK, [("turn_on", {"entity_id": ["light.desk"]})], ""),
        (DESK, [("find", {}), ("HassTurnOn", {"name": "Desk Lamp"})], ""),
        (DESK, [], "did nothing"),
        (DESK, [("find", {"name": "Desk Lamp"})], "did nothing"),
        (DESK, [("HassTurnOff", {"name": "Desk Lamp"})], "called HassTurnOff"),
        (
            DESK,
            [("HassTurnOn", {"name": "Desk Lamp"}), ("HassTurnOff", {})],
            "called HassTurnOn, HassTurnOff",
        ),
        (
            DESK,
            [("HassTurnOn", {"name": "Hall Light"})],
            "meant {'name': 'Hall Light'}",
        ),
        (DESK, [("HassTurnOn", {"area": "Study"})], "meant {'area': 'Study'}"),
        (DESK, [("HassTurnOn", {"name": 7})], "meant {'name': 7}"),
        (DIM, [("HassLightSet", {"name": "Desk Lamp", "brightness": 40})], ""),
        (
            DIM,
            [("HassLightSet", {"name": "Desk Lamp", "brightness": 4})],
            "brightness 4",
        ),
        (DIM, [("HassLightSet", {"name": "Desk Lamp"})], "brightness None"),
        (OPEN, [("HassOpenCover", {"target": "kitchen blind"})], ""),
        (ASK, [("find", {"name": "Desk Lamp"})], ""),
        (ASK, [("HassTurnOn", {"name": "Desk Lamp"})], "acted on a question"),
    ],
)
def test_a_call_is_right_when_it_does_what_was_asked_for(
    command: Command, calls: list[tuple[str, Mapping[str, Any]]], why: str
) -> None:
    verdict = judge(command, calls, Resolver(HOME).resolve, "en")
    assert (verdict.right, verdict.why) == (not why, why)


def test_commands_name_what_can_be_named_and_nothing_risky() -> None:
    made = make_commands(HOME, "en", count=40, seed=1)
    assert made == make_commands(HOME, "en", count=40, seed=1)
    assert {one.entity_id for one in made} == {
        "light.desk",
        "light.hall",
        "cover.blind",
    }
    assert all((one.number is None) == (one.want != "brightness") for one in made)
    assert len({one.text for one in made}) == len(made)


def test_a_house_without_names_has_no_commands() -> None:
    bare = make_home(entities=(Entity(entity_id="light.a", names=()),))
    assert make_commands(bare, "en", count=5, seed=1) == ()
