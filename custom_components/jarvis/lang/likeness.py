"""How alike two words look and sound, and which are surely one misheard."""

from collections.abc import Iterable
from typing import Final

from rapidfuzz.distance import OSA, JaroWinkler, Levenshtein

from .phonetic import blur, sound

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
_VOWELS: Final = frozenset("aeiouy")

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
    return "".join(letter for letter in squeezed(word) if letter in _VOWELS)
