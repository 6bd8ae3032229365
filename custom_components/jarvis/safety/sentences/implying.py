"""Tells who wishes without an order: by a plea, by what lacks, by what troubles them.

"Might I have the lamp on", "nobody has locked the door", "that fan drives me mad": put
as a question or a statement, and said so that somebody does something about it.
"""

from dataclasses import dataclass
import re
from typing import Final, NamedTuple

from ...lang.numbers import parse_number
from ...lang.tables import table
from .bidding import bids_deed
from .patterns import Tables, plain_text
from .questions import only_asks
from .refusing import quotes, refuses

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Implying:
    """The table of one language, without case.

    `asks` is a request or a plea put as a question, a time that has come or somebody
    else's request, `lacks` what runs out or was left undone, `ails` what troubles who
    speaks. `told` takes it back: what was once, what others have, what is only asked.
    """

    asks: str
    lacks: str = _NEVER
    ails: str = _NEVER
    told: str = _NEVER


IMPLYING: Final = table("implying", "implying", Implying)


# Longer texts are stories.
_LONGEST: Final = 400
# So long is an order that ends in what it sets: "knock the heating up to nineteen".
_FEWEST: Final = 4


class _Table(NamedTuple):
    """`words/implying.Implying`: what wishes by itself, what unless it is told."""

    asks: re.Pattern[str]
    states: re.Pattern[str]
    told: re.Pattern[str]


def implies_wish(text: str, language: str) -> bool:
    """Tell whether a text wishes something though it orders nothing."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return False
    plain = plain_text(text.lower()).strip(" .!?")
    if quotes(text, language) or refuses(text, language):
        return False
    if table.asks.search(plain) or _sets(plain, language):
        return True
    return table.states.search(plain) is not None and not table.told.search(plain)


def _sets(plain: str, language: str) -> bool:
    """Tell whether a text begins as an order does and ends in a value."""
    words = plain.split()
    if len(words) <= _FEWEST or parse_number(words[-1], language) is None:
        return False
    return bids_deed(plain, language) and not only_asks(plain, language)


def _compiled(words: Implying) -> _Table:
    return _Table(
        re.compile(words.asks),
        re.compile(f"{words.lacks}|{words.ails}"),
        re.compile(words.told),
    )


_TABLES: Final = Tables(IMPLYING, _compiled)
