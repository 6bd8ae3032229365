"""How people wish without an order, per language, as patterns over a whole text.

`asks` is a request or a plea put as a question, a time that has come or somebody else's
request, `lacks` what runs out or was left undone, `ails` what troubles who speaks.
`told` takes it back: what was once, what others have, what is only asked.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Implying:
    """The table of one language, without case."""

    asks: str
    lacks: str = _NEVER
    ails: str = _NEVER
    told: str = _NEVER


IMPLYING: Final = table("implying", "implying", Implying)
