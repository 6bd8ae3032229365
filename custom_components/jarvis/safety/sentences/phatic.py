"""Tells who only thanks, praises or wonders: nothing is wished by that."""

from functools import lru_cache
import re
from typing import Final

from ..claims import language_code
from ..words.phatic import PHATIC

# So short is all that is only said to be kind.
_LONGEST: Final = 120
_BETWEEN: Final = re.compile(r"[,;.!\u2026\u3001\u3002\uff01]+")


def is_phatic(text: str, language: str) -> bool:
    """Tell whether nothing but thanks, praise and sounds of wonder is in a text."""
    pattern = _pattern(language_code(language))
    if pattern is None or len(text) > _LONGEST:
        return False
    parts = [one for one in _BETWEEN.split(text) if one]
    plain = [" ".join(one.replace("\u2019", "'").split()) for one in parts]
    said = [one for one in plain if one]
    return bool(said) and all(pattern.fullmatch(one) for one in said)


@lru_cache(maxsize=16)
def _pattern(code: str) -> re.Pattern[str] | None:
    if (words := PHATIC.get(code)) is None:
        return None
    return re.compile(rf"(?:{words})(?: (?:{words}))?", re.IGNORECASE)
