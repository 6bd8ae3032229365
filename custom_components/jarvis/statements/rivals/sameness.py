"""Tells whether two statements tell the same in other words; pure."""

from functools import lru_cache

from ...lang.keywords import base_language
from ..facts import tellings
from ..patterns import LONGEST, full, search
from ..phrases import PHRASES
from ..spoken import words_of
from ..unspaced_text.particles import is_cut, told
from ..wording import is_negated
from ..words.shift_words import SHIFTS


def tell_the_same(first: str, second: str, language: str) -> bool:
    """Tell whether two statements differ in order, small words and the wish alone."""
    code = base_language(language)
    if max(len(first), len(second)) > LONGEST:
        return False
    if is_cut(code):
        clause = _clause(first, code)
        return clause is not None and clause == _clause(second, code)
    meaning = _meaning(first, code)
    return bool(meaning[0]) and meaning == _meaning(second, code)


@lru_cache(maxsize=512)
def _clause(text: str, code: str) -> tuple[str, ...] | None:
    """Return of what a line tells what, where it tells but one thing."""
    plain = [one for _, one in tellings(text, code)]
    clause = told(plain[0], code) if len(plain) == 1 else None
    if clause is None or not clause.topic:
        return None
    denied = "!" * is_negated(plain[0], code)
    return (*clause.topic, denied, *(part.text for part in clause.parts))


@lru_cache(maxsize=512)
def _meaning(text: str, code: str) -> tuple[frozenset[str], tuple[str, ...], str]:
    """Return the roots of what a line tells, without verbs that tell little.

    And its names and figures in order, for who owes whom; and whether it denies, or
    tells of a change.
    """
    phrases, shifts = PHRASES.get(code), SHIFTS.get(code)
    if phrases is None or shifts is None:
        return frozenset(), (), ""
    light = (shifts.light, phrases.states)
    turning = (
        phrases.negation,
        phrases.done,
        phrases.pending,
        phrases.ends,
        phrases.changed,
        phrases.moves,
    )
    plain = " ".join(one for _, one in tellings(text, code))
    words = [
        word
        for word in words_of(plain, code)
        if not any(full(one, word.text) for one in light)
    ]
    return (
        frozenset(root for word in words for root in word.roots),
        tuple(
            min(word.roots)
            for word in words
            if word.roots and not word.opens and not word.text[0].islower()
        ),
        "".join("01"[search(one, plain) is not None] for one in turning),
    )
