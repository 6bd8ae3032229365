"""What may have been said, when the words as heard name nothing here.

Every word, alone or grown together with its neighbours, may stand for a form
of the house that looks or sounds like it, at the price of their unlikeness. The
cheapest ways to explain all words by one entity are the answer.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rapidfuzz.distance import OSA

from ..lang.lexicon import Word
from ..lang.likeness import squeezed
from ..lang.normalise import is_unspaced
from .covering import word_mask
from .index import Index, Mask
from .vocabulary import Vocabulary

# The share of what was said that may be misheard, and by how much larger a share
# every other entity must differ.
LIMIT = 0.27
MARGIN = 0.05
# How alike a form of the house must be to a word that was heard:
_LEAST = 0.53  # at all, and then it begins with the same sound
_PLAIN = 0.62  # whatever it begins with
_JOINED = 0.58  # where it stands for several words
_HEADS = 0.67  # in what stands before the part that both have
_SYNONYM = 0.7  # where only the language has the form, not the owner
_HOUSE_WORD = 0.85  # where the word itself is one of the house's
_HOMOPHONE = 0.9  # where the word is known to mean something else
_LONGER = 1.4  # times the form's length a word may have
_SAME = 0.8  # to be but another form of a word that was heard well
_SHORTEST = 3
_SHORTEST_JOINED = 5
_LONGEST_SPAN = 3
_LONGEST_STEP = _LONGEST_SPAN + 1
_JOINING = 0.04
_OTHER_START = 0.04
_SKIP = 0.3
_WAYS = 24
_NEVER = 2.0

type Swap = tuple[tuple[str, ...], str]
type Span = tuple[int, float, Mask, tuple[str, ...], float, Swap | None]
type Spans = tuple[tuple[Span, ...], ...]


@dataclass(frozen=True, slots=True)
class Hearing:
    """A way to understand the words: its price, the entities, the words meant.

    `least` is the likeness of the least alike word that was replaced, `swaps` are
    those words and what each was taken for, "" for nothing.
    """

    cost: float
    mask: Mask
    words: tuple[str, ...]
    least: float = 1.0
    swaps: tuple[Swap, ...] = ()


def listen(index: Index, vocabulary: Vocabulary, content: Sequence[Word]) -> Spans:
    """Give what the words from each place on may stand for, whatever is asked for.

    () when all entities together cannot explain the words within the limit: then
    no part of them can.
    """
    size = len(content)
    listening = _Listening(index, vocabulary, content)
    spans: list[tuple[Span, ...]] = [()] * size
    least = [_NEVER] * size + [0.0]
    for start in range(size - 1, -1, -1):
        spans[start] = tuple(span for span in listening.spans(start) if span[2])
        costs = (cost + least[stop] for stop, cost, *_ in spans[start])
        least[start] = min(costs, default=_NEVER)
        if min(least[start : start + _LONGEST_STEP]) > LIMIT:
            return ()
    return tuple(spans) if least[0] <= LIMIT else ()


def hear(spans: Spans, scope: Mask) -> list[Hearing]:
    """Give the ways to understand the words, cheapest first.

    Each entity of `scope` is in at most one of them: its cheapest. Ways that are
    dearer than any that counts are left out.
    """
    size = len(spans)
    reach: list[list[Hearing]] = [[] for _ in range(size)]
    reach.append([Hearing(0.0, scope, ())])
    for start in range(size - 1, -1, -1):
        ways = [
            Hearing(
                cost + rest.cost,
                mask & rest.mask,
                words + rest.words,
                min(like, rest.least),
                (swap, *rest.swaps) if swap else rest.swaps,
            )
            for stop, cost, mask, words, like, swap in spans[start]
            for rest in reach[stop]
            if mask & rest.mask and cost + rest.cost <= LIMIT + MARGIN
        ]
        reach[start] = _layers(ways)
    return reach[0] if spans else []


def _layers(ways: list[Hearing]) -> list[Hearing]:
    kept: list[Hearing] = []
    seen = 0
    for way in sorted(ways, key=lambda way: way.cost):
        if fresh := way.mask & ~seen:
            kept.append(replace(way, mask=fresh))
            seen |= fresh
            if len(kept) == _WAYS:
                break
    return kept


class _Listening:
    """One run of words, and what each part of it may stand for."""

    def __init__(
        self, index: Index, vocabulary: Vocabulary, content: Sequence[Word]
    ) -> None:
        self._index = index
        self._vocabulary = vocabulary
        self._content = content
        self._letters = max(1, sum(len(word.text) for word in content))
        self._exact = [self._mask((word,)) for word in content]
        self._sure = [
            word.text
            for word, exact in zip(content, self._exact, strict=True)
            if exact and len(word.text) > _SHORTEST
        ]
        self._said = {
            term
            for word, exact in zip(content, self._exact, strict=True)
            if exact
            for term in index.phrase_terms((word,))
        }

    def spans(self, start: int) -> Iterator[Span]:
        """Give what the words that begin here may stand for, and its price."""
        first = self._content[start]
        if first.number:
            mask = self._index.terms.get(f"#{first.stem}", 0)
            yield start + 1, 0.0, mask, (first.text,), 1.0, None
            return
        furthest = min(len(self._content), start + _LONGEST_SPAN)
        for stop in range(start + 1, furthest + 1):
            if self._content[stop - 1].number:
                break
            yield from self._span(start, stop)
        yield from self._skip(start)

    def _mask(self, words: Sequence[Word], number: str = "") -> Mask:
        return 0 if words[0].number else word_mask(self._index, words, number)

    def _span(self, start: int, stop: int) -> Iterator[Span]:
        words = self._content[start:stop]
        number, after = "", stop
        spoken: tuple[str, ...] = ()
        if stop < len(self._content):
            following = self._content[stop]
            if following.number and not following.ordinal:
                number, after = f"#{following.stem}", stop + 1
                spoken = (following.text,)
        texts = tuple(word.text for word in words)
        if exact := self._mask(words, number):
            yield after, 0.0, exact, texts + spoken, 1.0, None
        text = "".join(texts)
        for like, trust, form in self._alike(start, stop, text):
            mask = 0
            for term in self._vocabulary.terms(form) - self._said:
                mask |= self._index.terms.get(term + number, 0)
            if mask:
                cost = (1 - like + _JOINING * (len(words) - 1)) * len(text)
                doubt = 0.0 if text[0] == form[0] else _OTHER_START
                meant, swap = (form, *spoken), (texts, form)
                yield after, cost / self._letters, mask, meant, trust - doubt, swap

    def _alike(
        self, start: int, stop: int, text: str
    ) -> Iterator[tuple[float, float, str]]:
        """Give the forms that are alike enough, best first: likeness, trust, form."""
        least = self._least(start, stop, text)
        for like, form in self._vocabulary.near(text) if least < _NEVER else ():
            if like < least:
                return
            if not self._may_be(like, form):
                continue
            if stop - start > 1:
                trust = min(like, self._rest_alike(start, stop, form))
            else:
                alone = _alike_alone(like, text, form) and self._heads_alike(text, form)
                trust = like if alone else 0
            if trust:
                yield like, trust, form

    def _may_be(self, like: float, form: str) -> bool:
        if not self._vocabulary.is_written(form) and like < _SYNONYM:
            return False
        return all(self._vocabulary.alike(form, said) < _SAME for said in self._sure)

    def _rest_alike(self, start: int, stop: int, form: str) -> float:
        """Compare what is left of grown-together words beside those that fit.

        0 when it is not alike enough.
        """
        words = list(self._content[start:stop])
        fixed = [self._exact[at] > 0 or self._is_noun(at) for at in range(start, stop)]
        if form in [word.text for word in words]:
            return 0
        while words and fixed[0] and form.startswith(words[0].text):
            form = form[len(words.pop(0).text) :]
            fixed.pop(0)
        while words and fixed[-1] and form.endswith(words[-1].text):
            form = form[: -len(words.pop().text)]
            fixed.pop()
        if not words or not form:
            return 0
        rest = "".join(word.text for word in words)
        least = _SYNONYM if is_unspaced(rest) else _JOINED
        like = self._vocabulary.alike(rest, form)
        return like if like >= (_HOMOPHONE if any(fixed) else least) else 0

    def _heads_alike(self, text: str, form: str) -> bool:
        """Compare compounds of one kind by what tells them apart, their heads.

        "Autoheizung" is as long as "Badheizung" and ends like it, and is another.
        """
        said, named = self._index.parts(text), self._index.parts(form)
        if said is None or named is None or said[1] != named[1]:
            tail = self._shared_tail(text, form)
            said, named = (text.removesuffix(tail), tail), (form.removesuffix(tail), "")
            if not (tail and said[0] and named[0]):
                return True
        return self._vocabulary.alike(said[0], named[0]) >= _HEADS

    def _shared_tail(self, text: str, form: str) -> str:
        """Give the longest word with a meaning that both end in, "" for none."""
        mean = self._index.lexicon.mean
        ends = (text[at:] for at in range(1, len(text) - _SHORTEST))
        return next((one for one in ends if form.endswith(one) and mean((one,))), "")

    def _is_noun(self, at: int) -> bool:
        lexicon, stem = self._index.lexicon, self._content[at].stem
        return bool(lexicon.mean((stem,))) or stem in lexicon.others

    def _least(self, start: int, stop: int, text: str) -> float:
        """Tell how alike a form must be to stand for these words."""
        known = all(self._is_known(at) for at in range(start, stop))
        if stop - start > 1:
            short = len(text) < _SHORTEST_JOINED - 2 * is_unspaced(text)
            return _NEVER if short else _HOMOPHONE if known else _JOINED
        if len(text) < _SHORTEST - is_unspaced(text):
            return _NEVER
        if known:
            return _HOMOPHONE
        return _HOUSE_WORD if self._exact[start] else _LEAST

    def _is_known(self, at: int) -> bool:
        lexicon, text = self._index.lexicon, self._content[at].text
        return self._is_noun(at) or text in lexicon.known or text in lexicon.drop

    def _skip(self, start: int) -> Iterator[Span]:
        word = self._content[start]
        if word.text in self._index.lexicon.drop:
            yield start + 1, 0.0, self._index.everything, (), 1.0, None
            return
        if self._is_known(start) or self._exact[start]:
            return
        if len(word.text) == 1 or self._index.lexicon.is_small(word.text):
            cost = _SKIP * len(word.text) / self._letters
            sound = self._is_swapped(word.text) and not self._joins(start)
            left = None if sound else ((word.text,), "")
            yield start + 1, cost, self._index.everything, (), 1.0, left

    def _joins(self, start: int) -> bool:
        """Tell whether a word and the next may be one that the house knows."""
        words = self._content[start : start + 2]
        if len(words) == 1 or words[1].number:
            return False
        alone = {form for *_, form in self._alike(start + 1, start + 2, words[1].text)}
        text = "".join(word.text for word in words)
        forms = (form for *_, form in self._alike(start, start + 2, text))
        return any(form not in alone | {words[1].text} for form in forms)

    def _is_swapped(self, text: str) -> bool:
        """Tell whether only its inner letters tell a word from a small one: "toe"."""
        return len(text) == 1 or any(
            (
                text[0] == one[0]
                and text[-1] == one[-1]
                and OSA.distance(text, one, score_cutoff=1) <= 1
            )
            or sorted(text) == sorted(one)
            or squeezed(text) == one
            for one in self._index.lexicon.drop
        )


def _alike_alone(like: float, text: str, form: str) -> bool:
    """Tell whether one word is alike enough to stand for a form."""
    if is_unspaced(text):
        return like >= _SYNONYM
    if len(text) > _LONGER * len(form):
        return False
    return like >= _PLAIN or text[0] == form[0]
