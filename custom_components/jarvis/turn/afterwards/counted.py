"""Which ones they are, after they were counted: "how many lights are on", "which?".

Reached by `follow_up.py` where the words alone mean nothing.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ...lang.numbers import tokens
from ...lang.sequels import sequels_for
from ..route import Routed
from .onward import said_so_far

if TYPE_CHECKING:
    from ..types import Heard, Turn

# What Home Assistant answers with a number, or with a few names of many.
_COUNTED: Final = frozenset({"how_many", "any"})
_NAMED: Final = "which"


def which_of(turn: Turn, heard: Heard) -> Routed | None:
    """Ask the last question anew, for the names; None where nothing was counted.

    Only the very next sentence counts.
    """
    last = turn.dialogue.last_wish
    if last is None or last.wish.response not in _COUNTED or last.several:
        return None
    words = sequels_for(heard.language)
    if last.said + 1 != said_so_far(turn) or tokens(heard.text) not in words.which:
        return None
    wish = replace(last.wish, response=_NAMED, heard=())
    why = "which of them"
    return Routed(lane="sentence", wishes=(wish,), why=why, sentence=last.sentence)
