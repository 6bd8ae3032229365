"""The home as a value."""

from dataclasses import FrozenInstanceError

import pytest

from custom_components.jarvis.home.snapshot import Area, Entity, Floor, make_home

HOME = make_home(
    floors=[Floor(floor_id="up", names=("Upstairs",))],
    areas=[Area(area_id="bed", names=("Bedroom", "nest"), floor_id="up")],
    entities=[Entity(entity_id="light.moon", names=())],
)


def test_a_place_is_an_area_with_its_floor() -> None:
    place = HOME.place("bed")
    assert place.area is HOME.areas["bed"]
    assert place.floor is HOME.floors["up"]
    assert HOME.place(None).area is None
    assert HOME.place("gone").floor is None


def test_a_thing_without_a_name_is_called_by_its_id() -> None:
    assert HOME.entities["light.moon"].name == "light.moon"
    assert HOME.entities["light.moon"].domain == "light"
    assert HOME.areas["bed"].name == "Bedroom"


def test_a_snapshot_never_changes() -> None:
    with pytest.raises(FrozenInstanceError):
        HOME.version = 2  # type: ignore[misc]
    with pytest.raises(TypeError):
        HOME.entities["light.sun"] = HOME.entities["light.moon"]  # type: ignore[index]
