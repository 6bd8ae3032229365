"""Numbers of the past, and which time is asked about."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given, strategies as st

from custom_components.jarvis.commands.base import Spoken
from custom_components.jarvis.commands.times.calendar_words import (
    Reading,
    average,
    extreme,
    moment_over,
    number_of,
    time_said,
)

from ..tables import each_row

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 18, 14, 30, tzinfo=BERLIN)
END = NOW + timedelta(hours=4)


@given(
    st.lists(
        st.tuples(
            st.integers(min_value=-60, max_value=300),
            st.none() | st.floats(min_value=-50, max_value=50),
        ),
        max_size=12,
    )
)
def test_the_mean_lies_between_the_lowest_and_the_highest(
    changes: list[tuple[int, float | None]],
) -> None:
    readings = [
        Reading(since=NOW + timedelta(minutes=minute), value=value)
        for minute, value in sorted(changes, key=lambda pair: pair[0])
    ]
    low = extreme(readings, NOW, END, lowest=True)
    high = extreme(readings, NOW, END, lowest=False)
    mean = average(readings, NOW, END)
    assert (low is None) == (high is None)
    if low is None or high is None or low.value is None or high.value is None:
        assert mean is None
        return
    assert NOW <= low.since < END
    if mean is not None:
        assert low.value - 1e-9 <= mean <= high.value + 1e-9


@each_row(
    ("state", "number"),
    [("21.5", 21.5), ("unknown", None), ("nan", None), ("inf", None), ("on", None)],
)
def test_only_numbers_count(state: str, number: float | None) -> None:
    assert number_of(state) == number


@each_row(
    ("said", "language", "hour", "day"),
    [
        ("at noon", "en", 12, 18),
        ("at 3", "en", 3, 18),
        ("at 4 pm", "en", 16, 17),
        ("yesterday at 10", "en", 22, 17),
        ("um zwölf Uhr", "de", 12, 18),
    ],
)
def test_a_moment_is_the_last_of_its_kind(
    said: str, language: str, hour: int, day: int
) -> None:
    at = moment_over(said, NOW, language)
    assert at is not None
    assert (at.hour, at.day) == (hour, day)


@each_row("said", ["", "tomorrow at noon", "the door", "today"])
def test_what_is_no_moment_of_the_past_is_none(said: str) -> None:
    assert moment_over(said, NOW, "en") is None


@each_row(
    ("said", "found"),
    [
        ("today", {"period": "today"}),
        ("last week", {"when": "last week"}),
        ("at noon", {"when": "at noon"}),
        ("door today", None),
        ("the sea", None),
    ],
)
def test_only_words_for_a_time_are_one(said: str, found: dict[str, str] | None) -> None:
    spoken = Spoken(text=said, language="en", now=NOW)
    assert time_said(said, spoken) == found
