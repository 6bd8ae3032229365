"""Lengths of time as people say and models write them."""

from datetime import timedelta

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.durations import parse_duration, say_duration

from ..tables import each_row


@each_row(
    ("text", "language", "minutes"),
    [
        ("1.5 hours", "en", 90),
        ("an hour and a half", "en", 90),
        ("one and a half hours", "en", 90),
        ("half an hour", "en", 30),
        ("a quarter of an hour", "en", 15),
        ("1 hour 30 minutes", "en", 90),
        ("1 hour 30", "en", 90),
        ("1h30m", "en", 90),
        ("PT1H30M", "en", 90),
        ("01:30:00", "en", 90),
        ("two and a half minutes", "en", 2.5),
        ("a couple of minutes", "en", 2),
        ("10 years", "en", 5_256_000),
        ("0 seconds", "en", 0),
        ("anderthalb Stunden", "de", 90),
        ("eine halbe Stunde", "de", 30),
        ("eine Dreiviertelstunde", "de", 45),
        ("zwei Stunden und 5 Minuten", "de", 125),
        ("fünf Minuten", "de", 5),
        ("une heure et demie", "fr", 90),
        ("una hora y media", "es", 90),
        ("mezz'ora", "it", 30),
        ("anderhalf uur", "nl", 90),
        ("een kwartier", "nl", 15),
    ],
)
def test_it_reads_durations(text: str, language: str, minutes: float) -> None:
    assert parse_duration(text, language) == timedelta(minutes=minutes)


@each_row("text", ["", "banana", "90", "5", "minutes", "5 apples", "P"])
def test_what_is_no_duration_is_none(text: str) -> None:
    assert parse_duration(text, "en") is None


def test_a_length_beyond_all_calendars_does_not_overflow() -> None:
    found = parse_duration(f"{'9' * 200} years", "en")
    assert found is not None
    assert found < timedelta.max


@given(
    st.integers(min_value=0, max_value=10**7),
    st.sampled_from(["en", "de", "fr", "es", "it", "nl"]),
)
def test_what_is_said_is_read_back(seconds: int, language: str) -> None:
    length = timedelta(seconds=seconds)
    assert parse_duration(say_duration(length, language), language) == length


@given(st.text(max_size=80), st.sampled_from(["en", "de", "fr"]))
def test_any_text_gets_an_answer(text: str, language: str) -> None:
    found = parse_duration(text, language)
    assert found is None or isinstance(found, timedelta)


@each_row(
    ("seconds", "words"),
    [
        (150, "2 minutes 30 seconds"),
        (5400, "1 hour 30 minutes"),
        (3661, "1 hour 1 minute 1 second"),
        (0, "0 seconds"),
    ],
)
def test_it_says_durations(seconds: int, words: str) -> None:
    assert say_duration(timedelta(seconds=seconds), "en") == words
