"""Crosses two statements whose things were mixed up ("other way round"); pure."""

from collections.abc import Sequence
from itertools import pairwise
import re
from typing import TYPE_CHECKING, Final

from ...lang.keywords import base_language
from ..patterns import EDGE, LONGEST, compiled, full
from ..phrases import PHRASES, Phrases

if TYPE_CHECKING:
    from ...memory.base import Memory

_WORD = re.compile(r"[\w'\u2019-]+")
_PAIR: Final = 2


def is_swap(plain: str, language: str) -> bool:
    """Tell whether a correction says no more than that two things were mixed up."""
    phrases = PHRASES.get(base_language(language))
    return phrases is not None and full(phrases.swapped, plain.strip(EDGE)) is not None


def put_right(told: Sequence[Memory], language: str) -> list[tuple[Memory, str]]:
    """Return what was told last with the words that were meant; newest come first."""
    if told and (text := crossed(told[0].text, language)):
        return [(told[0], text)]
    if len(told) < _PAIR:
        return []
    both = crossed_two(told[1].text, told[0].text, language)
    return list(zip((told[1], told[0]), both, strict=True)) if both else []


def crossed(text: str, language: str) -> str:
    """Return a sentence of two alike statements with their subjects crossed; or ''."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None or len(text) > LONGEST:
        return ""
    edges = [found.span() for found in compiled(phrases.joins).finditer(text)]
    bounds = [(0, 0), *edges, (len(text), len(text))]
    parts = [(first[1], second[0]) for first, second in pairwise(bounds)]
    parts = [(start, end) for start, end in parts if text[start:end].strip(EDGE)]
    if len(parts) != _PAIR:
        return ""
    (one, one_end), (two, two_end) = parts
    both = crossed_two(text[one:one_end], text[two:two_end], phrases.code)
    if both is None:
        return ""
    return text[:one] + both[0] + text[one_end:two] + both[1] + text[two_end:]


def crossed_two(one: str, two: str, language: str) -> tuple[str, str] | None:
    """Return two statements, each with the subject of the other; None if unlike."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None:
        return None
    first, second = _subject(one, two, phrases), _subject(two, one, phrases)
    if first is None or second is None:
        return None
    return (
        one[: first[0]] + two[slice(*second)] + one[first[1] :],
        two[: second[0]] + one[slice(*first)] + two[second[1] :],
    )


def _subject(text: str, other: str, phrases: Phrases) -> tuple[int, int] | None:
    """Return where the first word stands that the other one does not have."""
    if phrases.values:
        found = compiled(phrases.particle).search(text)
        return (0, found.start()) if found and found.start() else None
    known = {word.casefold() for word in _WORD.findall(other)}
    if known.isdisjoint(word.casefold() for word in _WORD.findall(text)):
        # What has no word in common is not told alike.
        return None
    return next(
        (
            word.span()
            for word in _WORD.finditer(text)
            if word[0].casefold() not in known
        ),
        None,
    )
