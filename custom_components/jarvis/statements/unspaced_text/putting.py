"""Puts a value in the place of its like where words have no spaces; pure."""

from collections.abc import Sequence
import re
from typing import Final

from ...lang.keywords import base_language
from ..patterns import compiled, full, match, search
from ..phrases import Phrases
from ..words.particle_words import PARTICLES, Particles
from .particles import (
    SIGNS,
    Clause,
    Part,
    is_brief_noun,
    is_figure,
    is_value,
    look_of,
    told,
)
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
    return _put(text, value, phrases.code)


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


def _put(text: str, value: str, language: str) -> str:
    """Return a statement with a value in the place of its like; '' for no such."""
    table = PARTICLES.get(base_language(language))
    clause = told(text, language)
    if table is None or clause is None:
        return ""
    parts = [one for one in clause.parts if not full(table.denied, one.mark)]
    if not is_value(value, language):
        # "そば", "えび": words of two kana are seldom told apart from a remark.
        parts = [one for one in parts if SIGNS.search(one.text) is None]
        if not parts or not is_brief_noun(value, language):
            return ""
    # "そばにアレルギーが": what may be said of any value is none.
    parts = [one for one in parts if full(table.heads, one.text) is None] or parts
    # "図書館でボランティアをする": what is done is the verb.
    if match(table.done_by, clause.verb) and parts and parts[-1].mark in table.weak:
        parts = parts[:-1] or parts
    parts = _placed(clause, parts, value, table)
    # "耳栓がないと": what is not there is none.
    parts = [one for one in parts if full(table.light, one.text) is None] or parts
    marked = full(rf"(?P<v>.+?)(?P<m>{'|'.join(table.marks.split())})", value)
    if marked and (same := [one for one in parts if one.mark == marked["m"]]):
        parts, value = same, marked["v"]
    look = look_of(value, language)
    alike = [one for one in parts if look_of(one.text, language) == look] or [
        one
        for one in parts
        if not (is_figure(value, language) or is_figure(one.text, language))
    ]
    if len(alike) > 1 and not alike[-1].mark and alike[-2].mark == table.held:
        # "苦手だ" is told of what stands before it.
        alike.pop()
    # "納屋" rather stands for "小屋" than for anything else.
    same = [one for one in alike if one.text[-1:] == value[-1:]] or alike
    if not same or value == same[-1].text:
        return ""
    old = same[-1]
    end = old.start + len(old.text)
    head = match(rf"(?P<own>.+?)の?(?:{table.heads})$", old.text)
    if head and match(rf".+(?:{table.heads})$", value) is None:
        end = old.start + head.end("own")
    return text[: old.start] + value + text[end:]


def _placed(
    clause: Clause, parts: list[Part], value: str, table: Particles
) -> list[Part]:
    """Return of "農協に口座がある" where it is: what is there is what somebody has."""
    at = [one for one in parts if one.mark == table.at]
    held = [one for one in parts if one.mark == table.held]
    if not (clause.topic and at and held and full(table.exists, clause.verb)):
        return parts
    alike = [one[-1].text[-1:] == value[-1:] for one in (at, held)]
    return held if alike == [False, True] else at
