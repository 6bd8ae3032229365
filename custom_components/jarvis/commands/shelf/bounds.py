"""How large an argument may be, and what of it nobody can see. Quiet."""

from collections.abc import Mapping
import re
from typing import Any

DEEPEST = 20
"""Parts in parts in parts: nobody means more."""
# Of a whole number: as many as a float can hold.
_BITS = 1024
_CONTROL = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069"
    r"\ud800-\udfff\ufeff\ufff9-\ufffb\ufffe\uffff\U000e0000-\U000e007f]"
)


def is_bounded(value: Any, longest: int) -> bool:
    """Tell whether a value is no larger and no deeper than anybody means it.

    Counted without recursion: what came over the wire may be nested at will.
    """
    left, open_parts, depth = longest, [value], 0
    while open_parts:
        depth += 1
        if depth > DEEPEST or any(map(_is_huge, open_parts)):
            return False
        inner: list[Any] = []
        for part in open_parts:
            left -= len(part) if isinstance(part, str | list | tuple | Mapping) else 1
            if left < 0:
                return False
            if isinstance(part, Mapping):
                inner += [*part.keys(), *part.values()]
            elif isinstance(part, list | tuple):
                inner += part
        open_parts = inner
    return True


def _is_huge(part: Any) -> bool:
    return isinstance(part, int) and part.bit_length() > _BITS


def clean(value: Any) -> Any:
    """Take what nobody can see out of every text; a value is bounded by now."""
    match value:
        case str():
            return _CONTROL.sub("", value).strip()
        case Mapping():
            return {clean(key): clean(part) for key, part in value.items()}
        case list() | tuple():
            return [clean(part) for part in value]
        case _:
            return value
