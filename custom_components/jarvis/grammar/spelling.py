"""Which grammar word may have been meant by a word that no grammar knows.

Asked only for unknown words. Short words are never bent: "on" and "off", "auf"
and "aus" are one letter apart and mean the opposite. Nor are words that begin with
them bent to the opposite: "aufziehen" is not "zuziehen".
"""

from collections.abc import Iterable
from functools import lru_cache

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

_SHORTEST = 4
_MOST_EDITS = ((4, 1), (7, 2), (11, 3))
"""(from this length on, that many edits)."""
# A particle in front of a verb is not longer, and what it stands before not shorter.
_PARTICLE = 4
_VERB = 3


class Speller:
    """Nearest words of one vocabulary; answers are kept."""

    def __init__(self, vocabulary: Iterable[str], firm: frozenset[str]) -> None:
        """Take the words to choose from; `firm` ones allow one edit at most."""
        words = (w for w in vocabulary if len(w) >= _SHORTEST and w.isalpha())
        self._words = sorted(words, key=lambda word: (len(word), word))
        self._firm = firm
        short = (one for one in firm if len(one) <= _PARTICLE)
        self._particles = tuple(sorted(short, key=len, reverse=True))
        self.near = lru_cache(maxsize=4_096)(self._near)

    def _near(self, heard: str) -> tuple[tuple[str, int], ...]:
        """Return (word, edits) of the nearest words, () when none is near."""
        most = edits_allowed(heard)
        if not most:
            return ()
        near = [
            (word, edits)
            for word, edits in nearest(heard, self._words, most)
            if (edits <= 1 or word not in self._firm) and not self._turns(heard, word)
        ]
        return tuple(pair for pair in near if pair[1] == near[0][1])

    def _turns(self, heard: str, word: str) -> bool:
        """Tell whether both begin with words for a direction, and with others."""
        ways = [self._way(one) for one in (heard, word)]
        return "" not in ways and ways[0] != ways[1]

    def _way(self, word: str) -> str:
        return next(
            (
                one
                for one in self._particles
                if word.startswith(one) and len(word) >= len(one) + _VERB
            ),
            "",
        )


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
