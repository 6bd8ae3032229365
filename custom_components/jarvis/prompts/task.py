"""Asks for data in a form, for engines that do not enforce one, and once more after."""

from collections.abc import Mapping
import json
from typing import Any

_FORM = "Answer with one JSON object that satisfies this schema, and nothing else:\n{}"
_AGAIN = (
    "That was not what was asked for: {}. Answer again with the JSON object alone, "
    "as the schema says."
)


def form(schema: Mapping[str, Any]) -> str:
    """Describe the form of the answer."""
    return _FORM.format(json.dumps(schema, ensure_ascii=False))


def again(reason: str) -> str:
    """Tell what is wrong with the answer."""
    return _AGAIN.format(reason)
