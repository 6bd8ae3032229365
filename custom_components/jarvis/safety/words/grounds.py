"""How a statement ends that tells what was, or what is thought of a thing.

For languages whose verbs say it in their endings: `told` as a pattern, and `troubles`,
which make a wish of what has come about: "it got dark", "I left it on".
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """The patterns of one language, over case-folded text."""

    told: str
    troubles: str


TELLING: Final = table("grounds", "telling", Telling)
