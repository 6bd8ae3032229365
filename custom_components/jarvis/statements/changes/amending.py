"""Reads a new value out of whatever is said around it; pure.

"Or rather eleven", "you misheard, I said the cellar, not the loft", "make that 8040,
would you?": put plainly each is "no, X" or "not X, Y", and what reads those need know
no more wordings. Who says anything else besides is left as they said it.
"""

from functools import lru_cache
import re
from typing import Final, NamedTuple

from ..patterns import EDGE, full, match, search
from ..phrases import PHRASES, Phrases
from ..words.amending_words import AMENDING, Amending
from .bare import bare_value

_LONGEST: Final = 120
_MOST_STEPS: Final = 5
_MOST_WORDS: Final = 6
_ENOUGH: Final = 2
_GAP: Final = r"[,.!;:\u2026\u2013\u2014 -]+"
_SET_OFF: Final = r"\s*[,;.!\u2026\u2013\u2014]+\s*"
_BROKEN_OFF: Final = r".{1,40}?(?:\.{2,}|\u2026|\s[\u2013\u2014-])\s*"
# "30. August", "Dr. Fox": the stop ends no sentence there.
_DATED: Final = re.compile(
    r"\b(?:\d{1,2}\.(?=\s+[^\W\d])|(?:Dr|Mr|Mrs|Ms|St|Prof|Hr|Fr)\.(?=\s))"
)
_HELD: Final = "\ue000"


class _Value(NamedTuple):
    """A new value, the old one where it is named, and how sure it is that it is one."""

    new: str
    old: str
    weight: int


@lru_cache(maxsize=256)
def amended(text: str, code: str) -> str:
    """Return "or rather eleven" as "no, eleven"; the text itself for anything else."""
    words, phrases = AMENDING.get(code), PHRASES.get(code)
    plain = text.replace("\u2019", "'").strip()
    if words is None or phrases is None or not 0 < len(plain) <= _LONGEST:
        return text
    found = _read(_DATED.sub(lambda one: one[0][:-1] + _HELD, plain), words, phrases)
    if found is None:
        return text
    worded = words.instead if found.old else words.no
    return worded.format(v=found.new, o=found.old).replace(_HELD, ".")


def _read(text: str, words: Amending, phrases: Phrases) -> _Value | None:
    """Return the value of a text whose every other word stands around it."""
    rest, opened = _unopened(text.strip(EDGE), words, phrases)
    rest, ended, courteous = _unended(rest.strip("? "), words)
    if text.rstrip().endswith("?") and not courteous:
        return None
    weight = opened + ended
    told = [(one, _ENOUGH) for one in words.onward]
    for pattern, sure in (*told, *((one, weight) for one in words.denied)):
        if found := full(pattern, rest):
            return _named(found, sure, words, phrases)
    for pattern in words.orders:
        if (found := full(pattern, rest)) and _may_be(found["v"], words, phrases):
            return _Value(found["v"].strip(EDGE), "", _ENOUGH)
    if weight < _ENOUGH or not _may_be(rest, words, phrases):
        return None
    return _Value(rest, "", weight)


def _named(
    found: re.Match[str], weight: int, words: Amending, phrases: Phrases
) -> _Value | None:
    """Return a value beside the one it takes the place of; None for no such."""
    old = found["o"].strip(EDGE)
    new, ended, _ = _unended(found["v"].strip(EDGE), words)
    new, opened = _unopened(new, words, phrases)
    sure = weight + ended + opened >= _ENOUGH
    if not sure or not all(_may_be(one, words, phrases) for one in (old, new)):
        return None
    return _Value(new, old, weight)


def _unopened(text: str, words: Amending, phrases: Phrases) -> tuple[str, int]:
    """Return a text without what opens it, and how much that takes back."""
    weight = 0
    for _ in range(_MOST_STEPS):
        table = rf"(?P<taken>{words.retracts})|(?:{words.hesitates})"
        if led := match(rf"(?:{table})(?:{_GAP}|$)", text):
            weight += _ENOUGH if led["taken"] else 1
        elif led := match(rf"{_BROKEN_OFF}(?:{words.anew}){_GAP}", text):
            # "Three hundred and... no, 365".
            weight = _ENOUGH
        elif (led := match(_better(words), text)) and _is_bare(led, phrases):
            # "The twenty-first I mean, 21 March".
            weight = _ENOUGH
        elif led := match(words.remarks, text):
            weight += 1
        else:
            break
        text = text[led.end() :].strip(EDGE)
    return text, weight


def _better(words: Amending) -> str:
    """Word what was said first, and that another is better."""
    first = r"(?P<first>[^,;.!]{1,30}?)"
    return rf"{first}(?:, (?:{words.anew}),?| (?:{words.anew})[,:])\s+"


def _is_bare(led: re.Match[str], phrases: Phrases) -> bool:
    """Tell a value from a statement: "my drink is tea, no, coffee" is one."""
    told = bare_value(led["first"].strip(EDGE), phrases)
    return told is not None and bool(told.value)


def _unended(text: str, words: Amending) -> tuple[str, int, bool]:
    """Return a text without what ends it, how much that asserts, and if it is asked."""
    weight, courteous = 0, False
    for _ in range(_MOST_STEPS):
        meant = rf"(?:{_SET_OFF}|\s)(?:{words.asserts})|{_SET_OFF}(?:{words.sure})"
        if led := search(rf"(?:{meant})$", text):
            weight += _ENOUGH
        elif led := search(rf"(?:{_SET_OFF}|\s)(?:{words.closes})$", text):
            weight += 1
        elif led := search(rf"{_SET_OFF}(?:{words.courteous})$", text):
            courteous = True
        else:
            break
        text = text[: led.start()].strip(EDGE)
    return text, weight, courteous


def _may_be(value: str, words: Amending, phrases: Phrases) -> bool:
    """Tell a few words that are no statement, no remark and no wish."""
    held = value.strip(EDGE)
    value = held.replace(_HELD, ".")
    if not value or len(value.split()) > _MOST_WORDS or search(words.never, value):
        return False
    around = (words.retracts, words.hesitates, words.closes, words.courteous)
    if any(full(table, value) for table in around):
        return False
    if search(r"[;:!?\u2026,]|\.{2,}|\.(?=\s)", held):
        return False
    told = bare_value(value, phrases)
    return told is not None and bool(told.value)
