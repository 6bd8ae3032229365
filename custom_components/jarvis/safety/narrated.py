"""Tells what somebody only tells, quotes or forbids from a wish: such words never act.

What was done, said or would have been is no wish, and neither is what is to be left as
it is; unless a clause beside it wishes something after all.
"""

from functools import lru_cache
import re
from typing import Final, NamedTuple

from .asserting import feels
from .claims import language_code
from .questions import orders_in
from .words.narrated import NARRATING

_NEVER: Final = "(?!)"
# Longer texts are stories; they are told anyway.
_LONGEST: Final = 400
_CLAUSES: Final = re.compile(r"[,;:]\s+|\s[-\u2013\u2014]\s")
_SENTENCES: Final = re.compile(r"[.!?\u2026]+\s+")
# So few words wish nothing by themselves.
_FEW: Final = 2


class _Table(NamedTuple):
    """`words/narrated.Narrating`, compiled."""

    past: re.Pattern[str]
    quoted: re.Pattern[str]
    unreal: re.Pattern[str]
    unwished: re.Pattern[str]
    thanks: re.Pattern[str]
    worth: re.Pattern[str]
    still: re.Pattern[str]
    unwanted: re.Pattern[str]
    excess: re.Pattern[str]


def only_tells(text: str, language: str) -> bool:
    """Tell whether a text only tells something, or wants a thing left as it is."""
    table = _table(language_code(language))
    if table is None or len(text) > _LONGEST:
        return False
    plain = " ".join(text.replace("\u2019", "'").split())
    sentences = [one.strip() for one in _SENTENCES.split(plain) if one.strip()]
    return bool(sentences) and all(_tells(one, language, table) for one in sentences)


def unwanted(text: str, language: str) -> bool:
    """Tell whether what a text names is not to be on or open, whatever it is now."""
    table = _table(language_code(language))
    return table is not None and table.unwanted.search(text[:_LONGEST]) is not None


def insists(text: str, language: str) -> bool:
    """Tell whether words make a wish of what else would be none: "not so bright"."""
    table = _table(language_code(language))
    return table is not None and table.excess.search(text[:_LONGEST]) is not None


def _tells(sentence: str, language: str, table: _Table) -> bool:
    kinds = (table.past, table.unwished, table.thanks, table.worth)
    if table.quoted.search(sentence):
        # What is quoted has the words of a wish.
        return table.still.search(sentence) is None
    if table.unreal.search(sentence):
        return table.still.search(sentence) is None
    if not any(one.search(sentence) for one in kinds):
        return False
    if table.still.search(sentence) or feels(sentence, language):
        return False
    clauses = _CLAUSES.split(sentence)
    return not any(
        orders_in(clause, language)
        for clause in clauses
        if len(clause.split()) >= _FEW and not any(k.search(clause) for k in kinds)
    )


@lru_cache(maxsize=16)
def _table(code: str) -> _Table | None:
    if (table := NARRATING.get(code)) is None:
        return None
    return _Table(
        *(
            re.compile(getattr(table, name) or _NEVER, re.IGNORECASE)
            for name in _Table._fields
        )
    )
