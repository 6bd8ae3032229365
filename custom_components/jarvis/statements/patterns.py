"""Matches the regular expressions of the phrase tables, each compiled once."""

from functools import lru_cache
import re
from typing import Final

# What stands around a statement and belongs to no word of it.
EDGE: Final = " \t,.;:!-\"'«»„“”「」\u3002\uff01\uff1a\u3001\u2013\u2014"
# Longer sentences are not read for facts.
LONGEST: Final = 400


@lru_cache(maxsize=1024)
def compiled(pattern: str) -> re.Pattern[str]:
    """Compile a pattern of a table; case never counts."""
    return re.compile(pattern, re.IGNORECASE)


def full(pattern: str, text: str) -> re.Match[str] | None:
    """Match a whole text."""
    return compiled(pattern).fullmatch(text)


def match(pattern: str, text: str) -> re.Match[str] | None:
    """Match the beginning of a text."""
    return compiled(pattern).match(text)


def search(pattern: str, text: str) -> re.Match[str] | None:
    """Find the first place that matches."""
    return compiled(pattern).search(text)
