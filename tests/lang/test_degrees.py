"""Temperatures with a named unit, in words and signs."""

from custom_components.jarvis.lang.degrees import converted, named_degrees, unit_of

from ..tables import each_row


@each_row(
    ("said", "language", "value", "unit"),
    [
        ("set the bedroom to 70 degrees fahrenheit please", "en", 70, "°F"),
        ("make it seventy two fahrenheit", "en", 72, "°F"),
        ("make it 70°F.", "en", 70, "°F"),
        ("20C", "en", 20, "°C"),
        ("294 kelvin", "en", 294, "K"),
        ("auf 70 Grad Fahrenheit", "de", 70, "°F"),
        ("auf 21,5 Grad Celsius", "de", 21.5, "°C"),
        ("règle la chambre à 70 °F", "fr", 70, "°F"),
    ],
)
def test_a_named_unit_is_read(
    said: str, language: str, value: float, unit: str
) -> None:
    found = named_degrees(said, language)
    assert found is not None
    assert (found.value, found.unit) == (value, unit)


@each_row("said", ["20 degrees", "20 cups of flour", "fahrenheit", ""])
def test_without_a_unit_there_is_none(said: str) -> None:
    assert named_degrees(said, "en") is None


@each_row(
    ("value", "unit", "to", "there"),
    [
        (70, "°F", "°C", 21),
        (20, "°C", "°F", 68),
        (294, "K", "°C", 21),
        (21, "°C", "°C", 21),
    ],
)
def test_it_is_converted_as_finely_as_people_set_it(
    value: float, unit: str, to: str, there: float
) -> None:
    assert converted(value, unit, to) == there


@each_row(
    ("said", "unit"),
    [("F", "°F"), ("°C", "°C"), ("celsius", "°C"), ("K", "K"), ("percent", None)],
)
def test_a_models_unit_is_read(said: str, unit: str | None) -> None:
    assert unit_of(said) == unit
