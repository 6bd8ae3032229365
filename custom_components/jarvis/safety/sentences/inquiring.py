"""Tells a question in languages that ask by particles, endings or the voice alone.

Japanese, Russian and Turkish leave the words of a question as those of a statement;
what only looks like one ("would you …") is a request.
"""

from dataclasses import dataclass
import re
from typing import Final, NamedTuple

from ...lang.tables import table
from .patterns import Tables, compiled


@dataclass(frozen=True, slots=True, kw_only=True)
class Inquiring:
    """The patterns of one language, over case-folded text.

    `wishes` is what only looks like a question and is a wish, `bids` an order that
    stands at the end of one, or in it: "kim varsa kapat". `informs` wishes for words
    alone. `asks` is a word, a particle or an ending that asks.
    """

    wishes: str
    informs: str
    bids: str
    asks: str


INQUIRING: Final = table("inquiring", "inquiring", Inquiring)


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
