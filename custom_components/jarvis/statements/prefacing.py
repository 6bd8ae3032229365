"""Takes off what says only that something is to be kept, or holds no more; pure.

"For your memory: X", "what you noted is out of date. X": a preface that has no word
but of telling and keeping is no part of what is told, in however many it is said.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
import re
from typing import Final

from ..lang.keywords import base_language
from ..lang.tables import table
from .changes.amending import amended
from .changes.belying import belied
from .patterns import EDGE, LONGEST, full
from .phrases import PHRASES, Phrases
from .reading import claims
from .sentences import sentences
from .stating import is_statement
from .topics.wishing import ends_in_wish


@dataclass(frozen=True, slots=True, kw_only=True)
class Preface:
    """Words, folded: a preface has no others.

    `keeps`: of keeping and of what is kept, `tells`: of who told it. `wrong`: that it
    holds no more, `right` the contrary, where a word that `denies` stands beside it,
    `mends`: what asks to put it right. `changes`: that it is otherwise by now.
    `refers`: what stands for what was told, `speakers`: who speaks of it, `no` opens
    it, `forgets` what may be denied and still asks to keep, `small`: all other words,
    `asks`: what opens a question about it. `onward`: what goes on about the same, or is
    a part of what stands before. `keep` and `correct` are how the two are said plainly.
    """

    keeps: frozenset[str]
    tells: frozenset[str]
    wrong: frozenset[str]
    right: frozenset[str]
    denies: frozenset[str]
    no: frozenset[str]
    mends: frozenset[str]
    changes: frozenset[str]
    refers: frozenset[str]
    speakers: frozenset[str]
    forgets: frozenset[str]
    asks: frozenset[str]
    onward: frozenset[str]
    small: frozenset[str]
    keep: str
    correct: str


PREFACES: Final = table("preface", "prefaces", Preface)


_PAUSE: Final = re.compile(r"\s*(?P<sign>[:,;.!]|[\u2013\u2014]|\s-)\s+(?=\w)")
_WORD: Final = re.compile(r"[^\W_]+(?:['\u2019-][^\W_]+)*")
_NAMED: Final = frozenset({":", "-", "\u2013", "\u2014"})
# "Die Miete ist …" tells of the rent, "die ist …" goes on about it.
_ARTICLES: Final = frozenset({"das", "der", "die"})
# A preface is brief, and what is told stands behind one of its first pauses.
_MOST_WORDS: Final = 16
_MOST_PAUSES: Final = 4


def unprefaced(text: str, language: str) -> str:
    """Return "for your memory: X" as "remember: X", "it's outdated. X" as "no, X"."""
    code = base_language(language)
    text = belied(text, code)
    if code not in PREFACES or code not in PHRASES or len(text) > LONGEST:
        return text
    return _unprefaced(text, code)


@lru_cache(maxsize=128)
def _unprefaced(text: str, code: str) -> str:
    words, phrases = PREFACES[code], PHRASES[code]
    if (plain := amended(text, code)) != text:
        return plain
    for pause in islice(_PAUSE.finditer(text), _MOST_PAUSES):
        said = _words_of(text[: pause.start()])
        rest = text[pause.end() :].strip()
        if len(said) > _MOST_WORDS:
            break
        opening = _opening(said, rest, words, named=pause["sign"] in _NAMED)
        if opening and _is_told(rest, words, phrases):
            return f"{opening}{rest}"
    return text


def _words_of(text: str) -> list[str]:
    said = text.replace("\u2019", "'").casefold()
    return [one[0] for one in _WORD.finditer(said)]


def _opening(said: Sequence[str], rest: str, words: Preface, *, named: bool) -> str:
    """Return what a preface says in plain words; '' where it is none."""
    plain = frozenset(said)
    known = (
        words.keeps
        | words.tells
        | words.wrong
        | words.right
        | words.denies
        | words.mends
        | words.changes
        | words.refers
        | words.forgets
        | words.small
    )
    # What it is about may be named, and is told behind it.
    if not plain or not plain - known <= frozenset(_words_of(rest)):
        return ""
    denied = frozenset(said[said[0] in words.no :]) & words.denies
    if _is_over(plain, words, named=named, denied=bool(denied)):
        strong = plain & (words.keeps | words.tells)
        return (words.keep if strong else "") + words.correct
    if not named or plain & words.tells or said[0] in words.asks:
        return ""
    keeps = plain & words.keeps and (not denied or plain & words.forgets)
    return words.keep if keeps else ""


def _is_over(
    plain: frozenset[str], words: Preface, *, named: bool, denied: bool
) -> bool:
    """Tell whether a preface says that what was told holds no more."""
    if plain & words.changes:
        return not denied
    if named and plain & words.mends and not plain & words.refers:
        return True
    meant = plain & (words.keeps | words.tells | words.refers | words.speakers)
    over = plain & words.right if denied else plain & words.wrong
    return bool(over and meant)


def _is_told(rest: str, words: Preface, phrases: Phrases) -> bool:
    """Tell whether what follows is a statement that names what it is of."""
    said = _WORD.findall(rest[:LONGEST])
    first = said[0].casefold() if said else ""
    behind = said[1] if len(said) > 1 else ""
    if first in words.onward or (first in _ARTICLES and not behind[:1].isupper()):
        return False
    told = next(iter(sentences(rest, phrases)), "").strip(EDGE)
    if not told or full(phrases.skip, told) or ends_in_wish(told, phrases):
        return False
    return any(one.slot for one in claims(told, phrases)) or is_statement(told, phrases)
