# ruff: noqa: RUF001 - endings of another script
"""Tells two statements of another matter each, where no verb stands in them; pure.

"The date of Ada's exam: 5 May" is of all that stands before the value; and two that
share nothing but whose something is are of two things that somebody has.
"""

from collections.abc import Iterator, Sequence
from itertools import dropwhile
import re
from typing import Final

from ..patterns import full, search
from ..pieces import CLOCK, DAY, FIGURES, Piece, Pieces, akin
from ..shapes import SHAPES, Shape
from .placing import acts, holder_end

_DASH: Final = re.compile(r"\s+[-\u2013\u2014]\s")
# What something is like, in the form in which a value opens with it.
QUALITY: Final = re.compile(
    "(?:[\u044b\u0438\u043e]\u0439|[\u0430\u044f]\u044f|[\u043e\u0435]\u0435|[\u044b\u0438]\u0435)$"
)
# Whose something is and what is whose, by endings, where the verb comes last.
_GENITIVE: Final = re.compile(r"(?:[ıiuü]n|['\u2019]s|s['\u2019])$")
_POSSESSED: Final = re.compile("[ıiuü](?:n[ıiuü]n?)?$")
_IS_THERE: Final = "var|yok"
_MORE: Final = re.compile("sevdi")
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


def owned_of(words: _Run) -> tuple[Piece, ...]:
    """Return whose something is and what it is; else the first word."""
    for at, one in enumerate(words[: _NEAR + 1]):
        # A title is a small word: "Haluk Bey'in".
        if not (one.tells or one.word.capital) or not _GENITIVE.search(one.word.text):
            continue
        behind = range(at + 1, min(len(words), at + 1 + _NEAR))
        held = (spot for spot in behind if _POSSESSED.search(words[spot].word.text))
        last = next(held, at + 1)
        # What is somebody's favourite stands behind that.
        last += bool(words[last + 1 :] and _MORE.match(words[last].text))
        # "Has an allergy to milk": what stands before the noun is told.
        first = last if full(_IS_THERE, words[-1].word.text) else at + 1
        topic = (*words[: at + 1], *words[first : last + 1])
        return tuple(each for each in topic if each.tells or each.role == "turn")
    told = [one for one in words if one.tells]
    # "Every Thursday Kofi …": what tells when may stand before who.
    timed = [*dropwhile(lambda one: not one.tells, words)]
    since = len(timed) < len(words) and words[0].role in FIGURES
    since = since or any(one.role == DAY for one in words[: len(words) - len(timed)])
    opening = told[:1] == list(words[:1]) or (since and told and told[0].named)
    return tuple(told[:1]) if opening and len(told) >= _OWNED else ()


def up_to_favourite(topic: _Run) -> _Run:
    """Return whose something is, without what of theirs is told: "Ada's favourite"."""
    at = next((at for at, one in enumerate(topic) if _MORE.match(one.text)), len(topic))
    return topic[: at + 1]


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
    return any(_is_other_of(one, other, shape) for one, other in pairs) and not any(
        search(table, said_about(after, before))
        for table in (after.phrases.moves, after.phrases.ends, after.phrases.gives_up)
    )


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
        matter = [one for one in matter if not _is(shape.more, one)]
        telling = [one for one in other.told() if not akin(one, whose)]
        telling = [one for one in telling if not _is(shape.more, one)]
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
