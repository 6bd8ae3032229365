"""The names of one home as the grammar needs them: exact, and by place and kind.

Follows the home: when entities change only their names are read again. Lookups
follow the words of the sentence, so they cost the same in a flat and in a hotel.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from ..home.question import Trust
from ..home.snapshot import Area, Entity, Floor, Home
from ..lang.likeness import is_slip, may_be
from .text import words

type Kind = Literal["name", "area", "floor"]
type Ids = tuple[str, ...]
_LONGEST_NAME = 10
_SHORTEST_BENT = 5
# (from this length on, that many edits).
_MOST_EDITS = ((4, 1), (7, 2), (11, 3))


class Vocabulary:
    """Exact names of a home, and its entities by domain and by area."""

    def __init__(self, home: Home) -> None:
        """Index every name and alias; a tenth of a second for 10,000 entities."""
        self.home = Home()
        self.tokens: Counter[str] = Counter()
        self._names: dict[Kind, dict[str, Ids]] = {"name": {}, "area": {}, "floor": {}}
        # The last word of a place of several: "floor" of "upper floor".
        self._tails: dict[str, str] = {}
        self._by_domain: defaultdict[str, dict[str, Entity]] = defaultdict(dict)
        self._by_area: defaultdict[str, dict[str, Entity]] = defaultdict(dict)
        self._near = lru_cache(maxsize=2_048)(self._nearest)
        self.update(home)

    def update(self, home: Home) -> None:
        """Follow the home; costs what has changed, and a look at every entity."""
        before = self.home
        self.home = home
        for old in before.entities.values():
            if home.entities.get(old.entity_id) is not old:
                self._forget(old)
        for new in home.entities.values():
            if before.entities.get(new.entity_id) is not new:
                self._learn(new)
        if before.areas != home.areas:
            self._rename("area", before.areas.values(), home.areas.values())
        if before.floors != home.floors:
            self._rename("floor", before.floors.values(), home.floors.values())

    def ends(
        self, kind: Kind, heard: tuple[str, ...], start: int
    ) -> Iterator[tuple[int, Ids]]:
        """Yield (end, ids) of every exact name that begins at `start`.

        Names are compared written together: where a compound is cut is chance.
        """
        names = self._names[kind]
        whole = ""
        for at in range(start, min(start + _LONGEST_NAME, len(heard))):
            whole += heard[at]
            if (ids := names.get(whole)) is not None:
                yield at + 1, ids

    def exact(self, kind: Kind, heard: tuple[str, ...]) -> Ids:
        """Return the ids that bear exactly this name, () when none does."""
        return self._names[kind].get("".join(heard), ())

    def near(self, kind: Kind, heard: tuple[str, ...]) -> tuple[Ids, int]:
        """Return the areas or floors with the nearest name, and how many edits away.

        () when none is near; two equally near are two.
        """
        return self._near(kind, "".join(heard))

    def trust(
        self, kind: Kind, heard: tuple[str, ...], owner: str, language: str
    ) -> Trust:
        """Tell whether words are a slip of a place's name, or a guess to ask about."""
        names = self._names[kind]
        bears = [name for name, ids in names.items() if owner in ids]
        if any(is_slip(heard, name, language, names) for name in bears):
            return "sure"
        maybe = any(may_be(heard, name, language, names) for name in bears)
        return "ask" if maybe else "no"

    def members(self, *, area_id: str | None = None, domain: str = "") -> list[Entity]:
        """Return the entities of an area, of a domain, or of both."""
        if area_id is None:
            return list(self._by_domain.get(domain, {}).values())
        there = self._by_area.get(area_id, {}).values()
        return [entity for entity in there if not domain or entity.domain == domain]

    def _learn(self, entity: Entity) -> None:
        self._by_domain[entity.domain][entity.entity_id] = entity
        if entity.area_id:
            self._by_area[entity.area_id][entity.entity_id] = entity
        self._add("name", entity.names, entity.entity_id)

    def _forget(self, entity: Entity) -> None:
        self._by_domain[entity.domain].pop(entity.entity_id, None)
        if entity.area_id:
            self._by_area[entity.area_id].pop(entity.entity_id, None)
        self._remove("name", entity.names, entity.entity_id)

    def _rename(
        self, kind: Kind, before: Iterable[Area | Floor], after: Iterable[Area | Floor]
    ) -> None:
        for old in before:
            self._remove(kind, old.names, _id(old))
        for new in after:
            self._add(kind, new.names, _id(new))
        self._near.cache_clear()

    def _add(self, kind: Kind, names: Iterable[str], owner: str) -> None:
        table = self._names[kind]
        for tokens in {words(name) for name in names} - {()}:
            self.tokens.update(tokens)
            whole = "".join(tokens)
            if kind != "name" and len(tokens) > 1:
                self._tails[whole] = tokens[-1]
            owners = table.get(whole, ())
            if owner not in owners:
                table[whole] = (*owners, owner)

    def _remove(self, kind: Kind, names: Iterable[str], owner: str) -> None:
        table = self._names[kind]
        for tokens in {words(name) for name in names} - {()}:
            self.tokens.subtract(tokens)
            for token in tokens:
                if self.tokens[token] <= 0:
                    del self.tokens[token]
            whole = "".join(tokens)
            if left := tuple(i for i in table.get(whole, ()) if i != owner):
                table[whole] = left
            else:
                table.pop(whole, None)
                self._tails.pop(whole, None)

    def _nearest(self, kind: Kind, whole: str) -> tuple[Ids, int]:
        names = self._names[kind]
        most = edits_allowed(whole) if len(whole) >= _SHORTEST_BENT else 0
        if not most:
            return names.get(whole, ()), 0
        near = [
            (name, edits)
            for name, edits in nearest(whole, names.keys(), most)
            if edits <= self._bendable(whole, name)
        ]
        owners = {i for name, edits in near if edits == near[0][1] for i in names[name]}
        return tuple(sorted(owners)), near[0][1] if near else most

    def _bendable(self, whole: str, name: str) -> int:
        """Return how many edits tell a place from a name, beside what all share.

        "Underfloor" is no "upper floor": what both are is a floor, and nothing else.
        """
        rest = whole.removesuffix(self._tails.get(name, ""))
        return edits_allowed(rest or whole)


def _id(place: Area | Floor) -> str:
    return place.area_id if isinstance(place, Area) else place.floor_id


def nearest(heard: str, words: Iterable[str], most: int) -> list[tuple[str, int]]:
    """Return (word, edits) of words at most `most` edits away, nearest first.

    A transposition of neighbours is one edit; equally near ones keep their order.
    """
    found = extract(
        heard,
        words,
        scorer=OSA.distance,  # type: ignore[arg-type]  # its stubs know floats only
        score_cutoff=most,
        limit=None,
    )
    return [(word, int(edits)) for word, edits, _ in found]


def edits_allowed(word: str) -> int:
    """Return how many edits a word of this length may be away."""
    most = 0
    for length, edits in _MOST_EDITS:
        if len(word) >= length:
            most = edits
    return most
