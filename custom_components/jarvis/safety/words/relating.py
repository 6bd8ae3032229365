"""How people relate what others say, what would be, and what is so anywhere.

Patterns over a text without case. `says` ends a clause in which somebody speaks, or
something is written: an order behind it is theirs. `reports` tells it in one breath,
`unreal` what would be or might have been, `elsewhere` what stands with others: none of
these wishes anything, unless `but`. `hopes` begins what one fears or hopes, `general`
is what is so anywhere or of any kind, `jests` what is said to make fun: asked back.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Relating:
    """The table of one language."""

    says: str
    reports: str
    unreal: str
    elsewhere: str
    hopes: str
    general: str
    jests: str = _NEVER
    but: str = _NEVER


RELATING: Final = table("relating", "relating", Relating)
