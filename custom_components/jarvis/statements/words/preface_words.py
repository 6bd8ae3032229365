"""Words of a preface that speaks only of keeping or of what was told; data."""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Preface:
    """Words, folded: a preface has no others.

    `keeps`: of keeping and of what is kept, `tells`: of who told it. `wrong`: that it
    holds no more, `right` the contrary, where a word that `denies` stands beside it,
    `mends`: what asks to put it right. `changes`: that it is otherwise by now.
    `refers`: what stands for what was told, `speakers`: who speaks of it, `no` opens
    it, `forgets` what may be denied and still asks to keep, `small`: all other words,
    `asks`: what opens a question about it. `onward`: what goes on about the same, or is
    a part of what stands before. `keep` and `correct` are how the two are said plainly.
    """

    keeps: frozenset[str]
    tells: frozenset[str]
    wrong: frozenset[str]
    right: frozenset[str]
    denies: frozenset[str]
    no: frozenset[str]
    mends: frozenset[str]
    changes: frozenset[str]
    refers: frozenset[str]
    speakers: frozenset[str]
    forgets: frozenset[str]
    asks: frozenset[str]
    onward: frozenset[str]
    small: frozenset[str]
    keep: str
    correct: str


PREFACES: Final = table("preface", "prefaces", Preface)
