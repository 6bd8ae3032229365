"""How people in the room speak to each other, per language, as patterns.

`kin` are what those who live together call each other; `asks` begins what is said to
somebody about themselves, `own` is what a house is spoken to about, too.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import common, table

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bystanding:
    """The patterns of one language; `kin` and `titles` are without case."""

    kin: str
    asks: str
    second: str
    own: str
    titles: str = _NEVER


# What one answers before one calls somebody, whatever the language.
ANSWERS: Final = common("bystanders", "answers")
BYSTANDING: Final = table("bystanders", "bystanding", Bystanding)
