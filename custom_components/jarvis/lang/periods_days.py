"""Reads what a frame matched as local days or as hours before now."""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
import re
from typing import Final, NamedTuple

from .periods_grammar import Frame, Grammar

_ISO = re.compile(r"(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)")
_DOTTED = re.compile(r"(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})?(?!\d)")
_EARLIEST: Final = 1900
_DECEMBER: Final = 12
_WEEK: Final = 7

# Parts of a day as hours from local midnight; a night ends in the next morning.
_PARTS: Final[dict[str, tuple[int, int]]] = {
    "": (0, 24),
    "morning": (4, 12),
    "afternoon": (12, 18),
    "evening": (17, 24),
    "night": (18, 30),
}
_SHORT: Final = {"hour": timedelta(hours=1), "minute": timedelta(minutes=1)}


class Stretch(NamedTuple):
    """Two aware moments, the second one excluded."""

    since: datetime
    until: datetime


def stretch(
    frame: Frame, match: re.Match[str], words: Grammar, now: datetime, text: str
) -> Stretch | None:
    """Return what a match means; None if there is no such day."""
    said = match.groupdict()
    try:
        match frame.kind:
            case "fixed":
                first, stop = _unit(now.date(), frame.unit, frame.offset)
                return _days(first, stop, now, frame.part)
            case "ago":
                return _ago(_count(said, words), words.units[_one(said["u"])], now)
            case "past":
                return _past(_count(said, words), words.units[_one(said["u"])], now)
            case _ if said.get("w"):
                return _weekday(frame.kind, words.weekdays[_one(said["w"])], now)
            case _:
                return _calendar(said, words, now, _year_beside(words, text))
    except ValueError, OverflowError:
        return None


def iso_dates(text: str, now: datetime) -> Iterator[tuple[int, int, Stretch]]:
    """Yield dates written as 2026-03-15, 15.3.2026 or 15.3."""
    for match in _ISO.finditer(text):
        if found := _day(int(match[1]), int(match[2]), int(match[3]), now):
            yield match.start(), match.end(), found
    for match in _DOTTED.finditer(text):
        day, month = int(match[1]), int(match[2])
        year = int(match[3]) if match[3] else now.year
        found = _day(year, month, day, now)
        if found and not match[3] and found.since > now:
            found = _day(year - 1, month, day, now)
        if found:
            yield match.start(), match.end(), found


def _day(year: int, month: int, day: int, now: datetime) -> Stretch | None:
    try:
        first = date(year, month, day)
        return _days(first, first + timedelta(days=1), now)
    except ValueError, OverflowError:
        return None


def _days(first: date, stop: date, now: datetime, part: str = "") -> Stretch:
    if first.year < _EARLIEST:
        raise ValueError(first)
    start, end = _PARTS[part]
    last = stop - timedelta(days=1) + timedelta(days=end // 24)
    return Stretch(
        datetime.combine(first, time(start), tzinfo=now.tzinfo),
        datetime.combine(last, time(end % 24), tzinfo=now.tzinfo),
    )


def _unit(today: date, unit: str, offset: int) -> tuple[date, date]:
    """Return the first day of a unit and the first after it, `offset` from now."""
    if unit == "day":
        first = today + timedelta(days=offset)
        return first, first + timedelta(days=1)
    if unit in ("week", "weekend"):
        monday = today - timedelta(days=today.weekday()) + timedelta(weeks=offset)
        skip = 5 if unit == "weekend" else 0
        return monday + timedelta(days=skip), monday + timedelta(days=_WEEK)
    if unit == "month":
        months = today.year * 12 + today.month - 1 + offset
        return _month(months), _month(months + 1)
    return date(today.year + offset, 1, 1), date(today.year + offset + 1, 1, 1)


def _month(months: int) -> date:
    return date(months // 12, months % 12 + 1, 1)


def _ago(count: int, unit: str, now: datetime) -> Stretch:
    if step := _SHORT.get(unit):
        middle = _elapsed(now, step * count)
        return Stretch(middle - step / 2, middle + step / 2)
    return _days(*_unit(now.date(), unit, -count), now)


def _past(count: int, unit: str, now: datetime) -> Stretch:
    if step := _SHORT.get(unit):
        return Stretch(_elapsed(now, step * count), now)
    if unit in ("day", "week"):
        first = now.date() - timedelta(days=count * (_WEEK if unit == "week" else 1))
    else:
        size = 12 if unit == "year" else 1
        months = now.year * 12 + now.month - 1 - count * size
        first = _month(months) + timedelta(days=min(now.day, 28) - 1)
    return Stretch(_days(first, first + timedelta(days=1), now).since, now)


def _elapsed(now: datetime, span: timedelta) -> datetime:
    """Go back by time that really passed, also over a change of clocks."""
    return datetime.fromtimestamp(now.timestamp() - span.total_seconds(), now.tzinfo)


def _weekday(kind: str, weekday: int, now: datetime) -> Stretch:
    today = now.date()
    if kind == "week_day":
        first = _unit(today, "week", -1)[0] + timedelta(days=weekday - 1)
    else:
        back = (today.isoweekday() - weekday) % _WEEK or _WEEK
        first = today - timedelta(days=back)
    return _days(first, first + timedelta(days=1), now)


def _calendar(
    said: dict[str, str | None], words: Grammar, now: datetime, year_beside: int | None
) -> Stretch:
    """Read a year, a month or a date; without a year the latest that has begun."""
    year = _number(said.get("y"))
    if not (named := said.get("m")):
        first = date(year or now.year, 1, 1)
        return _days(first, date(first.year + 1, 1, 1), now)
    month = words.months[_one(named)]
    day = _number(said.get("d"))
    if year is None and year_beside is not None:
        year = now.year + year_beside
    if year is None:
        begun = (month, day or 1) <= (now.month, now.day)
        year = now.year if begun else now.year - 1
    if day is not None:
        first = date(year, month, day)
        return _days(first, first + timedelta(days=1), now)
    after = year * _DECEMBER + month
    return _days(date(year, month, 1), _month(after), now)


def _year_beside(words: Grammar, text: str) -> int | None:
    """Return the offset of a year named in the same text ("in March last year")."""
    for frame in words.frames:
        of_year = frame.kind == "fixed" and frame.unit == "year"
        if of_year and frame.pattern.search(text):
            return frame.offset
    return None


def _count(said: dict[str, str | None], words: Grammar) -> int:
    number = said.get("n")
    if number is None:
        return 1
    return int(number) if number.isdigit() else words.numbers[_one(number)]


def _number(said: str | None) -> int | None:
    return int(said) if said else None


def _one(said: str | None) -> str:
    return " ".join((said or "").split())
