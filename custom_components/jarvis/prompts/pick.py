"""Lets a tiny model pick what to do and with what: examples first, then the words.

The examples are the same for every house and every turn, so that a server's prefix
cache holds. What can be picked is an answer to a schema: nothing can be misspelt.
"""

from collections.abc import Iterable, Mapping, Sequence
import json
from typing import Any, Final, Literal

SYSTEM: Final = "You control a house. Choose what to do and with which device."

type Json = dict[str, Any]
type Line = tuple[Literal["system", "user", "assistant"], str]

# Turning on and turning off stand as often as each other: a tiny model leans to what
# it has read more of.
_EXAMPLES: Final[tuple[tuple[str, tuple[str, ...], Json], ...]] = (
    (
        "Turn on the porch lamp",
        ("Porch Lamp", "Porch Door"),
        {"name": "Porch Lamp", "do": "turn on"},
    ),
    (
        "Please shut the den blinds",
        ("Den Lamp", "Den Blinds"),
        {"name": "Den Blinds", "do": "close"},
    ),
    (
        "Switch the studio heater off",
        ("Studio Light", "Studio Heater"),
        {"name": "Studio Heater", "do": "turn off"},
    ),
    (
        "Set the gym heating to 19 degrees",
        ("Gym Thermostat", "Gym Light"),
        {"name": "Gym Thermostat", "do": "set temperature", "value": 19},
    ),
    ("Start the mixer", ("Mixer",), {"name": "Mixer", "do": "turn on"}),
    (
        "The shed lights can go off",
        ("all Shed lights", "Shed Lamp"),
        {"name": "all Shed lights", "do": "turn off"},
    ),
    (
        "I want light from the loft lamp",
        ("Loft Lamp",),
        {"name": "Loft Lamp", "do": "turn on"},
    ),
    (
        "Dim the loft lamp to 15 percent",
        ("Loft Lamp", "Loft Blind"),
        {"name": "Loft Lamp", "do": "set brightness", "value": 15},
    ),
    ("Stop the music", ("Barn Speaker",), {"name": "Barn Speaker", "do": "pause"}),
    ("Skip this song", ("Barn Speaker",), {"name": "Barn Speaker", "do": "next track"}),
    (
        "Lock the shed door",
        ("Shed Door", "Shed Lamp"),
        {"name": "Shed Door", "do": "lock"},
    ),
    ("Turn off the vent", ("Vent",), {"name": "Vent", "do": "turn off"}),
    (
        "Put soap on the grocery list",
        ("Grocery List",),
        {"name": "Grocery List", "do": "add item", "item": "soap"},
    ),
    (
        "Set the shed blind to 80 percent",
        ("Shed Blind",),
        {"name": "Shed Blind", "do": "set position", "value": 80},
    ),
    (
        "Switch on the barn fan",
        ("Barn Fan", "Barn Light"),
        {"name": "Barn Fan", "do": "turn on"},
    ),
)


def render(
    words: str, names: Sequence[str], before: Iterable[tuple[str, Json]] = ()
) -> tuple[Line, ...]:
    """Write the question as lines of (role, text).

    `before` are earlier questions and what was picked for them.
    """
    lines: list[Line] = [("system", SYSTEM)]
    for example, choice, picked in _EXAMPLES:
        lines += _pair(asked(example, choice), picked)
    for earlier, picked in before:
        lines += _pair(earlier, picked)
    return (*lines, ("user", asked(words, names)))


def schema(choices: Iterable[tuple[str, Sequence[str], Json]]) -> Json:
    """Write the schema of (verb, the names it goes with, its further arguments).

    The name comes first: what can be done is then narrowed down to what it can do.
    """
    return {
        "anyOf": [
            _object({"name": {"enum": list(names)}, "do": {"const": verb}, **more})
            for verb, names, more in choices
            if names
        ]
    }


def parse(answer: str) -> Json | None:
    """Read what was picked, None when it cannot be read."""
    try:
        picked = json.loads(answer)
    except ValueError, RecursionError:
        return None
    return picked if isinstance(picked, dict) else None


def _pair(words: str, picked: Mapping[str, Any]) -> list[Line]:
    return [("user", words), ("assistant", json.dumps(picked, ensure_ascii=False))]


def asked(words: str, names: Sequence[str]) -> str:
    """Write one question as the model sees it."""
    return f"{words}\nDevices: {', '.join(names)}"


def _object(properties: Json) -> Json:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
