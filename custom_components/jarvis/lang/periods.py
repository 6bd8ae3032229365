"""Finds stretches of time named in a text ("last week", "in March", "先週").

Pure: the moment and its zone come in with `now`. Days are local days, so a day
with a change of clocks is 23 or 25 hours long. What is not understood is no
period at all, never a guess.
"""

from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from typing import Final

from .keywords import base_language
from .periods_days import Stretch, iso_dates, stretch
from .periods_grammar import Grammar, grammar, level

# A text that names more times than this speaks of no one time.
_MOST_NAMED: Final = 24


@dataclass(frozen=True, slots=True, kw_only=True)
class Period:
    """From `since` (included) to `until` (excluded), aware; None is open.

    `rest` is the text without the words for time.
    """

    since: datetime | None
    until: datetime | None
    rest: str


@dataclass(frozen=True, slots=True, kw_only=True)
class _Found:
    start: int
    stop: int
    when: Stretch
    bare: bool = False


def period(text: str, language: str, now: datetime) -> Period | None:
    """Return the time a text speaks of; None if it names none.

    `now` is aware, in the zone of the house.
    """
    levelled = level(text)
    if len(levelled) != len(text):
        text = levelled
    words = grammar(base_language(language))
    found = _bases(text, levelled, words, now)
    if not found:
        return None
    if words is not None and (opened := _opened(levelled, found, words)):
        return _cut(text, *opened)
    named = [base for base in found if not base.bare]
    if not named:
        return None
    best = min(named, key=lambda base: base.when.until - base.when.since)
    rest = text
    for base in reversed(named):
        rest = _without(rest, base.start, base.stop)
    return Period(since=best.when.since, until=best.when.until, rest=rest)


def _bases(
    text: str, levelled: str, words: Grammar | None, now: datetime
) -> list[_Found]:
    found = [
        _Found(start=start, stop=stop, when=when)
        for start, stop, when in iso_dates(text, now)
    ]
    if words is not None:
        found.extend(
            _Found(
                start=match.start(),
                stop=match.end(),
                when=when,
                bare=frame.kind == "bare",
            )
            for frame in words.frames
            for match in frame.pattern.finditer(levelled)
            if (when := stretch(frame, match, words, now, levelled))
        )
    found.sort(key=lambda base: (base.start, -base.stop))
    del found[_MOST_NAMED:]
    kept: list[_Found] = []
    for base in found:
        if kept and base.start < kept[-1].stop:
            if base.stop - base.start > kept[-1].stop - kept[-1].start:
                kept[-1] = base
        else:
            kept.append(base)
    return kept


def _opened(
    levelled: str, found: list[_Found], words: Grammar
) -> tuple[int, int, datetime | None, datetime | None] | None:
    """Read "between X and Z", "since X" and "before X" around what was found."""
    for first, second in pairwise(found):
        between = levelled[first.stop : second.start].strip()
        for head, middle, tail in words.between:
            if between == middle.strip() and (
                span := _wrapped(levelled, first.start, second.stop, head, tail)
            ):
                return (*span, first.when.since, second.when.until)
    for base in found:
        for head, tail in words.since:
            if span := _wrapped(levelled, base.start, base.stop, head, tail):
                return (*span, base.when.since, None)
        for head, tail in words.before:
            if span := _wrapped(levelled, base.start, base.stop, head, tail):
                return (*span, None, base.when.since)
    return None


def _wrapped(
    levelled: str, start: int, stop: int, head: str, tail: str
) -> tuple[int, int] | None:
    """Widen a span by the words around it; None if they do not stand there."""
    before, after = levelled[:start].rstrip(), levelled[stop:]
    head, tail = head.strip(), tail.strip()
    if not before.endswith(head) or not after.lstrip().startswith(tail):
        return None
    opens = len(before) - len(head) if head else start
    if head and opens and before[opens - 1].isalnum() and head.isascii():
        return None
    closes = stop + len(after) - len(after.lstrip()) + len(tail) if tail else stop
    return opens, closes


def _cut(
    text: str, start: int, stop: int, since: datetime | None, until: datetime | None
) -> Period:
    return Period(since=since, until=until, rest=_without(text, start, stop))


def _without(text: str, start: int, stop: int) -> str:
    return f"{text[:start].rstrip()} {text[stop:].lstrip()}".strip()
