"""Reads what a model wrote for us: JSON, perhaps fenced, perhaps nonsense."""

from itertools import islice
import json
import re
from typing import Any, Final

_FENCE = re.compile(r"```(?:json)?(.*?)```", re.DOTALL)
_OPENING = re.compile(r"[\[{]")
_DECODER: Final = json.JSONDecoder()
_LARGEST: Final = 100_000
# Brackets in the words around an answer that are tried at most.
_MOST_OPENINGS: Final = 50


def read_json(reply: str | None, listed: str = "") -> dict[str, Any]:
    """Return the object in a reply, among words or not; {} for anything else.

    A list that stands alone counts as the member `listed`, if one is named.
    """
    if not reply or len(reply) > _LARGEST:
        return {}
    fenced = _FENCE.search(reply)
    found = _longest(fenced[1] if fenced else reply)
    if isinstance(found, dict):
        return found
    return {listed: found} if listed and isinstance(found, list) else {}


def _longest(text: str) -> Any:
    """Return the longest object or list that stands in a text; None without one."""
    found: Any = None
    longest = end = 0
    for opening in islice(_OPENING.finditer(text), _MOST_OPENINGS):
        if opening.start() < end:
            continue
        try:
            value, end = _DECODER.raw_decode(text, opening.start())
        except ValueError, RecursionError:
            continue
        if end - opening.start() > longest:
            found, longest = value, end - opening.start()
    return found


def strings(value: Any) -> list[str]:
    """Return the non-empty strings of a list, stripped; [] for anything else."""
    if not isinstance(value, list):
        return []
    return [text.strip() for text in value if isinstance(text, str) and text.strip()]
