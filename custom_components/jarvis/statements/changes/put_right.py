"""Whether a sentence is no more than another value for the one before it; pure."""

import re
from typing import Final

from ...lang.keywords import words
from ..patterns import EDGE, LONGEST, full
from ..phrases import PHRASES, Phrases
from ..pieces import FIGURES, pieces_of
from ..topics.other_part import adds
from ..unspaced_text.particles import is_cut, told as told_of
from ..words.matter_words import IDLE
from .cues import after_cues

# So many words that were not told before may be the value.
_VALUE: Final = 3
_FIRST: Final = re.compile(r"^[^\W\d]{1,4}[,.…]*\s+")


def only_puts_right(text: str, before: str, language: str) -> bool:
    """Tell "no, three ninety he said" from what tells of something else."""
    phrases = PHRASES.get(language)
    if phrases is None or len(text) > LONGEST:
        return False
    rest = _corrected(text.strip(EDGE), phrases)
    if not rest or adds(rest):
        return False
    if is_cut(language):
        clause = told_of(rest, language)
        return clause is None or not clause.topic
    told = pieces_of(rest, language)
    if told is None:
        return False
    known = set(words(before))
    new = [
        one
        for one in told.all
        if one.tells
        and one.role not in FIGURES
        and not full(IDLE.get(language, "(?!)"), " ".join(words(one.text)))
        and known.isdisjoint(words(one.text))
    ]
    first = next((one for one in told.all if one.tells), None)
    # "No, Ben brings the cake": somebody does something else.
    does = first is not None and first.named and any(one is not first for one in new)
    return len(new) <= _VALUE and not does


def _corrected(text: str, phrases: Phrases) -> str:
    """Return what follows "hm, no, …"; '' where nothing is taken back."""
    for said in (text, _FIRST.sub("", text)):
        rest = after_cues(said, phrases)
        if rest != said:
            return rest
    return ""
