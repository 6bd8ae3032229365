"""The names of one home as the grammar needs them: exact, and by place and kind.

Made from a snapshot once per version. Lookups follow the words of the sentence
through a trie, so they cost the same in a flat and in a hotel.
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Literal

from ..home.snapshot import Entity, Home
from .spelling import distance, edits_allowed
from .text import words

type Kind = Literal["name", "area", "floor"]
_IDS = ""
"""Key of the ids in a trie node; no token is empty."""


class Vocabulary:
    """Exact names of a home, and its entities by domain and by area."""

    def __init__(self, home: Home) -> None:
        """Index every name and alias; about a second for 50,000 names."""
        self.home = home
        self.tokens: set[str] = set()
        self._places: dict[Kind, list[tuple[str, str]]] = {"area": [], "floor": []}
        self._tries: dict[Kind, dict[str, Any]] = {"name": {}, "area": {}, "floor": {}}
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
        self._by_domain = dict(by_domain)
        self._by_area = dict(by_area)

    def ends(
        self, kind: Kind, heard: tuple[str, ...], start: int
    ) -> Iterator[tuple[int, tuple[str, ...]]]:
        """Yield (end, ids) of every exact name that begins at `start`."""
        node = self._tries[kind]
        for at in range(start, len(heard)):
            following = node.get(heard[at])
            if following is None:
                return
            node = following
            if _IDS in node:
                yield at + 1, tuple(node[_IDS])

    def exact(self, kind: Kind, heard: tuple[str, ...]) -> tuple[str, ...]:
        """Return the ids that bear exactly this name, () when none does."""
        for end, ids in self.ends(kind, heard, 0):
            if end == len(heard):
                return ids
        return ()

    def near(self, kind: Kind, heard: tuple[str, ...]) -> tuple[str, ...]:
        """Return the areas or floors whose name is nearest, () when none is near.

        Written together, so "bed room" is "bedroom"; two equally near are two.
        """
        whole = "".join(heard)
        most = edits_allowed(whole)
        found: set[str] = set()
        for name, owner in self._places[kind]:
            edits = distance(whole, name, most) if most else int(whole != name)
            if edits < most or (edits == most and edits == 0):
                found, most = set(), edits
            if edits <= most:
                found.add(owner)
        return tuple(sorted(found))

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
            if kind != "name":
                self._places[kind].append(("".join(tokens), owner))
            node = self._tries[kind]
            for token in tokens:
                node = node.setdefault(token, {})
            ids = node.setdefault(_IDS, [])
            if owner not in ids:
                ids.append(owner)
