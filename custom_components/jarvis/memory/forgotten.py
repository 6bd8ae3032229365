"""What was erased, as those are told who cached or answer; pure."""

from dataclasses import dataclass

from .base import Memory
from .words import Erased


@dataclass(frozen=True, slots=True, kw_only=True)
class Forgotten:
    """What was erased: the facts, for the answer, every id, and the newest words.

    `spoken` is what was told of it, newest first, for what is no fact. `turns` are
    those it was said in.
    """

    facts: tuple[Memory, ...] = ()
    spoken: tuple[Memory, ...] = ()
    ids: tuple[int, ...] = ()
    erased: tuple[Erased, ...] = ()
    turns: frozenset[str] = frozenset()

    def __add__(self, other: Forgotten) -> Forgotten:
        """Return what both took."""
        return Forgotten(
            facts=self.facts + other.facts,
            spoken=self.spoken + other.spoken,
            ids=self.ids + other.ids,
            erased=self.erased + other.erased,
            turns=self.turns | other.turns,
        )
