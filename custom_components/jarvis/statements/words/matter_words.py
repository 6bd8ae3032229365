"""By what noun somebody speaks later of what was told in other words, as data.

"The present for Ben" is told as "I ordered a drone for Ben", "the plumber's quote" as
"the plumber wants 900 for it". `noun` names the matter, `told` is found where it is
told, `counted`: only where a number is told as well, `gets`: who opens the sentence
must do this, or they do it for somebody else. `IDLE`: words of a reason that nobody
need have told: who may know of it, that it is over. `CALLED`: something is called a
matter, `POINTS`: a word stands for what was named before.
"""

from typing import Final, NamedTuple

from ...lang.tables import tables, texts


class Matter(NamedTuple):
    """Regular expressions: what names a matter, and what tells one."""

    noun: str
    told: str
    counted: bool = False
    gets: str = ""


MATTERS: Final = tables("matter", "matters", Matter)
IDLE: Final = texts("matter", "idle")
CALLED: Final = texts("matter", "called")
POINTS: Final = texts("matter", "points")
