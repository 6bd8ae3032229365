"""How each language names parts of times: evenings, beginnings, seasons, feasts.

Read as `periods_words` is. `edges`: `name: words behind < words ahead` of what they
narrow; a part of its day, or `early`, `mid`, `late` for a third of its days. `joins`
may stand between a week and its day, a year and its month. `some`: counts that are only
about. `seasons` count from spring, S is one; `feast` takes F, whose days are
`month-day` or come after Easter (`+1`). `weekday_before`, `season_before`: the one
before the latest, `_past` the latest that is over. `weekdays_ago`: N times W back.
`day`: D or O, a day within a month; `days`: from D to E of a month; `ordinals` count
from one, `endings` follow digits. `compounds`: "Dienstagabend" is one word.
"""

from dataclasses import dataclass
from typing import Final

from .tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class PartWords:
    """One language's words for parts of times."""

    edges: str
    joins: str
    seasons: str
    season: str
    feasts: str
    feast: str
    day: str
    some: str = ""
    days: str = ""
    month_past: str = ""
    season_past: str = ""
    season_before: str = ""
    weekday_before: str = ""
    weekdays_ago: str = ""
    ordinals: str = "_"
    endings: str = "(?!)"
    compounds: bool = False


PARTS: Final = table("periods_parts", "parts", PartWords)
