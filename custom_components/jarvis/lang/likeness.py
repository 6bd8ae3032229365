"""Likeness of what was misheard: letters, sounds, babble."""

from collections.abc import Iterable
from functools import lru_cache
import re
from typing import Final

from rapidfuzz.distance import OSA, JaroWinkler, Levenshtein
from text_unidecode import unidecode  # type: ignore[import-untyped]

from .tables import common, texts

# Patterns and the sounds in their place, "old>new", parted by two spaces.
RULES: Final = texts("phonetic", "rules")
# The first vowel of a group stands for all of it.
_VOWELS: Final = {"a": "a", "e": "i", "i": "i", "y": "i", "o": "u", "u": "u"}
_BLUR: Final = str.maketrans(
    {
        "b": "p",
        "d": "t",
        "g": "k",
        "v": "f",
        "w": "f",
        "z": "s",
        "Z": "S",
        "J": "C",
        "T": "t",
        "m": "n",
        "H": "k",
        "i": "a",
        "u": "a",
        "y": "a",
    }
)
_TWICE = re.compile(r"(.)\1+")


@lru_cache(maxsize=32)
def _compiled(language: str) -> tuple[re.Pattern[str], tuple[str, ...]]:
    line = RULES.get(language) or common("phonetic", "rules")
    rules = [rule.partition(">") for rule in line.split("  ")]
    pattern = re.compile("|".join(f"({old})" for old, _, _ in rules))
    return pattern, tuple(new for _, _, new in rules)


@lru_cache(maxsize=16384)
def sound(word: str, language: str) -> str:
    """Write a folded word as it sounds in that language; '' for no letters."""
    plain = word if word.isascii() else unidecode(word).replace(" ", "").lower()
    pattern, news = _compiled(language)

    def instead(found: re.Match[str]) -> str:
        new = news[(found.lastindex or 1) - 1]
        return _VOWELS.get(found.group()[0], "") if new == "vowel" else new

    return _TWICE.sub(r"\1", pattern.sub(instead, plain))


@lru_cache(maxsize=16384)
def blur(sounded: str) -> str:
    """Level a sounded word further: voice, nasals and vowels become one each."""
    return _TWICE.sub(r"\1", sounded.translate(_BLUR))


# What looks alike but does not sound so was typed, not heard: a little less sure.
_TYPED = 0.9


def likeness(one: str, other: str, language: str) -> float:
    """Compare two folded words: 0 nothing in common, 1 equal.

    Fingers, recognisers and ears err differently. Looks are letters with
    transpositions and letters from the start; sounds are plain and blurred.
    """
    if one == other:
        return 1.0
    heard, named = sound(one, language), sound(other, language)
    looks = (
        OSA.normalized_similarity(one, other) + JaroWinkler.similarity(one, other)
    ) / 2
    sounds = (
        Levenshtein.normalized_similarity(heard, named)
        + Levenshtein.normalized_similarity(blur(heard), blur(named))
    ) / 2
    return max((looks + sounds) / 2, looks * _TYPED)


# Fewer letters that tell one name from another are too few to bear a slip.
_TELLING: Final = 5
_SHARED: Final = 4
# How alike what tells two names apart must be, to ask whether one means the other.
_MAYBE: Final = 0.6
_LIKENESS_VOWELS: Final = frozenset("aeiouy")

type Spoken = tuple[str, ...]


def is_slip(
    said: Spoken, meant: str, language: str, others: Iterable[str] = ()
) -> bool:
    """Tell whether folded words are only a slip of a name: no guess at another one.

    What sounds the same is ("leaving room", "living room"), and one letter doubled,
    lost, swapped with its neighbour or, inside, blurred. Of names that begin or end
    alike ("bat room", "bathroom") what tells them apart must be long enough to bear
    it; `others` are names beside it.
    """
    whole = "".join(said)
    if squeezed(whole) == squeezed(meant):
        return True
    if _sounds_so(whole, meant, language):
        odd = [word for word in said if word not in meant]
        if (
            _vowels(whole) == _vowels(meant)
            or min(map(len, odd), default=0) >= _TELLING
        ):
            return True
    one, other = _apart(said, meant, others)
    if len(other) < _TELLING or one[:1] != other[:1] or OSA.distance(one, other) != 1:
        return False
    if len(one) < len(other) or sorted(one) == sorted(other):
        return True
    if _sounds_so(one, other, language):
        return True
    heard, named = blur(sound(one, language)), blur(sound(other, language))
    return len(one) == len(other) and _vowels(one) == _vowels(other) and heard == named


def _sounds_so(one: str, other: str, language: str) -> bool:
    return sound(one, language) == sound(other, language)


def may_be(said: Spoken, meant: str, language: str, others: Iterable[str] = ()) -> bool:
    """Tell whether somebody may be asked if these words were meant by a name."""
    one, other = _apart(said, meant, others)
    return likeness(one, other, language) >= _MAYBE


def _apart(said: Spoken, meant: str, others: Iterable[str]) -> tuple[str, str]:
    """Leave out of both what they begin and end with, be it a word or what more share.

    Something is left of each: "bat room" and "bathroom" are "bat" and "bath".
    """
    whole = "".join(said)
    first, last = len(said[0]), len(said[-1])
    begin = first if len(said) > 1 and meant.startswith(said[0]) else 0
    end = last if len(said) > 1 and meant.endswith(said[-1]) else 0
    for other in others:
        if other != meant:
            begin = max(begin, _shared(whole, meant, other))
            end = max(end, _shared(whole[::-1], meant[::-1], other[::-1]))
    least = min(len(whole), len(meant))
    end = end if end < least else 0
    begin = begin if begin + end < least else 0
    return whole[begin : len(whole) - end], meant[begin : len(meant) - end]


def _shared(one: str, two: str, three: str) -> int:
    """Count the letters that all three begin with, 0 when they are too few."""
    size = 0
    for letters in zip(one, two, three, strict=False):
        if len(set(letters)) > 1:
            break
        size += 1
    return size if size >= _SHARED else 0


def squeezed(word: str) -> str:
    """Write every doubled letter once."""
    return "".join(a for a, b in zip(word, f" {word}", strict=False) if a != b)


def _vowels(word: str) -> str:
    return "".join(letter for letter in squeezed(word) if letter in _LIKENESS_VOWELS)


# The text is looked at so often, in characters, wherever it was cut.
_STEP: Final = 32
_KEPT: Final = 2_400
# The end that must have been there before, and the longest part that is repeated.
_END: Final = 24
_LONGEST: Final = 600
# So long, and so many times, something must be repeated.
_LEAST: Final = 120
_TIMES: Final = 3


class Babble:
    """The watch over one reply; `feed` passes the text up to where it only repeats."""

    def __init__(self) -> None:
        """Start with nothing said."""
        self._tail = ""
        self._count = 0
        self.found = False

    def feed(self, text: str) -> str:
        """Return what of the text is worth passing on; `found` tells of a loop."""
        at = 0
        while at < len(text) and not self.found:
            step = min(_STEP - self._count % _STEP, len(text) - at)
            self._tail = (self._tail + text[at : at + step])[-_KEPT:]
            self._count += step
            at += step
            self.found = self._count % _STEP == 0 and _repeats(self._tail)
        return text[:at]


def _repeats(tail: str) -> bool:
    """Tell whether a text ends in one part that is repeated."""
    if len(tail) < _LEAST:
        return False
    before = tail.rfind(tail[-_END:], 0, len(tail) - 1)
    period = len(tail) - _END - before
    if before < 0 or period > _LONGEST:
        return False
    length = max(_LEAST, _TIMES * period)
    if length > len(tail):
        return False
    end = tail[-length:]
    return end[period:] == end[:-period]
