"""Parts "turn off the lamp at 11 for an hour" into what, when and how long; pure."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final

from ...lang.clauses import plain_request
from ...lang.durations import parse_duration
from ...lang.moments import Moment, moment_words, parse_moment
from ...lang.normalise import fold
from ...lang.numbers import numbers_for, phrases, tokens
from ...lang.responses import words_of
from ...lang.values import values_for
from .repeats import part_repeat

AT: Final = words_of("schedule", "at")
BEFORE: Final = words_of("schedule", "before")
CLOCK: Final = words_of("schedule", "clock")
JOINTS: Final = words_of("schedule", "joints")
KEEPS: Final = words_of("schedule", "keeps")
LASTING: Final = words_of("schedule", "lasting")
LASTS: Final = words_of("schedule", "lasts")
LEADS: Final = words_of("schedule", "leads")
TURNS: Final = words_of("schedule", "turns")
UNITS: Final = words_of("schedule", "units")
UNTIL: Final = words_of("schedule", "until")

# Nobody says a longer command with a time in it, or a time in more words.
_MOST_WORDS = 30
_MOST_TIME = 9
_FEWEST = 2
_PAIR = 2
_EDGE = ",.;:!? "


@dataclass(frozen=True, slots=True, kw_only=True)
class PutOff:
    """What somebody wants done later: the words of it, from when, for how long.

    `text` is the likelier way to say it, `other` the same with a small word that may
    belong to the time ("on Friday"). `first` is what is wished at once, in the same
    sentence, `then` what is wished after it, with its own time. Without `at` it
    begins now and ends: after `lasting`, or at `until`.
    """

    text: str
    other: str = ""
    at: Moment | None = None
    lasting: timedelta | None = None
    until: Moment | None = None
    first: str = ""
    then: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Words:
    """The table of one language, by tokens."""

    at: frozenset[str]
    before: frozenset[str]
    clock: frozenset[str]
    units: frozenset[str]
    starts: frozenset[str]
    lasting: frozenset[tuple[str, ...]]
    lasts: frozenset[str]
    until: frozenset[tuple[str, ...]]
    joints: frozenset[tuple[str, ...]]
    leads: frozenset[tuple[str, ...]]
    turns: Mapping[str, str]
    keeps: Mapping[str, str]

    @property
    def hints(self) -> frozenset[str]:
        """Words of which any sentence with a time in it has one."""
        ends = {phrase[0] for phrase in self.lasting | self.until}
        return self.starts | self.clock | self.lasts | ends


@lru_cache(maxsize=16)
def _words(code: str) -> _Words:
    know = moment_words(code)
    at = frozenset(_table(AT, code).split())
    clock = frozenset(fold(word) for word in _table(CLOCK, code).split())
    tables = (know.within, know.days, know.weekdays, know.parts, know.steps)
    starts = {phrase[0] for table in tables for phrase in table if phrase}
    within = frozenset(phrase[0] for phrase in know.within)
    return _Words(
        at=at,
        before=frozenset(_table(BEFORE, code).split()),
        clock=clock,
        units=frozenset(fold(word) for word in _table(UNITS, code).split()),
        starts=frozenset(starts) - know.small | at | within | know.joined.keys(),
        lasting=phrases(_table(LASTING, code)),
        lasts=frozenset(_table(LASTS, code).split()),
        until=phrases(_table(UNTIL, code)),
        joints=phrases(_table(JOINTS, code)),
        leads=phrases(_table(LEADS, code)),
        turns=_pairs(TURNS, code),
        keeps=_pairs(KEEPS, code),
    )


def _pairs(table: Mapping[str, str], code: str) -> dict[str, str]:
    entries = (entry.partition("=") for entry in _table(table, code).split(","))
    return {fold(one): other for one, _, other in entries if one}


def _table(table: Mapping[str, str], code: str) -> str:
    return table.get(code, "")


def put_off(said: str, language: str, now: datetime) -> PutOff | None:
    """Part a wish with a time in it; None where there is none, or it comes again."""
    if not _FEWEST < len(said.split()) <= _MOST_WORDS:
        return None
    reader = _Reader(plain_request(said, language).split(), language, now)
    if not reader.may_tell() or part_repeat(said, language)[1]:
        return None
    return reader.read()


def begins_with_time(said: str, language: str, now: datetime) -> bool:
    """Tell whether words begin with when: "in ten minutes that dinner is ready"."""
    wish = put_off(said, language, now)
    return wish is not None and wish.at is not None and said.endswith(wish.text)


def turned_ways(said: str, language: str) -> Iterator[str]:
    """Yield the sentence with one of its words turned, the last of them first."""
    turns = _words(_code(language)).turns
    words = said.split()
    for at in range(len(words) - 1, -1, -1):
        other = turns.get(fold(words[at].strip(_EDGE)))
        if other is not None:
            written = other.capitalize() if words[at][:1].isupper() else other
            yield " ".join((*words[:at], written, *words[at + 1 :]))


def _code(language: str) -> str:
    return language.partition("-")[0].casefold()


class _Reader:
    """Reads one sentence: `left` are the words that say what is to be done."""

    def __init__(self, words: Sequence[str], language: str, now: datetime) -> None:
        self.language = language
        self.now = now
        self.know = _words(_code(language))
        self.raw = list(words)
        self.folded = [fold(word.strip(_EDGE)) for word in words]
        self.taken: set[int] = set()
        self.clocked = not self.know.clock.isdisjoint(tokens(" ".join(words)))
        self._minutes = values_for(language).span_names["minute"][1]
        small = moment_words(language).small - self.know.clock
        self.small = small | frozenset(self.know.turns)

    def may_tell(self) -> bool:
        """Tell quickly whether any word could begin or end a time."""
        return not self.know.hints.isdisjoint(self.folded)

    def read(self) -> PutOff | None:
        """Take the times out, and part what is left."""
        until = self._until()
        lasting = None if until else self._lasting()
        spans = self._spans()
        at = self._moment(spans)
        if at is None and len(spans) == _PAIR and not (until or lasting):
            return self._twice(spans)
        if (at is None) is bool(spans) or not (spans or until or lasting):
            return None
        first, rest = self._parted(spans)
        if not rest:
            return None
        wide, narrow = self._said(self._without_lead(rest, spans)), self._said(rest)
        # "On Friday" is likelier one than "switch it on, tomorrow".
        dated = any(self._is_dated(at) for at, _ in spans)
        text, other = (wide, narrow) if dated else (narrow, wide)
        text, other = (kept, text) if (kept := self._kept(text)) else (text, other)
        return PutOff(
            text=text,
            other=other if other != text else "",
            at=at,
            lasting=lasting,
            until=until,
            first=self._said(first),
        )

    def _twice(self, spans: Sequence[tuple[int, int]]) -> PutOff | None:
        """Read "turn it on at 8 and off at 9": two wishes, each with its time."""
        for at in range(spans[0][0], spans[1][1]):
            for joint in self.know.joints:
                size = len(joint)
                between = spans[0][1] <= at or at + size <= spans[1][0]
                if between and tuple(self.folded[at : at + size]) == joint:
                    first = _Reader(self.raw[:at], self.language, self.now).read()
                    rest = " ".join(self.raw[at + size :])
                    if first is not None and first.at is not None and not first.then:
                        return replace(first, then=rest)
        return None

    def _kept(self, said: str) -> str:
        """Say "turn it on" for "keep it on"; "" where nothing is kept so."""
        words = said.split()
        new = [self.know.keeps.get(fold(word), word) for word in words]
        led = bool(words) and fold(words[0]) in self.know.keeps
        return " ".join(new) if led else ""

    def _until(self) -> Moment | None:
        for at, size in self._led(self.know.until):
            for end in self._ends(at + size):
                found = self._parse(at + size, end)
                if found is not None and not self._is_value(end):
                    self.taken |= set(range(at, end))
                    return found
        return None

    def _lasting(self) -> timedelta | None:
        for at, size in self._led(self.know.lasting):
            for end in self._ends(at + size):
                length = self._length(at + size, end)
                if length:
                    self.taken |= set(range(at, end))
                    return length
        for end, word in enumerate(self.folded):
            if word not in self.know.lasts:
                continue
            for at in range(max(0, end - _MOST_TIME), end):
                if length := self._length(at, end):
                    self.taken |= set(range(at, end + 1))
                    return length
        return None

    def _length(self, at: int, end: int) -> timedelta | None:
        """Read a length; "for two hours on" does not end with a number."""
        if self.folded[end - 1] in self.know.turns:
            return None
        return parse_duration(self._text(at, end), self.language)

    def _led(self, leads: frozenset[tuple[str, ...]]) -> Iterator[tuple[int, int]]:
        """Yield where one of these phrases stands, and its length; longest first."""
        for at in range(len(self.folded)):
            for lead in sorted(leads, key=len, reverse=True):
                if tuple(self.folded[at : at + len(lead)]) == lead:
                    yield at, len(lead)

    def _ends(self, start: int) -> Iterator[int]:
        """Yield where what begins here may end, the farthest first."""
        for end in range(min(len(self.raw), start + _MOST_TIME), start, -1):
            if self.folded[end - 1] not in self.small:
                yield end

    def _spans(self) -> list[tuple[int, int]]:
        """Find every stretch that says when, from left to right."""
        found: list[tuple[int, int]] = []
        at = 0
        while at < len(self.raw):
            end = self._span(at)
            if end:
                found.append((at, end))
            at = end or at + 1
        return found

    def _span(self, at: int) -> int:
        """Return where a time that begins here ends; 0 where none does."""
        word = self.folded[at]
        if end := self._bare_minutes(at):
            return end
        if self._is_night_of_a_name(at):
            return 0
        starts = word in self.know.starts or word in self.know.clock
        if not starts and not (self.clocked and self._counts(word)):
            return 0
        for end in self._ends(at):
            if self.taken.isdisjoint(range(at, end)) and self._is_time(at, end):
                return end
        return 0

    def _bare_minutes(self, at: int) -> int:
        """Read "in five" at the end, which are minutes; 0 where it is none."""
        end = at + 2
        within = (self.folded[at],) in moment_words(self.language).within
        after = self.folded[end : end + 1]
        if (
            not within
            or end > len(self.raw)
            or (after and after[0] not in self.know.turns)
        ):
            return 0
        return end if self._counts(self.folded[at + 1]) else 0

    def _is_night_of_a_name(self, at: int) -> bool:
        """Tell whether "night" in "movie night at 8" says what, and not when."""
        parts = moment_words(self.language).parts
        after = self.folded[at + 1 : at + 2]
        return (self.folded[at],) in parts and bool(after) and after[0] in self.know.at

    def _counts(self, word: str) -> bool:
        number = numbers_for(self.language).cardinal(tokens(word)[:1], 0)
        return word[:1].isdecimal() or number is not None

    def _is_time(self, at: int, end: int) -> bool:
        """Tell whether these words say when, and are no value."""
        if self._is_value(end) or (found := self._parse(at, end)) is None:
            return False
        inner = tokens(self._text(at, end))
        know = self.know
        clocked = inner[0] in know.at or not know.clock.isdisjoint(
            (inner[0], inner[-1])
        )
        told = clocked or ":" in self.raw[at] or found.at is not None
        # "At night" alone may be any night.
        return told or found.date is not None

    def _is_value(self, end: int) -> bool:
        return end < len(self.folded) and (
            self.folded[end] in self.know.units or self.raw[end].startswith("%")
        )

    def _parse(self, at: int, end: int) -> Moment | None:
        return parse_moment(self._text(at, end), self.language, self.now)

    def _text(self, at: int, end: int) -> str:
        return " ".join(self.raw[at:end]).strip(_EDGE)

    def _moment(self, spans: Sequence[tuple[int, int]]) -> Moment | None:
        if not spans:
            return None
        text = " ".join(
            f"{self._text(at, end)} {self._minutes if self._bare_minutes(at) else ''}"
            for at, end in spans
        )
        return parse_moment(text, self.language, self.now)

    def _is_dated(self, at: int) -> bool:
        """Tell whether a stretch begins with a weekday or the number of a day."""
        return (self.folded[at],) in moment_words(self.language).weekdays

    def _without_lead(
        self, rest: Sequence[int], spans: Sequence[tuple[int, int]]
    ) -> list[int]:
        """Leave out the small word that may lead in a time: "on Friday"."""
        leads = {at - 1 for at, _ in spans}
        return [
            n for n in rest if n not in leads or self.folded[n] not in self.know.before
        ]

    def _parted(self, spans: Sequence[tuple[int, int]]) -> tuple[list[int], list[int]]:
        """Part the words into those for now and those for later."""
        gone = self.taken | {n for at, end in spans for n in range(at, end)}
        kept = [n for n in range(len(self.raw)) if n not in gone]
        if not spans:
            return [], kept
        start = spans[0][0]
        front = [n for n in kept if n < start]
        for joint in sorted(self.know.joints, key=len, reverse=True):
            size = len(joint)
            heard = tuple(self.folded[n] for n in front[-size:])
            if len(front) - size >= _FEWEST and heard == joint:
                return front[:-size], [n for n in kept if n >= start]
        return [], kept

    def _said(self, places: Sequence[int]) -> str:
        """Say these words, without what only leads in."""
        words = [self.raw[n] for n in places]
        while words and tokens(words[0])[:1] in self.know.leads:
            words = words[1:]
        return " ".join(words).strip(_EDGE)
