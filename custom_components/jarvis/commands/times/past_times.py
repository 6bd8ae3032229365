"""Which time of the past is asked about: "today", "last Monday", "at noon"; pure."""

from collections.abc import Mapping
from datetime import datetime, time, timedelta
from typing import Any, Final

from ...lang.moments import local, parse_moment
from ...lang.normalise import fold
from ...lang.numbers import tokens
from ...lang.periods import period
from ...lang.responses import words_of
from ..base import Spoken

PERIODS: Final = words_of("house_history", "periods")

LOOK_BACK = timedelta(days=10)
"""How far back is looked when no time is said."""
KNOWN = ("today", "yesterday", "week", "day", "hour", "night", "seven", "morning")
"""The periods with a name of their own."""


def lookup(line: str, said: str) -> str | None:
    """Find words in a table of "words=meaning"; None for others."""
    heard = " ".join(tokens(said)) or fold(said)
    for entry in line.split(","):
        words, _, meaning = entry.partition("=")
        if " ".join(tokens(words)) == heard:
            return meaning
    return None


def time_said(said: str, spoken: Spoken) -> dict[str, str] | None:
    """Read words for a time: a period of ours, any other, or a moment."""
    code = spoken.language.partition("-")[0]
    if known := lookup(PERIODS.get(code, PERIODS["en"]), said):
        return {"period": known}
    if moment_over(said, spoken.now, spoken.language):
        return {"when": said}
    found = period(said, spoken.language, spoken.now)
    return {"when": said} if found and not found.rest.strip(" .,?!") else None


def moment_over(said: str, now: datetime, language: str) -> datetime | None:
    """Read a time of day that is over; None for a whole day or anything else."""
    moment = parse_moment(said, language, now) if said else None
    if moment is None or moment.soft or (moment.at is None and moment.time is None):
        return None
    if moment.at is not None:
        return moment.at if moment.at <= now else None
    hours = [moment.time] if moment.time else []
    if moment.vague and moment.time:
        hours.append(moment.time.replace(hour=(moment.time.hour + 12) % 24))
    days = (
        [moment.date] if moment.date else [now.date(), now.date() - timedelta(days=1)]
    )
    past = [at for day in days for t in hours if (at := local(day, t, now)) <= now]
    return max(past, default=None)


def asked(
    arguments: Mapping[str, Any], now: datetime, language: str
) -> tuple[datetime, datetime] | None:
    """Return start and end of what is asked about; a moment is the end of it."""
    said = str(arguments.get("when", ""))
    if not said:
        return span(arguments.get("period"), now)
    if at := moment_over(said, now, language):
        # What held at a moment began before it.
        return at - LOOK_BACK, at + timedelta(seconds=1)
    found = period(said, language, now)
    if found is None or found.since is None or found.since >= now:
        return None
    return found.since, min(found.until or now, now)


def span(name: str | None, now: datetime) -> tuple[datetime, datetime]:
    """Return start and end of a period, in the zone of `now`."""
    day = timedelta(days=1)
    today = _midnight(now, 0)
    yesterday = _midnight(now, 1)
    evening, dawn = yesterday + timedelta(hours=22), today + timedelta(hours=6)
    spans = {
        "today": (today, now),
        "yesterday": (yesterday, today),
        "morning": (today, min(now, today + day / 2)),
        "night": (evening, min(now, dawn)),
        "week": (_midnight(now, now.weekday()), now),
        "day": (now - day, now),
        "hour": (now - timedelta(hours=1), now),
        "seven": (now - 7 * day, now),
    }
    return spans.get(name or "", (now - LOOK_BACK, now))


def _midnight(now: datetime, days_ago: int) -> datetime:
    day = now.date() - timedelta(days=days_ago)
    return datetime.combine(day, time(), tzinfo=now.tzinfo)


def parted(
    slots: Mapping[str, str], spoken: Spoken
) -> tuple[Mapping[str, str], dict[str, str]] | None:
    """Read the time; words in front of it may belong to the thing it stands behind."""
    if found := time_said(slots["period"], spoken):
        return slots, found
    for key in ("thing", "place", "entity"):
        both = f"{slots.get(key, '')} {slots['period']}"
        if key not in slots or both.casefold() not in spoken.text.casefold():
            continue
        words = both.split()
        for cut in range(len(words) - 1, 0, -1):
            if found := time_said(" ".join(words[-cut:]), spoken):
                return {**slots, key: " ".join(words[:-cut])}, found
    return None
