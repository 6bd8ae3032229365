"""Tells who denies an order, a need or a want of what they name.

"Never switch it off" wishes nothing at all; "we need no sugar" only nothing that would
begin or bring it: what is not needed may well be ended. What has run out is wanted.
"""

from collections.abc import Sequence
from dataclasses import dataclass
import re
from typing import Final, NamedTuple

from ...lang.clauses import joined
from ...lang.tables import table
from .bidding import bids_deed
from .patterns import Tables, plain_text
from .questions import may_wish, orders_in, pleads
from .remarks import orders_within


@dataclass(frozen=True, slots=True, kw_only=True)
class Denying:
    """The patterns of one language; `spaced` where words stand apart.

    `orders` forbids or puts off what its verb orders, `none` makes an order of none of
    what it names ("switch no lamp on", "buy no sugar"), `needs` says that nothing is
    needed of what it names, or that there is enough, `wants` that none is wanted. `but`
    makes a wish of any of them: what has run out, or is too much of something, or is to
    end, and what only looks like a denial.
    """

    orders: str
    none: str
    needs: str
    wants: str
    but: str
    spaced: bool = True


DENYING: Final = table("denying", "denying", Denying)


# Longer texts are stories.
_LONGEST: Final = 400
_CLAUSES: Final = re.compile(r"[,;:.!?\u3002\u3001]+\s*|\s[-\u2013\u2014]\s")
# So few words wish nothing by themselves.
_FEW: Final = 2


class _Table(NamedTuple):
    """`words/denying.Denying`, compiled."""

    orders: re.Pattern[str]
    none: re.Pattern[str]
    needs: re.Pattern[str]
    wants: re.Pattern[str]
    but: re.Pattern[str]


def denies_order(text: str, language: str) -> bool:
    """Tell whether a text forbids, or puts off, all that it names."""
    table = _TABLES.of(language)
    return table is not None and _holds(text, language, table, (table.orders,))


def needs_none(text: str, language: str) -> bool:
    """Tell whether a text says that what it names is not needed, or is there."""
    table = _TABLES.of(language)
    return table is not None and _holds(
        text, language, table, (table.orders, table.needs)
    )


def wants_none(text: str, language: str) -> bool:
    """Tell whether a text says that nothing of what it names is wanted."""
    table = _TABLES.of(language)
    return table is not None and _holds(text, language, table, (table.wants,))


def _holds(
    text: str, language: str, table: _Table, denied: Sequence[re.Pattern[str]]
) -> bool:
    """Tell whether a clause denies so, and none beside it wishes anything."""
    if len(text) > _LONGEST:
        return False
    plain = plain_text(text)
    held = False
    for clause in _parted(plain, language):
        if table.but.search(clause):
            return False
        if _denies(clause, language, table, denied):
            held = True
        elif held and len(clause.split()) <= _FEW and not bids_deed(clause, language):
            # "…, would you", "…, please".
            continue
        elif _wishes(clause, language):
            return False
    return held


def _denies(
    clause: str, language: str, table: _Table, denied: Sequence[re.Pattern[str]]
) -> bool:
    """Tell whether a clause denies so, or orders none of something."""
    if any(one.search(clause) for one in denied):
        return True
    if table.none.search(clause) is None:
        return False
    felt = table.needs.search(clause) or table.wants.search(clause)
    return felt is None and orders_within(clause, language)


def _parted(text: str, language: str) -> list[str]:
    parts = [one.strip() for one in _CLAUSES.split(text) if one.strip()]
    return [
        two for one in parts for two in (joined(one, language) or (one,)) if two.strip()
    ]


def _wishes(clause: str, language: str) -> bool:
    if len(clause.split()) <= _FEW:
        return orders_in(clause, language)
    return (
        orders_in(clause, language)
        or may_wish(clause, language)
        or pleads(clause, language)
    )


def _compiled(words: Denying) -> _Table:
    edges = (r"(?<!\w)", r"(?!\w)") if words.spaced else ("", "")
    parts = (words.orders, words.none, words.needs, words.wants, words.but)
    return _Table(
        *(re.compile(f"{edges[0]}(?:{one}){edges[1]}", re.IGNORECASE) for one in parts)
    )


_TABLES: Final = Tables(DENYING, _compiled)
