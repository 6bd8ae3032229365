"""Lets a tiny model pick what to do and with what: examples first, then the words.

The examples are the same for every house and every turn, so that a server's prefix
cache holds. What can be picked is an answer to a schema: nothing can be misspelt.
"""

from collections.abc import Iterable, Mapping, Sequence
import json
from typing import Any, Final

from ..engines.base import Message

SYSTEM: Final = "You control a house. Choose what to do and with which device."

type Json = dict[str, Any]

_EXAMPLES: Final[tuple[tuple[str, tuple[str, ...], Json], ...]] = (
    (
        "Turn on the porch lamp",
        ("Porch Lamp", "Porch Door"),
        {"do": "turn_on", "name": "Porch Lamp"},
    ),
    (
        "Please shut the den blinds",
        ("Den Lamp", "Den Blinds"),
        {"do": "close", "name": "Den Blinds"},
    ),
    (
        "Switch the studio heater off",
        ("Studio Light", "Studio Heater"),
        {"do": "turn_off", "name": "Studio Heater"},
    ),
    (
        "Set the gym heating to 19 degrees",
        ("Gym Thermostat", "Gym Light"),
        {"do": "set_temperature", "name": "Gym Thermostat", "value": 19},
    ),
    (
        "The shed lights can go off",
        ("all Shed lights", "Shed Lamp"),
        {"do": "turn_off", "name": "all Shed lights"},
    ),
    (
        "Dim the loft lamp to 15 percent",
        ("Loft Lamp", "Loft Blind"),
        {"do": "set_brightness", "name": "Loft Lamp", "value": 15},
    ),
    (
        "Stop the music",
        ("Barn Speaker",),
        {"do": "pause", "name": "Barn Speaker"},
    ),
    (
        "Lock the shed door",
        ("Shed Door", "Shed Lamp"),
        {"do": "lock", "name": "Shed Door"},
    ),
    (
        "Put soap on the grocery list",
        ("Grocery List",),
        {"do": "add_item", "name": "Grocery List", "item": "soap"},
    ),
    (
        "Set the shed blind to 80 percent",
        ("Shed Blind",),
        {"do": "set_position", "name": "Shed Blind", "value": 80},
    ),
    (
        "Switch on the barn fan",
        ("Barn Fan", "Barn Light"),
        {"do": "turn_on", "name": "Barn Fan"},
    ),
)


def render(
    words: str, names: Sequence[str], before: Iterable[tuple[str, Json]] = ()
) -> tuple[Message, ...]:
    """Write the question; `before` are earlier words and what was picked for them."""
    messages = [Message(role="system", content=SYSTEM)]
    for example, choice, picked in _EXAMPLES:
        messages += _pair(asked(example, choice), picked)
    for earlier, picked in before:
        messages += _pair(earlier, picked)
    return (*messages, Message(role="user", content=asked(words, names)))


def schema(choices: Iterable[tuple[str, Sequence[str], Json]]) -> Json:
    """Write the schema: verb, the names it goes with, its further arguments."""
    return {
        "anyOf": [
            _object({"do": {"const": verb}, "name": {"enum": list(names)}, **more})
            for verb, names, more in choices
            if names
        ]
    }


def parse(answer: str) -> Json | None:
    """Read what was picked, None when it cannot be read."""
    try:
        picked = json.loads(answer)
    except ValueError:
        return None
    return picked if isinstance(picked, dict) else None


def _pair(words: str, picked: Mapping[str, Any]) -> list[Message]:
    return [
        Message(role="user", content=words),
        Message(role="assistant", content=json.dumps(picked, ensure_ascii=False)),
    ]


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
