"""Which thing a sentence means where several bear one name."""

from functools import cache

from custom_components.jarvis.grammar.language import load
from custom_components.jarvis.grammar.settle import HomeNames
from custom_components.jarvis.grammar.types import Ask, LeftAlone, Understood
from custom_components.jarvis.grammar.understand import Grammar
from custom_components.jarvis.home.resolver import Resolver
from custom_components.jarvis.home.snapshot import Area, Entity, Floor, Home, make_home

from ..tables import each_row

THINGS = {
    "light.kitchen": ("Ceiling", "kitchen"),
    "light.bedroom": ("Ceiling", "bedroom"),
    "light.desk": ("Desk", "bedroom"),
    "switch.desk": ("Desk", "kitchen"),
    "light.store": ("Bulb", "store"),
    "media_player.radio": ("Radio", "kitchen"),
}


@cache
def twins() -> Home:
    """Return a house that calls two things, and two rooms, the same."""
    rooms = {"kitchen": "Kitchen", "bedroom": "Bedroom"}
    rooms |= {"store": "Store", "shop": "Store"}
    return make_home(
        version=1,
        floors=[Floor(floor_id="ground", names=("Ground Floor",))],
        areas=[
            Area(area_id=key, names=(name,), floor_id="ground")
            for key, name in rooms.items()
        ],
        entities=[
            Entity(entity_id=key, names=(name,), area_id=area, floor_id="ground")
            for key, (name, area) in THINGS.items()
        ],
    )


@cache
def grammar() -> Grammar:
    """Return the English grammar of that house."""
    language = load("en")
    assert language is not None
    return Grammar(language, twins(), HomeNames(Resolver(twins()), "en"))


@each_row(
    ("text", "room", "targets"),
    [
        ("turn on the ceiling", "kitchen", ["light.kitchen"]),
        ("turn on the ceiling", "bedroom", ["light.bedroom"]),
        ("turn on the ceiling in the bedroom", "kitchen", ["light.bedroom"]),
        ("set the desk to 40 percent", "kitchen", ["light.desk"]),
        ("turn on the bulb", "kitchen", ["light.store"]),
    ],
)
def test_the_room_of_the_speaker_decides(
    text: str, room: str, targets: list[str]
) -> None:
    found = grammar().understand(text, place=twins().place(room))
    assert isinstance(found, Understood), found
    [wish] = found.wishes
    assert list(wish.targets) == targets


@each_row("room", [None, "store"])
def test_without_a_room_it_is_a_question(room: str | None) -> None:
    found = grammar().understand("turn on the ceiling", place=twins().place(room))
    assert isinstance(found, Ask), found
    assert set(found.candidates) == {"light.kitchen", "light.bedroom"}


def test_a_place_that_is_two_is_no_guess() -> None:
    found = grammar().understand("turn on the ceiling in the store")
    assert isinstance(found, LeftAlone | Ask), found
