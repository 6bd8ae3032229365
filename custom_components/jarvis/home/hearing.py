"""What may have been said, when the words as heard name nothing here.

Every word, alone or grown together with its neighbours, may stand for a form
of the house that looks or sounds like it, at the price of their unlikeness. The
cheapest ways to explain all words by one entity are the answer.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..lang.lexicon import Word
from .covering import word_mask
from .index import Index, Mask
from .vocabulary import Vocabulary

# A word that is known to mean something else must be a homophone to be replaced.
_HOMOPHONE = 0.9
_HOUSE_WORD = 0.85
_LEAST = 0.55
_LEAST_JOINED = 0.62
_SHORTEST = 3
_SHORTEST_JOINED = 5
_JOINING = 0.04
_LONGEST_SPAN = 3
_WAYS = 24
_SKIP_SHORT = 0.5
_SKIP_SMALL = 0.3


@dataclass(frozen=True, slots=True)
class Hearing:
    """A way to understand the words: its price, the entities, the words meant."""

    cost: float
    mask: Mask
    words: tuple[str, ...]


def hear(
    index: Index, vocabulary: Vocabulary, content: Sequence[Word], scope: Mask
) -> list[Hearing]:
    """Give the ways to understand `content`, cheapest first.

    Each entity of `scope` is in at most one of them: its cheapest.
    """
    size = len(content)
    reach: list[list[Hearing]] = [[] for _ in range(size)]
    reach.append([Hearing(0.0, scope, ())])
    letters = max(1, sum(len(word.text) for word in content))
    listening = _Listening(index, vocabulary, content, letters)
    for start in range(size - 1, -1, -1):
        ways = [
            Hearing(cost + rest.cost, mask & rest.mask, words + rest.words)
            for stop, cost, mask, words in listening.spans(start)
            for rest in reach[stop]
            if mask & rest.mask
        ]
        reach[start] = _layers(ways)
    return reach[0]


def _layers(ways: list[Hearing]) -> list[Hearing]:
    kept: list[Hearing] = []
    seen = 0
    for way in sorted(ways, key=lambda way: way.cost):
        if fresh := way.mask & ~seen:
            kept.append(Hearing(way.cost, fresh, way.words))
            seen |= fresh
            if len(kept) == _WAYS:
                break
    return kept


@dataclass(frozen=True, slots=True)
class _Listening:
    index: Index
    vocabulary: Vocabulary
    content: Sequence[Word]
    letters: int

    def spans(self, start: int) -> Iterator[tuple[int, float, Mask, tuple[str, ...]]]:
        """Give (stop, cost, entities, words meant) for what begins here."""
        first = self.content[start]
        if first.number:
            mask = self.index.terms.get(f"#{first.stem}", 0)
            yield start + 1, 0.0, mask, (first.text,)
            return
        for stop in range(start + 1, min(len(self.content), start + 3) + 1):
            if self.content[stop - 1].number:
                break
            yield from self._span(start, stop)
        yield from self._skip(start)

    def _span(
        self, start: int, stop: int
    ) -> Iterator[tuple[int, float, Mask, tuple[str, ...]]]:
        words = self.content[start:stop]
        number, after, spoken = "", stop, ()
        if stop < len(self.content):
            following = self.content[stop]
            if following.number and not following.ordinal:
                number, after = f"#{following.stem}", stop + 1
                spoken = (following.text,)
        exact = word_mask(self.index, words, number)
        texts = tuple(word.text for word in words)
        if exact:
            yield after, 0.0, exact, texts + spoken
        least = self._least(words, exact)
        text = "".join(texts)
        if least > 1:
            return
        for like, form in self.vocabulary.near(text):
            if like < least:
                break
            mask = 0
            for term in self.vocabulary.terms(form):
                mask |= self.index.terms.get(term + number, 0)
            if mask and not (len(words) > 1 and form in texts):
                cost = 1 - like + _JOINING * (len(words) - 1)
                yield after, cost * len(text) / self.letters, mask, (form, *spoken)

    def _least(self, words: Sequence[Word], exact: Mask) -> float:
        """Tell how alike a form must be to stand for these words; 2 for never."""
        size = sum(len(word.text) for word in words)
        known = [self._is_known(word) for word in words]
        if len(words) == 1:
            if size < _SHORTEST:
                return 2
            if known[0]:
                return _HOMOPHONE
            return _HOUSE_WORD if exact else _LEAST
        if size < _SHORTEST_JOINED:
            return 2
        return _HOMOPHONE if all(known) else _LEAST_JOINED

    def _is_known(self, word: Word) -> bool:
        lexicon = self.index.lexicon
        return bool(lexicon.mean((word.stem,))) or word.text in lexicon.known

    def _skip(
        self, start: int
    ) -> Iterator[tuple[int, float, Mask, tuple[str, ...]]]:
        word = self.content[start]
        if self._is_known(word) or word_mask(self.index, (word,)):
            return
        small = self.index.lexicon.is_small(word.text)
        if small or len(word.text) < _SHORTEST:
            cost = (_SKIP_SMALL if small else _SKIP_SHORT) * len(word.text)
            yield start + 1, cost / self.letters, self.index.everything, ()
