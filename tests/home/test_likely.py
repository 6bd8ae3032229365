"""The few things that a tiny model may choose from."""

from custom_components.jarvis.home.likely import MOST, likely
from custom_components.jarvis.home.snapshot import Area, Entity, Home


def _home(*entities: Entity) -> Home:
    areas = {"kitchen": Area(area_id="kitchen", names=("Kitchen",))}
    return Home(areas=areas, entities={e.entity_id: e for e in entities})


def _entity(entity_id: str, *names: str, area_id: str | None = None) -> Entity:
    return Entity(entity_id=entity_id, names=names, area_id=area_id)


LAMP = _entity("light.reading", "Reading Lamp", "floor lamp")
SIDE = _entity("light.bedside", "Bedside Lamp")
ONE = _entity("light.one", "Kitchen Light", area_id="kitchen")
TWO = _entity("light.two", "Counter Light", area_id="kitchen")
ALL = (LAMP, SIDE, ONE, TWO)


def _labels(sentence: str) -> list[str]:
    return [target.label for target in likely(sentence, ALL, _home(*ALL))]


def test_a_name_that_was_said_whole_stands_alone() -> None:
    assert _labels("Turn on the reading lamp") == ["Reading Lamp"]
    assert _labels("Turn on the floor lamp") == ["Reading Lamp"]


def test_a_name_cut_by_the_recogniser_comes_first() -> None:
    assert _labels("Turn on the bad side lamp")[0] == "Bedside Lamp"


def test_all_of_a_kind_in_a_named_area() -> None:
    [best, *_] = likely("Turn on all the kitchen lights", ALL, _home(*ALL))
    assert best.label == "all Kitchen lights"
    assert best.subject == {"area": "Kitchen", "domain": ["light"]}


def test_nothing_fits_small_talk_and_much_is_cut() -> None:
    assert _labels("Xyzzy") == []
    many = tuple(_entity(f"light.l{n}", f"Lamp {n}") for n in range(30))
    assert len(likely("lamp", many, _home(*many))) <= MOST
