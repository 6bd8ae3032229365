"""Temperatures with a named unit: "70 degrees fahrenheit", "21 °C", "294 kelvin".

Quiet. The units' names come from the table of units.
"""

from dataclasses import dataclass
import re
from typing import Final

from .numbers import longest, numbers_for, tokens
from .units import FALLBACK, UNITS

CELSIUS, FAHRENHEIT, KELVIN = "°C", "°F", "K"
_SCALES: Final = (CELSIUS, FAHRENHEIT, KELVIN)
_GROWN: Final = re.compile(r"(?<=\d)\s*°?\s*([CFK])(?![\w°])", re.IGNORECASE)
# Home Assistant's sentences know halves of a degree; nobody sets half a Fahrenheit.
_GRAIN: Final = {CELSIUS: 0.5, FAHRENHEIT: 1.0, KELVIN: 0.5}


@dataclass(frozen=True, slots=True, kw_only=True)
class Degrees:
    """A temperature as it was said; `rest` is the sentence around it, {} its place."""

    value: float
    unit: str
    rest: str


def named_degrees(text: str, language: str) -> Degrees | None:
    """Find the first temperature whose unit is named; None where none is."""
    words = _GROWN.sub(r" °\1", text).split()
    flat = [(token, at) for at, word in enumerate(words) for token in tokens(word)]
    heard = tuple(token for token, _ in flat)
    names = _names(language.partition("-")[0].casefold())
    for start in range(len(heard)):
        number = numbers_for(language).read(heard, start)
        unit = longest(names, heard, number[1]) if number else None
        if number is None or unit is None:
            continue
        first, last = flat[start][1], flat[unit[1] - 1][1]
        rest = " ".join([*words[:first], "{}", *words[last + 1 :]])
        return Degrees(value=float(number[0]), unit=unit[0], rest=rest)
    return None


def unit_of(said: str) -> str | None:
    """Read a unit as a model writes it: "F", "°C", "celsius"; None for no unit."""
    bare = tokens(said.replace("°", " "))
    for code in UNITS:
        if (found := longest(_names(code), bare, 0)) and found[1] == len(bare):
            return found[0]
    return {"c": CELSIUS, "f": FAHRENHEIT, "k": KELVIN}.get("".join(bare))


def converted(value: float, unit: str, to: str) -> float:
    """Write a temperature in another unit, as finely as people set it."""
    if unit == to:
        return value
    celsius = {
        CELSIUS: value,
        FAHRENHEIT: (value - 32) / 1.8,
        KELVIN: value - 273.15,
    }[unit]
    there = {
        CELSIUS: celsius,
        FAHRENHEIT: celsius * 1.8 + 32,
        KELVIN: celsius + 273.15,
    }[to]
    grain = _GRAIN[to]
    return round(there / grain) * grain


def _names(code: str) -> dict[tuple[str, ...], str]:
    """Give the names of the scales, by their words."""
    table = UNITS.get(code, UNITS[FALLBACK])
    said = {
        tokens(name): scale
        for scale in _SCALES
        for name in (*table[scale].split(","), *UNITS[FALLBACK][scale].split(","))
    }
    signs = {tokens(f"°{scale[-1]}"): scale for scale in _SCALES}
    return said | signs
