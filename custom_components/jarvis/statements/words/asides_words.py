"""What somebody says by the way before or behind a statement, by language; data."""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Asides:
    """Regular expressions.

    `joint` stands between an aside and the statement, which `opens` with what it is
    about. `passing` tells a head of what happened, is passing, or is somebody's view;
    `wonder` one of nothing at all, whatever stands in it. `lasting`: it tells more, or
    when the statement holds. `behind`: what a teller adds, `checked`: that they looked
    again.
    """

    joint: str
    opens: str
    passing: str
    wonder: str
    lasting: str
    behind: str
    checked: str = r"(?!)"


ASIDES: Final = table("asides", "asides", Asides)
