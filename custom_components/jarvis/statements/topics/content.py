"""Whether a memory is what somebody names in other words than it was told in; pure.

"I gave Ben the present, delete that" means the drone that was ordered for Ben. Who is
named must be told, and of the rest more than of any other memory.
"""

from collections.abc import Sequence
from dataclasses import dataclass
import re
from typing import Final

from ...lang.keywords import base_language, words
from ...lang.keywords_words import COMPOUND
from ...lang.normalise import fold
from ..patterns import full, search
from ..pieces import FIGURES, pieces_of
from ..unspaced_text.particles import is_cut
from ..words.matter_words import CALLED, IDLE, MATTERS, POINTS, Matter
from ..words.shift_words import SHIFTS
from . import kin

# Who is named and one more word, or nothing but who is named.
ENOUGH: Final = 2
# A longer word may end a compound.
_SHORTEST: Final = 4
_WRITTEN: Final = re.compile(r"\w+")
_RUN: Final = re.compile(
    "[0-9\uff10-\uff19]*[\u3400-\u9fff\u3005]+|[\u30a1-\u30fa\u30fc]{2,}|[A-Za-z]{2,}"
)
_SIGN: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
_SIGNED: Final = re.compile(
    "(?:[\u3400-\u9fff\u3005\u30a1-\u30fa\u30fc]+?)(?=さん|ちゃん|くん|先生)"
)
_NUMBER: Final = re.compile("[0-9\uff10-\uff19一二三四五六七八九十]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """The words that name something; `names` of them are written like names.

    `whose`: names from the reason that is told besides. `said`: beside them only that
    somebody said it. `that`: nothing is named but in the reason, `called`: it is called
    a matter there.
    """

    words: tuple[str, ...]
    names: frozenset[str]
    code: str
    whose: tuple[str, ...] = ()
    said: bool = False
    that: bool = False
    called: bool = False

    @property
    def looked_for(self) -> tuple[str, ...]:
        """Return all words by which it may be found."""
        return (*self.words, *self.whose)


def named(what: str, why: str, language: str) -> Named:
    """Return by which words something is named; by the reason where it is but "it"."""
    code = base_language(language)
    own = _words_of(what, code)
    if that := not own:
        what, own, why = why, _words_of(why, code), ""
    names = _names_in(what, own, code)
    shifts = SHIFTS.get(code)
    return Named(
        words=own,
        names=names,
        code=code,
        whose=_besides(what, why, names, code) if why else (),
        said=shifts is not None and search(shifts.says, what) is not None,
        that=that,
        called=search(CALLED.get(code, "(?!)"), what) is not None,
    )


def _besides(what: str, why: str, names: frozenset[str], code: str) -> tuple[str, ...]:
    """Return what the reason names, for "what the agent wants for it", "her exam"."""
    points = search(POINTS.get(code, "(?!)"), what) is not None
    if names and not points:
        return ()
    found = _words_of(why, code)
    named_so = tuple(one for one in found if one in _names_in(why, found, code))
    return named_so or (found if points else ())


def counts(wanted: Named, text: str, *, whole: bool) -> int:
    """Return how many of the words a text tells; 0 where it is of somebody else.

    `whole`: all that is named must be told, not only who.
    """
    first = words(text)[:1]
    doer = not is_cut(wanted.code) and not wanted.names.isdisjoint(first)
    told = {one for one in wanted.words if tells(one, text, wanted.code, doer=doer)}
    whose = {one for one in wanted.whose if tells(one, text, wanted.code)}
    needed = frozenset(wanted.words) if whole else wanted.names
    if not told or not needed <= told or (wanted.whose and not whose):
        return 0
    return len(told) + len(whose)


def tells(word: str, text: str, code: str, *, doer: bool = False) -> bool:
    """Tell whether a text tells a word, or the matter that it names.

    `doer`: who is named opens it, and does what is told.
    """
    return is_told(word, text, code) or any(
        search(one.told, text)
        and (not one.counted or _has_number(text, code))
        and not (doer and one.gets and not search(one.gets, text))
        for one in matters_of(word, code)
    )


def is_told(word: str, text: str, code: str) -> bool:
    """Tell whether a text holds a word, or one that is kin to it."""
    if is_cut(code):
        return word in text
    told = words(text)
    within = code in COMPOUND and len(word) > _SHORTEST
    return kin.is_told(word, told, code) or any(
        within and one.endswith(word) for one in told
    )


def matters_of(word: str, code: str) -> Sequence[Matter]:
    """Return the matters that a noun names."""
    return [one for one in MATTERS.get(code, ()) if full(_levelled(one.noun), word)]


def _levelled(pattern: str) -> str:
    """Return what matches words as they are looked for; signs are not levelled."""
    return pattern if pattern.isascii() or _SIGN.search(pattern) else fold(pattern)


def _words_of(text: str, code: str) -> tuple[str, ...]:
    idle = _levelled(f"{IDLE.get(code, '(?!)')}|{POINTS.get(code, '(?!)')}")
    if is_cut(code):
        found = _RUN.findall(text)
    else:
        found = [one for one in kin.named_by(text, code) if len(one) > 1]
    return tuple(dict.fromkeys(one for one in found if not full(idle, one)))


def _names_in(text: str, found: Sequence[str], code: str) -> frozenset[str]:
    """Return which words are written like names."""
    if is_cut(code):
        known = {one for one in found if not matters_of(one, code)}
        signed = set(_SIGNED.findall(text))
        first = [one for one in _RUN.findall(text)[:1] if one in known]
        return frozenset(known & (signed or set(first)))
    capital = {
        word
        for one in _WRITTEN.findall(text)
        if one[:1].isupper()
        for word in words(one)
    }
    return frozenset(one for one in found if one in capital)


def _has_number(text: str, code: str) -> bool:
    if is_cut(code):
        return _NUMBER.search(text) is not None
    told = pieces_of(text, code)
    return told is not None and any(one.role in FIGURES for one in told.all)
