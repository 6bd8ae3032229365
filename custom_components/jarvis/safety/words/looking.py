"""What a sentence tells of the house that can be looked up, per language, as patterns.

`doors` and `windows` are kinds that only show something, `none` tells that there is not
one, `every` that all are so, `past` what was so, `recent` when that was: today, an hour
ago, and not in a year of history. `left` tells beside a length how long it still takes.
`denies` goes along with `none`, `where` may stand behind a state. `yes` and `no` are
whole answers. `elsewhen` is of another time than now, of a range, or of what would be
best.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Looking:
    """The table of one language."""

    doors: str
    windows: str
    none: str
    every: str
    past: str
    recent: str
    left: str
    denies: str
    where: str
    yes: str
    no: str
    elsewhen: str


LOOKING: Final = table("looking", "looking", Looking)
