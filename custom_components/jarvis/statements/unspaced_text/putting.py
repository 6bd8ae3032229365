"""Puts a value in the place of its like where words have no spaces; pure."""

from collections.abc import Sequence
import re
from typing import Final

from ..patterns import compiled, full, match, search
from ..phrases.table import Phrases
from ..words.particle_words import PARTICLES
from .particles import is_brief_noun, is_figure, is_value, put, told
from .unspaced import patterns_of

# "Row K": a letter, and what it is the name of.
_SIGN: Final = r"(?<![A-Za-z0-9])[A-Za-z]{1,2}"
_ROW: Final = re.compile(rf"{_SIGN}(?P<of>[^\W\dA-Za-z_]{{1,3}})")
# Whose, and what of theirs.
_OWNED: Final = 2


def put_unspaced(text: str, value: str, phrases: Phrases) -> str:
    """Return a statement without spaces with a value in the place of its like."""
    patterns = patterns_of(phrases.code)
    when = PARTICLES[phrases.code].when
    dates = compiled(f"{when}|{patterns.get('%', '(?!)')}")
    if (span := _only_value(text, value, phrases)) is not None:
        return f"{text[: span[0]]}{value}{text[span[1] :]}"
    dated = [one.span() for one in dates.finditer(text)]
    for kind in ("%", "#"):
        pattern = patterns.get(kind, "(?!)")
        # "B3" is no three.
        pattern = f"{when}|{pattern}" if kind == "%" else f"(?<![A-Za-z])(?:{pattern})"
        if (led := match(pattern, value)) is None:
            continue
        # "7番線": what is counted stands behind.
        behind = re.escape(value[led.end() :])
        old_ones = [
            one.span() for one in compiled(f"(?:{pattern}){behind}").finditer(text)
        ]
        # "22 degrees" are no day of a month.
        old_ones = [
            one for one in old_ones if kind == "%" or not _is_within(one, dated)
        ]
        if old_ones:
            return text[: old_ones[-1][0]] + value + text[old_ones[-1][1] :]
        if full(pattern, value):
            return ""
    row = _ROW.fullmatch(value)
    rows = [*re.finditer(rf"{_SIGN}{row['of']}", text)] if row else []
    if len(rows) == 1:
        return text[: rows[0].start()] + value + text[rows[0].end() :]
    return put(text, value, phrases.code)


def _only_value(text: str, value: str, phrases: Phrases) -> tuple[int, int] | None:
    """Return where the only value of a statement stands that another may replace.

    "Her room is upstairs", "the third": of what is hers there is no other value. A day
    takes the place of a day, however it is told, but not of yen.
    """
    table = PARTICLES[phrases.code]
    clause = told(text, phrases.code)
    parts = clause.parts if clause else ()
    if clause is None or len(parts) != 1 or full(table.denied, parts[0].mark):
        return None
    (old,) = parts
    end = old.start + len(old.text)
    patterns = patterns_of(phrases.code)
    day = f"{table.when}|{table.days}"
    days = [search(day, one) for one in (old.text, value)]
    if all(days):
        # "At four", "on Thursday": the rest of it stays as it was told.
        led = full(rf"(?:{table.adverb})の?", text[clause.behind : old.start])
        start = clause.behind if led else old.start
        return (start, end) if search(table.dates, value) else None
    figure = rf"(?:{table.ahead})?(?:{patterns.get('%')}|{patterns.get('#')})"
    counted = [match(figure, one) is not None for one in (old.text, value)]
    owned = len(clause.topic) >= _OWNED and not clause.verb
    if any(days) or not owned or all(counted):
        return None
    other = any(is_figure(one, phrases.code) for one in (old.text, value))
    brief = is_brief_noun(value, phrases.code)
    named = is_value(value, phrases.code)
    fits = (other and named) or (brief and not any(counted))
    return (old.start, end) if fits else None


def _is_within(span: tuple[int, int], spans: Sequence[tuple[int, int]]) -> bool:
    return any(first <= span[0] and span[1] <= last for first, last in spans)
