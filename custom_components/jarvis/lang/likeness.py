"""How alike two words look and sound."""

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
