"""Tells what hosts, news readers and sellers say to all who listen from a wish.

Nobody tells a butler to follow them, nor reads him the news.
"""

from functools import lru_cache
import re
from typing import Final, NamedTuple
import unicodedata

from ..words.on_air import ON_AIR, SCRIPTS

# Longer texts are stories; so few words say nothing to anybody.
_LONGEST: Final = 400
_FEWEST: Final = 2
# The news are told in so many words at least.
_TOLD: Final = 6
_STRANGE: Final = 8


class _Table(NamedTuple):
    """`words/on_air.Airing`, compiled."""

    says: re.Pattern[str]
    public: re.Pattern[str]
    own: re.Pattern[str]


def is_on_air(text: str, language: str) -> bool:
    """Tell whether a text is what is said on the air, in whatever language."""
    if len(text) > _LONGEST or len(text.split()) < _FEWEST:
        return False
    plain = " ".join(text.lower().replace("\u2019", "'").split())
    if any(_table(code).says.search(plain) for code in ON_AIR):
        return True
    code = language.partition("-")[0].casefold()
    if code not in ON_AIR or len(plain.split()) < _TOLD:
        return False
    table = _table(code)
    return table.public.search(plain) is not None and not table.own.search(plain)


def is_foreign(text: str, language: str) -> bool:
    """Tell whether a text is written in letters that its language has not."""
    if language.partition("-")[0].casefold() in SCRIPTS:
        return False
    letters = [one for one in text[:_LONGEST] if one.isalpha()]
    strange = [one for one in letters if not _is_latin(one)]
    # A single word may be a greeting of somebody at home in two languages.
    return len(strange) >= _STRANGE and len(strange) * 2 >= len(letters)


@lru_cache(maxsize=1024)
def _is_latin(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith(("LATIN", "MODIFIER", "FEMININE"))


@lru_cache(maxsize=8)
def _table(code: str) -> _Table:
    words = ON_AIR[code]
    return _Table(*(re.compile(getattr(words, name)) for name in _Table._fields))
