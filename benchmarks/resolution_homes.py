"""Houses of any size in any language we have words for, and targets in them.

A quarter of the rooms and devices of a language is left out of each house, so
that what is asked for and not there is a plausible word of that language.
"""

from collections.abc import Iterator
from dataclasses import dataclass
import random

from custom_components.jarvis.home.question import Query
from custom_components.jarvis.home.snapshot import Area, Entity, Floor, Home, make_home
from custom_components.jarvis.lang.lexicon import TABLES
from custom_components.jarvis.lang.normalise import is_unspaced

_ROOMS = (
    *("kitchen", "living_room", "dining_room", "bedroom", "bathroom", "office"),
    *("hallway", "garage", "garden", "balcony", "basement", "attic", "kids_room"),
    *("guest_room", "laundry", "terrace", "pantry", "library"),
)
_DEVICES = {
    "light": ("light", None),
    "plug": ("switch", "outlet"),
    "curtain": ("cover", "curtain"),
    "shutter": ("cover", "shutter"),
    "heating": ("climate", None),
    "fan": ("fan", None),
    "tv": ("media_player", "tv"),
    "temperature": ("sensor", "temperature"),
    "humidity": ("sensor", "humidity"),
    "window": ("binary_sensor", "window"),
    "humidifier": ("humidifier", None),
    "vacuum": ("vacuum", None),
}


@dataclass(frozen=True, slots=True)
class Target:
    """What is said and which entity it means; None where nothing does."""

    kind: str
    query: Query
    gold: str | None


@dataclass(frozen=True, slots=True)
class Generated:
    """A house, the words of what it lacks, and its language."""

    language: str
    home: Home
    lacking: tuple[str, ...]


def generate(language: str, size: int, seed: int = 7) -> Generated:
    """Furnish a house of `size` entities."""
    chance = random.Random(seed)
    spoken = _first_phrases(language)
    rooms = [room for room in _ROOMS if room in spoken]
    devices = [device for device in _DEVICES if device in spoken]
    chance.shuffle(rooms)
    chance.shuffle(devices)
    kept = rooms[len(rooms) // 4 :], devices[len(devices) // 4 :]
    lacking = rooms[: len(rooms) // 4] + devices[: len(devices) // 4]
    areas: list[Area] = []
    entities: list[Entity] = []
    while len(entities) < size:
        round_, at = divmod(len(areas), len(kept[0]))
        name = spoken[kept[0][at]] + (f" {round_ + 1}" if round_ else "")
        area = Area(area_id=f"a{len(areas)}", names=(name,), floor_id=f"f{round_ % 3}")
        areas.append(area)
        entities += [
            _furnish(len(entities) + number, device, area, spoken)
            for number, device in enumerate(kept[1][: size - len(entities)])
        ]
    floors = [Floor(floor_id=f"f{n}", names=(f"F{n}",), level=n) for n in range(3)]
    home = make_home(floors=floors, areas=areas, entities=entities)
    return Generated(language, home, tuple(spoken[word] for word in lacking))


def targets(house: Generated, count: int, seed: int = 11) -> Iterator[Target]:
    """Say the names of a house in several ways, and names that it lacks."""
    chance = random.Random(seed)
    entities = list(house.home.entities.values())
    for entity in chance.sample(entities, min(count, len(entities))):
        words = entity.name.split()
        yield _target("exact", house, entity.name, entity.entity_id)
        yield _target("lower case", house, entity.name.lower(), entity.entity_id)
        yield _target("joined", house, "".join(words), entity.entity_id)
        long = [at for at, word in enumerate(words) if len(word) >= _shortest(word)]
        if long:
            at = chance.choice(long)
            typed = [*words[:at], _slip(words[at], chance), *words[at + 1 :]]
            yield _target("slip", house, " ".join(typed), entity.entity_id)
        other = chance.choice(house.lacking)
        yield _target("not there", house, f"{other} {words[-1]}", None)
        if not entity.name[-1].isdigit():
            yield _target("no such number", house, f"{entity.name} 977", None)


def _target(kind: str, house: Generated, text: str, gold: str | None) -> Target:
    return Target(kind, Query(text=text, language=house.language), gold)


def _shortest(word: str) -> int:
    return 3 if is_unspaced(word) else 6


def _slip(word: str, chance: random.Random) -> str:
    at = chance.randrange(1, len(word) - 1)
    if chance.random() < 0.5:
        return word[:at] + word[at + 1 :]
    return word[:at] + word[at + 1] + word[at] + word[at + 2 :]


def _furnish(number: int, device: str, area: Area, spoken: dict[str, str]) -> Entity:
    domain, device_class = _DEVICES[device]
    return Entity(
        entity_id=f"{domain}.e{number}",
        names=(f"{area.name} {spoken[device]}",),
        area_id=area.area_id,
        floor_id=area.floor_id,
        device_class=device_class,
    )


def _first_phrases(language: str) -> dict[str, str]:
    lines = TABLES[language].concepts.strip().splitlines()
    pairs = (line.partition(":")[::2] for line in lines)
    return {meaning: words.split(",")[0].strip().title() for meaning, words in pairs}
