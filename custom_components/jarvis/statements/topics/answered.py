"""Finds the memories that answer an indirect question, to be forgotten; pure."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from ...lang.keywords import words
from ..facts import slots_of
from ..patterns import full, search
from ..phrases import PHRASES
from ..slots import HOME, NUMBER, PLACE, TIME, is_of_kind, kind_of, subject_of
from ..unspaced_text.matters import may_answer
from ..unspaced_text.particles import is_cut
from ..wording import roots
from ..words.recast_words import RECASTS
from . import kin
from .indirect import FEWEST, Asked

if TYPE_CHECKING:
    from ...memory.base import Memory

_NO_ONE: Final = frozenset({PLACE, HOME, NUMBER, TIME})


def answering(found: Sequence[Memory], asked: Asked, code: str) -> list[Memory]:
    """Return which of the memories that hold all the words answer the question."""
    if asked.who:
        found = [one for one in found if not _is_of_no_one(one)]
    if asked.own:
        found = [one for one in found if _is_own(one, code)]
    if is_cut(code):
        return [one for one in found if may_answer(asked.said, one.text, code)]
    told = False
    for answers in () if asked.itself else _signs(asked, code):
        if some := [one for one in found if answers(one)]:
            found, told = some, True
    for fits in (_is_exactly, _is_within):
        if some := [one for one in found if fits(one, asked, code)]:
            return some
    # "Which car Oliver has" leaves his name alone, which stands in all that is his.
    named = len(kin.named_by(asked.core, code)) + bool(
        kin.named_first(asked.core, code)
    )
    vague = named < FEWEST and not (told or asked.own)
    return [] if asked.itself or vague else list(found)


def may_answer_it(memory: Memory, asked: Asked, kind: str, code: str) -> bool:
    """Tell whether a memory tells what is asked in its words, or a value of the kind.

    "What Ben got into" is told neither by when he comes nor by where he lives.
    """
    shape = RECASTS.get(code)
    if shape is None or is_cut(code):
        return True
    phrases = PHRASES[code]
    small = (phrases.articles, phrases.own, phrases.ours, phrases.links, shape.bare)
    told = words(memory.text)
    missing = [
        word
        for word in words(asked.core)
        if not any(full(table, word) for table in small)
        and not kin.is_told(word, told, code)
    ]
    if not missing:
        return True
    return bool(kind) and is_of_kind(
        memory.slot, memory.value or memory.text, kind, code
    )


def _is_own(memory: Memory, code: str) -> bool:
    phrases = PHRASES[code]
    own = rf"{phrases.own}|{phrases.ours}"
    return bool(phrases.values) or search(own, memory.text) is not None


def _signs(asked: Asked, code: str) -> Iterator[Callable[[Memory], bool]]:
    """Yield what tells an answer from other things that are told in the same words."""
    acting = PHRASES[code].acting
    if asked.own:
        yield lambda one: search(acting, one.text) is not None
    if asked.of:
        yield lambda one: _holds(asked.of, one, code)
    if asked.by:
        yield lambda one: asked.by.casefold() in words(one.text)


def _holds(of: str, memory: Memory, code: str) -> bool:
    """Tell whether a memory names a kind of thing, also within a longer word."""
    told = words(memory.text)
    return any(
        kin.is_told(word, told, code) or any(one.endswith(word) for one in told)
        for word in words(of)
    )


def _is_of_no_one(memory: Memory) -> bool:
    """Tell whether a memory tells of a place, a time or a number, and of nobody."""
    slots = {memory.slot} if memory.slot else slots_of(memory.text, memory.language)
    return bool(slots) and all(kind_of(slot) in _NO_ONE for slot in slots)


def _is_exactly(memory: Memory, asked: Asked, code: str) -> bool:
    """Tell whether a memory is about just what is asked of."""
    wanted = set(roots(asked.core, code))
    return any(told == wanted for told in _subjects(memory, code))


def _is_within(memory: Memory, asked: Asked, code: str) -> bool:
    """Tell whether a memory is about what is asked of, and of nothing that is of it."""
    wanted = words(asked.core)
    return any(
        all(any(kin.are_kin(one, word, code) for word in wanted) for one in told)
        for told in _subjects(memory, code)
        if told
    )


def _subjects(memory: Memory, code: str) -> list[set[str]]:
    slots = {memory.slot} if memory.slot else slots_of(memory.text, code)
    return [set(subject_of(slot).split()) for slot in slots]
