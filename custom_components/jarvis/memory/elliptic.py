"""Reads what was said as a fact whose value "sorry, by the fountain" replaces; pure.

Most of what is told is kept as it was said, not as a fact. A correction that names
nothing but a value means the value of its kind in the words right before.
"""

from dataclasses import replace
import re
from typing import Final

from ..lang.keywords import base_language
from .base import Branch, Memory
from .patterns import EDGE
from .phrases import PHRASES
from .phrases.table import Phrases
from .revising import claimed
from .slots import kind_of, value_kind

_WORD: Final = re.compile(r"\S+")


def as_answered(row: Memory, value: str) -> Memory | None:
    """Return a row of the diary as a fact with a value of a kind; None for none."""
    phrases = PHRASES.get(base_language(row.language))
    if phrases is None:
        return None
    kind = value_kind(value, phrases)
    for fact in claimed(row):
        if (kind_of(fact.slot) or value_kind(fact.value, phrases)) == kind:
            return fact
    held = _alike(row.text, kind, phrases) if kind else ""
    if not held:
        return None
    return replace(row, text=row.text.strip(EDGE), value=held, branch=Branch.WORLD)


def _alike(text: str, kind: str, phrases: Phrases) -> str:
    """Return the last words of a statement that are of a kind, '' for none."""
    words = [found.span() for found in _WORD.finditer(text)]
    for start, end in reversed(words):
        last = end if phrases.verb_last else len(text)
        told = text[start:last].strip(EDGE)
        if value_kind(told, phrases) == kind:
            return told
    return ""
