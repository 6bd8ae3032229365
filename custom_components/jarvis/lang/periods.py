"""Finds stretches of time named in a text ("last week", "in March", "先週").

Pure: the moment and its zone come in with `now`. Days are local days, so a day
with a change of clocks is 23 or 25 hours long. What is not understood is no
period at all, never a guess.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Final

from .keywords import base_language
from .periods_days import Read, Stretch, iso_dates, narrowed, part_of, read
from .periods_grammar import Grammar, grammar, level

# A text that names more times than this speaks of no one time.
_MOST_NAMED: Final = 24
# So much before a time is looked at for what narrows it ("on the evening of").
_BESIDE: Final = 40
_OVER_WORDS: Final = frozenset({"month", "date", "season", "feast"})
_WEEK: Final = timedelta(weeks=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Period:
    """From `since` (included) to `until` (excluded), aware; None is open.

    `rest` is the text without the words for time; `name` those of a time that comes
    round again ("March", "Tuesday"), which may not be meant as one that is over.
    """

    since: datetime | None
    until: datetime | None
    rest: str
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Found:
    start: int
    stop: int
    told: Read
    bare: bool = False

    @property
    def when(self) -> Stretch:
        return self.told.when


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
    if words is not None:
        found = [_edged(base, levelled, words, now) for base in found]
        found = _joined(found, levelled, words, now)
        if opened := _opened(levelled, found, words):
            return _cut(text, *opened)
    named = [base for base in found if not base.bare]
    if not named:
        return None
    best = min(named, key=lambda base: base.when.until - base.when.since)
    rest = text
    for base in reversed(named):
        rest = _without(rest, base.start, base.stop)
    return Period(
        since=best.when.since, until=best.when.until, rest=rest, name=best.told.name
    )


def _bases(
    text: str, levelled: str, words: Grammar | None, now: datetime
) -> list[_Found]:
    found = [
        _Found(start=start, stop=stop, told=told)
        for start, stop, told in iso_dates(text, now)
    ]
    if words is not None:
        found.extend(
            _Found(
                start=match.start(),
                stop=match.end(),
                told=told,
                bare=frame.kind == "bare",
            )
            for frame in words.frames
            for match in frame.pattern.finditer(levelled)
            if (told := read(frame, match, words, now))
        )
    # Of equal words those count that say more than a bare name does.
    found.sort(key=lambda base: (base.start, -base.stop, base.bare))
    del found[_MOST_NAMED:]
    kept: list[_Found] = []
    for base in found:
        if kept and base.start < kept[-1].stop:
            if base.stop - base.start > kept[-1].stop - kept[-1].start:
                kept[-1] = base
        else:
            kept.append(base)
    return kept


def _edged(base: _Found, levelled: str, words: Grammar, now: datetime) -> _Found:
    """Narrow a time by what stands right beside it ("evening", "the end of")."""
    if base.told.point is not None and base.told.point.kind == "day":
        return base
    ahead = levelled[max(0, base.start - _BESIDE) : base.start]
    for edge in words.edges:
        behind = edge.after.match(levelled, base.stop)
        before = edge.before.search(ahead)
        if not (behind or before):
            continue
        if (told := part_of(base.told, edge.name, now)) is None:
            continue
        start = base.start - (len(ahead) - before.start()) if before else base.start
        stop = behind.end() if behind else base.stop
        point, name = base.told.point, base.told.name
        told = told._replace(point=point, part=edge.name, name=name)
        return _Found(start=start, stop=stop, told=told)
    return base


def _joined(
    found: list[_Found], levelled: str, words: Grammar, now: datetime
) -> list[_Found]:
    """Put a day into the week beside it, a month into its year."""
    joined: list[_Found] = []
    for base in found:
        pair = _pair(joined[-1], base, levelled, words, now) if joined else None
        if pair:
            joined[-1:] = [_edged(one, levelled, words, now) for one in pair]
        else:
            joined.append(base)
    return joined


def _pair(
    first: _Found, second: _Found, levelled: str, words: Grammar, now: datetime
) -> list[_Found] | None:
    """Join two times that stand one after the other; None where they do not fit."""
    gap = " ".join(levelled[first.stop : second.start].split())
    beside = gap in words.joins
    for wide, fine in ((first, second), (second, first)):
        point, unit = fine.told.point, wide.told.unit
        if point is None or not unit or (wide.bare and not beside):
            continue
        if point.kind == "today" and not wide.told.ago:
            continue
        if not beside and not _meant_apart(point.kind, week_first=wide is first):
            continue
        if fine.bare and not beside:
            continue
        told = narrowed(wide.told, point, now)
        if told is not None and fine.told.part:
            told = part_of(told, fine.told.part, now) or told
        if told is None:
            continue
        if beside:
            return [_Found(start=first.start, stop=second.stop, told=told)]
        pair = [first, second]
        pair[pair.index(fine)] = replace(fine, told=told)
        return pair
    return None


def _meant_apart(kind: str, *, week_first: bool) -> bool:
    """Tell whether words may stand between: "last week the plumber came on Monday"."""
    return kind in _OVER_WORDS or (kind == "weekday" and week_first)


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
                return (*span, _begun(first, second), second.when.until)
    for base in found:
        for head, tail in words.since:
            if span := _wrapped(levelled, base.start, base.stop, head, tail):
                return (*span, base.when.since, None)
        for head, tail in words.before:
            if span := _wrapped(levelled, base.start, base.stop, head, tail):
                return (*span, None, base.when.since)
    return None


def _begun(first: _Found, second: _Found) -> datetime:
    """Return when the first of two began: "from Friday to Monday" is one stretch."""
    since = first.when.since
    if since <= second.when.since:
        return since
    weekday = first.told.point is not None and first.told.point.kind == "weekday"
    try:
        return since - _WEEK if weekday else since.replace(year=since.year - 1)
    except ValueError, OverflowError:
        return second.when.since


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
