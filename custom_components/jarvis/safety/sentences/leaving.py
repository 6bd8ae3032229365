"""Tells who puts off, forbids, settles or waves aside a deed from who wishes it.

"The washing can wait", "don't you touch it", "that has been seen to", "forget about the
blinds": what is named there is left as it is, whatever a model would do to it.
"""

from dataclasses import dataclass
import re
from typing import Final, NamedTuple

from ...lang.tables import table
from .patterns import PARTS, Tables, plain_text
from .questions import orders_in

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaving:
    """The table of one language.

    `waits` puts it off, `forbids` denies it to anybody, `settled` says that somebody
    has seen to it, `waved` that it does not matter, `stays` that a thing remains as it
    is. Searched in a clause without case; `but` anywhere makes a wish of it after all.
    """

    waits: str
    forbids: str
    settled: str
    waved: str
    stays: str = _NEVER
    but: str = _NEVER


LEAVING: Final = table("leaving", "leaving", Leaving)


# Longer texts are stories.
_LONGEST: Final = 400
# What leads from one clause to the next, in any of the languages.
_LINKS: Final = re.compile(
    r"^(?:(?:now|so|and|then|but|please|just|jetzt|also|und|dann|aber|bitte|alors|et"
    r"|maintenant|ahora|y|pues|entonces|ora|e|allora|nu|en|dan)\b,? )+"
)
# So few words wish nothing by themselves.
_FEW: Final = 2


class _Table(NamedTuple):
    """`words/leaving.Leaving`: what leaves a deed, and what makes a wish of it."""

    leaves: re.Pattern[str]
    but: re.Pattern[str]


def leaves_it(text: str, language: str) -> bool:
    """Tell whether a text leaves a deed undone, and orders no other beside it."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return False
    plain = plain_text(text.lower()).strip(" .!")
    clauses = [one.strip() for one in PARTS.split(plain) if one.strip()]
    # "Ben, don't you touch it" belongs together, "the blinds, that is done" does, too.
    whole = table.leaves.search(plain) is not None
    held = [one for one in clauses if table.leaves.search(one)]
    if not (held or whole) or table.but.search(plain):
        return False
    return not any(
        orders_in(_LINKS.sub("", one), language)
        for one in clauses
        if one not in held and len(one.split()) > _FEW
    )


def _compiled(words: Leaving) -> _Table:
    kinds = (words.waits, words.forbids, words.settled, words.waved, words.stays)
    return _Table(re.compile("|".join(kinds)), re.compile(words.but))


_TABLES: Final = Tables(LEAVING, _compiled)
