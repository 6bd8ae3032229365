"""Cuts what was said into sentences, and tells questions from statements; pure."""

from collections.abc import Iterator
import re
from typing import Final

from ..lang.keywords import base_language
from .patterns import EDGE, LONGEST, full, search
from .phrases import PHRASES
from .phrases.table import Phrases

# The wide forms of ! and ? end sentences too.
_SENTENCE = re.compile(
    "[^.!?\u3002\uff01\uff1f\n]+(?:[.!](?=\\S)[^.!?\u3002\uff01\uff1f\n]+)*"
    "[.!?\u3002\uff01\uff1f]*"
)
_MOST: Final = 20


def sentences(text: str, phrases: Phrases) -> Iterator[str]:
    """Yield the sentences of a text, at most twenty."""
    pending = ""
    for number, found in enumerate(_SENTENCE.finditer(text)):
        if number >= _MOST:
            return
        pending += found[0]
        # "on 3. May" and "Dr. Who" go on behind the full stop.
        if not search(phrases.dotted, pending) or found.end() == len(text):
            if sentence := pending.strip(" \t;"):
                yield sentence
            pending = ""


def is_only_asking(text: str, language: str) -> bool:
    """Tell whether every sentence is a question or a supposition."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None:
        return text.rstrip().endswith(("?", "\uff1f", "\u061f"))
    cut = list(sentences(text, phrases))
    return (
        bool(cut)
        and all(
            full(phrases.skip, sentence[:LONGEST])
            # "Let's say 4500" tells.
            and full(phrases.instead, sentence[:LONGEST].strip(EDGE)) is None
            for sentence in cut
        )
    )
