"""How verbs tell, forbid, suppose or ask, in languages that mark it on the verb.

Patterns over case-folded text in which a quotation is no more than its marks. `orders`
is an imperative at the beginning of a clause; `wishes` are requests, needs and what
they take for granted; `told` what was, would be, will be or is hearsay. `barred` is a
clause that forbids, or says that there is no need; nothing in it is wished. `asks` is a
question in the order of a statement, or without its mark. `quotes` is a quotation that
somebody says, or that names a book or a sign.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Moods:
    """The patterns of one language."""

    orders: str
    wishes: str
    told: str
    barred: str
    asks: str
    quotes: str


MOODS: Final = table("moods", "moods", Moods)
