"""Numbers in words and digits, in six languages."""

from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.lang.numbers import (
    LONGEST,
    parse_digits,
    parse_number,
    parse_ordinal,
    say_number,
)

from ..tables import each_row


@each_row(
    ("text", "language", "value"),
    [
        ("five", "en", 5),
        ("twenty-five", "en", 25),
        ("a hundred and fifty", "en", 150),
        ("two thousand and twenty six", "en", 2026),
        ("three point one four", "en", 3.14),
        ("three point 14", "en", 3.14),
        ("drei komma null fünf", "de", 3.05),
        ("one and a half", "en", 1.5),
        ("1½", "en", 1.5),
        ("minus three", "en", -3),
        ("1,000", "en", 1000),
        ("1.5", "en", 1.5),
        ("anderthalb", "de", 1.5),
        ("neunzehneinhalb", "de", 19.5),
        ("fünfundzwanzig", "de", 25),
        ("zweihundertfünfundzwanzig", "de", 225),
        ("drei komma eins vier", "de", 3.14),
        ("1.000,5", "de", 1000.5),
        ("quatre-vingt-dix-sept", "fr", 97),
        ("soixante et onze", "fr", 71),
        ("veintiuno", "es", 21),
        ("treinta y cinco", "es", 35),
        ("venticinque", "it", 25),
        ("vijfentwintig", "nl", 25),
        ("five", "xx", 5),
        ("five", "en-GB", 5),
    ],
)
def test_it_reads_numbers(text: str, language: str, value: float) -> None:
    assert parse_number(text, language) == pytest.approx(value)


@each_row("text", ["banana", "", "five six", "5 bananas", "9" * 1000])
def test_what_is_no_number_is_none(text: str) -> None:
    assert parse_number(text, "en") is None


@each_row(
    "text", ["drei komma", "hundertbanane", "bananenhundert", "hundertzweihundert"]
)
def test_half_a_german_number_is_none(text: str) -> None:
    assert parse_number(text, "de") is None


@each_row("value", [1e-9, -2.5e-8])
def test_what_is_nearly_nothing_is_not_said_as_nothing(value: float) -> None:
    assert float(say_number(value, "en")) == value


@given(st.integers(min_value=-(10**9), max_value=10**9))
def test_digits_come_back(value: int) -> None:
    assert parse_digits(say_number(value, "en"), ".") == value


@given(
    st.integers(min_value=-(10**6), max_value=10**6),
    st.sampled_from(["en", "de", "fr", "es", "it", "nl"]),
)
def test_decimals_come_back_in_every_language(value: int, language: str) -> None:
    said = say_number(value / 100, language)
    assert parse_number(said, language) == pytest.approx(value / 100)


@given(st.text(max_size=LONGEST + 20), st.sampled_from(["en", "de", "fr", "it"]))
def test_any_text_gets_an_answer(text: str, language: str) -> None:
    found = parse_number(text, language)
    assert found is None or isinstance(found, int | float)


@each_row(
    ("text", "language", "place"),
    [
        ("the second one", "en", 2),
        ("3rd", "en", 3),
        ("the last one", "en", -1),
        ("der zweite", "de", 2),
        ("die letzte", "de", -1),
        ("le premier", "fr", 1),
        ("the kitchen one", "en", None),
        ("second floor", "en", None),
    ],
)
def test_it_reads_ordinals(text: str, language: str, place: int | None) -> None:
    assert parse_ordinal(text, language) == place
