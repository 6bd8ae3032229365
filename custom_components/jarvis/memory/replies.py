"""Reads what a model wrote for us: JSON, perhaps fenced, perhaps nonsense."""

import json
import re
from typing import Any, Final

_FENCE = re.compile(r"```(?:json)?(.*?)```", re.DOTALL)
_LARGEST: Final = 100_000


def read_json(reply: str | None) -> dict[str, Any]:
    """Return the object in a reply; {} for anything else."""
    if not reply or len(reply) > _LARGEST:
        return {}
    fenced = _FENCE.search(reply)
    text = fenced[1] if fenced else reply
    opens, closes = text.find("{"), text.rfind("}")
    if opens < 0 or closes < opens:
        return {}
    try:
        found = json.loads(text[opens : closes + 1])
    except ValueError, RecursionError:
        return {}
    return found if isinstance(found, dict) else {}


def strings(value: Any) -> list[str]:
    """Return the non-empty strings of a list, stripped; [] for anything else."""
    if not isinstance(value, list):
        return []
    return [text.strip() for text in value if isinstance(text, str) and text.strip()]
