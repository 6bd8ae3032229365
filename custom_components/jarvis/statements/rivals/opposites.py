"""Tells statements of opposite events: "opens at nine", "closes at six"; pure.

However alike they are told, neither takes the place of the other.
"""

from collections.abc import Collection
from functools import lru_cache

from ...lang.keywords import base_language
from ..phrases import PHRASES
from ..wording import roots

type _Pair = tuple[frozenset[str], frozenset[str]]


def are_opposed(one: Collection[str], other: Collection[str], language: str) -> bool:
    """Tell whether one statement's roots name the opposite of what the other's name."""
    first, second = frozenset(one), frozenset(other)
    return any(
        _is_only(first, left, right) and _is_only(second, right, left)
        for pair in _pairs(base_language(language))
        for left, right in (pair, pair[::-1])
    )


def _is_only(told: frozenset[str], side: frozenset[str], other: frozenset[str]) -> bool:
    return not told.isdisjoint(side) and told.isdisjoint(other)


@lru_cache(maxsize=16)
def _pairs(code: str) -> tuple[_Pair, ...]:
    phrases = PHRASES.get(code)
    listed = phrases.opposites.split("|") if phrases else []
    split = (pair.partition("/") for pair in listed if pair)
    return tuple(
        (frozenset(roots(one, code)), frozenset(roots(other, code)))
        for one, _, other in split
    )
