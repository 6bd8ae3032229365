"""Whether words are about this house at this moment, whatever they ask or wish for.

Who speaks so is answered with what is the case here. Who asks how the world is, for
advice or for words, and who tells of people, is answered with anything.
"""

import re
from typing import Final, NamedTuple

from ..words.awaiting import AWAITING
from ..words.awaiting_abroad import AWAITING_ABROAD
from .accounts import composes, is_errand
from .asserting import greets, needs
from .bidding import bids_deed, bids_words
from .grounds import has_grounds
from .implying import implies_wish
from .musing import is_musing
from .narrated import only_tells
from .patterns import Tables, compiled, plain_text
from .phatic import is_phatic
from .questions import only_asks, pleads

# Longer texts are stories.
_LONGEST: Final = 400


class _Table(NamedTuple):
    """`words/awaiting.Awaiting`, compiled."""

    asks: re.Pattern[str]
    shows: re.Pattern[str]
    was: re.Pattern[str]
    life: re.Pattern[str]
    suggests: re.Pattern[str]
    plays: re.Pattern[str]
    seeks: re.Pattern[str]


_TABLES: Final = Tables({**AWAITING, **AWAITING_ABROAD}, compiled(_Table))


def is_of_this_moment(text: str, language: str) -> bool:
    """Tell whether a text asks, complains or wishes how things are here and now."""
    table = _TABLES.of(language)
    plain = plain_text(text)
    if table is None or len(plain) > _LONGEST or composes(plain, language):
        return False
    if table.suggests.search(plain):
        return table.plays.search(plain) is None
    errand = is_errand(plain, language)
    if only_asks(plain, language) and not errand and not table.seeks.search(plain):
        return table.asks.search(plain) is not None
    talks = (
        table.seeks.search(plain) is not None
        or (bids_words(plain, language) and not errand)
        or is_phatic(plain, language)
        or greets(plain, language)
    )
    return not talks and _states(plain, language, table)


def _states(plain: str, language: str, table: _Table) -> bool:
    """Tell whether a statement or a wish is about what is so now."""
    if bids_deed(plain, language) or is_errand(plain, language):
        return True
    if implies_wish(plain, language) or needs(plain, language):
        return True
    if table.was.search(plain) or table.life.search(plain):
        return pleads(plain, language) and table.life.search(plain) is None
    if not pleads(plain, language) and (
        only_tells(plain, language) or is_musing(plain, language)
    ):
        return False
    return has_grounds(plain, language) or table.shows.search(plain) is not None
