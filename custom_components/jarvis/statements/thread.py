"""Tells "the, um, what was it", which names nothing, from what can be kept; pure."""

import re
from typing import Final

from ..lang.tables import texts
from .patterns import EDGE, full
from .wording import roots

# A piece between pauses that tells nothing: a sound, a small word, a search for words.
LOST: Final = texts("thread", "lost")


_PAUSES: Final = re.compile(r"[,;.:!?\u2026\u2013\u2014\u3001\u3002\uff01\uff1f]|\s-\s")


def is_lost(said: str, code: str) -> bool:
    """Tell what holds nothing but small words and the search for others."""
    if not roots(said, code):
        return True
    lost = LOST.get(code)
    if lost is None:
        return False
    pieces = (one.strip(EDGE) for one in _PAUSES.split(said))
    return all(full(lost, one) is not None for one in pieces if one)
