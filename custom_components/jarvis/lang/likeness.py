"""How alike two words look and sound."""

from rapidfuzz.distance import OSA, JaroWinkler, Levenshtein

from .phonetic import blur, sound


def likeness(one: str, other: str, language: str) -> float:
    """Compare two folded words: 0 nothing in common, 1 equal.

    The mean of four views, since recognisers, fingers and ears err differently:
    letters with transpositions, letters from the start, sound, blurred sound.
    """
    if one == other:
        return 1.0
    heard, named = sound(one, language), sound(other, language)
    return (
        OSA.normalized_similarity(one, other)
        + JaroWinkler.similarity(one, other)
        + Levenshtein.normalized_similarity(heard, named)
        + Levenshtein.normalized_similarity(blur(heard), blur(named))
    ) / 4
