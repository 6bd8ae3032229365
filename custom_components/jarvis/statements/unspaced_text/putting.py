"""Puts a value in the place of its like where words have no spaces; pure."""

from collections.abc import Sequence
import re
from typing import Final

from ..patterns import compiled, full, match
from ..phrases.table import Phrases
from ..words.particle_words import PARTICLES
from .particles import put
from .unspaced import patterns_of

# "Row K": a letter, and what it is the name of.
_SIGN: Final = r"(?<![A-Za-z0-9])[A-Za-z]{1,2}"
_ROW: Final = re.compile(rf"{_SIGN}(?P<of>[^\W\dA-Za-z_]{{1,3}})")


def put_unspaced(text: str, value: str, phrases: Phrases) -> str:
    """Return a statement without spaces with a value in the place of its like."""
    patterns = patterns_of(phrases.code)
    when = PARTICLES[phrases.code].when
    dates = compiled(f"{when}|{patterns.get('%', '(?!)')}")
    dated = [one.span() for one in dates.finditer(text)]
    for kind in ("%", "#"):
        pattern = patterns.get(kind, "(?!)")
        pattern = f"{when}|{pattern}" if kind == "%" else pattern
        if (led := match(pattern, value)) is None:
            continue
        # "7番線": what is counted stands behind.
        behind = re.escape(value[led.end() :])
        old = [one.span() for one in compiled(f"(?:{pattern}){behind}").finditer(text)]
        # "22 degrees" are no day of a month.
        old = [one for one in old if kind == "%" or not _is_within(one, dated)]
        if old:
            return text[: old[-1][0]] + value + text[old[-1][1] :]
        if full(pattern, value):
            return ""
    row = _ROW.fullmatch(value)
    rows = [*re.finditer(rf"{_SIGN}{row['of']}", text)] if row else []
    if len(rows) == 1:
        return text[: rows[0].start()] + value + text[rows[0].end() :]
    return put(text, value, phrases.code)


def _is_within(span: tuple[int, int], spans: Sequence[tuple[int, int]]) -> bool:
    return any(first <= span[0] and span[1] <= last for first, last in spans)
