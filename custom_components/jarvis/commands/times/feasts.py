"""The next day of a feast: Christmas, Easter and the like, by their names."""

from datetime import date, timedelta
from typing import Final

from ...lang.feast_days import easter
from ...lang.normalise import fold
from ...lang.responses import word_tables

FEASTS: Final = word_tables("world_time", "feasts")

_SIGNS: Final = ("+", "-")


def feast(name: str, language: str, today: date) -> date | None:
    """Return the next day of a feast, today among them; None for no feast."""
    table = FEASTS.get(language.partition("-")[0], FEASTS["en"])
    told = next((day for one, day in table.items() if fold(one) == fold(name)), None)
    if told is None:
        return None
    days = (_in_year(told, year) for year in (today.year, today.year + 1))
    return next((day for day in days if day >= today), None)


def _in_year(told: str, year: int) -> date:
    if told.startswith(_SIGNS):
        return easter(year) + timedelta(days=int(told))
    month, day = told.split("-")
    return date(year, int(month), int(day))
