"""Tells what is told of another time, or of no time at all: dreamt, in jest; pure.

It leaves alone what holds: who lived in Ryazan once may live in Omsk.
"""

from dataclasses import dataclass
from typing import Final

from ..lang.tables import table
from .patterns import EDGE, LONGEST, full, search


@dataclass(frozen=True, slots=True, kw_only=True)
class Unreal:
    """Regular expressions over a text: how it `opens`, how it `ends`.

    `now`: words of what holds from now on, beside which it is told as a change.
    """

    opens: str
    ends: str
    now: str


UNREAL: Final = table("unreal", "unreal", Unreal)


def is_unreal(text: str, code: str) -> bool:
    """Tell what was so once, was dreamt, hoped or only thought, not what is so now."""
    words = UNREAL.get(code)
    if words is None or len(text) > LONGEST or search(words.now, text):
        return False
    text = text.strip(EDGE)
    return full(words.opens, text) is not None or full(words.ends, text) is not None
