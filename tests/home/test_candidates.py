"""What a model is told of the house: likely entities, and a size that stays."""

from custom_components.jarvis.home.candidates import MOST, summarise
from custom_components.jarvis.home.resolver import Resolver
from custom_components.jarvis.home.snapshot import Area, Entity, Home, make_home

from .cases import homes


def big(rooms: int) -> Home:
    return make_home(
        areas=[Area(area_id=f"a{n}", names=(f"Room {n}",)) for n in range(rooms)],
        entities=[
            Entity(
                entity_id=f"light.r{n}_{k}",
                names=(f"Room {n} Lamp {k}",),
                area_id=f"a{n}",
            )
            for n in range(rooms)
            for k in range(10)
        ],
    )


def test_the_entities_of_the_sentence_come_first() -> None:
    resolver = Resolver(homes()["neardup_en"][1])
    found = resolver.suggest("is the office printer still on", "en")
    assert found[0].entity_id == "switch.office_printer"
    assert len(found) <= MOST


def test_the_speakers_room_breaks_ties_and_fills_up() -> None:
    resolver = Resolver(homes()["neardup_en"][1])
    found = resolver.suggest("make the light warmer", "en", "garage")
    assert found[0].area_id == "garage"
    silent = resolver.suggest("what is going on", "en", "garage")
    assert silent
    assert {entity.area_id for entity in silent} == {"garage"}


def test_nothing_said_and_nowhere_suggests_nothing() -> None:
    assert Resolver(big(3)).suggest("", "en") == ()


def test_summary_and_suggestions_do_not_grow_with_the_house() -> None:
    small, large = big(10), big(300)
    assert len(Resolver(large).suggest("all lamps on", "en")) == MOST
    told = [
        sum(len(area) for row in summarise(home).floors for area in row.areas)
        for home in (big(24), large)
    ]
    assert told[1] <= 1.2 * told[0]
    assert summarise(small).more_areas == 0
    assert summarise(large).more_areas == 300 - 24
    assert summarise(large).counts == (("light", 3000),)


def test_the_summary_tells_floors_and_counts() -> None:
    summary = summarise(homes()["neardup_en"][1])
    assert {row.floor for row in summary.floors} == {
        "Ground Floor",
        "Upper Floor",
        None,
    }
    assert summary.counts[0][0] == "light"
