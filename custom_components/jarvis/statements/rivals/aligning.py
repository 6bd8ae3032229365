"""Lays a statement beside an earlier one: is it told otherwise by now; pure.

The general rule, where no pattern decides: what a later statement is about stands in
the earlier one, both tell a value of one kind, and the values differ. A word of change
anywhere lowers what is asked for; what people have several of needs one.
"""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ...lang.keywords import base_language
from ..changes.cases import are_of_one_case, is_cased
from ..changes.frames import is_told_anew
from ..changes.one_head import is_of_one_head
from ..changes.updates import only_moves
from ..glance import may_be_of_one
from ..patterns import compiled, search
from ..pieces import (
    CLOCK,
    DAY,
    FIGURES,
    NUMBER,
    Piece,
    Pieces,
    akin,
    figures,
    figures_in,
    is_person,
    pieces_of,
)
from ..reading import is_passing
from ..sentences import is_only_asking
from ..slots import is_shared
from ..stating import is_beside, names_nothing, say_otherwise
from ..unspaced_text.aligning_unspaced import is_anew
from ..unspaced_text.particles import is_cut
from ..wording import roots
from .bearers import COPULAS
from .doers import is_done_by_another
from .no_more import is_no_more
from .opposites import are_opposed
from .overriding import is_apart, is_told_over, without_strangers
from .recast import is_no_value, is_recast, is_reset
from .speaking_of import (
    about_in,
    does,
    goes_there,
    is_not_so,
    is_of_another_thing,
    is_of_else,
    is_only_who,
    is_part,
    matters_in,
    topic_of,
)
from .units import has_other_unit, is_unit, measures

if TYPE_CHECKING:
    from ...memory.base import Memory

_PLACE: Final = "place"
_NAME: Final = "name"
_MOST: Final = 3
_PAIR: Final = 2


class Verdict(IntEnum):
    """How sure it is that a later statement takes an earlier one's place.

    `LIKELY`: if it may mean no other one.
    """

    NO = 0
    LIKELY = 1
    SURE = 2


def meant(pairs: Iterable[tuple[Memory, ...]]) -> set[tuple[int, int]]:
    """Return which later statements surely take which earlier ones' places, by ids.

    What is only likely counts where it can mean nothing else.
    """
    sure: set[tuple[int, int]] = set()
    likely: dict[int, list[Memory]] = {}
    for earlier, later in without_strangers(pairs):
        if is_cut(earlier.language):
            sure |= {(earlier.id, later.id)} if is_anew(earlier, later) else set()
            continue
        verdict = aligned(earlier, later)
        if verdict and is_apart(earlier, later):
            continue
        if verdict is Verdict.SURE:
            sure.add((earlier.id, later.id))
        elif verdict is Verdict.LIKELY:
            likely.setdefault(later.id, []).append(earlier)
    for later_id, found in likely.items():
        if any(one == later_id for _, one in sure) or not _are_one(found):
            continue
        sure |= {(one.id, later_id) for one in found}
    return sure


def _are_one(found: Sequence[Memory]) -> bool:
    """Tell whether statements are one, told in a few ways."""
    longest = max(found, key=lambda one: len(one.text))
    told = set(roots(longest.text, longest.language))
    return all(set(roots(one.text, one.language)) <= told for one in found)


def aligned(earlier: Memory, later: Memory) -> Verdict:
    """Tell whether a later statement says otherwise what an earlier one told."""
    code = base_language(earlier.language)
    after = pieces_of(later.text, code)
    if after is None or not may_be_of_one(earlier.text, after):
        return Verdict.NO
    before = pieces_of(earlier.text, code)
    if before is None or _is_out(earlier, later, before, after):
        return Verdict.NO
    if not any(akin(one, before.all) for one in after.told()):
        return Verdict.NO
    judges = (is_told_anew, is_of_one_head, is_recast, is_reset, is_no_more)
    if is_told_over(earlier, later) or any(one(before, after) for one in judges):
        return Verdict.SURE
    found = max(_figured(before, after, kind) for kind in FIGURES)
    if found is not Verdict.NO or is_shared(earlier.slot):
        return found
    return _placed(before, after) or _renamed(before, after)


def _is_out(earlier: Memory, later: Memory, before: Pieces, after: Pieces) -> bool:
    phrases = after.phrases
    if is_done_by_another(earlier, later):
        return False
    adds = _adds(before, after) or _adds(after, before)
    idle = names_nothing(after) or is_passing(after.text, phrases)
    if idle or adds or _says_so(before, after) or search(phrases.briefly, after.text):
        return True
    known, told = before.numbered(), after.numbered()
    other = is_of_another_thing(before, after) or _is_of_other(before, after)
    other = other or bool(known and told and known.isdisjoint(told))
    if other or any(_is_asking(one.text, one.language) for one in (earlier, later)):
        return True
    mine = [
        frozenset(root for piece in one.all for root in piece.word.roots)
        for one in (before, after)
    ]
    if are_opposed(mine[0], mine[1], earlier.language):
        return True
    own = any(search(phrases.own, one.text) for one in (before, after))
    return own and earlier.source.speaker != later.source.speaker


def _says_so(before: Pieces, after: Pieces) -> bool:
    """Tell what gives the figures that a later statement sets against what is not so.

    "Her visit is on the 26th, not on the 2nd" leaves his alone, which is on the 26th.
    """
    denied = [one for one in range(after.clauses) if is_not_so(after, one)]
    held = [one for one in after.all if one.clause not in denied]
    return any(
        figures(before.all, kind) == figures(held, kind) != set()
        and figures(after.all, kind) > figures(held, kind)
        for kind in FIGURES
    )


_is_asking = lru_cache(maxsize=256)(is_only_asking)


def _is_of_other(before: Pieces, after: Pieces) -> bool:
    """Tell whether it was told of somebody's who is not named any more.

    Or of where somebody lives, which where they are does not change.
    """
    code = before.phrases.code
    if any(is_person(one, code) and not akin(one, after.all) for one in before.told()):
        return True
    living = before.phrases.living
    if not search(living, before.text) or search(living, after.text):
        return False
    # In hospital somebody does not live.
    town = any(one.placed and one.named for one in before.all)
    there = [one for one in after.all if one.placed and one.named]
    return town and (not there or goes_there(after))


def _adds(told: Pieces, other: Pieces) -> bool:
    """Tell "another one", but not "every other Monday" or "second floor, not third"."""
    for found in compiled(told.phrases.more).finditer(told.text):
        behind = [one for one in told.all if one.word.start >= found.end()]
        at = [one for one in told.all if one.word.end == found.end()]
        counted = bool(figures(at, NUMBER) and figures(other.all, NUMBER))
        if not (counted or (behind and behind[0].role in FIGURES)):
            return True
    return False


def _turned(before: Pieces, after: Pieces) -> bool:
    """Tell whether a later statement has a verb of change that is new in it."""
    return any(not akin(one, before.turns()) for one in after.turns())


def _marked(before: Pieces, after: Pieces) -> bool:
    return after.marked or _turned(before, after)


# -- times, numbers --------------------------------------------------------------


def _figured(before: Pieces, after: Pieces, kind: str) -> Verdict:
    """Judge by the times or numbers that both tell."""
    known, told = figures(before.all, kind), figures(after.all, kind)
    if len(known) > 1 and len(told) > 1 and known.isdisjoint(told):
        # "Shelf 5 holds box 7": nothing of it is told anew.
        return Verdict.NO
    like = {CLOCK: (CLOCK, NUMBER), NUMBER: (NUMBER, CLOCK)}.get(kind, (kind,))
    if kind == NUMBER and any(":" in one for one in figures(after.all, CLOCK)):
        # "7:25" is no number of anything.
        like = (NUMBER,)
    clause = _clause_with(after, like, figures_in(before, like))
    if not known or clause < 0 or known <= figures_in(after, like):
        return Verdict.NO
    other = kind == NUMBER and has_other_unit(before, after, clause)
    about = topic_of(after, clause, before, like) or ()
    # "No, 950 euros" is about no money in particular.
    if other or is_not_so(after, clause) or all(is_unit(after, p) for p in about):
        return Verdict.NO
    missing = [
        one
        for one in before.told()
        if not one.verb and not akin(one, after.all) and not is_unit(before, one)
    ]
    if _tells_beside(before, after, like):
        return Verdict.NO
    marked = _marked(before, after)
    if missing:
        return Verdict(marked and not say_otherwise(before, after))
    several = kind == DAY or search(before.shifts.many, before.text) is not None
    return Verdict.SURE if marked or not several else Verdict.NO


def _tells_beside(before: Pieces, after: Pieces, kinds: Sequence[str]) -> bool:
    """Tell whether an earlier statement holds more than a later one is about.

    "Is called Gwen and comes at eight" still tells a name when she comes at nine.
    """
    timed = {one.clause for one in before.all if one.role in kinds}
    return any(
        one.clause not in timed
        and (one.tells or one.role in FIGURES)
        and not akin(one, after.all)
        for one in before.all
    )


def _clause_with(after: Pieces, kinds: Sequence[str], told: frozenset[str]) -> int:
    """Return the last clause that names a new value of a kind; -1 for none."""
    return max(
        (
            clause
            for clause in range(after.clauses)
            for kind in kinds
            if figures(after.of(clause), kind) - told
        ),
        default=-1,
    )


# -- places, names ---------------------------------------------------------------


def _placed(before: Pieces, after: Pieces) -> Verdict:
    """Judge by where both tell something to be."""
    old = [one for one in before.all if one.placed]
    new = [one for one in after.all if one.placed and not measures(after, one)]
    new = [one for one in new if not akin(one, before.all)]
    gone = [one for one in old if not akin(one, after.all)]
    if not new or not gone or is_of_else(before, after):
        return Verdict.NO
    clause = max(one.clause for one in new)
    if is_not_so(after, clause):
        return Verdict.NO
    value = _whole(after, clause, before)
    said = _topic_beside(after, clause, value, before)
    if said is None or _has_new_figures(before, after):
        return Verdict.NO
    topic = [one for one in before.told() if not one.placed]
    verbs = [one for one in topic if one.verb and not akin(one, after.all)]
    missing = [one for one in topic if not one.verb and not akin(one, after.all)]
    alike = any(akin(one, old) for one in value)
    sure = _marked(before, after)
    if missing or (verbs and not alike):
        likely = sure and not (missing and (verbs or after.phrases.verb_last))
        likely = likely and not is_only_who(said, after, missing)
        likely = likely and not only_moves(before.text, after.text, after.phrases)
        return Verdict.LIKELY if likely else Verdict.NO
    several = search(before.shifts.many, before.text) or all(x.verb for x in said)
    return Verdict.SURE if sure or not several else Verdict.NO


def _whole(after: Pieces, clause: int, before: Pieces) -> list[Piece]:
    """Return a place with what stands before it and belongs to it alone."""
    words = after.of(clause)
    value = {at for at, one in enumerate(words) if one.placed}
    if after.phrases.verb_last:
        for at in sorted(value, reverse=True):
            first = at
            while (
                first
                and words[first - 1].tells
                and not akin(words[first - 1], before.all)
                and not is_person(words[first - 1], before.phrases.code)
            ):
                first -= 1
            value |= set(range(first, at))
    return [words[at] for at in sorted(value)]


def _topic_beside(
    after: Pieces, clause: int, value: Sequence[Piece], before: Pieces
) -> list[Piece] | None:
    """Return what a clause is about beside a value in it; None for something else."""
    nouns = [after.shifts.nouns_of(_PLACE), after.shifts.nouns_of(_NAME)]
    said = [one for one in about_in(after, clause, nouns, before) if one not in value]
    if not said or after.opens_with_pronoun(clause):
        for other in range(clause):
            said = [*about_in(after, other, nouns, before), *said]
    if not said or not all(akin(one, before.all) for one in said):
        return None
    return said


def _has_new_figures(before: Pieces, after: Pieces) -> bool:
    """Tell a statement of a time that the earlier one was not told of."""
    return not _marked(before, after) and not figures_in(after, FIGURES) <= figures_in(
        before, FIGURES
    )


def _renamed(before: Pieces, after: Pieces) -> Verdict:
    """Judge where nothing differs but one piece of either, and a change is told."""
    old = [one for one in before.told() if not akin(one, after.all)]
    new = [one for one in after.told() if not akin(one, before.all)]
    values = [one for one in old if not one.verb] or old
    if not _marked(before, after) or not _may_rename(before, after, values, new):
        return Verdict.NO
    if does(before, values) and does(after, new):
        # "The porch has a slate floor" tells nothing of the attic.
        return Verdict.NO
    shared = [one for one in after.told() if akin(one, before.all)]
    verbs = [one for one in old if one.verb and one not in values]
    if verbs or matters_in(shared, after) < _PAIR:
        living = search(after.phrases.living, after.text) is not None
        # Of Petra is told what she does, not what is lent to her.
        first = akin(after.told()[0], before.told()[:1]) and not is_cased(
            after.told()[0].text, before.told()[0].text, after.phrases.code
        )
        likely = first and not living and _turned(before, after)
        # Who gives up sugar weighs what they weighed.
        likely = likely and not figures_in(before, FIGURES)
        return Verdict.LIKELY if likely else Verdict.NO
    return Verdict.SURE


def _may_rename(
    before: Pieces, after: Pieces, old: Sequence[Piece], new: Sequence[Piece]
) -> bool:
    """Tell whether what differs may be one value and another one of the like."""
    if not old or not new or max(len(old), len(new)) > _MOST:
        return False
    beside = is_beside(before, after) and not _turned(before, after)
    if beside or is_no_value(before, after, old):
        return False
    if not _is_one(before, old) or not _is_one(after, new):
        return False
    cased = not before.phrases.verbs_open
    if len(
        {one.placed for one in (*old, *new) if not (cased and one.named)}
    ) > 1 or not (
        are_of_one_case(old[-1].word.text, new[-1].word.text, after.phrases.code)
    ):
        return False
    clause = new[-1].clause
    goes_on = after.opens_with_pronoun(clause) or any(
        akin(one, before.all) for one in after.of(clause) if one.tells
    )
    other = any(figures(after.all, one) - figures(before.all, one) for one in FIGURES)
    if not goes_on or other or is_not_so(after, clause) or is_part(before, old[0]):
        return False
    named = any(one.named for one in old), any(one.named for one in new)
    return not cased or named[0] == named[1]


def _is_one(told: Pieces, words: Sequence[Piece]) -> bool:
    """Tell words that stand together with nothing told between them."""
    at = [told.all.index(one) for one in words]
    between = [one for one in told.all[at[0] : at[-1]] if one not in words]
    being = COPULAS.get(told.phrases.code, frozenset())
    joined = not any(one.tells or one.text in being for one in between)
    return joined and len({one.clause for one in words}) == 1
