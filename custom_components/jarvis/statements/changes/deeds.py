"""Tells whether two statements are of two deeds, by how verbs end; pure."""

from collections.abc import Sequence
import re
from typing import Final

from ..patterns import full, search
from ..pieces import Piece, Pieces, akin, is_person
from ..shapes import SHAPES
from .frames import denies_first
from .heads import clauses_about, said_about
from .placing import acts

# How verbs end where they come last: "etti", "etmi\u015f", "ediyor".
_TENSE: Final = re.compile(
    "(?:[\u0131iu\u00fc]?yor|m[\u0131iu\u00fc]\u015f|[dt][\u0131iu\u00fc]|[ae]c[ae](?:k|\u011f))"
    "(?:[\u0131iu\u00fc]?[mz]|k|l[ae]r)?$"
)

type _Run = Sequence[Piece]


def do_apart(before: Pieces, after: Pieces) -> bool:
    """Tell whether something else is done in a later statement, which changes nothing.

    That something stands or lies somewhere is one deed.
    """
    phrases = after.phrases
    if phrases.code not in SHAPES or any(
        search(one, said_about(after, before)) for one in _over(before, after)
    ):
        return False
    did = [one for one in before.all if acts(one, before)]
    about = clauses_about(after, before)
    does = [one for one in after.all if one.clause in about and acts(one, after)]
    turns = [one for one in does if one.role == "turn"]
    stays = any(full(phrases.states, one.word.text) for one in did)
    moved = stays and not all(_is_light(one, after) for one in turns)
    if not did or not does or moved or (turns and denies_first(after)):
        return False
    if all(full(phrases.states, one.word.text) for one in (*did, *does)):
        return False
    return not any(
        akin(one, did) or akin(did[0], [one]) or _are_one_deed(one, did) for one in does
    )


def _over(before: Pieces, after: Pieces) -> tuple[str, ...]:
    """Return the words by which what an earlier statement tells may be over.

    Who was given a watch teaches what they taught.
    """
    phrases = after.phrases
    shared = [one for one in after.told() if akin(one, before.told())]
    of_it = any(not (one.named or is_person(one, phrases.code)) for one in shared)
    ends = (phrases.ends, phrases.gives_up) if of_it else ()
    return (phrases.moves, *ends)


def _are_one_deed(one: Piece, others: _Run) -> bool:
    """Tell a verb that stands among others in another tense, or as heard of."""
    return any(_deed(one) == _deed(other) for other in others)


def _deed(one: Piece) -> str:
    """Return a verb without its tense and person, as far as they show."""
    stem = _TENSE.sub("", one.text)
    return stem[:-1] + "t" if stem.endswith("d") else stem


def _is_light(one: Piece, told: Pieces) -> bool:
    """Tell a verb that may tell of a change, or of no more than a wish: "wants"."""
    return full(told.shifts.light, one.word.text) is not None
