"""Areas and floors by their names: found inside a target or asked for alone."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..lang.lexicon import Word
from ..lang.likeness import is_slip, likeness, may_be
from .index import Index, Mask, spellings, variants
from .question import Decision, PlaceMatch

_LONGEST = 5
# How alike a misheard name must be, to be named as near, and by how much the best.
_LEAST_LIKE = 0.72
_LEAST_NEAR = 0.5
_MARGIN = 0.08


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
        self.words: set[str] = set()
        for area in index.home.areas.values():
            self._learn(f"area:{area.area_id}", area.names)
        for floor in index.home.floors.values():
            self._learn(f"floor:{floor.floor_id}", floor.names)

    def _learn(self, place_id: str, names: Sequence[str]) -> None:
        for name in names:
            for variant in variants(name):
                words = self._index.read(variant)
                content = self._index.lexicon.content(words)
                self.words.update(word.text for word in content)
                for key in spellings(words, content):
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

    def resolve(self, text: str, kind: str) -> PlaceMatch:
        """Say which area or floor (`kind`) a text names."""
        words = self._index.read(text)
        content = self._index.lexicon.content(self._index.lexicon.bare(words))
        if not content:
            return PlaceMatch(decision=Decision.NONE, why="no words to go by")
        by_id = {text.strip().lower().replace(" ", "_")} & self._keys(kind)
        if by_id:
            return _settle(kind, dict.fromkeys(by_id, 1.0), "is its id")
        keys = [*spellings(words, content), *spellings(content, content)]
        for look in (self._named(keys), self._by_meaning(content)):
            if ids := _only(kind, look):
                return _settle(kind, dict.fromkeys(ids, 1.0), "is its name")
        return self._misheard(tuple(word.text for word in content), keys[1], kind)

    def _keys(self, kind: str) -> set[str]:
        home = self._index.home
        return {*home.areas} if kind == "area" else {*home.floors}

    def _named(self, keys: Sequence[str]) -> set[str]:
        for key in keys:
            if ids := self.names.get(key):
                return ids
        return set()

    def _misheard(self, said: tuple[str, ...], key: str, kind: str) -> PlaceMatch:
        language = self._index.lexicon.languages[0]
        likely: dict[str, float] = {}
        slips: set[str] = set()
        maybe: set[str] = set()
        known = bool(self._index.lexicon.mean((key,)))
        for name, ids in self.names.items():
            other = known or _digits(name) != _digits(key)
            like = 0.0 if other else likeness(key, name, language)
            if like >= _LEAST_NEAR:
                if is_slip(said, name, language, self.names):
                    slips |= ids
                if may_be(said, name, language, self.names):
                    maybe |= ids
                for place_id in _only(kind, ids):
                    likely[place_id] = max(like, likely.get(place_id, 0.0))
        if not likely or max(likely.values()) < _LEAST_LIKE:
            near = tuple(sorted(likely.items(), key=lambda pair: (-pair[1], pair[0])))
            return PlaceMatch(
                decision=Decision.NONE, candidates=near, why="no such place"
            )
        best = max(likely.values())
        close = {key: like for key, like in likely.items() if like > best - _MARGIN}
        found = _settle(kind, close, "sounds like it")
        if len(close) > 1 or close.keys() <= _only(kind, slips):
            return found
        # A guess: nobody acts on it unasked, and on a wild one not even then.
        asked = close.keys() <= _only(kind, maybe)
        decision = Decision.ASK if asked else Decision.NONE
        return replace(found, decision=decision, place_id=None)

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


def _only(kind: str, ids: set[str]) -> set[str]:
    start = f"{kind}:"
    return {key.removeprefix(start) for key in ids if key.startswith(start)}


def _digits(key: str) -> str:
    return "".join(filter(str.isdecimal, key))


def _settle(kind: str, likely: dict[str, float], why: str) -> PlaceMatch:
    ranked = tuple(sorted(likely.items(), key=lambda pair: (-pair[1], pair[0])))
    if len(ranked) == 1:
        return PlaceMatch(
            decision=Decision.PICK,
            place_id=ranked[0][0],
            candidates=ranked,
            why=f"{kind}: {why}",
        )
    return PlaceMatch(decision=Decision.ASK, candidates=ranked, why=f"{kind}: {why}")
