"""Tells two statements of another matter each, where no verb stands in them; pure.

"The date of Ada's exam: 5 May" is of all that stands before the value; and two that
share nothing but whose something is are of two things that somebody has.
"""

from collections.abc import Iterator, Sequence
import re
from typing import Final

from ..patterns import full, search
from ..pieces import CLOCK, DAY, FIGURES, Piece, Pieces, akin
from ..shapes import SHAPES, Shape
from .placing import acts

_DASH: Final = re.compile(r"\s+[-\u2013\u2014]\s")
# What something is like, in the form in which a value opens with it.
QUALITY: Final = re.compile(
    "(?:[\u044b\u0438\u043e]\u0439|[\u0430\u044f]\u044f|[\u043e\u0435]\u0435|[\u044b\u0438]\u0435)$"
)
_PAIR: Final = 2

type _Run = Sequence[Piece]


def are_headed_apart(before: Pieces, after: Pieces) -> bool:
    """Tell whether each of two statements is of what the other one does not name."""
    shape = SHAPES.get(before.phrases.code)
    if shape is None or not shape.being:
        return False
    mine, theirs = _head(before, shape), _head(after, shape)
    foreign = [
        any(not akin(one, other.all) for one in head)
        for head, other in ((mine, after), (theirs, before))
    ]
    return all(foreign) or _share_only_whose(before, after, shape)


def _head(told: Pieces, shape: Shape) -> _Run:
    """Return what a statement without a verb is of, up to its value; () for none."""
    for clause in range(told.clauses):
        words = told.of(clause)
        end = _end_of(words, told, shape) if words else 0
        head = [one for one in words[:end] if _names(one, told)]
        if head and not any(_does(one, told, shape) for one in words):
            return head
    return ()


def _end_of(words: _Run, told: Pieces, shape: Shape) -> int:
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
    while end > 1 and words[end - 1].named and QUALITY.search(words[end - 1].text):
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


# -- whose it is -----------------------------------------------------------------


def _share_only_whose(before: Pieces, after: Pieces, shape: Shape) -> bool:
    """Tell whether two statements share nothing but whose something is."""
    pairs = ((before, after), (after, before))
    return any(_is_other_of(one, other, shape) for one, other in pairs) and not any(
        search(table, after.text)
        for table in (after.phrases.moves, after.phrases.ends, after.phrases.gives_up)
    )


def _is_other_of(told: Pieces, other: Pieces, shape: Shape) -> bool:
    """Tell whether what somebody has is not what another statement tells of them."""
    for whose, rest in _held(told, shape):
        matter = [one for one in rest if one.tells or one.role in FIGURES]
        telling = [one for one in other.told() if not akin(one, whose)]
        named = any(akin(one, other.all) for one in whose)
        if len(matter) < _PAIR or not named or not telling:
            continue
        if _may_be_bare(telling, other):
            continue
        if not any(one.tells and akin(one, telling) for one in matter):
            return True
    return False


def _may_be_bare(telling: _Run, told: Pieces) -> bool:
    """Tell "a white Lada": a value without what it is of."""
    figured = any(one.role in FIGURES for one in told.all)
    return not figured and QUALITY.search(telling[0].text) is not None


def _held(told: Pieces, shape: Shape) -> Iterator[tuple[_Run, _Run]]:
    """Yield whose something is, and what is told of it, where that opens a clause."""
    for clause in range(told.clauses):
        words = told.of(clause)
        if not words or not (found := _holder(told, words, shape)):
            continue
        ends = [at for at, one in enumerate(words) if one.word.end <= found]
        yield [one for one in words[: len(ends)] if one.tells], words[len(ends) :]


def _holder(told: Pieces, words: _Run, shape: Shape) -> int:
    start, end = words[0].word.start, words[-1].word.end
    found = re.compile(shape.holder).match(told.text, start, end)
    return found.end() if found else 0
