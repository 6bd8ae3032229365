"""Tells what is said to anybody who listens from what is said to a house.

Nobody tells a butler to unlock "your potential", or to stay on the line.
"""

import re
from typing import Final, NamedTuple

from ...lang.tables import table
from ...safety.words.adverts import Advertising
from ..words.adverts import ADVERTISING, TO_VIEWERS
from .patterns import Tables, compiled, plain_text

ADVERTISING_ABROAD: Final = table("adverts_abroad", "advertising_abroad", Advertising)


# Longer texts are stories; so few words say nothing to anybody.
_LONGEST: Final = 400
_FEWEST: Final = 3
_TO_VIEWERS: Final = re.compile(TO_VIEWERS)


class _Table(NamedTuple):
    """`words/adverts.Advertising`, compiled."""

    says: re.Pattern[str]
    yours: re.Pattern[str]
    owned: re.Pattern[str]
    own: re.Pattern[str]


_TABLES: Final = Tables(
    {**ADVERTISING, **ADVERTISING_ABROAD}, compiled(_Table, re.NOFLAG)
)


def is_advert(text: str, language: str) -> bool:
    """Tell whether a text is what advertisements, lines and announcers say."""
    if len(text) > _LONGEST or len(text.split()) < _FEWEST:
        return False
    plain = plain_text(text.casefold())
    if _TO_VIEWERS.search(plain):
        return True
    if (table := _TABLES.of(language)) is None:
        return False
    if table.says.search(plain):
        return True
    if plain.endswith("?") or table.own.search(plain):
        return False
    things = [one.group(1) for one in table.yours.finditer(plain)]
    return bool(things) and not any(map(table.owned.fullmatch, things))
