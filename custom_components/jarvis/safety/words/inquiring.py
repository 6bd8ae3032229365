"""How a question is known in languages that do not ask by the order of their words.

`wishes` is what only looks like a question and is a wish, `bids` an order that stands
at the end of one, or in it: "kim varsa kapat". `informs` wishes for words alone.
`asks` is a word, a particle or an ending that asks.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Inquiring:
    """The patterns of one language, over case-folded text."""

    wishes: str
    informs: str
    bids: str
    asks: str


INQUIRING: Final = table("inquiring", "inquiring", Inquiring)
