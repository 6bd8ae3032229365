"""Tells who only thanks, praises or wonders: nothing is wished by that."""

import re
from typing import Final

from ...lang.tables import texts
from .patterns import Tables, plain_text

PHATIC: Final = texts("phatic", "phatic")


# So short is all that is only said to be kind.
_LONGEST: Final = 120
_BETWEEN: Final = re.compile(r"[,;.!\u2026\u3001\u3002\uff01]+")
_PATTERNS: Final = Tables(
    PHATIC, lambda one: re.compile(rf"(?:{one})(?: (?:{one}))?", re.IGNORECASE)
)


def is_phatic(text: str, language: str) -> bool:
    """Tell whether nothing but thanks, praise and sounds of wonder is in a text."""
    pattern = _PATTERNS.of(language)
    if pattern is None or len(text) > _LONGEST:
        return False
    parts = [one for one in _BETWEEN.split(text) if one]
    plain = [plain_text(one) for one in parts]
    said = [one for one in plain if one]
    return bool(said) and all(pattern.fullmatch(one) for one in said)
