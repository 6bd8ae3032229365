"""Areas and floors by their names: found inside a sentence or asked for alone."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from ..lang.lexicon import Word
from .index import Index, Mask, keys_of, variants

_LONGEST = 5


@dataclass(frozen=True, slots=True)
class Found:
    """A place that the words from `start` to `stop` name in full."""

    start: int
    stop: int
    place_ids: frozenset[str]
    mask: Mask


class Places:
    """The names of areas and floors; ids are prefixed 'area:' or 'floor:'."""

    def __init__(self, index: Index) -> None:
        """Read all names once; made anew whenever areas or floors change."""
        self._index = index
        self.names: defaultdict[str, set[str]] = defaultdict(set)
        self.meanings: defaultdict[str, set[str]] = defaultdict(set)
        for area in index.home.areas.values():
            self._learn(f"area:{area.area_id}", area.names)
        for floor in index.home.floors.values():
            self._learn(f"floor:{floor.floor_id}", floor.names)

    def _learn(self, place_id: str, names: Sequence[str]) -> None:
        for name in names:
            for variant in variants(name):
                words = self._index.read(variant)
                content = self._index.lexicon.content(words)
                for key in keys_of(words, content)[:3]:
                    self.names[key].add(place_id)
                stems = tuple(word.stem for word in content)
                for meaning in self._index.lexicon.mean(stems):
                    self.meanings[meaning].add(place_id)

    def mask(self, place_id: str) -> Mask:
        """Give the entities of a place."""
        kind, _, key = place_id.partition(":")
        table = self._index.areas if kind == "area" else self._index.floors
        return table.get(key, 0)

    def find(self, content: Sequence[Word]) -> list[Found]:
        """Find the places named in full, longest names first, none overlapping.

        A name as the owner wrote it is preferred to another word for the room.
        """
        found: list[Found] = []
        free = [True] * len(content)
        for look in (self._by_name, self._by_meaning):
            for size in range(min(_LONGEST, len(content)), 0, -1):
                for start in range(len(content) - size + 1):
                    if not all(free[start : start + size]):
                        continue
                    if ids := look(content[start : start + size]):
                        free[start : start + size] = [False] * size
                        found.append(self._found(start, start + size, ids))
            if found:
                break
        return found

    def _found(self, start: int, stop: int, ids: set[str]) -> Found:
        mask = 0
        for place_id in ids:
            mask |= self.mask(place_id)
        return Found(start, stop, frozenset(ids), mask)

    def _by_name(self, words: Sequence[Word]) -> set[str]:
        key = "".join([word.stem for word in words])
        return self.names.get(key, set()) if not words[0].number else set()

    def _by_meaning(self, words: Sequence[Word]) -> set[str]:
        ids: set[str] = set()
        for meaning in self._index.lexicon.mean(tuple([word.stem for word in words])):
            ids |= self.meanings.get(meaning, set())
        return ids
