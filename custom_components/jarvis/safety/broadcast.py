"""Tells what is said to all who listen from what is said to a house.

Advertisements, telephone lines, hosts, news readers, sellers, and what stands under a
film. Nobody tells a butler to unlock "your potential", to follow them, or reads him
the news.
"""

from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final, NamedTuple
import unicodedata

from ..lang.patterns import Tables, compiled, plain_text
from ..lang.tables import common, common_set, table


@dataclass(frozen=True, slots=True, kw_only=True)
class Advertising:
    """The patterns of one language, without case."""

    says: str
    yours: str
    owned: str
    own: str


# What films and channels say to all who watch, whatever the language: rights, credits,
# and the buttons under a picture.
TO_VIEWERS: Final = common("adverts", "to_viewers")
ADVERTISING: Final = table("adverts", "advertising", Advertising)


@dataclass(frozen=True, slots=True, kw_only=True)
class Airing:
    """The patterns of one language, without case."""

    says: str
    public: str = "(?!)"
    own: str = "(?!)"


ON_AIR: Final = table("on_air", "on_air", Airing)
# Words that only fill a pause, whatever the language.
FILLERS: Final = common_set("on_air", "fillers")
# What songs are filled with.
SUNG: Final = common_set("on_air", "sung")
# In what letters a language is written that is not written in Latin ones.
SCRIPTS: Final = common_set("on_air", "scripts")


# Longer texts are stories; so few words say nothing to anybody.
_LONGEST: Final = 400
_FEWEST_SOLD: Final = 3
_TO_VIEWERS: Final = re.compile(TO_VIEWERS)


class _Advert(NamedTuple):
    """`words/adverts.Advertising`, compiled."""

    says: re.Pattern[str]
    yours: re.Pattern[str]
    owned: re.Pattern[str]
    own: re.Pattern[str]


_ADVERTS: Final = Tables(ADVERTISING, compiled(_Advert, re.NOFLAG))


def is_advert(text: str, language: str) -> bool:
    """Tell whether a text is what advertisements, lines and announcers say."""
    if len(text) > _LONGEST or len(text.split()) < _FEWEST_SOLD:
        return False
    plain = plain_text(text.casefold())
    if _TO_VIEWERS.search(plain):
        return True
    if (table := _ADVERTS.of(language)) is None:
        return False
    if table.says.search(plain):
        return True
    if plain.endswith("?") or table.own.search(plain):
        return False
    things = [one.group(1) for one in table.yours.finditer(plain)]
    return bool(things) and not any(map(table.owned.fullmatch, things))


# So few words say nothing to anybody.
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
