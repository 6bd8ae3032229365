"""Lays two statements one over the other: the same words around another value; pure.

The plainest way to tell something anew is to say it again with another value. Which
words are the value needs no table: it is what differs, in one place, and is formed
alike. Only for languages whose words show by their form what they are there for.
"""

from collections.abc import Sequence
from typing import Final

from ..patterns import full, search
from ..pieces import FIGURES, Piece, Pieces, akin, is_person
from ..shapes import SHAPES, Shape
from ..wording import is_negated
from .cases import are_of_one_case, case_of, is_lead
from .figuring import is_amount
from .placing import acts

_MOST: Final = 4
_PAIR: Final = 2
# Of two forms of a word so much is the same.
_STEM: Final = 4
_MOSTLY: Final = 0.6


def is_told_anew(before: Pieces, after: Pieces, *, anyhow: bool = False) -> bool:
    """Tell whether a later statement is the earlier one with another value in it.

    It says so itself ("no, …", "now"), but for `anyhow`.
    """
    code = before.phrases.code
    marked = anyhow or after.marked or denies_first(after)
    if code not in SHAPES or not marked or is_amount(after):
        return False
    told, anew = _telling(before, after), _telling(after, before)
    over = _over(after, anew)
    if over:
        # "He gave up tea with lemon and drinks it with honey": the rest is known there.
        known = [one for one in anew if one.clause not in over]
        foreign = [one for one in anew if one not in known and not _stands(one, told)]
        if any(_is_of_somebody(one, code) for one in foreign):
            return False
        anew = [one for one in anew if one not in foreign]
        gone = _gone_of(before, told, after, known)
        # Of when the wedding was what the birthday is tells nothing.
        known = known if all(_stands(one, [*anew, *gone]) for one in told) else []
    else:
        known = anew
        gone = [one for one in told if not _stands(one, anew)]
    fresh = [one for one in known if not _stands(one, told)]
    if fresh and _is_denied(after, fresh[0].clause) is not _is_denied(before):
        return False
    moved = bool(after.turns())
    gone = [one for one in gone if not (moved and acts(one, before))] or gone
    if not _is_value(gone, told, before) or not _is_value(fresh, anew, after):
        return False
    shared = [one for one in told if _stands(one, anew) and one not in gone]
    rest = [one for one in anew if one not in fresh and not _stands(one, gone)]
    alone = len(told) - len(gone) == len(rest) == len(shared)
    # "My car has changed, it is a red Ford": one name in each, whatever it is like.
    full_of = any if moved else all
    named = alone and all(full_of(one.named for one in run) for run in (gone, fresh))
    if len(shared) < _PAIR and not (shared and (named or _lead(before, gone[0]))):
        return False
    denied = anyhow or denies_first(after)
    return _are_alike(before, gone, after, fresh, denied=denied, moved=moved)


def _is_denied(told: Pieces, clause: int = -1) -> bool:
    """Tell whether a clause, or any, tells what is not so."""
    said = told.text if clause < 0 else told.said_in(clause)
    return is_negated(said, told.phrases.code)


def _is_of_somebody(one: Piece, code: str) -> bool:
    """Tell a name, an owner, and whom somebody is to another."""
    owner = full(SHAPES[code].owner, one.word.text) is not None
    return owner or one.named or is_person(one, code)


def denies_first(told: Pieces) -> bool:
    """Tell whether a statement opens with "no, …"."""
    return full(told.phrases.cue, told.text) is not None


def _stands(one: Piece, others: Sequence[Piece]) -> bool:
    """Tell whether a word stands among others in any of its cases."""
    digits = any(map(str.isdigit, one.text))
    if one.role in FIGURES or digits:
        same = any(one.meant == other.meant for other in others)
        # "The first" stands in any of its cases.
        return same or (not digits and akin(one, others))
    return akin(one, others) or any(
        akin(other, [one]) or _is_cased(one.text, other.text) for other in others
    )


def _is_cased(one: str, other: str) -> bool:
    """Tell two words that differ in a few letters at their ends."""
    shared = next(
        (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    return shared >= _STEM and shared >= _MOSTLY * max(len(one), len(other))


def _over(after: Pieces, anew: Sequence[Piece]) -> frozenset[int]:
    """Return the clauses that tell what is no more, where others tell what is."""
    clauses = {one.clause for one in anew}
    over = {
        one
        for one in clauses
        if search(after.phrases.ends, after.said_in(one))
        or search(after.phrases.gives_up, after.said_in(one))
        or search(after.shifts.over, after.said_in(one))
    }
    return frozenset(over) if clauses - over else frozenset()


def _gone_of(
    before: Pieces,
    told: Sequence[Piece],
    after: Pieces,
    known: Sequence[Piece],
) -> list[Piece]:
    """Return the last words of an earlier statement that what holds does not repeat."""
    left = [one for one in told if not _stands(one, known)]
    fresh = [one for one in known if not _stands(one, told)]
    if not left or not fresh:
        return []
    lead = _lead(after, fresh[0])
    alike = [one for one in left if bool(_lead(before, one)) == bool(lead)]
    names = [at for at, one in enumerate(alike) if not one.named]
    return alike[names[-1] + 1 if names else 0 :] or alike[-1:]


def _telling(told: Pieces, other: Pieces) -> list[Piece]:
    """Return what a statement tells, without what opens it and shares nothing."""
    changing = (told.shifts.marks, told.phrases.changed, told.phrases.moves)
    words = [
        one
        for one in told.all
        if one.role in FIGURES
        or (one.tells and not any(full(table, one.word.text) for table in changing))
    ]
    known = [one.clause for one in words if _stands(one, other.all)]
    first = min(known, default=0)
    return [one for one in words if one.clause >= first]


def _is_value(run: Sequence[Piece], told: Sequence[Piece], whole: Pieces) -> bool:
    """Tell words that stand together, are few, and are not what it is about."""
    if not run or len(run) > _MOST or _is_named_kind(run[0], whole):
        return False
    code = whole.phrases.code
    shape = SHAPES[code]
    at = [told.index(one) for one in run]
    apart = at[-1] - at[0] >= len(run) or not _is_one(run, whole)
    if apart or _opens_with_matter(run, told, shape):
        return False
    figure = any(one.role in FIGURES for one in run)
    owner = full(shape.owner, run[0].word.text) is not None
    # "Vildan Teyze" is a name.
    kin = [one for one in run if not (one.named and run[0].named)] or run[:1]
    if any(is_person(one, code) for one in kin) or (figure and run[0].named):
        # Whose it is makes it another one's.
        return False
    if owner and (run[0].named or len(run) == 1):
        return False
    if figure:
        return run[0].role in FIGURES
    behind = told[at[-1] + 1 :]
    if _takes_along(behind, run[-1], shape):
        behind = behind[1:]
    last = not any(_is_other(one, whole) for one in behind)
    return last and (at[0] > 0 or _is_set_apart(run, whole))


def _opens_with_matter(
    run: Sequence[Piece], told: Sequence[Piece], shape: Shape
) -> bool:
    """Tell "doctor is Dr Erol", behind whose it is: of what something is told."""
    at = told.index(run[0])
    owner = at > 0 and full(shape.owner, told[at - 1].word.text) is not None
    return owner and len(run) > 1 and full(shape.owned, run[0].word.text) is not None


def _is_named_kind(first: Piece, whole: Pieces) -> bool:
    """Tell "colour" in "my favourite colour": of what kind a value is."""
    at = whole.all.index(first)
    more = SHAPES[whole.phrases.code].more
    return at > 0 and full(more, whole.all[at - 1].word.text) is not None


def _takes_along(behind: Sequence[Piece], last: Piece, shape: Shape) -> bool:
    """Tell "in the city" of "in the city of Samsun", where the name comes first."""
    return bool(behind) and bool(
        not case_of(last.word.text, shape) and full(shape.owned, behind[0].word.text)
    )


def _is_one(run: Sequence[Piece], whole: Pieces) -> bool:
    """Tell words of one clause, none of them a verb, that one small word leads."""
    first, last = whole.all.index(run[0]), whole.all.index(run[-1])
    behind = whole.all[first + 1 : last + 1]
    code = whole.phrases.code
    return (
        len({one.clause for one in run}) == 1
        and not any(is_lead(one.word.text, code) for one in behind)
        and not any(acts(one, whole) for one in (run[0], *behind))
        and not (
            whole.phrases.verb_last
            and any(_is_bent(one, SHAPES[code]) for one in run[:-1])
        )
    )


def _is_bent(one: Piece, shape: Shape) -> bool:
    """Tell a word in a case, which a name sets off: "Vildan" is in none."""
    plain = one.named and one.word.text.isalpha()
    return not plain and bool(case_of(one.word.text, shape))


def _is_other(one: Piece, whole: Pieces) -> bool:
    """Tell behind a value what makes the value a part of what is spoken of."""
    if whole.phrases.verb_last:
        cased = case_of(one.word.text, SHAPES[whole.phrases.code])
        return one.named or bool(cased)
    return acts(one, whole) or bool(_lead(whole, one))


def _is_set_apart(run: Sequence[Piece], whole: Pieces) -> bool:
    """Tell what opens a statement and is led: "at ten we …"."""
    return bool(_lead(whole, run[0])) and not run[0].named


def _are_alike(
    before: Pieces,
    gone: Sequence[Piece],
    after: Pieces,
    fresh: Sequence[Piece],
    *,
    denied: bool,
    moved: bool,
) -> bool:
    """Tell whether two values are formed alike, and of a kind."""
    code = before.phrases.code
    figured = [any(one.role in FIGURES for one in run) for run in (gone, fresh)]
    if figured[0] != figured[1]:
        return False
    if figured[0]:
        return _kinds(gone) == _kinds(fresh)
    leads = _lead(before, gone[0]), _lead(after, fresh[0])
    if bool(leads[0]) != bool(leads[1]) and not (moved and not fresh[0].named):
        return False
    if not moved and not are_of_one_case(gone[-1].word.text, fresh[-1].word.text, code):
        return False
    named = [any(one.named for one in run) for run in (gone, fresh)]
    return denied or named[0] == named[1]


def _kinds(run: Sequence[Piece]) -> frozenset[str]:
    return frozenset(one.role for one in run if one.role in FIGURES)


def _lead(told: Pieces, piece: Piece) -> str:
    """Return the small word that opens what a piece begins; '' for none."""
    at = told.all.index(piece)
    for one in reversed(told.all[:at]):
        if one.tells or one.role in FIGURES or one.word.clause != piece.word.clause:
            return ""
        if is_lead(one.word.text, told.phrases.code):
            return one.word.text
        if search(told.phrases.verbs, one.word.text):
            return ""
    return ""
