"""Which grammar word may have been meant by a word that no grammar knows.

Asked only for unknown words. Short words are never bent: "on" and "off", "auf"
and "aus" are one letter apart and mean the opposite.
"""

from collections.abc import Iterable
from functools import lru_cache

_SHORTEST = 4
_MOST_EDITS = ((4, 1), (7, 2), (11, 3))
"""(from this length on, that many edits)."""


class Speller:
    """Nearest words of one vocabulary; answers are kept."""

    def __init__(self, vocabulary: Iterable[str], firm: frozenset[str]) -> None:
        """Take the words to choose from; `firm` ones allow one edit at most."""
        self._by_length: dict[int, list[str]] = {}
        for word in sorted(vocabulary):
            if len(word) >= _SHORTEST and word.isalpha():
                self._by_length.setdefault(len(word), []).append(word)
        self._firm = firm
        self.near = lru_cache(maxsize=4_096)(self._near)

    def _near(self, heard: str) -> tuple[tuple[str, int], ...]:
        """Return (word, edits) of the nearest words, () when none is near."""
        most = edits_allowed(heard)
        if not most:
            return ()
        best: list[tuple[str, int]] = []
        for length in range(len(heard) - most, len(heard) + most + 1):
            for word in self._by_length.get(length, ()):
                reach = 1 if word in self._firm else most
                edits = distance(heard, word, reach)
                if edits <= reach:
                    best.append((word, edits))
                    most = min(most, edits)
        return tuple(pair for pair in best if pair[1] == most)


def edits_allowed(word: str) -> int:
    """Return how many edits a word of this length may be away."""
    most = 0
    for length, edits in _MOST_EDITS:
        if len(word) >= length:
            most = edits
    return most


def distance(one: str, other: str, most: int) -> int:
    """Count edits (transpositions are one); stops early at more than `most`."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, left in enumerate(one, 1):
        line = [row]
        for column, right in enumerate(other, 1):
            cost = min(
                last[column] + 1,
                line[column - 1] + 1,
                last[column - 1] + (left != right),
            )
            if row > 1 and column > 1 and _swapped(one, other, row, column):
                cost = min(cost, before[column - 2] + 1)
            line.append(cost)
        if min(line) > most:
            return most + 1
        before, last = last, line
    return last[-1]


def _swapped(one: str, other: str, row: int, column: int) -> bool:
    return one[row - 1] == other[column - 2] and one[row - 2] == other[column - 1]
