"""Hears "set the bedroom to 21" as a temperature: nobody dims a room to 21.

Home Assistant's sentences take a bare number for a brightness, or find two readings.
Where the same words with "degrees" set a temperature, that is what was meant. One in
another unit ("70 degrees fahrenheit") is heard in the unit of the house.
"""

from dataclasses import replace
import re
from typing import TYPE_CHECKING, Final

from homeassistant.const import UnitOfTemperature

from ..grammar.types import Ask, LeftAlone, Understood
from ..home.thermostats import TEMPERATURE
from ..lang.degrees import converted, named_degrees
from ..lang.numbers import parse_number

if TYPE_CHECKING:
    from ..grammar.types import Verdict, Wish
    from ..lang.degrees import Degrees

_DEGREES: Final = {
    "en": "degrees",
    "de": "Grad",
    "es": "grados",
    "fr": "degrés",
    "it": "gradi",
    "nl": "graden",
    "pl": "stopni",
    "pt": "graus",
    "sv": "grader",
}
# What somebody wants a room to be, in the unit of the house.
_COMFORT: Final = {
    UnitOfTemperature.CELSIUS: (10, 30),
    UnitOfTemperature.FAHRENHEIT: (50, 86),
}
_BARE: Final = re.compile(r"(?<![\d.,:])(\d{2}(?:[.,]5)?)$")
# "Twenty three and a half".
_MOST_WORDS: Final = 5
_SET: Final = "HassClimateSetTemperature"
_TORN: Final = "two readings are equally likely"


def in_degrees(text: str, language: str, unit: str) -> str | None:
    """Return the sentence with its last, bare number in degrees; None for others."""
    word = _DEGREES.get(language.partition("-")[0].casefold())
    said = text.rstrip(" .!?")
    number = _last_number(said, language)
    if word is None or number is None:
        return None
    low, high = _COMFORT.get(UnitOfTemperature(unit), (0, -1))
    return f"{said} {word}" if low <= number <= high else None


def in_house_unit(text: str, language: str, unit: str) -> tuple[str, Degrees] | None:
    """Return the sentence in the unit of the house, and what was named."""
    word = _DEGREES.get(language.partition("-")[0].casefold())
    named = named_degrees(text, language) if word else None
    if named is None:
        return None
    # The sentences read no sign; what is below zero is put in again by `said_in`.
    value = f"{abs(converted(named.value, named.unit, unit)):g}"
    return named.rest.replace("{}", f"{value} {word}", 1), named


def is_set(verdict: Verdict) -> bool:
    """Tell whether a reading sets a temperature."""
    match verdict:
        case Understood():
            return all(w.intent == _SET for w in verdict.wishes)
        case Ask():
            return verdict.wish.intent == _SET
        case _:
            return False


def said_in(verdict: Verdict, said: Degrees, house: str) -> Verdict:
    """Note the unit that a temperature was said in, and its sign."""

    def noted(wish: Wish) -> Wish:
        slots, value = wish.slots, converted(said.value, said.unit, house)
        if value < 0 and TEMPERATURE in slots:
            slots = {**slots, TEMPERATURE: value}
        return replace(wish, unit=said.unit, slots=slots)

    match verdict:
        case Understood():
            return replace(verdict, wishes=tuple(map(noted, verdict.wishes)))
        case Ask():
            return replace(verdict, wish=noted(verdict.wish))
        case _:
            return verdict


def _last_number(text: str, language: str) -> float | None:
    """Read the number that a sentence ends with, in digits or in words."""
    if (found := _BARE.search(text)) is not None:
        return float(found[1].replace(",", "."))
    words = text.split()
    for size in range(min(_MOST_WORDS, len(words) - 1), 0, -1):
        number = parse_number(" ".join(words[-size:]), language)
        if number is not None:
            return float(number)
    return None


def may_be_warmth(verdict: Verdict) -> bool:
    """Tell whether a bare number was dimmed to, or left two readings."""
    match verdict:
        case Understood():
            return all(w.intent == "HassLightSet" for w in verdict.wishes)
        case LeftAlone():
            return verdict.why == _TORN
        case _:
            return False


def is_warmth(verdict: Verdict, before: Verdict) -> bool:
    """Tell whether a reading sets a temperature; over another one only by its words."""
    match verdict:
        case Understood():
            wishes = verdict.wishes
            surely = verdict.lane == "sentence" or isinstance(before, LeftAlone)
        case Ask():
            wishes, surely = (verdict.wish,), isinstance(before, LeftAlone)
        case _:
            return False
    return surely and all(w.intent == _SET for w in wishes)
