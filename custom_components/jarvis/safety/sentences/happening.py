"""Tells a question about what came about from one about how things are."""

import re
from typing import Final

from ..words.happening import HAPPENING
from .patterns import Tables, plain_text

# Longer texts are stories.
_LONGEST: Final = 400
_TABLES: Final = Tables(HAPPENING, lambda words: re.compile(words, re.IGNORECASE))


def asks_what_happened(text: str, language: str) -> bool:
    """Tell whether a text asks when, by whom, or whether something was done."""
    table, plain = _TABLES.of(language), plain_text(text)
    if table is None or len(plain) > _LONGEST:
        return False
    return table.search(plain.rstrip(" ?!.")) is not None
