"""How people deny an order, a need or a want, as patterns by language.

`orders` forbids or puts off what its verb orders, `none` makes an order of none of
what it names ("switch no lamp on", "buy no sugar"), `needs` says that nothing is
needed of what it names, or that there is enough, `wants` that none is wanted. `but`
makes a wish of any of them: what has run out, or is too much of something, or is to
end, and what only looks like a denial.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Denying:
    """The patterns of one language; `spaced` where words stand apart."""

    orders: str
    none: str
    needs: str
    wants: str
    but: str
    spaced: bool = True


DENYING: Final = table("denying", "denying", Denying)
