"""Takes off what opens a correction or an aside: "no, sorry, I was wrong, …"; pure."""

import re
from typing import Final

from ...lang.clause_order import in_order
from ..asides import has_room
from ..patterns import EDGE, LONGEST, full, match, search
from ..phrases import Phrases
from ..reading import claims
from ..stating import is_statement
from ..unspaced_text.particles import marked
from ..words.shift_words import SHIFTS
from .placing import says_deed
from .updates import unopened

_MOST_CUES: Final = 4
# A remark on what was told, and what is set off from it.
_REMARK: Final = re.compile(
    r"(?P<head>[^:;,\u3001\uff1a]{2,60}?)\s*(?:[:;,\u3001\uff1a]|[.!](?=\s)|\s[-\u2013\u2014]\s)\s*(?P<what>.+)"
)
_REASON: Final = re.compile(
    r"(?P<head>[^,;:.!?\u3001]{2,60})[,;\u3001]\s*"
    r"(?:(?:and so|so|then|therefore|and|also|und|deshalb|daher|darum|drum|deswegen|"
    r"dann|и|так что|поэтому|потому|значит|то|yani|o yüzden|bu yüzden|onun için|"
    r"o zaman)\b,?)?\s*"
)


def after_cues(bare: str, phrases: Phrases) -> str:
    """Return what follows "no, sorry, I was wrong, …"; the text itself without."""
    for _ in range(_MOST_CUES):
        if (cue := full(phrases.cue, bare)) is not None:
            bare = in_order(cue["what"].strip(EDGE), phrases.code)
        elif rest := _after_remark(bare, phrases):
            bare = rest
        else:
            break
    return bare


def told_plainly(bare: str, phrases: Phrases) -> str:
    """Return a statement without what opens it: "wait, since last week …"."""
    bare = without_opening(bare, phrases)
    return marked(unopened(after_cues(bare, phrases), phrases), phrases.code)


def without_opening(bare: str, phrases: Phrases) -> str:
    """Return what follows "oh, by the way, …"; the text itself without."""
    found = match(phrases.by_the_way, bare)
    return (bare[found.end() :].strip(EDGE) or bare) if found else bare


def after_reason(bare: str, phrases: Phrases) -> str:
    """Return the wish behind "I paid her back, so …"; '' where there is no reason.

    What somebody is told to have said is no wish.
    """
    found = _REASON.match(bare) if len(bare) <= LONGEST else None
    shifts = SHIFTS.get(phrases.code)
    if found is None or full(phrases.skip, found["head"]):
        return ""
    if shifts is not None and search(rf"\b{shifts.says}\b", found["head"]):
        return ""
    return bare[found.end() :]


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
    told = any(one.slot for one in claims(rest, phrases))
    told = told or is_statement(rest, phrases) or says_deed(rest, phrases.code)
    # "That isn't so, Ingrid wears …": of no verb that any table knows.
    points = match(rf"(?:{phrases.goes_on})\b(?! (?-i:[A-ZÄÖÜ]))", found["head"])
    told = told or bool(points and has_room(rest, phrases.code))
    return rest if told else ""
