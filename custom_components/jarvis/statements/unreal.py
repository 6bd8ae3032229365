"""Tells what is told of another time, or of no time at all: dreamt, in jest; pure.

It leaves alone what holds: who lived in Ryazan once may live in Omsk.
"""

from .patterns import EDGE, LONGEST, full, search
from .words.unreal_words import UNREAL


def is_unreal(text: str, code: str) -> bool:
    """Tell what was so once, was dreamt, hoped or only thought, not what is so now."""
    words = UNREAL.get(code)
    if words is None or len(text) > LONGEST or search(words.now, text):
        return False
    text = text.strip(EDGE)
    return full(words.opens, text) is not None or full(words.ends, text) is not None
