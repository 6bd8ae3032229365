"""How well a memory fits a question; pure.

The score is the share of the question's words that the memory holds, rare words
counting more, times a little for density, freshness and kind. It lies between 0
and 1, so that one threshold serves every house.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
import math
from typing import Final

from .base import Kind, Memory

STEM_ONLY: Final = 0.9
PERIOD_ONLY: Final = 0.5

# Bytes per token that are taken where nobody has counted.
ROUGH_BYTES: Final = 3

# Where UTF-8 takes more bytes, and tokenizers more tokens.
_ASCII: Final = 0x80
_TWO_BYTES: Final = 0x800
_FOUR_BYTES: Final = 0x10000
_HALF_LIFE_DAYS: Final = 45.0
_KIND: Final[dict[Kind, float]] = {
    Kind.FACT: 1.0,
    Kind.SUMMARY: 0.6,
    Kind.SAID: 0.5,
    Kind.REPLY: 0.2,
}
_DENSITY_SHARE: Final = 0.06
_FRESH_SHARE: Final = 0.04
_KIND_SHARE: Final = 0.06
# From where on a cosine tells something, and where texts mean the same.
_AS_IT_IS: Final = (0.25, 0.85)
_CENTRED: Final = (0.02, 0.65)
# How far down the ranking echoes are looked for.
_LOOKED_AT: Final = 40


@dataclass(frozen=True, slots=True)
class Wanted:
    """A word of the question: the forms it is found by and what it weighs."""

    word: str
    stem: str
    weight: float


def weight(found: float, among: float) -> float:
    """Weigh a word by how rare it is."""
    return math.log(1 + (among + 1) / (found + 0.5))


def coverage(wanted: Sequence[Wanted], holds: Callable[[str], bool]) -> float:
    """Return the weighted share of wanted words that a memory holds, 0 to 1."""
    total = sum(each.weight for each in wanted)
    if total <= 0:
        return 0.0
    matched = 0.0
    for each in wanted:
        if holds(each.word):
            matched += each.weight
        elif each.stem != each.word and holds(each.stem):
            matched += each.weight * STEM_ONLY
    return matched / total


def score(memory: Memory, covered: float, density: float, now: datetime) -> float:
    """Weigh a match by density (0 to 1), freshness and kind."""
    age = max(0.0, (now - memory.at).total_seconds() / 86_400)
    fresh = math.exp2(-age / _HALF_LIFE_DAYS)
    extra = (
        _DENSITY_SHARE * min(1.0, density)
        + _FRESH_SHARE * fresh
        + _KIND_SHARE * _KIND[memory.kind]
    )
    rest = 1 - _DENSITY_SHARE - _FRESH_SHARE - _KIND_SHARE
    return covered * (rest + extra)


def by_meaning(cosine: float, *, centred: bool = False) -> float:
    """Turn a cosine into a score; unrelated texts get 0.

    `centred`: it was taken around the middle of the house's texts, where unrelated
    ones have 0 with any model; around zero they have 0.1 with some, 0.8 with others.
    """
    clear, same = _CENTRED if centred else _AS_IT_IS
    return max(0.0, min(1.0, (cosine - clear) / (same - clear)))


def blend(words: float, meaning: float) -> float:
    """Join two scores: either may carry a memory, both carry it further."""
    return max(words, 0.9 * meaning) + 0.1 * min(words, meaning)


def best(
    scored: Mapping[int, float],
    memories: Mapping[int, Memory],
    min_score: float,
    said_in: Callable[[Iterable[int]], Mapping[int, set[int]]],
) -> Iterator[Memory]:
    """Yield what is good enough, best first, newer before older, no echoes.

    A diary row is an echo when a better memory has the same words or is the fact
    that was taken from it.
    """
    ranked = sorted(
        (one for one, points in scored.items() if points >= min_score),
        key=lambda one: (-round(scored[one], 3), -one),
    )
    order = ranked[:_LOOKED_AT]
    sources = said_in(one for one in order if memories[one].kind is Kind.FACT)
    echoes = set().union(*sources.values()) if sources else set()
    texts: set[str] = set()
    for one in order:
        memory = memories[one]
        text = memory.text.casefold().strip(" .!?。")
        if text in texts or one in echoes:
            continue
        texts.add(text)
        yield replace(
            memory,
            score=round(scored[one], 4),
            said_in=tuple(sorted(sources.get(one, ()))),
        )


def within(
    memories: Iterable[Memory],
    limit: int,
    max_tokens: int,
    count: Callable[[str], int],
) -> tuple[Memory, ...]:
    """Keep the first that fit the count and the budget together.

    One that does not fit is left out whole; a smaller one after it may fit.
    """
    kept: list[Memory] = []
    left = max_tokens
    for memory in memories:
        if len(kept) >= limit:
            break
        if (needed := count(memory.text)) <= left:
            kept.append(memory)
            left -= needed
    return tuple(kept)


def rough_tokens(text: str) -> int:
    """Estimate tokens high, for any script and whatever a model has learned.

    Letters of the Latin alphabet share tokens; digits may have one each; what
    tokenizers know little of falls apart into its bytes.
    """
    if text.isascii():
        digits = sum(map(text.count, "0123456789"))
        return digits + (len(text) - digits) // ROUGH_BYTES + 1
    return int(sum(map(_weight_of, text))) + 1


def _weight_of(character: str) -> float:
    """Return the tokens that one character takes at most, all but always."""
    code = ord(character)
    if code < _ASCII:
        return 1.0 if character.isdecimal() else 1 / ROUGH_BYTES
    if code < _TWO_BYTES:
        return 1.0
    return 2.0 if code < _FOUR_BYTES else 4.0
