"""Gives a predicate without a subject the subject that was told of right before; pure.

"No, is afraid of ghosts": where words have no spaces nobody need be named twice.
"""

from typing import Final

from ...lang.keywords import base_language
from ..patterns import EDGE, LONGEST, match
from ..words.restating_words import HESITATIONS
from .matters import is_kin
from .particles import Clause, is_alike_value, is_cut, told

_MOST_STEPS: Final = 4
# What somebody is good at, and that they are.
_HELD: Final = 2


def predicate_alone(text: str, language: str) -> str:
    """Return what "no, is afraid of ghosts" tells, '' where nothing is corrected."""
    words = HESITATIONS.get(base_language(language))
    if words is None or not is_cut(language) or len(text) > LONGEST:
        return ""
    rest = text.strip(EDGE)
    for _ in range(_MOST_STEPS):
        found = match(rf"(?:{words.before})", rest)
        if found is None:
            break
        rest = rest[found.end() :].strip(EDGE)
    return "" if rest == text.strip(EDGE) else rest


def with_predicate(earlier: str, predicate: str, language: str) -> str:
    """Return what was told with another value in its predicate; '' for another deed."""
    before = told(earlier, language)
    if before is None or not before.topic:
        return ""
    if not before.verb and len(before.parts) < _HELD:
        # "His room is on the second floor" is told by its value alone.
        return ""
    text = earlier[: before.behind] + predicate
    after = told(text, language)
    if after is None or after.topic != before.topic:
        return ""
    return text if _is_told_anew(before, after, language) else ""


def _is_told_anew(before: Clause, after: Clause, language: str) -> bool:
    """Tell whether two clauses do the same, with one other value."""
    marks = [[part.mark for part in one.parts] for one in (before, after)]
    if marks[0] != marks[1] or not is_kin(before.verb, after.verb, language):
        return False
    other = [
        pair
        for pair in zip(before.parts, after.parts, strict=True)
        if pair[0].text != pair[1].text
    ]
    return len(other) == 1 and is_alike_value(
        other[0][0].text, other[0][1].text, language
    )
