"""How people refuse what they name, speak of what they meant to do, and lead in.

`refused` ends, or begins, what nobody shall do; `curt` does so only behind a mark.
`intended` is what one meant to do, and what came of it, `appeals` make a wish of that
after all. `leads` stand before a sentence and say that nothing changes it, `protests`
begin one that denies that anything was asked for. `saying` are verbs of who says, reads
or writes what stands in quotation marks.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusing:
    """The patterns of one language; "" for what it has no words for."""

    refused: str
    curt: str
    intended: str = ""
    appeals: str = ""
    leads: str = ""
    protests: str = ""
    saying: str = ""


REFUSING: Final = table("refusing", "refusing", Refusing)
