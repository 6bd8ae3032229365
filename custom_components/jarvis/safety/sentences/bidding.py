"""Tells what somebody waits for: a deed, whatever it is, or words.

Asked for what a reply may claim, not for what may act: who orders something waits for
it to be done, also where nothing of the house is named.
"""

from dataclasses import dataclass
import re
from typing import Final, NamedTuple

from ...lang.requests import plain_request
from ...lang.tables import table
from .accounts import is_errand, is_switching
from .moods import orders_by_mood
from .patterns import Tables, compiled, plain_text
from .questions import wants_words
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


def bids_at_last(text: str, language: str) -> bool:
    """Tell whether what opens like talk ends in an order: "…, let it ring".

    Also an order whose object is told behind it: "keep in mind, how I like it".
    """
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST or bids_words(text, language):
        return False
    clauses = clauses_of(plain_text(text))
    if len(clauses) < _SEVERAL:
        return table.thing.search(plain_text(text)) is not None
    return (
        table.thing.search(plain_text(text)) is not None
        or _bids_more(clauses[-1], language)
        or any(is_errand(one, language) for one in clauses[1:])
        or _bids_more(clauses[0], language)
        or is_errand(clauses[0], language)
    )


def _bids_more(clause: str, language: str) -> bool:
    """Tell whether a clause orders more than a thought: "imagine that" orders none."""
    return bids_deed(clause, language) and not bids_words(clause, language)


def bids_passing_on(text: str, language: str) -> bool:
    """Tell whether a clause of a text is for somebody else: "…, tell my wife"."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return False
    return _passes_on(plain_text(text), table)


def bids_words(text: str, language: str) -> bool:
    """Tell whether all that a text wishes for are words: a joke, a sum, "a motto"."""
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return wants_words(text, language)
    plain = plain_text(text)
    if _passes_on(plain, table) or is_switching(plain, language):
        return False
    if any(is_errand(one, language) for one in clauses_of(plain)[1:]):
        # "What is on the list, add what is missing" begins with a question only.
        return False
    if is_errand(plain, language) and table.minds.search(plain):
        # "Pretend we are home" is no play.
        return False
    if wants_words(text, language):
        return True
    return any(
        table.minds.search(one) is not None or table.given.search(one) is not None
        for one in (plain, plain_request(plain, language))
    )


def _passes_on(plain: str, table: _Table) -> bool:
    parts = (plain, *clauses_of(plain))
    return any(table.sends.search(one) is not None for one in parts)
