"""Reads what was said as a fact whose value "sorry, by the fountain" replaces; pure.

Most of what is told is kept as it was said, not as a fact. A correction that names
nothing but a value means the value of its kind in the words right before.
"""

from dataclasses import replace
from difflib import SequenceMatcher
import re
from typing import Final

from ...lang.keywords import base_language, content_words
from ...statements.branch import Branch
from ...statements.changes.bare import may_stand_for
from ...statements.changes.parts import fits
from ...statements.patterns import EDGE, LONGEST, full, match
from ...statements.phrases import PHRASES, Phrases
from ...statements.reading import claims, plain_value
from ...statements.sentences import sentences
from ...statements.slots import (
    NUMBER,
    TIME,
    is_bare_number,
    is_name,
    kind_of,
    value_kind,
)
from ...statements.times import is_time
from ...statements.unspaced_text.particles import are_apart, is_cut, is_value
from ...statements.words.shift_words import SHIFTS
from ..base import Memory
from .revising import claimed

_WORD: Final = re.compile(r"\S+")
_SHORT: Final = 3
_SHORT_UNSPACED: Final = 12
_ALIKE: Final = 0.6
_DATED = re.compile(r"(?:[^\W\d]+ )?(?:\d{1,2}(?:\.|st|nd|rd|th)? \w+|\w+ \d{1,2})")


def instead(text: str, language: str) -> str:
    """Return what "make it Sundays" puts in the place of what was told last; or ''."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None or len(text) > LONGEST:
        return ""
    for sentence in sentences(text, phrases):
        if found := full(phrases.instead, sentence.strip(EDGE)):
            value = plain_value(found["v"].strip(EDGE), phrases)
            brief = len(content_words(value, language)) < _SHORT
            # Where the verb comes last, any two words may be a statement.
            bare = phrases.verb_last and brief
            return "" if not bare and claims(value, phrases) else value
    return ""


def restated(text: str, language: str) -> str:
    """Return "let's say 4500 for my target" as a statement; the text itself else."""
    phrases = PHRASES.get(base_language(language))
    worded, _, pattern = phrases.restated.partition(" <- ") if phrases else ("", "", "")
    value = instead(text, language) if worded else ""
    found = full(pattern, value) if value else None
    return worded.format_map(found.groupdict()) if found else text


def is_of_like_kind(fact: Memory, value: str, *, sure: bool) -> bool:
    """Tell whether a value may take the place of a fact's.

    `sure`: only where both are of a kind (a time, a number, a place).
    """
    phrases = PHRASES.get(base_language(fact.language))
    apart = are_apart(fact.value, value, fact.language)
    if phrases is None or not fact.value or apart:
        return False
    kind, known = _kind(value, phrases), _kind_of(fact, phrases)
    if kind in {NUMBER, TIME}:
        # "May" may be no month, so that "5 May" is a number.
        dated = known in {NUMBER, TIME} and _is_dated(value) and _is_dated(fact.value)
        return kind == known or dated or fits(value, fact)
    if kind:
        return kind == known
    if not may_stand_for(value, fact.value, fact.language):
        return False
    short = len(content_words(value, fact.language)) <= _SHORT
    short = short or bool(phrases.values and len(value) <= _SHORT_UNSPACED)
    named = is_name(fact.value, phrases)
    if (
        not short
        or known in {NUMBER, TIME}
        or _opens_with_name(value, phrases)
        not in {named, _opens_with_name(fact.value, phrases)}
    ):
        return False
    return not sure or (named and _is_respelled(fact.value, value))


def may_be_of_kind(fact: Memory, value: str) -> bool:
    """Tell whether a value is formed like a fact's, and a figure is of its kind."""
    if not may_stand_for(value, fact.value, fact.language):
        return False
    phrases = PHRASES.get(base_language(fact.language))
    figure = phrases is not None and _kind(value, phrases) in {NUMBER, TIME}
    return not figure or is_of_like_kind(fact, value, sure=False)


def _is_dated(value: str) -> bool:
    """Tell a number with one word, as a day of a month is told."""
    return _DATED.fullmatch(value) is not None


def _opens_with_name(value: str, phrases: Phrases) -> bool:
    return is_name(value, phrases) or is_name(next(iter(value.split()), ""), phrases)


def _is_respelled(old: str, new: str) -> bool:
    """Tell whether a name is the old one with other letters in it."""
    first = new.split()[: len(old.split())]
    return SequenceMatcher(None, old, " ".join(first)).ratio() >= _ALIKE


def as_placed(fact: Memory, value: str) -> str:
    """Return "on the bottom shelf" where a fact's value is "on the top shelf".

    "As a baker" and "teacher" make "as a teacher".
    """
    code = base_language(fact.language)
    phrases, shifts = PHRASES.get(code), SHIFTS.get(code)
    if phrases is None or shifts is None or match(phrases.place, value):
        return value
    led = match(phrases.place, fact.value)
    if led is None:
        opens = rf"(?:{shifts.at}|{shifts.led})\b"
        if match(opens, value):
            return value
        article = "" if match(rf"{phrases.articles}\b", value) else phrases.articles
        led = match(rf"{opens}(?:\s+{article}\b)?", fact.value)
    if led is None:
        return value
    return f"{led[0].strip()} {value}" if led.end() < len(fact.value) else value


def as_answered(row: Memory, value: str) -> Memory | None:
    """Return a row of the diary as a fact with a value of a kind; None for none."""
    phrases = PHRASES.get(base_language(row.language))
    remark = is_cut(row.language) and not is_value(value, row.language)
    if phrases is None or remark:
        return None
    kind = _kind(value, phrases)
    for fact in claimed(row):
        if _kind_of(fact, phrases) == kind:
            return fact
    held = _alike(row.text, kind, phrases) if kind else ""
    if not held:
        return None
    return replace(row, text=row.text.strip(EDGE), value=held, branch=Branch.WORLD)


def _alike(text: str, kind: str, phrases: Phrases) -> str:
    """Return the last words of a statement that are of a kind, '' for none."""
    words = [found.span() for found in _WORD.finditer(text)]
    held = ""
    for start, end in reversed(words):
        last = end if phrases.verb_last else len(text)
        told = text[start : text.rfind(held) + len(held) if held else last].strip(EDGE)
        if _kind(told, phrases) == kind and (
            not held or is_bare_number(told, phrases.code)
        ):
            # "Four thousand" is all of it.
            held = told
        elif held:
            break
    return held


def _kind_of(fact: Memory, phrases: Phrases) -> str:
    return kind_of(fact.slot) or _kind(fact.value, phrases)


def _kind(value: str, phrases: Phrases) -> str:
    """Return what kind of thing a value is; "four thousand" is a number too."""
    kind = value_kind(value, phrases)
    words = content_words(value, phrases.code)
    if not kind and words and is_time(words[0], phrases.code):
        return NUMBER
    return kind
