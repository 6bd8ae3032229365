"""A point in time as it was said, and what it means to one who speaks now."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

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
