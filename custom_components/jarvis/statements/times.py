"""Tells words of time and number from others; pure."""

from functools import lru_cache
import re
from typing import Final

from ..lang.keywords import Keyword, content_words
from ..lang.normalise import fold
from ..lang.numbers import numbers_for, parse_number
from ..lang.periods_grammar import grammar
from .patterns import full
from .phrases import PHRASES
from .wording import root_of, roots

_PAIR: Final = 2
# Of a shorter root a word may be anything else.
_TOLD_APART: Final = 4
# From here on words have no spaces between them, and numbers grow together.
_IDEOGRAPHS: Final = "\u2e80"
_CLOCK = re.compile(r"\d[:.]\d\d\b|\d ?(?:[ap]\.?m\b|uhr\b|o'clock|時)", re.IGNORECASE)


@lru_cache(maxsize=8192)
def is_time(word: Keyword, code: str) -> bool:
    """Tell a number, a clock time, a day of the week or a month."""
    if any(char.isdigit() for char in word.word) or _is_numeral(word.word, code):
        return True
    if word.word < _IDEOGRAPHS and fold(word.word)[:_PAIR] not in _openings(code):
        return False
    bare = root_of(word.word, code)
    if _is_named(word.word, code):
        return True
    return any(parse_number(form, code) is not None for form in (word.word, bare))


def _is_numeral(word: str, code: str) -> bool:
    phrases = PHRASES.get(code)
    return phrases is not None and full(phrases.numerals, word) is not None


@lru_cache(maxsize=32)
def _openings(code: str) -> frozenset[str]:
    """Return how days, months and numbers begin: most words need no reading for it."""
    named = {fold(name) for name in calendar(code)} | numbers_for(code).first_words
    return frozenset(name[:_PAIR] for name in named)


def names_time(value: str, code: str) -> bool:
    """Tell whether a value names a day of the week, a month or a time of the clock."""
    if _CLOCK.search(value):
        return True
    # One ideograph of a weekday is many other things, such as a name.
    return any(
        _is_named(word.word, code, shortest=_PAIR)
        for word in content_words(value, code)
    )


@lru_cache(maxsize=8192)
def _is_named(word: str, code: str, shortest: int = 1) -> bool:
    """Tell a day or a month, also by its root, but no word that just ends alike."""
    bare = root_of(word, code)
    found = {word, bare, bare[:-1]} & calendar(code)
    start = word[:_TOLD_APART]
    return any(
        len(form) >= _TOLD_APART or any(name.startswith(start) for name in _names(code))
        for form in found
        if len(form) >= shortest
    )


@lru_cache(maxsize=32)
def _names(code: str) -> frozenset[str]:
    """Return the days and months themselves."""
    words = grammar(code)
    return frozenset(() if words is None else (*words.weekdays, *words.months))


def opens_with_time(value: str, code: str) -> bool:
    """Tell whether a value begins with a day or a month, in scripts without spaces."""
    words = grammar(code)
    named = () if words is None else (*words.weekdays, *words.months)
    return value.casefold().startswith(tuple(named))


@lru_cache(maxsize=32)
def calendar(code: str) -> frozenset[str]:
    """Return days and months as words and roots."""
    words = grammar(code)
    if words is None:
        return frozenset()
    named: dict[str, set[tuple[bool, int]]] = {}
    for listed, month in ((words.weekdays, False), (words.months, True)):
        for name, number in listed.items():
            for part in (name, *roots(name, code)):
                named.setdefault(part, set()).add((month, number))
    # Parts that all days share ("曜日") name none of them.
    parts = {
        part
        for part, meant in named.items()
        # What is left of "ekim" without an ending is any word.
        if len(meant) == 1 and (len(part) > _PAIR or part >= _IDEOGRAPHS)
    }
    return frozenset({*parts, *words.weekdays, *words.months})
