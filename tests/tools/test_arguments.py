"""Repairing arguments: what small models send, and what must not be touched."""

from typing import Any

from hypothesis import given, strategies as st
import probatio
import pytest

from custom_components.jarvis.tools.arguments import repaired
from homeassistant.helpers import config_validation as cv
from homeassistant.util.color import color_name_to_rgb

from ..tables import each_row

LIGHT = probatio.Schema(
    {
        probatio.Optional("name"): cv.string,
        probatio.Optional("area"): cv.string,
        probatio.Optional("domain"): probatio.All(cv.ensure_list, [cv.string]),
        probatio.Optional("brightness"): probatio.All(
            probatio.Coerce(int), probatio.Range(0, 100)
        ),
    }
)
# As the light's intent has it: a validator made for text only.
COLOURED = probatio.Schema(
    {
        probatio.Optional("name"): cv.string,
        probatio.Optional("color"): color_name_to_rgb,
    }
)
STRICT = probatio.Schema(
    {
        probatio.Required("items"): [str],
        probatio.Optional("count"): int,
        probatio.Optional("text"): str,
        probatio.Optional("place"): {probatio.Required("city"): str},
    }
)


@each_row(
    ("arguments", "expected"),
    [
        ({"name": "Lamp"}, {"name": "Lamp"}),
        ('{"name": "Lamp"}', {"name": "Lamp"}),
        ('"{\\"name\\": \\"Lamp\\"}"', {"name": "Lamp"}),
        ({"arguments": {"name": "Lamp"}}, {"name": "Lamp"}),
        ({"parameters": '{"name": "Lamp"}'}, {"name": "Lamp"}),
        ({"name": "Lamp", "brightness": "40"}, {"name": "Lamp", "brightness": "40"}),
        ({"name": "Lamp", "brightness": ""}, {"name": "Lamp"}),
        ({"name": "Lamp", "area": None}, {"name": "Lamp"}),
    ],
)
def test_light_arguments(arguments: object, expected: dict[str, Any]) -> None:
    assert repaired(LIGHT, arguments) == expected


@each_row(
    ("arguments", "expected"),
    [
        ({"items": "milk, eggs"}, {"items": ["milk", "eggs"]}),
        ({"items": '["milk", "eggs"]'}, {"items": ["milk", "eggs"]}),
        ({"items": ["milk"], "count": "3"}, {"items": ["milk"], "count": 3}),
        ({"items": ["milk"], "text": 5}, {"items": ["milk"], "text": "5"}),
        ({"things": ["milk"], "count": 3}, {"items": ["milk"], "count": 3}),
        ({"things": "milk, eggs"}, {"items": ["milk", "eggs"]}),
        (
            {"items": ["milk"], "place": '{"city": "Rome"}'},
            {"items": ["milk"], "place": {"city": "Rome"}},
        ),
    ],
)
def test_strict_arguments(arguments: object, expected: dict[str, Any]) -> None:
    assert repaired(STRICT, arguments) == expected


@each_row(
    "arguments",
    [
        "turn it on",
        ["name", "Lamp"],
        None,
        {"name": "Lamp", "floor": "upstairs"},
        {"name": "Lamp", "brightness": "very bright"},
        {"name": "Lamp", "brightness": 400},
    ],
)
def test_what_cannot_be_repaired_is_refused(arguments: object) -> None:
    with pytest.raises(probatio.Invalid):
        repaired(LIGHT, arguments)


@each_row(
    "arguments",
    [
        # Which of the two is meant, or whether it narrows, is not to be guessed.
        {"things": ["milk"], "others": ["eggs"]},
        {"area": ["kitchen"]},
        {"items": ["milk"], "things": ["eggs"]},
    ],
)
def test_an_odd_argument_is_not_guessed_at(arguments: object) -> None:
    with pytest.raises(probatio.Invalid):
        repaired(STRICT, arguments)


@given(
    st.fixed_dictionaries(
        {}, optional={"name": st.text(), "brightness": st.integers(0, 100)}
    )
)
def test_what_is_right_stays_as_it_is(arguments: dict[str, Any]) -> None:
    assert repaired(LIGHT, arguments) == arguments


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(_JSON)
def test_anything_is_accepted_or_refused(arguments: object) -> None:
    try:
        accepted = repaired(LIGHT, arguments)
    except probatio.Invalid:
        return
    LIGHT(accepted)


@each_row(
    ("said", "taken"),
    [
        ("lila", "purple"),
        (" Türkis ", "turquoise"),
        ("bleu ciel", "skyblue"),
        ("青", "blue"),
        ("kırmızı", "red"),
        (["blue"], "blue"),
        ("red", "red"),
    ],
)
def test_a_colour_is_called_as_the_schema_knows_it(said: object, taken: str) -> None:
    schema = COLOURED
    assert repaired(schema, {"name": "Lamp", "color": said})["color"] == taken


@each_row("said", ["like the sea", ["red", "blue"], {"r": 1}, 7])
def test_a_validator_that_breaks_takes_nothing(said: object) -> None:
    with pytest.raises(probatio.Invalid):
        repaired(COLOURED, {"name": "Lamp", "color": said})
