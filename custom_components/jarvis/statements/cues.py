"""Takes off what opens a correction or an aside: "no, sorry, I was wrong, …"; pure."""

import re
from typing import Final

from .lasting_words import LASTING
from .patterns import EDGE, LONGEST, full, match, search
from .phrases.table import Phrases
from .reading import claims
from .updates import unopened

_MOST_CUES: Final = 4
# A remark on what was told, and what is set off from it.
_REMARK: Final = re.compile(
    r"(?P<head>[^:;,\u3001\uff1a]{2,60}?)\s*(?:[:;,\u3001\uff1a]|\s[-\u2013\u2014]\s)\s*(?P<what>.+)"
)


def after_cues(bare: str, phrases: Phrases) -> str:
    """Return what follows "no, sorry, I was wrong, …"; the text itself without."""
    for _ in range(_MOST_CUES):
        if (cue := full(phrases.cue, bare)) is not None:
            bare = cue["what"].strip(EDGE)
        elif rest := _after_remark(bare, phrases):
            bare = rest
        else:
            break
    return bare


def told_plainly(bare: str, phrases: Phrases) -> str:
    """Return a statement without what opens it: "wait, since last week …"."""
    return unopened(after_cues(bare, phrases), phrases)


def without_opening(bare: str, phrases: Phrases) -> str:
    """Return what follows "oh, by the way, …"; the text itself without."""
    words = LASTING.get(phrases.code)
    found = words and match(words.opening, bare)
    return (bare[found.end() :].strip(EDGE) or bare) if found else bare


def _after_remark(bare: str, phrases: Phrases) -> str:
    """Return the statement behind "I misspoke earlier: …"; '' where there is none.

    However it is worded: it speaks of what was told, and tells nothing itself.
    """
    found = _REMARK.fullmatch(bare) if len(bare) <= LONGEST else None
    if found is None or search(phrases.retracts, found["head"]) is None:
        return ""
    rest = found["what"].strip(EDGE)
    if full(phrases.skip, rest) or claims(found["head"].strip(EDGE), phrases):
        return ""
    return rest if any(one.slot for one in claims(rest, phrases)) else ""
