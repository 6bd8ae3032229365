"""Amounts with units."""

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.quantities import parse_quantity, parse_unit

from ..tables import each_row


@each_row(
    ("text", "language", "value", "unit"),
    [
        ("5 miles", "en", 5, "mi"),
        ("twenty five kilometers", "en", 25, "km"),
        ("$5", "en", 5, "USD"),
        ("half a cup", "en", 0.5, "cup"),
        ("100°F", "en", 100, "°F"),
        ("5 km/h", "en", 5, "km/h"),
        ("cups", "en", None, "cup"),
        ("zwanzig Grad Celsius", "de", 20, "°C"),
        ("anderthalb Liter", "de", 1.5, "L"),
    ],
)
def test_it_reads_quantities(
    text: str, language: str, value: float | None, unit: str
) -> None:
    found = parse_quantity(text, language)
    assert found is not None
    assert (found.value, found.unit) == (value, unit)


@each_row("text", ["", "5", "5 bananas", "miles and miles"])
def test_what_is_no_quantity_is_none(text: str) -> None:
    assert parse_quantity(text, "en") is None


@given(st.text(max_size=60))
def test_any_text_gets_an_answer(text: str) -> None:
    assert parse_unit(text, "de") is None or parse_quantity(text, "de") is not None
