"""Reads what a frame matched as local days or as hours before now."""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
import re
from typing import Final, NamedTuple

from .feast_days import feast_days
from .periods_grammar import Frame, Grammar

_ISO = re.compile(r"(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)")
_DOTTED = re.compile(r"(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})?(?!\d)")
_EARLIEST: Final = 1900
_DECEMBER: Final = 12
_WEEK: Final = 7
_SEASON: Final = 3
# "A few weeks ago" is so many of them, from and to; the last few are the most.
_FEW: Final = (2, 7)
_THIRDS: Final = ("early", "mid", "late")
# Shorter stretches have no beginning and no end of their own.
_SHORTEST_OF_THIRDS: Final = 5
# Frames of what is over ("last summer"), and how far back a leap day is looked for.
_ENDED: Final = frozenset({"month_past", "season_past", "season_before"})
_YEARS: Final = 10

# Parts of a day as hours from local midnight; a night ends in the next morning.
_PARTS: Final[dict[str, tuple[int, int]]] = {
    "": (0, 24),
    "morning": (4, 12),
    "noon": (11, 15),
    "afternoon": (12, 18),
    "evening": (17, 24),
    "night": (18, 30),
}
_SHORT: Final = {"hour": timedelta(hours=1), "minute": timedelta(minutes=1)}


class Stretch(NamedTuple):
    """Two aware moments, the second one excluded."""

    since: datetime
    until: datetime


class Point(NamedTuple):
    """What comes round again, by its kind and number: a weekday, a month, a feast.

    A date has a `day` and, of several days, the `last`.
    """

    kind: str
    number: int = 0
    day: int = 0
    last: int = 0
    name: str = ""


class Read(NamedTuple):
    """What a frame means: `unit` is set for a whole week, month or year.

    `point` is what a wider unit beside it may move into itself; `ago` units were
    counted back from today; `part` is what of it was told. `name` is set for what comes
    round again and stands alone ("in March"): it may be ahead as well.
    """

    when: Stretch
    unit: str = ""
    point: Point | None = None
    ago: bool = False
    part: str = ""
    name: str = ""


def read(
    frame: Frame, match: re.Match[str], words: Grammar, now: datetime
) -> Read | None:
    """Return what a match means; None if there is no such day."""
    told = _read(frame, match, words, now)
    if told is None or told.point is None:
        return told
    return told._replace(name=_name(match, words))


def _read(
    frame: Frame, match: re.Match[str], words: Grammar, now: datetime
) -> Read | None:
    said = match.groupdict()
    try:
        match frame.kind:
            case "fixed":
                return _fixed(frame, now)
            case "ago":
                return _ago(_count(said, words), words.units[_one(said["u"])], now)
            case "past":
                return _past(_count(said, words), words.units[_one(said["u"])], now)
            case _ if said.get("w"):
                back = _count(said, words) if said.get("n") else 1
                return _weekday(frame.kind, words.weekdays[_one(said["w"])], back, now)
            case _:
                return _coming_round(frame.kind, said, words, now)
    except ValueError, OverflowError:
        return None


def _name(match: re.Match[str], words: Grammar) -> str:
    """Return the words for what comes round, if there are but small ones beside."""
    named = [key for key in "dmwsf" if match.groupdict().get(key)]
    left = match[0]
    for key in named:
        left = left.replace(str(match[key]), " ", 1)
    small = {word for join in words.joins for word in join.split()}
    alone = small.issuperset(left.split())
    return " ".join(str(match[key]) for key in named) if alone and named else ""


def narrowed(wide: Read, point: Point, now: datetime) -> Read | None:
    """Return the point inside a week, a month or a year; None if it has none."""
    first = wide.when.since.date()
    try:
        day = _day_within(wide.unit, first, point, now)
        if day is not None:
            return Read(_days(day, day + timedelta(days=1), now))
        found = _stretch_within(wide.unit, first.year, point, now)
    except ValueError, OverflowError:
        return None
    return found if found is None or found.when.since <= now else None


def part_of(told: Read, name: str, now: datetime) -> Read | None:
    """Return the morning of a day, or the beginning of a longer time; None if none."""
    first, stop = told.when.since.date(), told.when.until.date()
    days = (stop - first).days
    whole = told.when == _days(first, stop, now) if days else False
    if not whole:
        return None
    if name not in _THIRDS:
        return Read(_days(first, stop, now, name)) if days == 1 else None
    if days < _SHORTEST_OF_THIRDS:
        return None
    at = _THIRDS.index(name)
    begin, end = (first + timedelta(days=days * n // 3) for n in (at, at + 1))
    return Read(_days(begin, end, now))


def iso_dates(text: str, now: datetime) -> Iterator[tuple[int, int, Read]]:
    """Yield dates written as 2026-03-15, 15.3.2026 or 15.3."""
    for match in _ISO.finditer(text):
        if found := _day(int(match[1]), int(match[2]), int(match[3]), now):
            yield match.start(), match.end(), Read(found)
    for match in _DOTTED.finditer(text):
        day, month = int(match[1]), int(match[2])
        year = int(match[3]) if match[3] else now.year
        found = _day(year, month, day, now)
        if found and not match[3] and found.since > now:
            found = _day(year - 1, month, day, now)
        if found:
            point = None if match[3] else Point("date", month, day)
            yield match.start(), match.end(), Read(found, point=point)


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


def _fixed(frame: Frame, now: datetime) -> Read:
    first, stop = _unit(now.date(), frame.unit, frame.offset)
    today = frame.unit == "day" and not frame.offset and not frame.part
    return Read(
        _days(first, stop, now, frame.part),
        unit=frame.unit if frame.unit in ("week", "month", "year") else "",
        point=Point("today") if today else None,
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


def _ago(count: int, unit: str, now: datetime) -> Read:
    if not count:
        fewest, most = _FEW
        return Read(
            Stretch(
                _ago(most, unit, now).when.since, _ago(fewest, unit, now).when.until
            )
        )
    if step := _SHORT.get(unit):
        middle = _elapsed(now, step * count)
        return Read(Stretch(middle - step / 2, middle + step / 2))
    when = _days(*_unit(now.date(), unit, -count), now)
    return Read(when, unit="" if unit == "day" else unit, ago=True)


def _past(count: int, unit: str, now: datetime) -> Read:
    count = count or _FEW[1]
    if step := _SHORT.get(unit):
        return Read(Stretch(_elapsed(now, step * count), now))
    if unit in ("day", "week"):
        first = now.date() - timedelta(days=count * (_WEEK if unit == "week" else 1))
    else:
        size = 12 if unit == "year" else 1
        months = now.year * 12 + now.month - 1 - count * size
        first = _month(months) + timedelta(days=min(now.day, 28) - 1)
    return Read(Stretch(_days(first, first + timedelta(days=1), now).since, now))


def _elapsed(now: datetime, span: timedelta) -> datetime:
    """Go back by time that really passed, also over a change of clocks."""
    return datetime.fromtimestamp(now.timestamp() - span.total_seconds(), now.tzinfo)


def _weekday(kind: str, weekday: int, back: int, now: datetime) -> Read:
    today = now.date()
    if kind == "week_day":
        first = _unit(today, "week", -1)[0] + timedelta(days=weekday - 1)
    else:
        first = today - timedelta(days=(today.isoweekday() - weekday) % _WEEK or _WEEK)
        first -= timedelta(weeks=1 if kind == "weekday_before" else max(back, 1) - 1)
    moves = kind in ("weekday", "bare")
    return Read(
        _days(first, first + timedelta(days=1), now),
        point=Point("weekday", weekday) if moves else None,
    )


def _coming_round(
    kind: str, said: dict[str, str | None], words: Grammar, now: datetime
) -> Read | None:
    """Read a year, or what is in every year; without one the latest that has begun."""
    point = _point(said, words)
    year = int(said["y"] or 0) if said.get("y") else None
    if point is None:
        first = date(year or now.year, 1, 1)
        return Read(_days(first, date(first.year + 1, 1, 1), now), unit="year")
    if point.kind == "day":
        wide = Read(_days(*_unit(now.date(), "month", 0), now), unit="month")
        return Read(wide.when, point=point)
    if year is not None:
        return _stretch_within("year", year, point, now)
    found = _latest(point, now, ended=kind in _ENDED)
    if found is not None and kind == "season_before":
        found = _latest(point, found.when.since, ended=True)
    return None if found is None else found._replace(point=point)


def _point(said: dict[str, str | None], words: Grammar) -> Point | None:
    if named := said.get("s"):
        return Point("season", words.seasons[_one(named)])
    if named := said.get("f"):
        return Point("feast", name=words.feasts[_one(named)])
    day = int(said["d"] or 0) if said.get("d") else 0
    if named := said.get("o"):
        day = words.ordinals[_one(named)]
    if named := said.get("m"):
        month = words.months[_one(named)]
        last = int(said["e"] or 0) if said.get("e") else 0
        return Point("date", month, day, last) if day else Point("month", month)
    return Point("day", day) if day else None


def _latest(point: Point, now: datetime, *, ended: bool) -> Read | None:
    """Return what a point was last, in the last year that has it."""
    for year in range(now.year, now.year - _YEARS, -1):
        try:
            found = _stretch_within("year", year, point, now)
        except ValueError:
            # There is no 29 February in most years.
            continue
        if (
            found is not None
            and (found.when.until if ended else found.when.since) <= now
        ):
            return found
    return None


def _stretch_within(unit: str, year: int, point: Point, now: datetime) -> Read | None:
    if unit != "year":
        return None
    match point.kind:
        case "month":
            months = year * _DECEMBER + point.number - 1
            return Read(_days(_month(months), _month(months + 1), now), unit="month")
        case "date":
            first = date(year, point.number, point.day)
            stop = date(year, point.number, point.last or point.day) + timedelta(days=1)
            return Read(_days(first, stop, now)) if stop > first else None
        case "season":
            months = year * _DECEMBER + point.number * _SEASON - 1
            return Read(_days(_month(months), _month(months + _SEASON), now))
        case "feast":
            first, last = feast_days(point.name, year)
            return Read(_days(first, last + timedelta(days=1), now))
    return None


def _day_within(unit: str, first: date, point: Point, now: datetime) -> date | None:
    """Return the day of a unit that a point names: its Friday, its fifth."""
    match unit, point.kind:
        case "week", "weekday":
            return first + timedelta(days=point.number - 1)
        case "month", "day":
            return first.replace(day=point.number)
        case "week", "today":
            return first + timedelta(days=now.weekday())
        case "month", "today":
            return min(first + timedelta(days=now.day - 1), _last_of(first))
        case "year", "today":
            month = first.replace(month=now.month)
            return min(month + timedelta(days=now.day - 1), _last_of(month))
    return None


def _last_of(month: date) -> date:
    return _month(month.year * _DECEMBER + month.month) - timedelta(days=1)


def _count(said: dict[str, str | None], words: Grammar) -> int:
    number = said.get("n")
    if number is None:
        return 1
    return int(number) if number.isdigit() else words.numbers[_one(number)]


def _one(said: str | None) -> str:
    return " ".join((said or "").split())
