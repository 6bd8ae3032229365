"""Reads a wish to forget, with what is said before and behind it; pure.

"Forget where the party is, she may ask you", "I shouldn't have said that, scrub it".
"""

from collections.abc import Iterator
from dataclasses import dataclass
import re
from typing import Final

from ...lang.periods import period
from ..asides import heart
from ..changes.cues import after_cues, after_reason
from ..patterns import EDGE, LONGEST, compiled, full, search
from ..phrases.table import Phrases
from ..reading import ANY_TIME, plain_value
from ..words.forget_words import AROUND
from .topic_words import topic_wished

EDGE_OF_QUESTION: Final = f"{EDGE}?\uff1f"
# What is said last, behind a pause.
_LAST: Final = re.compile(
    r"(?P<head>.{3,}?)\s*[,;.:!\u3001\u3002]\s*(?P<tail>[^,;.:!\u3001\u3002]+)"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What is to be forgotten; `last`: "that", `all_of_it`: "me".

    `every` mention of it, `kind` which kind of value, `said`: it is what was told then.
    """

    what: str = ""
    every: bool = False
    said: bool = False
    kind: str = ""
    last: bool = False
    all_of_it: bool = False


def wish_in(bare: str, phrases: Phrases) -> Wish | None:
    """Read a wish to forget, also behind "actually, …"; None if it is none."""
    if (around := _with_more(bare, phrases)) is not None:
        return around
    plain = _wish(after_cues(bare, phrases), phrases)
    # Behind "no, …" a bare "that" is what was told last.
    last = plain is not None and plain.last
    reason = after_reason(bare, phrases)
    if phrases.verb_last and heart(bare, phrases) == reason:
        bare = reason
    wish = plain if last else _wish(bare, phrases) or plain
    return wish or _wish(reason, phrases)


def _with_more(bare: str, phrases: Phrases) -> Wish | None:
    """Read a wish that is said in two: what it is of, and that or why it shall go."""
    words = AROUND.get(phrases.code)
    found = _LAST.fullmatch(bare) if len(bare) <= LONGEST else None
    if words is None or found is None:
        return None
    head, tail = after_cues(found["head"], phrases), found["tail"].strip(EDGE)
    if full(phrases.forget_last, tail) or full(words.gone, tail):
        if full(words.regrets, head):
            return Wish(last=True)
        if full(words.matter, head):
            return _of(head, phrases, every=False)
        return _wish_for(head, phrases)
    return _wish_for(head, phrases) if full(words.behind, tail) else None


def _wish_for(head: str, phrases: Phrases) -> Wish | None:
    """Read a wish that names what it is of."""
    for said in _without_reason(head, phrases):
        wish = _wish(said, phrases)
        if wish is not None and wish.what:
            return wish
    return None


def _without_reason(head: str, phrases: Phrases) -> Iterator[str]:
    yield head
    if reason := after_reason(head, phrases):
        yield reason


def _wish(bare: str, phrases: Phrases) -> Wish | None:
    bare = bare.strip(EDGE_OF_QUESTION)
    if full(phrases.forget_last, bare):
        return Wish(last=True)
    if full(phrases.forget_all, bare):
        return Wish(all_of_it=True)
    for pattern in phrases.forget:
        if found := full(pattern, bare):
            what = plain_value(found["what"].strip(EDGE), phrases)
            if search(phrases.said, bare) and period(what, phrases.code, ANY_TIME):
                spoken = compiled(phrases.said).sub(" ", what)
                return Wish(what=" ".join(spoken.split()), said=True)
            every = search(phrases.every, bare) is not None
            return _of(what, phrases, every=every)
    return None


def _of(what: str, phrases: Phrases, *, every: bool) -> Wish:
    words = AROUND.get(phrases.code)
    named = full(words.matter, what) if words else None
    of = next(filter(None, named.groups()), what) if named else what
    topic, kind = topic_wished(of, phrases)
    return Wish(what=topic, every=every, kind=kind)
