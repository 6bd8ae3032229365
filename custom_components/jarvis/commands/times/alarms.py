"""Which alarms are meant, and on which days they ring. Quiet."""

from datetime import date, datetime, timedelta
from typing import Final

from ...lang.moments import parse_date, parse_moment
from ...lang.numbers import parse_ordinal
from .agenda import Entry
from .choosing import which_of
from .repeats import next_of, part_repeat, repeat_of

_DAY: Final = timedelta(days=1)
_WEEK: Final = timedelta(days=7)
# Nobody asks for what rings later than that.
_FARTHEST: Final = timedelta(days=400)


def day_ahead(said: str, language: str, now: datetime) -> date | None:
    """Read a day as who is to be woken says it: on a Monday, Monday is the next one."""
    day = parse_date(said, language, now)
    later = parse_date(said, language, now + _DAY)
    # "Today" is another day tomorrow; "Monday" is the same for a week.
    return later if day == now.date() and later == day + _WEEK else day


def rings_on(entry: Entry, day: date, now: datetime) -> datetime | None:
    """Return when an alarm rings on a day; None where it does not."""
    at = (entry.due or now).astimezone(now.tzinfo)
    if day > at.date() + _FARTHEST:
        return None
    while entry.repeat and at.date() < day:
        at = next_of(entry.repeat, at, at, entry.clock)
    skipped = at.date().isoformat() in entry.skips
    return at if at.date() == day and not skipped else None


def meant_by(
    entries: list[Entry], said: str, language: str, now: datetime
) -> list[Entry]:
    """Find alarms by id, place, how they repeat, or the day and time they ring."""
    if any(entry.id == said for entry in entries):
        return which_of(entries, said, language)
    _, repeat = part_repeat(said, language)
    if repeat:
        code = repeat_of(repeat, language, None)
        return [e for e in entries if e.repeat.startswith(code)]
    placed = parse_ordinal(said, language) is not None
    moment = parse_moment(said, language, now) if said and not placed else None
    if moment is None or (moment.time is None and moment.date is None):
        return which_of(entries, said, language)
    found = []
    for entry in entries:
        local = (entry.due or now).astimezone(now.tzinfo)
        if moment.date is not None and local.date() != moment.date:
            continue
        if moment.time is not None and not moment.soft:
            hour = moment.time.hour
            hours = {hour, (hour + 12) % 24} if moment.vague else {hour}
            if local.hour not in hours or local.minute != moment.time.minute:
                continue
        found.append(entry)
    return found
