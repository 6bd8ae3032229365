"""What comes again: found in words, counted on, also over a change of clocks."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given, strategies as st

from custom_components.jarvis.commands.times.repeats import (
    DAYS,
    first_of,
    next_of,
    part_repeat,
    repeat_of,
    say_repeat,
)

from ..tables import each_row

BERLIN = ZoneInfo("Europe/Berlin")
WEDNESDAY = datetime(2026, 3, 25, 14, 30, tzinfo=BERLIN)


@each_row(
    ("said", "language", "rest", "repeat"),
    [
        ("at 7 every weekday", "en", "at 7", "weekdays"),
        ("at 9 on Saturdays", "en", "at 9", "sat"),
        ("every Monday and Wednesday at 8", "en", "at 8", "mon wed"),
        ("Monday to Friday at 6", "en", "at 6", "weekdays"),
        ("every morning at 6", "en", "in the morning at 6", "daily"),
        ("on Monday at 8", "en", "on Monday at 8", ""),
        ("to drink water every two hours", "en", "to drink water", "every 7200"),
        ("samstags um neun", "de", "um neun", "sat"),
        ("von Montag bis Mittwoch um 7", "de", "um 7", "mon tue wed"),
        ("jeden Abend um 8", "de", "abends um 8", "daily"),
        ("am Montag um 8", "de", "am Montag um 8", ""),
        ("stündlich", "de", "", "every 3600"),
    ],
)
def test_it_is_parted_from_the_words(
    said: str, language: str, rest: str, repeat: str
) -> None:
    left, arguments = part_repeat(said, language)
    assert (left, repeat_of(arguments, language, WEDNESDAY)) == (rest, repeat)


@each_row(
    ("repeat", "en", "de"),
    [
        ("mon fri", "every Monday and Friday", "jeden Montag und Freitag"),
        ("monthly 31", "every month", "jeden Monat"),
        ("every 3600", "every hour", "jede Stunde"),
        ("every 7200", "every 2 hours", "alle 2 Stunden"),
    ],
)
def test_it_is_said_again(repeat: str, en: str, de: str) -> None:
    assert (say_repeat(repeat, "en"), say_repeat(repeat, "de")) == (en, de)


def test_a_month_keeps_to_its_day() -> None:
    due = datetime(2026, 1, 31, 8, tzinfo=BERLIN)
    february = next_of("monthly 31", due, due)
    assert february.date().isoformat() == "2026-02-28"
    assert next_of("monthly 31", february, february).day == 31


def test_the_time_of_day_outlives_the_night_that_skips_it() -> None:
    due = datetime(2026, 3, 28, 2, 30, tzinfo=BERLIN)
    skipped = next_of("daily", due, due, "02:30:00")
    assert (skipped.hour, skipped.minute) == (3, 30)
    after = next_of("daily", skipped, skipped, "02:30:00")
    assert (after.hour, after.minute) == (2, 30)


@given(
    st.sets(st.sampled_from(DAYS), min_size=1),
    st.integers(min_value=0, max_value=60 * 24 * 400),
)
def test_the_next_is_later_and_on_one_of_the_days(days: set[str], ahead: int) -> None:
    repeat = " ".join(day for day in DAYS if day in days)
    now = WEDNESDAY + timedelta(minutes=ahead)
    first = first_of(repeat, WEDNESDAY)
    following = next_of(repeat, first, now)
    assert following > now
    assert following > first
    assert DAYS[first.weekday()] in days
    assert DAYS[following.weekday()] in days
    assert following - max(now, first) <= timedelta(days=8)
