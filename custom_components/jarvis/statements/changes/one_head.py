"""Tells a statement of the same head with another value in it; pure.

"Ada's dog is a pug", "that is old news: Ada's dog is a poodle". Of what somebody has
one thing is told at a time, and what opens the later one needs no table.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from ..patterns import full, search
from ..pieces import FIGURES, Piece, Pieces, is_person
from ..shapes import SHAPES, Shape
from ..wording import is_negated
from .heads import value_at
from .placing import acts, topic_end

_PAIR: Final = 2
# So many words may open a statement before its head.
_OPENING: Final = 5

type _Run = Sequence[Piece]


def is_of_one_head(before: Pieces, after: Pieces) -> bool:
    """Tell whether a later statement gives the head of an earlier one another value."""
    code = before.phrases.code
    shape = SHAPES.get(code)
    if shape is None:
        return False
    return any(
        _is_otherwise(before, after, head, told, shape)
        for head, told in _split(before, shape)
    ) or any(
        _is_otherwise(before, after, head, told, shape, turned=True)
        for head, told in _split(after, shape)
    )


def _split(told: Pieces, shape: Shape) -> Iterator[tuple[_Run, _Run]]:
    """Yield the head of each clause without a verb, and what is told of it."""
    for clause in range(told.clauses):
        words = told.of(clause)
        if not words or any(_does(one, told) for one in words):
            continue
        end = topic_end(words, shape) + 1 if told.phrases.verb_last else 0
        end = end if end > 1 else value_at(words, told, shape)
        if told.phrases.verb_last and end < _PAIR:
            continue
        head = _content(words[:end])
        rest = _content(words[end:] or told.of(clause + 1))
        if len(head) >= _PAIR and rest:
            yield head, rest


def _is_otherwise(
    before: Pieces,
    after: Pieces,
    head: _Run,
    told: _Run,
    shape: Shape,
    *,
    turned: bool = False,
) -> bool:
    """Tell whether the other statement opens with a head, and tells something else."""
    for opening, rest in _behind(after if not turned else before, head):
        old, new = (told, rest) if not turned else (rest, told)
        said = {one.text for one in old}
        if not new or said == {one.text for one in new}:
            continue
        if is_negated(after.text, after.phrases.code) and not after.marked:
            continue
        if _is_of_someone(opening, shape) or _adds_to(said, new):
            continue
        if after.marked or (opening and not turned):
            return True
        # Where no dash sets a value off, what is merely said again changes nothing.
        return not before.phrases.verb_last and _are_alike(before, head, old, new)
    return False


def _behind(told: Pieces, head: _Run) -> Iterator[tuple[_Run, _Run]]:
    """Yield what stands before and behind the words of a head in a clause."""
    wanted = sorted(one.text for one in head)
    for clause in range(told.clauses):
        words = told.of(clause)
        if not words or any(_does(one, told) for one in words):
            continue
        said = _content(words)
        for at in range(min(len(said) - len(head), _OPENING) + 1):
            window = said[at : at + len(head)]
            if sorted(one.text for one in window) == wanted:
                rest = said[at + len(head) :] or _content(told.of(clause + 1))
                yield said[:at], rest
                break


def _content(words: _Run) -> list[Piece]:
    """Return the words that tell something, names and titles among them."""
    return [
        one
        for one in words
        if one.tells or one.role in FIGURES or (one.word.capital and not one.word.opens)
    ]


def _does(one: Piece, told: Pieces) -> bool:
    return acts(one, told) or one.role == "turn"


def _is_of_someone(opening: _Run, shape: Shape) -> bool:
    """Tell what names another owner before a head, or a figure."""
    return any(
        one.role in FIGURES or full(shape.owner, one.word.text) for one in opening
    )


def _adds_to(said: set[str], new: _Run) -> bool:
    """Tell a value that is told more closely."""
    return said <= {one.text for one in new}


def _are_alike(before: Pieces, head: _Run, old: _Run, new: _Run) -> bool:
    """Tell whether nobody need say that it changed: of such things there is but one."""
    code = before.phrases.code
    many = any(
        search(table, before.text)
        for table in (before.phrases.many, before.shifts.many)
    )
    # "Favourite", "native": of books and languages there is one such.
    many = many and not any(full(before.phrases.single, one.word.text) for one in head)
    # "Ada's brother is Ben": there may be more of them.
    if many or is_person(head[-1 if before.phrases.verb_last else 0], code):
        return False
    figured = [any(one.role in FIGURES for one in run) for run in (old, new)]
    named = [any(one.named for one in run) for run in (old, new)]
    return figured[0] == figured[1] and named[0] == named[1]
