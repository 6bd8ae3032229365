"""Tells a question in languages that ask by particles, endings or the voice alone.

Japanese, Russian and Turkish leave the words of a question as those of a statement;
what only looks like one ("would you …") is a request.
"""

import re
from typing import Final, NamedTuple

from ..words.inquiring import INQUIRING
from .patterns import Tables, compiled

_MARKS = ("?", "\uff1f")
_COMBINING_DOT = "\u0307"
# Longer sentences are stories.
_LONGEST = 400


class _Table(NamedTuple):
    """`words/inquiring.Inquiring`, compiled."""

    wishes: re.Pattern[str]
    informs: re.Pattern[str]
    bids: re.Pattern[str]
    asks: re.Pattern[str]


_TABLES: Final = Tables(INQUIRING, compiled(_Table, re.NOFLAG))


def inquires(sentence: str, language: str) -> bool | None:
    """Tell whether a sentence only asks; None in a language that is read otherwise."""
    table = _TABLES.of(language)
    if table is None:
        return None
    text = sentence[:_LONGEST].casefold().replace(_COMBINING_DOT, "")
    plain = " ".join(text.split())
    asks = table.asks.search(plain) is not None
    if table.informs.search(plain) is not None:
        # "Tell me who …" wishes for words; "tell me when it is done" is no question.
        return asks or plain.endswith(_MARKS)
    if table.wishes.search(plain) or table.bids.search(plain):
        return False
    return asks or plain.endswith(_MARKS)


def bids(sentence: str, language: str) -> bool:
    """Tell whether a sentence orders something in one of these languages."""
    table = _TABLES.of(language)
    if table is None:
        return False
    plain = sentence[:_LONGEST].casefold().replace(_COMBINING_DOT, "").strip()
    return table.bids.search(plain) is not None
