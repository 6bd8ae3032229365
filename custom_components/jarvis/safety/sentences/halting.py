"""Tells who wants a device to end its work from who forbids a deed.

"Stop watering the lawn" denies a verb, too, and wishes: what works is to be ended.
"""

from dataclasses import dataclass
import re
from typing import Final, NamedTuple

from ...lang.tables import table
from .patterns import Tables, compiled, plain_text


@dataclass(frozen=True, slots=True, kw_only=True)
class Halting:
    """The table of one language.

    `halts` names the work that is to end by its verb: "stop watering the lawn". What a
    hand does to a device ("stop turning it off") is no work of it.
    """

    halts: str


HALTING: Final = table("halting", "halting", Halting)


# Longer texts are stories.
_LONGEST: Final = 200


class _Table(NamedTuple):
    """`words/halting.Halting`, compiled."""

    halts: re.Pattern[str]


_TABLES: Final = Tables(HALTING, compiled(_Table))


def halts_work(text: str, language: str) -> bool:
    """Tell whether a text tells a device to end its work, whatever that is."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return False
    return table.halts.search(plain_text(text)) is not None
