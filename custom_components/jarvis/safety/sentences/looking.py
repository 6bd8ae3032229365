"""What a clause tells of things here that can be looked up: of which kind, how many."""

import re
from typing import Final, NamedTuple

from ..words.looking import LOOKING
from .patterns import Tables, compiled
from .told_states import clauses_of

# Longer texts are stories.
_LONGEST = 400


class Kinds(NamedTuple):
    """Whether a clause speaks of doors or windows, of none or all of something."""

    doors: bool = False
    windows: bool = False
    none: bool = False
    every: bool = False


class _Table(NamedTuple):
    """`words/looking.Looking`, compiled."""

    doors: re.Pattern[str]
    windows: re.Pattern[str]
    none: re.Pattern[str]
    every: re.Pattern[str]
    past: re.Pattern[str]
    recent: re.Pattern[str]
    left: re.Pattern[str]
    denies: re.Pattern[str]
    yes: re.Pattern[str]
    no: re.Pattern[str]
    elsewhen: re.Pattern[str]


_TABLES: Final = Tables(LOOKING, compiled(_Table))


def kinds_told(clause: str, language: str) -> Kinds:
    """Tell of which kinds, and of how many, a clause speaks."""
    table = _TABLES.of(language)
    if table is None or len(clause) > _LONGEST:
        return Kinds()
    return Kinds(
        *(getattr(table, name).search(clause) is not None for name in Kinds._fields)
    )


def tells_what_was(clause: str, language: str) -> bool:
    """Tell whether a clause tells what was so a while ago: "it ran this morning"."""
    table = _TABLES.of(language)
    if table is None or len(clause) > _LONGEST:
        return False
    return bool(table.past.search(clause) and table.recent.search(clause))


def answers(sentence: str, language: str) -> bool | None:
    """Tell whether a sentence begins with a whole yes or no; None for neither."""
    table = _TABLES.of(language)
    first = next(iter(clauses_of(sentence[:_LONGEST])), "")
    if table is None or not first:
        return None
    if table.yes.fullmatch(first):
        return True
    return False if table.no.fullmatch(first) else None


def tells_elsewhen(clause: str, language: str) -> bool:
    """Tell whether numbers of a clause may be of another time, or of no thing here."""
    table = _TABLES.of(language)
    return table is None or table.elsewhen.search(clause) is not None
