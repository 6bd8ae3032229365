"""Tells who sets a thing aside without saying what shall not be done to it.

"Not the desk lamp, it gives me a headache", "woe betide whoever touches my music": no
verb denies anything there, and nothing is wished. Who names another thing beside it
means that one.
"""

from dataclasses import dataclass
import re
from typing import Final, NamedTuple

from ...lang.tables import table
from .patterns import PARTS, SENTENCES, Tables, compiled, plain_text
from .questions import ends_bare, orders_in


@dataclass(frozen=True, slots=True, kw_only=True)
class Objecting:
    """The table of one language.

    `not_that` names what is meant by none of it: "not the desk lamp", "anything but …".
    `warns` keeps everybody off it whatever else is said: "woe betide …", "paws off".
    `spares` wants it not to be on; who ends it does right. `other` begins a clause that
    names what is meant instead.
    """

    not_that: str
    warns: str
    spares: str
    other: str


OBJECTING: Final = table("objecting", "objecting", Objecting)


# Longer texts are stories.
_LONGEST: Final = 400
# With fewer words a clause names nothing.
_FEW: Final = 2


class _Table(NamedTuple):
    """`words/objecting.Objecting`, compiled."""

    not_that: re.Pattern[str]
    warns: re.Pattern[str]
    spares: re.Pattern[str]
    other: re.Pattern[str]


_TABLES: Final = Tables(OBJECTING, compiled(_Table))


def objects(text: str, language: str) -> bool:
    """Tell whether a text sets aside what it names, and names nothing instead."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return False
    first, *others = SENTENCES.split(plain_text(text))
    if table.warns.search(first):
        # Whatever its clauses say hangs on that.
        return not any(orders_in(one, language) for one in others)
    return _holds(text, language, table, table.not_that)


def spares(text: str, language: str) -> bool:
    """Tell whether what a text names is not to be on: ending it is wished, if any."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return False
    return _holds(text, language, table, table.spares)


def _holds(text: str, language: str, table: _Table, kind: re.Pattern[str]) -> bool:
    parts = (one.strip(" .,;!?") for one in PARTS.split(plain_text(text)))
    # "…, please" adds nothing.
    clauses = [one for one in parts if len(one.split()) >= _FEW]
    held = [one for one in clauses if kind.search(one)]
    if not held or any(ends_bare(one, language) for one in held):
        # "Not the desk lamp on" says how something is to be.
        return False
    return not any(
        orders_in(one, language) or table.other.search(one)
        for one in clauses
        if one not in held
    )
