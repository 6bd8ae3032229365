"""Lengths of time as people say and models write them.

"half an hour", "anderthalb Stunden", "1h30", "PT5M", "01:30:00". Pure and total.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import lru_cache
import re

from .normalise import fold
from .numbers import Number, Numbers, entries, longest, numbers_for, tokens
from .values import values_for

SECONDS: Mapping[str, int] = {
    "second": 1,
    "minute": 60,
    "hour": 3600,
    "day": 86_400,
    "week": 604_800,
    "month": 2_592_000,
    "year": 31_536_000,
}
# A bare number counts in what the length before it was counted in, up to so many.
_UNITS: Sequence[tuple[timedelta, int]] = (
    (timedelta(hours=1), 24),
    (timedelta(minutes=1), 600),
    (timedelta(seconds=1), 3_600),
)
_SMALLER = {"hour": "minute", "minute": "second"}
_ISO = re.compile(
    r"P(?:(?P<day>\d+)D)?(?:T(?:(?P<hour>\d+)H)?(?:(?P<minute>\d+)M)?"
    r"(?:(?P<second>\d+)S)?)?",
    re.IGNORECASE,
)
_CLOCK = re.compile(r"(\d{1,3}):(\d{2}):(\d{2})")
MOST = timedelta(days=36_500)
"""Longer ones are read as this long: datetime could not carry them."""


@dataclass(frozen=True, slots=True)
class Durations:
    """What a language knows about lengths of time."""

    numbers: Numbers
    spans: dict[str, str]
    whole: dict[tuple[str, ...], float]
    and_half: dict[tuple[str, ...], float]
    link: str

    def read(self, heard: Sequence[str], at: int) -> tuple[timedelta, int] | None:
        """Read the duration at `at` and the position behind it."""
        seconds: float = 0
        start = at
        unit = ""
        while at < len(heard):
            step = 1 if at > start and heard[at] == self.link else 0
            found = self._piece(heard, at + step, unit)
            if found is None:
                break
            more, at, unit = found
            seconds += more
        return None if at == start else (_delta(seconds), at)

    def _piece(
        self, heard: Sequence[str], at: int, before: str
    ) -> tuple[float, int, str] | None:
        if at >= len(heard):
            return None
        if whole := longest(self.whole, heard, at):
            return whole[0], whole[1], ""
        number = self.numbers.read(heard, at, article=True)
        if number is None:
            return self._bare(heard, at)
        value, end = number
        unit = self.spans.get(heard[end]) if end < len(heard) else None
        if unit is None:
            return self._rest(heard, value, end, before)
        end += 1
        if half := longest(self.and_half, heard, end):
            value, end = value + half[0], half[1]
        return value * SECONDS[unit], end, unit

    def _bare(self, heard: Sequence[str], at: int) -> tuple[float, int, str] | None:
        """Read "hour and a half": without a number only where a part of it follows."""
        unit, half = self.spans.get(heard[at]), longest(self.and_half, heard, at + 1)
        if unit is None or not half:
            return None
        return (1 + half[0]) * SECONDS[unit], half[1], unit

    def _rest(
        self, heard: Sequence[str], value: Number, end: int, before: str
    ) -> tuple[float, int, str] | None:
        """Read the bare number of "1 hour 30" in the next smaller unit."""
        smaller = _SMALLER.get(before)
        if smaller is None or end != len(heard):
            return None
        return value * SECONDS[smaller], end, smaller


@lru_cache(maxsize=16)
def durations_for(language: str) -> Durations:
    """Return what a language knows about lengths of time."""
    values = values_for(language)
    return Durations(
        numbers=numbers_for(language),
        spans={
            fold(word): unit
            for unit, words in values.spans.items()
            for word in words.split()
        },
        whole=dict(entries(values.lengths)),
        and_half=dict(entries(values.and_half)),
        link=fold(values.link),
    )


def parse_duration(text: str, language: str) -> timedelta | None:
    """Read a text that is wholly a length of time; None otherwise."""
    text = text.strip()
    if match := _CLOCK.fullmatch(text):
        hours, minutes, seconds = (int(part) for part in match.groups())
        return timedelta(hours=hours, minutes=minutes, seconds=seconds)
    if len(text) > 1 and (iso := _ISO.fullmatch(text)) and any(iso.groups()):
        parts = {k: int(v or 0) for k, v in iso.groupdict().items()}
        return _delta(sum(SECONDS[unit] * value for unit, value in parts.items()))
    heard = _parted(tokens(text))
    found = durations_for(language).read(heard, 0) if heard else None
    return found[0] if found and found[1] == len(heard) else None


def counted_like(text: str, language: str, before: timedelta) -> timedelta | None:
    """Read a length, or a bare number in the unit of the length before it."""
    if (length := parse_duration(text, language)) is not None:
        return length
    heard = tokens(text)
    found = numbers_for(language).read(heard, 0) if heard else None
    if found is None or found[1] < len(heard):
        return None
    for unit, most in _UNITS:
        if not before % unit and 0 < found[0] <= most:
            return found[0] * unit
    return None


def _parted(heard: tuple[str, ...]) -> tuple[str, ...]:
    """Leave out commas' traces; "1h30m" is parted already by the tokens."""
    return tuple(word for word in heard if word not in {".", "+"})


def _delta(seconds: float) -> timedelta:
    limit = MOST.total_seconds()
    return timedelta(seconds=max(-limit, min(limit, seconds)))


def say_duration(length: timedelta, language: str) -> str:
    """Say a length of time in whole seconds: "1 hour 30 minutes"."""
    values = values_for(language)
    left = round(abs(length.total_seconds()))
    parts: list[str] = []
    for unit in values.lengths_order:
        count, left = divmod(left, SECONDS[unit])
        if count:
            parts.append(f"{count} {values.span_names[unit][count != 1]}")
    if not parts:
        return f"0 {values.span_names['second'][1]}"
    return " ".join(parts)
