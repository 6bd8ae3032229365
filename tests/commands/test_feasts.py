"""Feasts by name, and Easter over the years."""

from datetime import date

from custom_components.jarvis.commands.times.feasts import feast
from custom_components.jarvis.lang.feast_days import easter

from ..tables import each_row


@each_row(
    ("year", "day"),
    [
        (1954, date(1954, 4, 18)),
        (1981, date(1981, 4, 19)),
        (2024, date(2024, 3, 31)),
        (2027, date(2027, 3, 28)),
        (2038, date(2038, 4, 25)),
        (2049, date(2049, 4, 18)),
    ],
)
def test_easter(year: int, day: date) -> None:
    assert easter(year) == day


def test_easter_is_a_sunday_of_spring() -> None:
    for year in range(1900, 2100):
        day = easter(year)
        assert day.weekday() == 6
        assert date(year, 3, 22) <= day <= date(year, 4, 25)


@each_row(
    ("name", "language", "today", "day"),
    [
        ("Christmas", "en", date(2026, 12, 25), date(2026, 12, 25)),
        ("christmas eve", "en-GB", date(2026, 12, 26), date(2027, 12, 24)),
        ("Ostern", "de", date(2026, 11, 22), date(2027, 3, 28)),
        ("Karfreitag", "de", date(2027, 1, 1), date(2027, 3, 26)),
        ("my birthday", "en", date(2026, 11, 22), None),
    ],
)
def test_feasts(name: str, language: str, today: date, day: date | None) -> None:
    assert feast(name, language, today) == day
