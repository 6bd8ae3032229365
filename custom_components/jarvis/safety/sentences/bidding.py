"""Tells what somebody waits for: a deed, whatever it is, or words.

Asked for what a reply may claim, not for what may act: who orders something waits for
it to be done, also where nothing of the house is named.
"""

from dataclasses import dataclass
import re
from typing import Final, NamedTuple

from ...lang.requests import plain_request
from ...lang.tables import table
from .moods import orders_by_mood
from .patterns import Tables, compiled, plain_text
from .told_states import clauses_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Bidding:
    """The table of one language; "" for what it has no words for.

    `orders` begin with an imperative and what it is to be done to, whatever the verb:
    who says so waits for a deed, in the house or not. `minds` begin what a mind can do
    without lifting a finger: compare, correct. `given` asks for words by what is to be
    given: "a motto". `sends` looks like talk, and is for somebody else: "ask the
    plumber". `thing` names what is wished for in few words with a `please`: "the hot
    tub, please".
    """

    orders: str = ""
    minds: str = ""
    given: str = ""
    sends: str = ""
    thing: str = ""


BIDDING: Final = table("bidding", "bidding", Bidding)


_NEVER: Final = "(?!)"
# Longer texts are stories.
_LONGEST: Final = 400

# So many clauses may be of several kinds.
_SEVERAL: Final = 2


class _Table(NamedTuple):
    """`words/bidding.Bidding`, compiled."""

    orders: re.Pattern[str]
    minds: re.Pattern[str]
    given: re.Pattern[str]
    sends: re.Pattern[str]
    thing: re.Pattern[str]


_TABLES: Final = Tables(BIDDING, compiled(_Table))


def bids_deed(text: str, language: str) -> bool:
    """Tell whether a text begins as an order of anything does, whatever the verb."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return False
    plain = plain_request(plain_text(text), language)
    return (
        table.orders.search(plain) is not None
        or _passes_on(plain, table)
        or orders_by_mood(plain, language)
    )


def _passes_on(plain: str, table: _Table) -> bool:
    parts = (plain, *clauses_of(plain))
    return any(table.sends.search(one) is not None for one in parts)
