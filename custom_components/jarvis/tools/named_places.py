"""Whether the user's own words say where something is to be done."""

from collections.abc import Mapping, Sequence
from typing import Any


def places_named(calls: Sequence[Mapping[str, Any]], text: str) -> bool:
    """Tell whether the user's own words hold the place that the calls name."""
    said = text.casefold()
    places = [
        str(call[key]).casefold()
        for call in calls
        for key in ("area", "floor", "name")
        if call.get(key)
    ]
    return bool(places) and all(place in said for place in places)
