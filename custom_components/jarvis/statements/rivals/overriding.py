"""Tells which of several statements a later one is told over, word by word; pure."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...lang.keywords import base_language
from ..changes.overlaid import frame_of
from ..patterns import full, search
from ..phrases import PHRASES
from ..pieces import akin, pieces_of
from .apart import are_of_two
from .belying import is_comparable
from .doers import is_done_by_another

if TYPE_CHECKING:
    from ...memory.base import Memory


def without_strangers(
    pairs: Iterable[tuple[Memory, ...]],
) -> list[tuple[Memory, ...]]:
    """Leave out what shares less with a statement than one that it is told over.

    And what cannot be held against it at all. "Actually Ayla collects cards" is told
    over "Ayla collects stamps", not of what Elif collects.
    """
    most: dict[int, int] = {}
    frames: dict[tuple[int, int], int] = {}
    comparable = [pair for pair in pairs if is_comparable(*pair)]
    for earlier, later in comparable:
        if is_told_over(earlier, later):
            framed = frame_of(earlier.text, later.text, later.language)
            most[later.id] = max(framed, most.get(later.id, 0))
            frames[earlier.id, later.id] = framed
    return [
        (earlier, later)
        for earlier, later in comparable
        if not most.get(later.id)
        or frames.get((earlier.id, later.id)) == most[later.id]
        or _shared(earlier, later) >= most[later.id]
    ]


def _shared(earlier: Memory, later: Memory) -> int:
    """Count the words that one statement repeats of another."""
    code = base_language(earlier.language)
    before, after = (pieces_of(one.text, code) for one in (earlier, later))
    if before is None or after is None:
        return 0
    return sum(akin(one, after.all) for one in before.told())


def is_of_change(later: Memory) -> bool:
    """Tell whether a statement says that something is not as it was."""
    code = base_language(later.language)
    phrases, after = PHRASES.get(code), pieces_of(later.text, code)
    if phrases is None or after is None:
        return False
    cue = full(phrases.cue, later.text) or search(phrases.retracts, later.text)
    return after.marked or cue is not None


def is_told_over(earlier: Memory, later: Memory) -> bool:
    """Tell whether a statement says again, as changed, another one with a value."""
    if is_done_by_another(earlier, later):
        return True
    if not is_of_change(later):
        return False
    return frame_of(earlier.text, later.text, later.language) > 0


def is_apart(earlier: Memory, later: Memory) -> bool:
    """Tell whether a statement surely leaves alone one that it is not told over."""
    return not is_told_over(earlier, later) and are_of_two(
        earlier.text, later.text, earlier.language
    )
