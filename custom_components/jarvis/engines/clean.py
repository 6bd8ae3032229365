"""Text that any server, log and speech engine can take.

NUL and lone surrogates break JSON encoders, databases and C libraries. They are
taken out of everything that goes to a model and everything that comes back.
"""

from collections.abc import Mapping
import math
import re
from typing import Any

_UNSAFE = re.compile("[\x00\ud800-\udfff]")
_HIGH = re.compile("[\ud800-\udbff]$")


def clean(text: str) -> str:
    """Drop NUL, join surrogate pairs, replace lone surrogates by U+FFFD."""
    if _UNSAFE.search(text) is None:
        return text
    joined = text.replace("\x00", "").encode("utf-16-le", "surrogatepass")
    return joined.decode("utf-16-le", "replace")


def clean_json(value: Any) -> Any:
    """Return the value with clean texts and nothing that JSON cannot say.

    NaN and infinities become null, unknown types their text.
    """
    match value:
        case None | bool() | int():
            return value
        case str():
            return clean(value)
        case float():
            return value if math.isfinite(value) else None
        case Mapping():
            return {clean(str(key)): clean_json(item) for key, item in value.items()}
        case list() | tuple() | set() | frozenset():
            return [clean_json(item) for item in value]
        case _:
            return clean(str(value))


class Cleaner:
    """Cleans a text that comes in pieces, where a pair may be cut in two."""

    __slots__ = ("_held",)

    def __init__(self) -> None:
        """Start with nothing held back."""
        self._held = ""

    def feed(self, piece: str) -> str:
        """Take a piece, give what is certain; half a pair waits for the next."""
        text, self._held = self._held + piece.replace("\x00", ""), ""
        if _HIGH.search(text):
            text, self._held = text[:-1], text[-1]
        return clean(text)

    def end(self) -> str:
        """Give what was held back."""
        text, self._held = clean(self._held), ""
        return text
