"""Tells statements of opposite events: "opens at nine", "closes at six"; pure.

However alike they are told, neither takes the place of the other.
"""

from functools import lru_cache

from ..lang.keywords import base_language
from .phrases import PHRASES
from .wording import roots

type _Pair = tuple[frozenset[str], frozenset[str]]


def are_opposed(one: str, other: str, language: str) -> bool:
    """Tell whether one statement names the opposite of what the other one names."""
    code = base_language(language)
    pairs = _pairs(code)
    if not pairs:
        return False
    first, second = set(roots(one, code)), set(roots(other, code))
    return any(
        _is_only(first, left, right) and _is_only(second, right, left)
        for pair in pairs
        for left, right in (pair, pair[::-1])
    )


def _is_only(told: set[str], side: frozenset[str], other: frozenset[str]) -> bool:
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
