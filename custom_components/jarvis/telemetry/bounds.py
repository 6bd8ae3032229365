"""How much of a foreign value a record keeps: a model's or a tool's flood is cut."""

from collections.abc import Mapping
from typing import Any, Final

# Characters of all texts, names and numbers of one value together. More than a
# model is shown of a result, so that a turn can be told and played again.
MOST: Final = 24_000
# What a number, a separator or an empty thing counts.
_LEAST: Final = 4
_DEEPEST: Final = 20
_CUT: Final = "…"


def bounded(value: Any, most: int = MOST) -> Any:
    """Return JSON-able data whose beginning is the value's; the rest is cut."""
    return _Keeper(most).kept(value, 0)


class _Keeper:
    """Takes from a value until nothing more fits."""

    def __init__(self, left: int) -> None:
        self._left = left

    def kept(self, value: Any, depth: int) -> Any:
        match value:
            case str():
                return self._text(value)
            case Mapping() | list() | tuple() if depth >= _DEEPEST:
                return _CUT
            case Mapping():
                found: dict[str, Any] = {}
                for key, inner in value.items():
                    if self._left <= 0:
                        found[_CUT] = len(value) - len(found)
                        break
                    name = self._text(key) if isinstance(key, str) else key
                    found[name] = self.kept(inner, depth + 1)
                return found
            case list() | tuple():
                items: list[Any] = []
                for inner in value:
                    if self._left <= 0:
                        items.append(_CUT)
                        break
                    items.append(self.kept(inner, depth + 1))
                return items
        self._left -= _LEAST
        return value

    def _text(self, text: str) -> str:
        room = max(self._left, 0)
        self._left -= len(text) + _LEAST
        return text if len(text) <= room else f"{text[:room]}{_CUT}"
