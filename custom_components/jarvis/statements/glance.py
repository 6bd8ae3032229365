"""Looks at a statement without cutting it; pure.

Most of what lies near a new statement has nothing to do with it: that shall be seen
before it is read.
"""

from functools import lru_cache
import re
from typing import TYPE_CHECKING, Final

from .asides import heart
from .patterns import full, search
from .phrases import PHRASES
from .sightings import is_marked, without_names
from .spoken import words_of
from .words.shift_words import SHIFTS

if TYPE_CHECKING:
    from .pieces import Pieces

# So many words an earlier statement may have beside its value and what is shared.
_MOST: Final = 3
# Words that begin alike may be one word.
_HEAD: Final = 5
_DIGIT = re.compile(r"\d")


def has_change(text: str, code: str) -> bool:
    """Tell whether a statement has a word of change in it."""
    shifts = SHIFTS.get(code)
    plain = without_names(text, code) if code in PHRASES else text
    marks = shifts is not None and search(shifts.marks, plain) is not None
    return marks or (code in PHRASES and is_marked(text, code))


def may_be_of_one(earlier: str, after: Pieces) -> bool:
    """Tell whether a statement may be of what a later one tells.

    Where nothing is said to be otherwise, nothing may be missing but a value, a verb.
    """
    if _may_turn(after):
        return True
    mine = frozenset(root for one in after.all for root in one.word.roots)
    heads = frozenset(one.text[:_HEAD] for one in after.all)
    code = after.phrases.code
    missing = clause = 0
    placed = False
    for word in words_of(heart(earlier, PHRASES[code]), code):
        placed = placed and word.clause == clause
        clause = word.clause
        placed = placed or _is_placing(word.text, code)
        there = word.roots & mine or word.text.casefold()[:_HEAD] in heads
        if word.roots and not there and not placed:
            missing += _may_tell(word.text, code)
    return missing <= _MOST


def _may_turn(told: Pieces) -> bool:
    """Tell whether anything in it may say that something is not as it was."""
    ends = (told.shifts.over, told.shifts.steps_back, told.phrases.contrast)
    return (
        told.marked or bool(told.turns()) or any(search(one, told.text) for one in ends)
    )


@lru_cache(maxsize=4096)
def _is_placing(word: str, code: str) -> bool:
    """Tell a word that opens a place, or is written as one."""
    return any(full(one, word) for one in (SHIFTS[code].into, PHRASES[code].place))


@lru_cache(maxsize=4096)
def _may_tell(word: str, code: str) -> bool:
    """Tell a word that is no figure and says more than small ones do."""
    shifts, phrases = SHIFTS[code], PHRASES[code]
    small = (shifts.light, shifts.turns, phrases.states, shifts.amounts, shifts.noon)
    return _DIGIT.search(word) is None and not any(full(one, word) for one in small)
