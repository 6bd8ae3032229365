"""Whose words a text is made of, and whom a question is about; pure."""

from collections.abc import Iterable
from functools import lru_cache
import re
from typing import Final

from ..lang.keywords import base_language
from .facts import canonical
from .phrases import PHRASES

# A statement of a model must be made of the user's own words, by this share.
_OWN_SHARE: Final = 0.5
_LONGEST: Final = 300


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


@lru_cache(maxsize=16)
def _patterns(code: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    phrases = PHRASES[code]
    own = re.compile(f"{phrases.own}|{phrases.ours}", re.IGNORECASE)
    return own, re.compile(phrases.skip, re.IGNORECASE)
