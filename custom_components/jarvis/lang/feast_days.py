"""The days of feasts, fixed ones and those that move with Easter; pure."""

from datetime import date, timedelta
from typing import Final

_MOVES: Final = "+"


def easter(year: int) -> date:
    """Return Easter Sunday of the Gregorian calendar, by the rule of Gauss."""
    century = year // 100
    moon = 15 + (3 * century + 3) // 4 - (8 * century + 13) // 25
    sun = 2 - (3 * century + 3) // 4
    golden = year % 19
    seed = (19 * golden + moon) % 30
    limit = seed // 29 + (seed // 28 - seed // 29) * (golden // 11)
    full = 21 + seed - limit
    first_sunday = 7 - (year + year // 4 + sun) % 7
    day = full + 7 - (full - first_sunday) % 7
    return date(year, 3, 1) + timedelta(days=day - 1)


def feast_days(told: str, year: int) -> tuple[date, date]:
    """Read "12-24..26", "12-31..1-1" or, from Easter on, "+-2..1": first and last."""
    first, _, last = told.removeprefix(_MOVES).partition("..")
    last = last or first
    if told.startswith(_MOVES):
        sunday = easter(year)
        return sunday + timedelta(days=int(first)), sunday + timedelta(days=int(last))
    begins = _fixed(first, "", year)
    ends = _fixed(last, first, year)
    return begins, ends if ends >= begins else ends.replace(year=year + 1)


def _fixed(told: str, beside: str, year: int) -> date:
    month, _, day = told.rpartition("-")
    return date(year, int(month or beside.partition("-")[0]), int(day))
