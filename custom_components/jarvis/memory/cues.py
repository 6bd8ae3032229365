"""Takes off what opens a correction or an aside: "no, sorry, I was wrong, …"; pure."""

from typing import Final

from .lasting_words import LASTING
from .patterns import EDGE, full, match
from .phrases.table import Phrases

_MOST_CUES: Final = 4


def after_cues(bare: str, phrases: Phrases) -> str:
    """Return what follows "no, sorry, I was wrong, …"; the text itself without."""
    for _ in range(_MOST_CUES):
        if (cue := full(phrases.cue, bare)) is None:
            break
        bare = cue["what"].strip(EDGE)
    return bare


def without_opening(bare: str, phrases: Phrases) -> str:
    """Return what follows "oh, by the way, …"; the text itself without."""
    words = LASTING.get(phrases.code)
    found = words and match(words.opening, bare)
    return (bare[found.end() :].strip(EDGE) or bare) if found else bare
