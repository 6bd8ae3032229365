"""Tells a value alone from what somebody says by the way: "no, at nine", "oh, I see".

Pure. What stands for a value is formed like it: a name for a name, a figure for one.
"""

from typing import Final

from ...lang.keywords import base_language
from ..patterns import full, search
from ..phrases import PHRASES, Phrases
from ..pieces import FIGURES, pieces_of
from ..reading import plain_value
from ..shapes import SHAPES
from ..stating import is_statement
from ..words.restating_words import HESITATIONS
from .cases import case_of
from .placing import says_deed
from .replacement import Replacement

_BRIEF: Final = 40
# For whom, with what or from where: behind it more is told than a value.
_APART: Final = frozenset({"to", "what", "from"})


def bare_value(rest: str, phrases: Phrases) -> Replacement | None:
    """Return what follows "no, …" as a value alone; None for anything else."""
    around = HESITATIONS.get(phrases.code)
    idle = around is not None and full(around.by_the_way, rest)
    if not rest or idle or full(phrases.skip, rest) or len(rest) > _BRIEF:
        return None
    if is_statement(rest, phrases) or is_remark(rest, phrases.code):
        return None
    return Replacement(value=plain_value(rest, phrases), bare=True)


def is_remark(text: str, code: str) -> bool:
    """Tell what somebody says of the moment, or wants done, and is no value."""
    shape, phrases, told = SHAPES.get(code), PHRASES.get(code), pieces_of(text, code)
    if shape is None or phrases is None or told is None:
        return False
    small = [one.word.text for one in told.all if not one.word.capital]
    if any(full(shape.speaks, one) for one in small) or says_deed(text, code):
        return True
    if not phrases.verb_last:
        return search(phrases.negation, text) is not None
    led = [one.word.text for one in told.all[:-1] if one.word.text[:1].isalpha()]
    return any(case_of(one, shape) in _APART or full(shape.before, one) for one in led)


def may_stand_for(value: str, old: str, language: str) -> bool:
    """Tell whether a bare value is formed like the one in whose place it is put."""
    code = base_language(language)
    told, known = pieces_of(value, code), pieces_of(old, code)
    if code not in SHAPES or told is None or known is None:
        return True
    figured = [any(one.role in FIGURES for one in run.all) for run in (known, told)]
    named = [any(one.word.capital for one in run.all) for run in (known, told)]
    if figured[0] != figured[1]:
        return figured[1]
    return figured[0] or named[1] or not named[0]
