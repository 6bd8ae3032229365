"""Which way a step goes, and what kind of thing takes it.

"Warmer" can only be said of heating; "up" is said of whatever has the name.
"""

from collections.abc import Mapping
from typing import Final

from homeassistant.const import UnitOfTemperature

from ...lang.normalise import fold
from ...lang.numbers import parse_number
from ...lang.responses import word_lists, words_of
from ..base import Arguments, Refused, Request
from .targets import targets

AROUND: Final = word_lists("adjust", "around")
MEASURES: Final = words_of("adjust", "measures")
PRONOUNS: Final = words_of("adjust", "pronouns")

LIGHT, CLIMATE, FAN, COVER = "light", "climate", "fan", "cover"
DOMAINS: Final[Mapping[str, str]] = {
    "brighter": LIGHT,
    "dimmer": LIGHT,
    "warmer": CLIMATE,
    "cooler": CLIMATE,
    "faster": FAN,
    "slower": FAN,
    "wider": COVER,
    "narrower": COVER,
}
OPPOSITE: Final[Mapping[str, str]] = {
    "brighter": "dimmer",
    "dimmer": "brighter",
    "warmer": "cooler",
    "cooler": "warmer",
    "faster": "slower",
    "slower": "faster",
    "wider": "narrower",
    "narrower": "wider",
}
RISING: Final = frozenset({"brighter", "warmer", "faster", "wider"})
# "Up" of a room is its heating first: whoever means its lamps says brighter.
_KINDS: Final = (CLIMATE, FAN, LIGHT, COVER)
_UP, _DOWN = "up", "down"
WAYS: Final = (*DOMAINS, _UP, _DOWN)
# How far it went the last time, beside the arguments.
DONE: Final = "done"
# What was moved by a sentence about the house: the same for another thing is no step.
WISHED: Final = "wished"
_PERCENT: Final = 20.0
_DEGREES: Final[Mapping[str, float]] = {
    UnitOfTemperature.CELSIUS: 1.0,
    UnitOfTemperature.FAHRENHEIT: 2.0,
}


def exact_way(arguments: Arguments, request: Request) -> Arguments:
    """Say "warmer" for the "up" of a heating; what nothing is called stays as it is."""
    way = arguments["direction"]
    if way not in (_UP, _DOWN):
        return arguments
    said = arguments.get("target")
    for kind in _KINDS:
        found = targets(kind, said, request)
        if isinstance(found, Refused) and (not said or found.key == "not_found"):
            continue
        return {**arguments, "direction": way_of(kind, rises=way == _UP)}
    return {**arguments, "direction": "warmer" if way == _UP else "cooler"}


def way_of(kind: str, *, rises: bool) -> str:
    """Name the way in which a kind of thing moves: "warmer" for a heating."""
    [way] = [
        one for one, of in DOMAINS.items() if of == kind and (one in RISING) is rises
    ]
    return way


def amount_of(arguments: Arguments, request: Request) -> float:
    """Return how far a step goes: as far as is said, or the usual way."""
    unit = request.kit.hass.config.units.temperature_unit
    climate = DOMAINS[arguments["direction"]] == CLIMATE
    usual = _DEGREES.get(unit, 1.0) if climate else _PERCENT
    amount: float = arguments.get("amount", usual)
    return amount


def gone_on(
    last: Arguments, pattern: str, slots: Mapping[str, str], language: str
) -> Arguments | None:
    """Return the step after the last one: once more, back, or up to an amount.

    "By two degrees" says how far the last one should have gone, so what it went
    already counts; "by two more" goes on from there.
    """
    way = last["direction"]
    if pattern == "back":
        return {**last, "direction": OPPOSITE[way]}
    if pattern not in {"by", "by_more"}:
        return last
    if "amount" not in slots:
        return {key: value for key, value in last.items() if key != "amount"}
    amount = parse_number(slots["amount"], language)
    if amount is None or amount <= 0:
        return None
    left = amount - (last[DONE] if pattern == "by" else 0)
    way = way if left > 0 else OPPOSITE[way]
    return {**last, "direction": way, "amount": abs(left)} if left else None


def bare_target(target: str, language: str) -> str:
    """Take pronouns off a name: "it" is what was spoken of."""
    code = language.partition("-")[0].casefold()
    first, last = AROUND.get(code, ("", ""))
    words = target.split()
    if words and fold(words[0]) in first.split() and fold(words[-1]) in last.split():
        # "Could the lounge be …": what is asked of it is no name.
        words = words[1:-1]
    while words and fold(words[0]) in PRONOUNS.get(code, PRONOUNS["en"]).split():
        words = words[1:]
    return " ".join(words)


def is_measured(named: str, language: str) -> bool:
    """Tell whether a name ends in an amount: "heating two degrees" is none."""
    code = language.partition("-")[0].casefold()
    last = named.split()[-1:]
    return any(fold(word) in MEASURES.get(code, "").split() for word in last)
