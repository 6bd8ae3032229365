"""Tells of two statements whether the later one says that it is so no more; pure.

It denies what was told and nothing else, or tells that another one does it now:
"Ada is on leave, Ben looks after the twins".
"""

from collections.abc import Sequence
from typing import Final

from ..patterns import compiled, search
from ..pieces import FIGURES, Piece, Pieces, akin, figures_in, is_person
from .doers import is_of_another

_PAIR: Final = 2


def is_no_more(before: Pieces, after: Pieces) -> bool:
    """Tell whether an earlier statement is denied, or is another one's by now."""
    if _is_handed_over(before, after):
        return True
    return not is_of_another(before.text, after.text, before.phrases.code) and (
        _is_denied(before, after)
        or _is_named_as_not(before, after)
        or _is_instead(before, after)
        or _is_left(before, after)
    )


def _is_denied(before: Pieces, after: Pieces) -> bool:
    """Tell whether a clause says of nothing else that it is not so."""
    if search(before.shifts.over, before.text):
        return False
    for clause in range(after.clauses):
        words = after.of(clause)
        if not search(after.shifts.over, after.said_in(clause)):
            continue
        over = _within(after, after.shifts.over)
        told = [
            one
            for one in words
            if (one.tells or one.role in FIGURES) and one not in over
        ]
        shared = [one for one in told if akin(one, before.all)]
        if len(shared) < _PAIR or len(shared) < len(told):
            continue
        left = [
            one
            for one in before.told()
            if not one.verb and not akin(one, words) and not one.placed
        ]
        value = [one for one in before.all if one.placed]
        named = [one for one in shared if not akin(one, value)]
        if not left or (len(left) == 1 and 0 < len(named) < len(shared)):
            return True
    return False


def _within(told: Pieces, pattern: str) -> list[Piece]:
    """Return the words in what a pattern finds."""
    spans = [
        found.span("o") if "o" in found.groupdict() else found.span()
        for found in compiled(pattern).finditer(told.text)
    ]
    return [
        one
        for one in told.all
        if any(first < one.word.end and one.word.start < last for first, last in spans)
    ]


def _is_named_as_not(before: Pieces, after: Pieces) -> bool:
    """Tell whether all that is told is of the earlier one, but for what is denied."""
    denied = [one for one in _within(after, after.phrases.contrast) if one.tells]
    gone = [one for one in denied if akin(one, before.all)]
    rest = [one for one in after.told() if one not in denied]
    return (
        bool(gone)
        and len(rest) >= _PAIR
        and all(akin(one, before.all) for one in rest)
        and figures_in(after, FIGURES) <= figures_in(before, FIGURES)
    )


def _is_instead(before: Pieces, after: Pieces) -> bool:
    """Tell whether nothing is missing of the earlier one but what is denied by name."""
    denied = [
        one
        for one in _within(after, after.phrases.contrast)
        if one.tells or one.role in FIGURES
    ]
    left = [one for one in after.told() if one not in denied]
    code = after.phrases.code
    whose = [one for one in left if is_person(one, code)]
    whose += [one for one in denied if one.tells]
    if not all(akin(one, before.all) for one in whose):
        return False
    return (
        any(akin(one, before.all) for one in denied)
        and any(akin(one, before.all) for one in left)
        and all(akin(one, after.all) for one in before.told() if not one.verb)
        and figures_in(before, FIGURES) <= figures_in(after, FIGURES)
    )


def _is_left(before: Pieces, after: Pieces) -> bool:
    """Tell whether it went from what was told of it to something else."""
    left = _within(after, after.shifts.from_to)
    held = [one for one in left if akin(one, before.all)]
    if not held or not (after.turns() or figures_in(before, FIGURES)):
        return False
    clauses = {one.clause for one in before.all if akin(one, held)}
    told = [one for one in before.told() if one.clause in clauses and not one.verb]
    about = [one for one in told if not akin(one, held)]
    return (
        len(held) == len(left)
        and bool(about)
        and all(akin(one, after.all) for one in about)
    )


def _is_handed_over(before: Pieces, after: Pieces) -> bool:
    """Tell whether one who is named in both does no more what another one does."""
    for clause in range(after.clauses):
        words = after.of(clause)
        # "She left the Saints" hands over nothing of the Saints'.
        names = [one for one in words if one.tells][:1]
        names = [one for one in names if one.named and akin(one, before.told())]
        if not names or not search(after.shifts.steps_back, after.said_in(clause)):
            continue
        mine = [one for one in before.told() if any(akin(n, [one]) for n in names)]
        rest = [one for one in before.told() if one not in mine]
        if not all(akin(one, after.all) for one in rest if not one.verb):
            # Whose doctor else he was is told of nobody.
            continue
        for other in range(after.clauses):
            if other != clause and _takes_over(after.of(other), before, rest, mine):
                return True
    return False


def _takes_over(
    words: Sequence[Piece],
    before: Pieces,
    rest: Sequence[Piece],
    gone: Sequence[Piece],
) -> bool:
    """Tell whether a clause names another one for what somebody did."""
    told = [one for one in words if one.tells]
    fresh = [one for one in told if one.named and not akin(one, before.all)]
    if not fresh or any(akin(one, gone) for one in told):
        return False
    about = [one for one in told if one not in fresh and not one.verb]
    return any(akin(one, rest) for one in [*about, *told] if one not in fresh)
