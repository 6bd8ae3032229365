"""What statements have in common however they are worded; pure.

Whose words a text is made of, whom a question is about, whether it denies, and by
which words a fact shall be found.
"""

from collections.abc import Iterable
from functools import lru_cache
import re
from typing import Final

from ..lang.keywords import base_language, content_words, root, words
from .patterns import search
from .phrases import PHRASES

# A statement of a model must be made of the user's own words, by this share.
_OWN_SHARE: Final = 0.5
_LONGEST: Final = 300


def roots(text: str, language: str) -> list[str]:
    """Return the content words of a text without endings, each once, sorted."""
    code = base_language(language)
    return sorted({root(word.word, code) for word in content_words(text, code)})


def canonical(text: str, language: str) -> str:
    """Return what different wordings of one statement share."""
    kept = " ".join(roots(text, language)) or text.casefold().strip()
    return f"! {kept}" if is_negated(text, language) else kept


def is_negated(text: str, language: str) -> bool:
    """Tell whether a statement denies something."""
    phrases = PHRASES.get(base_language(language))
    return phrases is not None and search(phrases.negation, text) is not None


def searchable(slot: str, text: str, language: str) -> str:
    """Return the words a fact shall be found by: its own and those of questions."""
    code = base_language(language)
    asked = _asked_words(code).get(slot, "") if code in PHRASES else ""
    return f"{slot} {asked} {text}" if slot else text


def subject_roots(text: str, language: str) -> frozenset[str]:
    """Return the roots of a subject; "called" counts as its noun, "name"."""
    found = roots(text, language)
    phrases = PHRASES.get(base_language(language))
    if phrases is not None and search(phrases.naming, text):
        found += roots(phrases.noun, language)
    return frozenset(found)


def slots_asked(text: str, language: str) -> frozenset[str]:
    """Return the shared slots whose words a question uses, small ones too."""
    code = base_language(language)
    said = set(words(text))
    return frozenset(
        slot
        for slot, asked in (_asked_words(code) if code in PHRASES else {}).items()
        if said.intersection(words(asked))
    )


def stands_in(text: str, said: Iterable[str], language: str) -> bool:
    """Tell whether a statement is made of words that were said."""
    told = set(canonical(text, language).split())
    words = {word for one in said for word in canonical(one, language).split()}
    return bool(told) and len(told & words) / len(told) >= _OWN_SHARE


def asks_of_own(text: str, language: str) -> bool:
    """Tell whether somebody asks about themself, their things or the household."""
    code = base_language(language)
    if code not in PHRASES or len(text) > _LONGEST:
        return False
    own, asking = _patterns(code)
    return own.search(text) is not None and asking.fullmatch(text.strip()) is not None


@lru_cache(maxsize=32)
def _asked_words(code: str) -> dict[str, str]:
    lines = PHRASES[code].asked.strip().splitlines()
    split = (line.partition(": ") for line in lines)
    return {slot: asked for slot, _, asked in split}


@lru_cache(maxsize=16)
def _patterns(code: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    phrases = PHRASES[code]
    own = re.compile(f"{phrases.own}|{phrases.ours}", re.IGNORECASE)
    return own, re.compile(phrases.skip, re.IGNORECASE)
