"""The names of one home as the grammar needs them: exact, and by place and kind.

Made from a snapshot once per version. Lookups follow the words of the sentence,
so they cost the same in a flat and in a hotel.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from ..home.snapshot import Entity, Home
from .spelling import distance, edits_allowed
from .text import words

type Kind = Literal["name", "area", "floor"]
_LONGEST_NAME = 10
_SHORTEST_BENT = 5


class Vocabulary:
    """Exact names of a home, and its entities by domain and by area."""

    def __init__(self, home: Home) -> None:
        """Index every name and alias; about a second for 50,000 names."""
        self.home = home
        self.tokens: set[str] = set()
        self._names: dict[Kind, dict[str, tuple[str, ...]]] = {
            "name": {},
            "area": {},
            "floor": {},
        }
        by_domain: dict[str, list[Entity]] = defaultdict(list)
        by_area: dict[str, list[Entity]] = defaultdict(list)
        for entity in home.entities.values():
            by_domain[entity.domain].append(entity)
            if entity.area_id:
                by_area[entity.area_id].append(entity)
            self._add("name", entity.names, entity.entity_id)
        for area in home.areas.values():
            self._add("area", area.names, area.area_id)
        for floor in home.floors.values():
            self._add("floor", floor.names, floor.floor_id)
        self._near = lru_cache(maxsize=2_048)(self._nearest)
        self._by_domain = dict(by_domain)
        self._by_area = dict(by_area)

    def ends(
        self, kind: Kind, heard: tuple[str, ...], start: int
    ) -> Iterator[tuple[int, tuple[str, ...]]]:
        """Yield (end, ids) of every exact name that begins at `start`.

        Names are compared written together: where a compound is cut is chance.
        """
        names = self._names[kind]
        whole = ""
        for at in range(start, min(start + _LONGEST_NAME, len(heard))):
            whole += heard[at]
            if (ids := names.get(whole)) is not None:
                yield at + 1, ids

    def exact(self, kind: Kind, heard: tuple[str, ...]) -> tuple[str, ...]:
        """Return the ids that bear exactly this name, () when none does."""
        return self._names[kind].get("".join(heard), ())

    def near(self, kind: Kind, heard: tuple[str, ...]) -> tuple[tuple[str, ...], int]:
        """Return the areas or floors with the nearest name, and how many edits away.

        () when none is near; two equally near are two.
        """
        return self._near(kind, "".join(heard))

    def _nearest(self, kind: Kind, whole: str) -> tuple[tuple[str, ...], int]:
        most = edits_allowed(whole) if len(whole) >= _SHORTEST_BENT else 0
        found: set[str] = set()
        for name, owners in self._names[kind].items():
            edits = distance(whole, name, most) if most else int(whole != name)
            if edits < most or (edits == most and edits == 0):
                found, most = set(), edits
            if edits <= most:
                found.update(owners)
        return tuple(sorted(found)), most

    def members(self, *, area_id: str | None = None, domain: str = "") -> list[Entity]:
        """Return the entities of an area, of a domain, or of both."""
        if area_id is None:
            return self._by_domain.get(domain, [])
        there = self._by_area.get(area_id, [])
        return [e for e in there if not domain or e.domain == domain]

    def _add(self, kind: Kind, names: tuple[str, ...], owner: str) -> None:
        for name in names:
            tokens = words(name)
            if not tokens:
                continue
            self.tokens.update(tokens)
            whole = "".join(tokens)
            owners = self._names[kind].get(whole, ())
            if owner not in owners:
                self._names[kind][whole] = (*owners, owner)
