"""Time points: dates and times as they are said."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from itertools import product
import re

from .durations import Durations, durations_for
from .normalise import fold
from .numbers import entries, longest, numbers_for, ordinals_for, phrases, tokens
from .values import Values, values_for

_NOON = 12
_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """What was said about when: `at` if it is fixed, else a date and or a time.

    `vague` is a time on a twelve-hour clock without am or pm; `soft` a time that
    only a part of the day stands for ("tomorrow evening").
    """

    at: datetime | None = None
    date: date | None = None
    time: time | None = None
    vague: bool = False
    soft: bool = False

    def after(self, now: datetime) -> datetime | None:
        """Give the moment meant by one who speaks at `now`; None without a time.

        Without a date it is the next such time; a spoken date may lie in the past.
        """
        if self.at is not None:
            return self.at
        if self.time is None:
            return None
        if self.date is not None:
            return local(self.date, self.time, now)
        candidates = [self.time]
        if self.vague:
            candidates.append(self.time.replace(hour=(self.time.hour + _NOON) % 24))
        days = (now.date(), now.date() + _DAY)
        upcoming = [local(day, at, now) for day in days for at in candidates]
        return min(at for at in upcoming if at > now)


def local(day: date, at: time, now: datetime) -> datetime:
    """Put date and time together in the zone of `now`, on a time that exists."""
    naive = datetime.combine(day, at.replace(tzinfo=None))
    return naive.replace(tzinfo=now.tzinfo).astimezone(UTC).astimezone(now.tzinfo)


# The day on which a weekend begins.
_SATURDAY = 5
# Shorter names of days ("Do") begin no longer word.
_FEWEST_LETTERS = 5


@dataclass(frozen=True, slots=True)
class MomentWords:
    """The table of one language, by tokens."""

    values: Values
    durations: Durations
    within: frozenset[tuple[str, ...]]
    ago: dict[tuple[str, ...], float]
    days: dict[tuple[str, ...], tuple[int, int | None]]
    weekdays: dict[tuple[str, ...], int]
    weekend: dict[tuple[str, ...], int]
    months: dict[tuple[str, ...], int]
    parts: dict[tuple[str, ...], float]
    sooner: dict[tuple[str, ...], bool]
    later: dict[tuple[str, ...], bool]
    steps: dict[tuple[str, ...], float]
    clocks: tuple[tuple[tuple[str, ...], str], ...]
    small: frozenset[str]
    joined: dict[str, tuple[str, str]]

    def parted(self, said: tuple[str, ...]) -> tuple[str, ...]:
        """Part a day and a time of day written as one word: "Donnerstagabend"."""
        if self.joined.keys().isdisjoint(said):
            return said
        parts = (self.joined.get(word, (word,)) for word in said)
        return tuple(part for some in parts for part in some)


@lru_cache(maxsize=16)
def moment_words(language: str) -> MomentWords:
    """Unfold what a language knows about moments."""
    values = values_for(language)
    weekdays = _named(values.weekdays, 0)
    parts = dict(entries(values.dayparts))
    return MomentWords(
        values=values,
        durations=durations_for(language),
        within=phrases(values.within),
        ago=dict(entries(values.ago)),
        days=dict(_days(values.today)),
        weekdays=weekdays,
        weekend=dict.fromkeys(phrases(values.weekend), _SATURDAY),
        months=_named(values.months, 1),
        parts=parts,
        sooner=dict.fromkeys(phrases(values.sooner), True),
        later=dict.fromkeys(phrases(values.later), True),
        steps=dict(entries(values.next)),
        clocks=tuple(_clocks(values.clocks)),
        small=frozenset(fold(word) for word in values.small.split()),
        joined=dict(_joined(weekdays, parts)),
    )


def _joined(
    weekdays: Iterable[tuple[str, ...]], parts: Iterable[tuple[str, ...]]
) -> Iterator[tuple[str, tuple[str, str]]]:
    """Write days and times of day as one word, "Montagmorgen" for "morgens" too."""
    for day, part in product(weekdays, parts):
        if len(day) == len(part) == 1 and len(day[0]) >= _FEWEST_LETTERS:
            yield day[0] + part[0].removesuffix("s"), (day[0], part[0])
            yield day[0] + part[0], (day[0], part[0])


def _days(line: str) -> list[tuple[tuple[str, ...], tuple[int, int | None]]]:
    found = []
    for entry in line.split(","):
        phrase, _, value = entry.partition("=")
        day, _, hour = value.partition("@")
        found.append((tokens(phrase), (int(day), int(hour) if hour else None)))
    return found


def _named(line: str, first: int) -> dict[tuple[str, ...], int]:
    return {
        tokens(name): index + first
        for index, names in enumerate(line.split(","))
        for name in names.split("/")
    }


def _clocks(line: str) -> list[tuple[tuple[str, ...], str]]:
    found = []
    for entry in line.split(","):
        phrase, _, change = entry.partition("=")
        parts = phrase.split()
        said = tuple(
            word
            for part in parts
            for word in ((part,) if part in {"{h}", "{m}"} else tokens(part))
        )
        found.append((said, change))
    return found


__all__ = ["Moment", "local", "parse_date", "parse_moment", "parse_time"]

# "6.30" is how speech-to-text writes a time as well.
_CLOCK = re.compile(r"(\d{1,2})[:.](\d{2})(?::(\d{2}))?")
_DOTTED = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{2,4})?")
_SLASHED = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{2,4})")
_MIDDAY = 12
_LONGEST_MONTH = 31
_MOMENTS_DAY = timedelta(days=1)


@dataclass(slots=True)
class _Said:
    """What has been understood so far."""

    at: datetime | None = None
    date: date | None = None
    clock: time | None = None
    part: int | None = None
    half: int = 0
    step: int | None = None
    explicit: bool = False
    written: bool = False


class _Reader:
    """Reads one text."""

    def __init__(self, text: str, language: str, now: datetime) -> None:
        self.know = moment_words(language)
        self.numbers = numbers_for(language)
        self.ordinals = ordinals_for(language)
        self.heard: Sequence[str] = self.know.parted(tokens(text))
        self.now = now
        self.said = _Said()

    def read(self) -> _Said | None:
        """Understand every word, or nothing."""
        at = 0
        while at < len(self.heard):
            end = next(
                (end for step in self._steps() if (end := step(at)) is not None), None
            )
            if end is None:
                if self.heard[at] not in self.know.small:
                    return None
                end = at + 1
            at = end
        return self.said

    def _steps(self) -> tuple[Callable[[int], int | None], ...]:
        return (
            self._half,
            self._relative,
            self._day,
            self._written,
            self._month_day,
            self._weekday,
            self._clock,
            self._part,
            self._ordinal_day,
        )

    def _relative(self, at: int) -> int | None:
        """Read "in 20 minutes", "3 days ago", "2 hours from now"."""
        led = longest(dict.fromkeys(self.know.within, 1.0), self.heard, at)
        led = led or longest(self.know.ago, self.heard, at)
        start = led[1] if led else at
        found = self.know.durations.read(self.heard, start)
        if found is None or self.said.at is not None:
            return None
        length, end = found
        behind = longest(self.know.ago, self.heard, end)
        if behind:
            length, end = length * behind[0], behind[1]
        elif led:
            length *= led[0]
        else:
            return None
        if length % _MOMENTS_DAY or not length:
            self.said.at = (self.now.astimezone(UTC) + length).astimezone(
                self.now.tzinfo
            )
        elif self.said.date is not None:
            # "Friday in two weeks" names two days.
            return None
        else:
            self.said.date = self.now.date() + length
            self.said.clock = self.said.clock or self.now.time()
            self.said.explicit = True
        return end

    def _day(self, at: int) -> int | None:
        found = longest(self.know.days, self.heard, at)
        if found is None or self.said.date is not None:
            return None
        (step, hour), end = found
        self.said.date = self.now.date() + step * _MOMENTS_DAY
        if hour is not None:
            self.said.part = hour
        return end

    def _written(self, at: int) -> int | None:
        """Read "24.12.", "24.12.2026" and "12/24/2026"."""
        word = self.heard[at]
        if match := _DOTTED.fullmatch(word):
            day, month, year = match.groups()
        elif match := _SLASHED.fullmatch(word):
            first, second, year = match.groups()
            in_front = self.know.values.decimal == "." or int(second) > _MIDDAY
            month, day = (first, second) if in_front else (second, first)
            if int(month) > _MIDDAY:
                month, day = day, month
        else:
            return None
        return at + 1 if self._set_date(int(day), int(month), year) else None

    def _set_date(self, day: int, month: int, year: str | int | None) -> bool:
        today = self.now.date()
        try:
            if year:
                number = int(year) + (2000 if int(year) < 100 else 0)  # noqa: PLR2004
                self.said.date = date(number, month, day)
            else:
                found = date(today.year, month, day)
                self.said.date = (
                    found if found >= today else date(today.year + 1, month, day)
                )
        except ValueError:
            return False
        return True

    def _number_of_day(self, at: int) -> tuple[int, int] | None:
        """Read a day of the month: "8th", "the third", "8." or "8"."""
        if at >= len(self.heard):
            return None
        if found := longest(self.ordinals.table, self.heard, at):
            return (found[0], found[1]) if 0 < found[0] <= _LONGEST_MONTH else None
        word = self.heard[at]
        if not word.isdecimal() or not 0 < int(word) <= _LONGEST_MONTH:
            return None
        marked = at + 1 < len(self.heard) and self.heard[at + 1] in self.ordinals.marks
        return int(word), at + 1 + marked

    def _month_day(self, at: int) -> int | None:
        """Read "march 3rd", "3rd of march" and "3. März 2027"."""
        day = month = None
        end = at
        if found := longest(self.know.months, self.heard, at):
            month, end = found
            while end < len(self.heard) and self.heard[end] in self.know.small:
                end += 1
            day = self._number_of_day(end)
        elif numbered := self._number_of_day(at):
            after = numbered[1]
            while after < len(self.heard) and self.heard[after] in self.know.small:
                after += 1
            found = longest(self.know.months, self.heard, after)
            if found:
                month, day = found[0], (numbered[0], found[1])
        if month is None or day is None:
            return None
        number, end = day
        year = None
        if end < len(self.heard) and re.fullmatch(r"20\d\d", self.heard[end]):
            year, end = self.heard[end], end + 1
        return end if self._set_date(number, month, year) else None

    def _weekday(self, at: int) -> int | None:
        step = longest(self.know.steps, self.heard, at)
        start = step[1] if step else at
        found = longest(self.know.weekdays, self.heard, start) or longest(
            self.know.weekend, self.heard, start
        )
        if found is None:
            return None
        weekday, end = found
        if trailing := longest(self.know.steps, self.heard, end):
            step, end = trailing, trailing[1]
        ahead = (weekday - self.now.weekday()) % 7
        if step and step[0] < 0:
            ahead = ahead - 7 if ahead else -7
        elif ahead == 0:
            self.said.step = 7
        self.said.date = self.now.date() + ahead * _MOMENTS_DAY
        return end

    def _ordinal_day(self, at: int) -> int | None:
        """Read "on the 8th": the next day of that number."""
        found = self._number_of_day(at)
        if found is None or self.said.date is not None:
            return None
        number, end = found
        if self.heard[at].isdecimal() and end == at + 1:
            return None
        day = self.now.date()
        while day.day != number:
            day += _MOMENTS_DAY
        self.said.date = day
        return end

    def _clock(self, at: int) -> int | None:
        if self.said.clock is not None and not self.said.explicit:
            return None
        if match := _CLOCK.fullmatch(self.heard[at]):
            return self._set_time(int(match[1]), int(match[2]), at + 1)
        best: tuple[int, int, int] | None = None
        for pattern, change in self.know.clocks:
            if (found := self._match(pattern, at)) is None:
                continue
            hour, minutes, end = found
            if best is None or end > best[2]:
                best = (hour, _shift(change, minutes), end)
        if best is None:
            return None
        hour, shift, end = best
        if end < len(self.heard) and self.heard[end] in self.ordinals.marks:
            return None
        total = hour * 60 + shift
        return self._set_time(total // 60 % 24, total % 60, end, said=hour)

    def _match(self, pattern: tuple[str, ...], at: int) -> tuple[int, int, int] | None:
        hour, minutes = -1, 0
        for part in pattern:
            if at >= len(self.heard):
                return None
            if part not in {"{h}", "{m}"}:
                if self.heard[at] != part:
                    return None
                at += 1
                continue
            found = self._whole(at)
            if found is None:
                return None
            number, at = found
            if part == "{h}":
                hour = number
            else:
                minutes = number
        return (hour, minutes, at) if 0 <= hour <= 24 and minutes < 60 else None  # noqa: PLR2004

    def _whole(self, at: int) -> tuple[int, int] | None:
        """Read the hour or the minutes of a time; "noon" is an hour as well."""
        part = longest(self.know.parts, self.heard, at)
        if part is not None and part[0] in (0, _MIDDAY):
            return int(part[0]), part[1]
        number = self.numbers.cardinal(self.heard, at)
        if number is None or not isinstance(number[0], int) or number[0] < 0:
            return None
        return number[0], number[1]

    def _set_time(
        self, hour: int, minute: int, end: int, *, said: int | None = None
    ) -> int | None:
        if not (0 <= hour < 24 and 0 <= minute < 60):  # noqa: PLR2004
            return None
        self.said.clock = time(hour, minute)
        spoken = hour if said is None else said
        written = said is None and len(self.heard[end - 1]) == len("07:30")
        if spoken > _MIDDAY or spoken == 0 or (written and spoken < _MIDDAY):
            self.said.half, self.said.written = self.said.half or -1, True
        return end

    def _half(self, at: int) -> int | None:
        """Read what puts a time into one half of the day."""
        if self.said.clock is None:
            return None
        if found := longest(self.know.later, self.heard, at):
            self.said.half = 1
        elif found := longest(self.know.sooner, self.heard, at):
            self.said.half = -1
        return found[1] if found else None

    def _part(self, at: int) -> int | None:
        found = longest(self.know.parts, self.heard, at)
        if found is None:
            return None
        self.said.part = int(found[0])
        return found[1]


def _shift(change: str, minutes: int) -> int:
    if "m" not in change:
        return int(change)
    sign, _, fixed = change.partition("m")
    return (minutes if sign == "+" else -minutes) + int(fixed or 0)


def _settle(said: _Said, now: datetime) -> Moment | None:
    if said.at is not None:
        return Moment(at=said.at)
    clock, soft, vague = said.clock, False, False
    if clock is None and said.part is not None:
        clock, soft = time(said.part), True
        if said.part == 0 and said.date is not None:
            said.date += _MOMENTS_DAY
    elif clock is not None:
        late = said.half == 1 or (said.half == 0 and (said.part or 0) >= _MIDDAY)
        early = said.half == -1 or (said.half == 0 and said.part is not None)
        if late and clock.hour < _MIDDAY:
            clock = clock.replace(hour=clock.hour + _MIDDAY)
        elif said.half < 0 and clock.hour == _MIDDAY and not said.written:
            clock = clock.replace(hour=0)
        vague = not late and not early and 1 <= clock.hour < _MIDDAY
    if clock is None and said.date is None:
        return None
    if (
        said.step
        and clock is not None
        and said.date == now.date()
        and clock <= now.time()
    ):
        said.date += said.step * _MOMENTS_DAY
    return Moment(date=said.date, time=clock, vague=vague, soft=soft)


def parse_moment(text: str, language: str, now: datetime) -> Moment | None:
    """Read a text that is wholly about when; None otherwise. `now` is aware."""
    if (written := _iso(text.strip(), now)) is not None:
        return written
    reader = _Reader(text, language, now)
    if not reader.heard:
        return None
    said = reader.read()
    return None if said is None else _settle(said, now)


def _iso(text: str, now: datetime) -> Moment | None:
    """Read ISO 8601, as models write it."""
    if len(text) < len("2026-01-01") or not text[:4].isdecimal():
        return None
    try:
        if len(text) == len("2026-01-01"):
            return Moment(date=date.fromisoformat(text))
        at = datetime.fromisoformat(text)
    except ValueError:
        return None
    if at.tzinfo is None:
        return Moment(at=local(at.date(), at.time(), now))
    return Moment(at=at.astimezone(now.tzinfo))


def parse_time(text: str, language: str, now: datetime) -> time | None:
    """Read a time of day; a vague one stays as it was said."""
    moment = parse_moment(text, language, now)
    if moment is None or moment.date is not None:
        return None
    if moment.at is not None:
        return moment.at.time()
    return moment.time


def parse_date(text: str, language: str, now: datetime) -> date | None:
    """Read a day; a time beside it is refused."""
    moment = parse_moment(text, language, now)
    if moment is None or moment.at is not None:
        return None
    return moment.date if moment.time is None or moment.soft else None
