"""Who asks for the particulars of one household, and what answers with such.

Whether the car charges, who rang, what stands in the calendar: nobody knows that of
himself. What the world is like, and what is so as a rule, anybody may tell.
"""

import re
from typing import Final, NamedTuple

from ..words.particular import PARTICULAR
from .bearing import numbers_told, roots_of
from .bidding import bids_deed
from .looking import answers
from .own_deeds import tells_own_deed
from .patterns import Tables, compiled, plain_text
from .questions import only_asks
from .told_states import clauses_of

# Longer texts are stories.
_LONGEST: Final = 400
# Who tells so many numbers wants them reckoned with.
_RECKONED: Final = 2
_ASKED: Final = ("?", "\uff1f")
# Who tells of a year tells history.
_YEAR: Final = re.compile(r"\b(?:1\d|20)\d\d\b")


class _Table(NamedTuple):
    """`words/particular.Particular`, compiled."""

    things: re.Pattern[str]
    aspects: re.Pattern[str]
    own: re.Pattern[str]
    callers: re.Pattern[str]
    recent: re.Pattern[str]
    bars: re.Pattern[str]
    leads: re.Pattern[str]
    fillers: re.Pattern[str]
    asks: re.Pattern[str]
    free: re.Pattern[str]
    self: re.Pattern[str]
    general: re.Pattern[str]
    soon: re.Pattern[str]
    whoever: re.Pattern[str]
    when: re.Pattern[str]
    since: re.Pattern[str]
    recalls: re.Pattern[str]
    kinds: re.Pattern[str]
    listed: re.Pattern[str]
    sure: re.Pattern[str]


_TABLES: Final = Tables(PARTICULAR, compiled(_Table))


def asks_particulars(text: str, language: str) -> bool:
    """Tell whether a text wants to know what only a look, or a memory, can tell."""
    table = _TABLES.of(language)
    plain = _plain(text)
    if table is None or not plain:
        return False
    if table.sure.search(plain.rstrip(" ?!.")):
        return True
    plain = table.fillers.sub("", plain)
    asked = table.leads.sub("", plain)
    asks = asked != plain or table.asks.match(asked) is not None
    if not (asks or plain.endswith(_ASKED) or only_asks(plain, language)):
        return False
    return _is_particular(asked.rstrip(" ?!."), language, table)


def asks_of_world(text: str, language: str) -> bool:
    """Tell whether it asks of the world, for advice, or for what is so as a rule."""
    table = _TABLES.of(language)
    return table is not None and table.bars.search(_plain(text)) is not None


def asks_of_kind(text: str, language: str) -> bool:
    """Tell whether it asks how, or why, all of a kind do something."""
    table = _TABLES.of(language)
    return table is not None and table.kinds.search(_plain(text)) is not None


def items_told(sentence: str, language: str) -> frozenset[str]:
    """Give the words of what a sentence tells to be on a list."""
    table = _TABLES.of(language)
    plain = _plain(sentence)
    rest = plain if table is None else table.listed.sub(" ", plain)
    return roots_of(rest, language)


def names_particulars(text: str, language: str) -> bool:
    """Tell whether a text only speaks of particulars of a household."""
    table = _TABLES.of(language)
    plain = _plain(text)
    if table is None or not plain or plain.endswith(_ASKED):
        return False
    if table.bars.search(plain) or only_asks(plain, language):
        return False
    return any(one.search(plain) for one in (table.things, table.own, table.callers))


def told_particulars(sentence: str, language: str) -> tuple[str, ...]:
    """Give the clauses that answer with more than a guess, a denial or a rule."""
    table = _TABLES.of(language)
    plain = _plain(sentence)
    if table is None or not plain or plain.endswith(_ASKED) or _YEAR.search(plain):
        return ()
    clauses = [one.strip(" ,;.!") for one in clauses_of(plain)]
    told = tuple(one for one in clauses if _tells(one, language, table))
    guessed = any(table.free.search(one) for one in clauses)
    if told or guessed or answers(sentence, language) is not True:
        return told
    # "Yes."
    return tuple(clauses[:1])


def recalls_telling(sentence: str, language: str) -> bool:
    """Tell whether a sentence says that somebody was told something: "you said so"."""
    table = _TABLES.of(language)
    plain = _plain(sentence)
    if table is None or plain.endswith(_ASKED):
        return False
    return table.recalls.search(plain) is not None


def tells_when(clause: str, language: str, *, counts: bool) -> bool:
    """Tell whether a clause tells of a time close by: "an hour ago"; or how many."""
    table = _TABLES.of(language)
    if table is None:
        return False
    told = table.when.search(clause) is not None
    return told or (counts and _is_counted(clause, language))


def lasting_told(clause: str, language: str) -> tuple[float, ...]:
    """Give for how many seconds a clause says that something has been so."""
    table = _TABLES.of(language)
    if table is None or table.since.search(clause) is None:
        return ()
    return numbers_told(clause, language).lengths


def _is_particular(plain: str, language: str, table: _Table) -> bool:
    if table.bars.search(plain) is not None:
        return False
    told = numbers_told(plain, language)
    if len(told.plain) + len(told.amounts) + len(told.lengths) >= _RECKONED:
        return False
    if any(one.search(plain) for one in (table.own, table.callers, table.recent)):
        return True
    return bool(table.things.search(plain) and table.aspects.search(plain))


def _tells(clause: str, language: str, table: _Table) -> bool:
    """Tell whether a clause tells something as the case."""
    if table.free.search(clause) or table.general.search(clause):
        return False
    if answers(clause, language) is not None or not roots_of(clause, language):
        return False
    counts = _is_counted(clause.split(maxsplit=1)[0], language)
    if bids_deed(clause, language) and not (counts or table.whoever.match(clause)):
        # "Nine hundred and forty degrees" bids nothing.
        return False
    if table.self.match(clause) and not tells_own_deed(clause, language):
        return False
    if table.soon.search(clause) is None:
        return True
    return _is_counted(clause, language)


def _is_counted(clause: str, language: str) -> bool:
    told = numbers_told(clause, language)
    return bool(told.plain or told.amounts or told.lengths or told.counts)


def _plain(text: str) -> str:
    plain = plain_text(text).strip("*_ ")
    return "" if len(plain) > _LONGEST else plain
