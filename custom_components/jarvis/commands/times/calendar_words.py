"""Says moments: clock times, days and dates, per language."""

from collections.abc import Mapping
from datetime import date, datetime, timedelta
from typing import Final

from ...lang.lines import Lines
from ...lang.responses import responses, words_of

LINES: Final = responses("moments")
MONTHS: Final = words_of("world_time", "months")
WEEKDAYS: Final = words_of("world_time", "weekdays")

_LINES = Lines(LINES)


def _of(table: Mapping[str, str], language: str) -> list[str]:
    return table.get(language.partition("-")[0], table["en"]).split()


def say_time(at: datetime, language: str) -> str:
    """Say a time of day: "7:05 PM", "19:05"."""
    hour = at.hour % 12 or 12
    return _LINES.say(
        "clock",
        language,
        hour=str(at.hour),
        hour12=str(hour),
        minute=f"{at.minute:02d}",
        half="AM" if at.hour < 12 else "PM",  # noqa: PLR2004 - noon
    )


def day_facts(day: date, language: str) -> dict[str, str]:
    """Give weekday, month, day and year as words for a sentence."""
    return {
        "weekday": _of(WEEKDAYS, language)[day.weekday()],
        "month": _of(MONTHS, language)[day.month - 1],
        "number": str(day.month),
        "day": str(day.day),
        "year": str(day.year),
    }


def say_moment(at: datetime, now: datetime, language: str) -> str:
    """Say a moment as seen from now: "tomorrow at 8:00 AM"; both in one zone."""
    days = (at.date() - now.date()).days
    near = {0: "today", 1: "tomorrow", -1: "yesterday"}.get(days)
    far = abs(at - now) > timedelta(days=300)
    key = near or ("date_year" if far else "date")
    return _LINES.say(
        key,
        language,
        turn=0,
        time=say_time(at, language),
        **day_facts(at.date(), language),
    )
