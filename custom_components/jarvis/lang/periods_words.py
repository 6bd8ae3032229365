"""How each language names stretches of time, as data.

Everything is compared folded (case, accents); `~` in a phrase is one space or
none. Alternatives are joined by `/`. `fixed`: `unit offset: phrases`,
a day may be narrowed to a part. The other fields are frames, separated by `|`,
with N a number, U a unit, W a weekday, M a month, D a day of it, Y a year, and
X, Z any other period. `weekday` is the latest such day before today, `week_day`
one of last week. `numbers` count from one (`_` is a blank inside
a form); units list every form. Nothing ahead
of today is listed: memories lie in the past.
"""

from dataclasses import dataclass
from typing import Final

from .tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class PeriodWords:
    """One language's words for time; `numbers` count from one."""

    fixed: str
    units: str
    weekdays: str
    months: str
    numbers: str
    ago: str
    past: str
    weekday: str
    week_day: str
    month: str
    dates: str
    year: str
    since: str
    before: str
    between: str = ""
    spaced: bool = True


PERIODS: Final = table("periods", "periods", PeriodWords)
