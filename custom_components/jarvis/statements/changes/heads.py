"""Tells two statements of another matter each, where no verb stands in them; pure.

"The date of Ada's exam: 5 May" is of all that stands before the value; and two that
share nothing but whose something is are of two things that somebody has.
"""

from collections.abc import Iterator, Sequence
from itertools import dropwhile
import re
from typing import Final

from ..patterns import full, search
from ..pieces import CLOCK, DAY, FIGURES, NUMBER, Piece, Pieces, akin
from ..shapes import SHAPES, Shape
from .placing import acts, holder_end

_DASH: Final = re.compile(r"\s+[-\u2013\u2014]\s")
_OWNED: Final = 2
_NEAR: Final = 3
_PAIR: Final = 2

type _Run = Sequence[Piece]


def are_headed_apart(before: Pieces, after: Pieces) -> bool:
    """Tell whether each of two statements is of what the other one does not name."""
    shape = SHAPES.get(before.phrases.code)
    if shape is None:
        return False
    mine, theirs = _head(before, shape), _head(after, shape)
    foreign = [
        any(not akin(one, other.all) for one in head)
        for head, other in ((mine, after), (theirs, before))
    ]
    return (
        all(foreign)
        or _are_of_two_holders(before, after, shape)
        or _share_only_whose(before, after, shape)
    )


def owned_of(words: _Run, shape: Shape) -> tuple[Piece, ...]:
    """Return whose something is and what it is; else the first word."""
    for at, one in enumerate(words[: _NEAR + 1]):
        # A title is a small word: "Haluk Bey'in".
        if not (one.tells or one.word.capital) or not _ends(shape.whose, one):
            continue
        behind = range(at + 1, min(len(words), at + 1 + _NEAR))
        held = (spot for spot in behind if _ends(shape.theirs, words[spot]))
        last = next(held, at + 1)
        # What is somebody's favourite stands behind that.
        last += bool(words[last + 1 :] and _is(shape.more, words[last]))
        # "Has an allergy to milk": what stands before the noun is told.
        first = last if _is(shape.there, words[-1]) else at + 1
        topic = (*words[: at + 1], *words[first : last + 1])
        return tuple(each for each in topic if each.tells or each.role == "turn")
    told = [one for one in words if one.tells]
    # "Every Thursday Kofi …": what tells when may stand before who.
    timed = [*dropwhile(lambda one: not one.tells, words)]
    since = len(timed) < len(words) and words[0].role in FIGURES
    since = since or any(one.role == DAY for one in words[: len(words) - len(timed)])
    opening = told[:1] == list(words[:1]) or (since and told and told[0].named)
    return tuple(told[:1]) if opening and len(told) >= _OWNED else ()


def up_to_favourite(topic: _Run, shape: Shape) -> _Run:
    """Return whose something is, without what of theirs is told: "Ada's favourite"."""
    at = next((at for at, one in enumerate(topic) if _is(shape.more, one)), len(topic))
    return topic[: at + 1]


def have_two_heads(mine: Sequence[_Run], theirs: Sequence[_Run]) -> bool:
    """Tell "Ada's rent" from "Ada's grant", whatever a noun may stand for alone."""
    return all(
        len(one) >= _OWNED
        and len(other) >= _OWNED
        and akin(one[0], other)
        and not any(akin(each, other) for each in one[-1:])
        and not akin(other[-1], one)
        for one in mine
        for other in theirs
    )


def _head(told: Pieces, shape: Shape) -> _Run:
    """Return what a statement without a verb is of, up to its value; () for none."""
    for clause in range(told.clauses):
        words = told.of(clause)
        end = value_at(words, told, shape) if words else 0
        head = [one for one in words[:end] if _names(one, told)]
        if head and not any(_does(one, told, shape) for one in words):
            return head
    return ()


def value_at(words: _Run, told: Pieces, shape: Shape) -> int:
    """Return where a value begins; 0 where that does not show."""
    if _DASH.match(told.text, words[-1].word.end):
        return len(words)
    figure = next((at for at, one in enumerate(words) if one.role in FIGURES), 0)
    being = next((at for at, one in enumerate(words) if _is(shape.being, one)), 0)
    if being and (being < figure or not figure):
        return being
    behind = [one for one in words[figure:] if one.tells]
    if not figure or len(behind) > 1:
        return 0
    if words[figure].role in {DAY, CLOCK}:
        return figure
    return _behind_kind(words, figure, shape)


def _behind_kind(words: _Run, figure: int, shape: Shape) -> int:
    """Return where a value with a number in it begins: "school number 7"."""
    end = figure
    while end > 1 and _is(shape.numbered, words[end - 1]):
        end -= 2
    while end > 1 and words[end - 1].named and _ends(shape.quality, words[end - 1]):
        end -= 1
    return max(end, 0)


def _does(one: Piece, told: Pieces, shape: Shape) -> bool:
    states = full(told.phrases.states, one.word.text) and not _is(shape.being, one)
    return acts(one, told) or one.role == "turn" or bool(states)


def _names(one: Piece, told: Pieces) -> bool:
    """Tell a word by which something is known, not what kind of thing is told."""
    kinds = ("day", "clock", "num", "place", "name")
    idle = (told.phrases.changed, *(told.shifts.nouns_of(kind) for kind in kinds))
    return one.tells and not any(full(table, one.word.text) for table in idle)


def _is(table: str, one: Piece) -> bool:
    return full(table, one.word.text) is not None


def _ends(table: str, one: Piece) -> bool:
    return search(table, one.word.text) is not None


# -- whose it is -----------------------------------------------------------------


def _are_of_two_holders(before: Pieces, after: Pieces, shape: Shape) -> bool:
    """Tell whether each statement opens with another one who has something."""
    mine, theirs = (
        [one for whose, _ in _held(told, shape) for one in whose]
        for told in (before, after)
    )
    apart = not any(akin(one, after.all) for one in mine)
    return (
        bool(mine and theirs)
        and apart
        and not any(akin(one, before.all) for one in theirs)
    )


def _share_only_whose(before: Pieces, after: Pieces, shape: Shape) -> bool:
    """Tell whether two statements share nothing but whose something is."""
    pairs = ((before, after), (after, before))
    moves = search(after.phrases.moves, said_about(after, before))
    return not moves and any(_is_other_of(one, other, shape) for one, other in pairs)


def said_about(after: Pieces, before: Pieces) -> str:
    """Return the clauses of a statement that speak of what an earlier one does."""
    return " ".join(after.said_in(one) for one in sorted(clauses_about(after, before)))


def clauses_about(after: Pieces, before: Pieces) -> set[int]:
    """Return which clauses of a statement speak of what an earlier one does."""
    return {one.clause for one in after.told() if akin(one, before.all)}


def _is_other_of(told: Pieces, other: Pieces, shape: Shape) -> bool:
    """Tell whether what somebody has is not what another statement tells of them."""
    for whose, rest in _held(told, shape):
        # "Favourite" is said of anything.
        matter = [one for one in rest if one.tells or one.role in FIGURES]
        matter = [one for one in matter if not _is_idle(one, told, shape)]
        telling = [one for one in other.told() if not akin(one, whose)]
        telling = [one for one in telling if not _is_idle(one, other, shape)]
        named = any(akin(one, other.all) for one in whose)
        if len(matter) < _PAIR or not named or not telling:
            continue
        if _may_be_bare(telling, other, shape):
            continue
        if not any(one.tells and akin(one, telling) for one in matter):
            return True
    return False


def _is_idle(one: Piece, told: Pieces, shape: Shape) -> bool:
    """Tell "favourite", and what is counted: neither says of what something is told."""
    at = told.all.index(one)
    counted = one.tells and at > 0 and told.all[at - 1].role == NUMBER
    return counted or _is(shape.more, one)


def _may_be_bare(telling: _Run, told: Pieces, shape: Shape) -> bool:
    """Tell "a white Lada": a value without what it is of."""
    figured = any(one.role in FIGURES for one in told.all)
    return not figured and _ends(shape.quality, telling[0])


def _held(told: Pieces, shape: Shape) -> Iterator[tuple[_Run, _Run]]:
    """Yield whose something is, and what is told of it, where that opens a clause."""
    for clause in range(told.clauses):
        words = told.of(clause)
        end = _whose_end(words, told, shape) if words else 0
        if end:
            yield [one for one in words[:end] if one.tells], words[end:]


def _whose_end(words: _Run, told: Pieces, shape: Shape) -> int:
    """Return where whose something is ends, as it opens a clause; 0 for none."""
    if not told.phrases.verb_last:
        held = holder_end(told, words, shape)
        return sum(one.word.end <= held for one in words)
    if any(acts(one, told) for one in words):
        return 0
    owners = [at for at, one in enumerate(words) if _is(shape.owner, one)]
    return owners[0] + 1 if owners and owners[0] < _NEAR else 0
