"""How what was told right before is told on with another value, by language; data."""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Onwards:
    """Regular expressions over a whole text, `v` being what holds now.

    `renewed`: it is so by now, `moved`: it was moved, made or put there; `person` is
    somebody who moved themself. `does`: who does it now. `now`: that it is so by now.
    `toward`: what stands before a value that something went to.
    """

    renewed: tuple[str, ...]
    moved: tuple[str, ...]
    does: tuple[str, ...]
    now: str
    toward: str


ONWARDS: Final = table("going_on", "onwards", Onwards)
