"""Leaves out that somebody waves off what was before: "never mind, delete that one".

Such words name nothing; what stands behind them is the whole wish. Alone they are one.
"""

from functools import lru_cache
import re
from typing import Final

from ...lang.keywords import base_language
from ...lang.responses import words_of

WAVING: Final = words_of("waving", "waving")

# What may lead on behind it.
_LEADS: Final = r"[,;.!]+ (?:(?:and|just|und|et|y|e|en) )?"


def without_waving(text: str, language: str) -> str:
    """Give what is wished behind "never mind, …"; the text itself where none is."""
    pattern = _pattern(base_language(language))
    plain = text.strip().replace("\u2019", "'")
    found = pattern.match(plain) if pattern is not None else None
    rest = plain[found.end() :].strip() if found is not None else ""
    return rest or text


@lru_cache(maxsize=16)
def _pattern(code: str) -> re.Pattern[str] | None:
    words = WAVING.get(code)
    return None if words is None else re.compile(f"{words}{_LEADS}", re.IGNORECASE)
