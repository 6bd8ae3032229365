"""What a model is told of the house: a summary and what this sentence may mean.

Neither grows with the house: the roster is never sent.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import log
from typing import Final

from .covering import word_mask
from .index import Index, Mask, positions
from .seeing import MayRead, anything
from .snapshot import Entity, Home

MOST: Final = 20
_MOST_AREAS: Final = 24
_MOST_DOMAINS: Final = 12
_LONGEST_PHRASE: Final = 3
# A word that fits more entities than this says nothing about which is meant.
_TOO_COMMON: Final = 400
_HERE: Final = 1.5
# What stands in the speaker's room is worth naming even if no word fits.
_ROOM: Final = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class FloorSummary:
    """A floor, None for areas without one, and the names of its areas."""

    floor: str | None
    areas: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseSummary:
    """Floors with areas, counts per domain; `more_areas` did not fit."""

    floors: tuple[FloorSummary, ...]
    counts: tuple[tuple[str, int], ...]
    more_areas: int = 0


def summarise(home: Home) -> HouseSummary:
    """Sum the house up in a size that does not depend on the house's.

    A room with nothing in it that is exposed is not named.
    """
    counts = Counter(entity.domain for entity in home.entities.values())
    lived_in = Counter(entity.area_id for entity in home.entities.values())
    areas = sorted(
        (area for area in home.areas.values() if lived_in[area.area_id]),
        key=lambda area: (-lived_in[area.area_id], area.name),
    )
    shown = areas[:_MOST_AREAS]
    floors = sorted(home.floors.values(), key=lambda floor: floor.level or 0)
    rows = [
        FloorSummary(
            floor=floor.name if floor else None,
            areas=tuple(
                sorted(
                    area.name
                    for area in shown
                    if area.floor_id == (floor.floor_id if floor else None)
                )
            ),
        )
        for floor in (*floors, None)
    ]
    return HouseSummary(
        floors=tuple(row for row in rows if row.areas),
        counts=tuple(
            sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))[:_MOST_DOMAINS]
        ),
        more_areas=len(areas) - len(shown),
    )


def suggest(
    index: Index,
    sentence: str,
    area_id: str | None = None,
    most: int = MOST,
    may_read: MayRead = anything,
) -> tuple[Entity, ...]:
    """Give the entities a sentence spoken in a room may be about, likeliest first.

    Every word counts by its rarity in this house; the speaker's room counts too.
    What may not be read takes no place.
    """
    worth: defaultdict[int, float] = defaultdict(float)
    for mask, weight in _hints(index, sentence):
        for at in islice(positions(mask), _TOO_COMMON):
            worth[at] += weight
    here = index.areas.get(area_id or "", 0)
    for at in list(worth):
        if here >> at & 1:
            worth[at] += _HERE
    for at in islice(positions(here & ~index.reporting), _ROOM):
        worth[at] += 0.0
    ranked = sorted(worth, key=lambda at: (-worth[at], index.entity(at).entity_id))
    seen = (one for one in map(index.entity, ranked) if may_read(one.entity_id))
    return tuple(islice(seen, most))


def _hints(index: Index, sentence: str) -> Iterator[tuple[Mask, float]]:
    content = index.lexicon.content(index.read(sentence))
    total = max(2, index.everything.bit_count())
    for start in range(len(content)):
        for stop in range(start + 1, min(len(content), start + _LONGEST_PHRASE) + 1):
            words = content[start:stop]
            if any(word.number for word in words):
                break
            mask = word_mask(index, words)
            if count := mask.bit_count():
                yield mask, log(total / count) * (stop - start)
