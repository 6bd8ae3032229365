"""Which way a step goes, and what kind of thing takes it.

"Warmer" can only be said of heating; "up" is said of whatever has the name.
"""

from collections.abc import Mapping
from typing import Final

from .base import Arguments, Refused, Request
from .targets import targets

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
        rises = way == _UP
        [exact] = [
            one
            for one, of in DOMAINS.items()
            if of == kind and (one in RISING) is rises
        ]
        return {**arguments, "direction": exact}
    return {**arguments, "direction": "warmer" if way == _UP else "cooler"}
