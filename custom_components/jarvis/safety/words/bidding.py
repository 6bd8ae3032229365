"""Orders of any kind, plans and orders for words, per language, as patterns.

`orders` begin with an imperative and what it is to be done to, whatever the verb: who
says so waits for a deed, in the house or not. `minds` begin what a mind can do without
lifting a finger: compare, correct. `given` asks for words by what is to be given: "a
motto". `sends` looks like talk, and is for somebody else: "ask the plumber". `thing`
names what is wished for in few words with a `please`: "the hot tub, please".
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Bidding:
    """The table of one language; "" for what it has no words for."""

    orders: str = ""
    minds: str = ""
    given: str = ""
    sends: str = ""
    thing: str = ""


BIDDING: Final = table("bidding", "bidding", Bidding)
