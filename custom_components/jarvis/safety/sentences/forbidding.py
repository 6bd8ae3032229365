"""Tells who forbids a thing, or only supposes it, from who wishes it.

Judged more strictly than what else is said: only what would be asked about comes
here, and no question shall stand in the room whose yes nobody has thought of.
"""

from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final

from ...lang.tables import common_set, table
from .patterns import plain_text
from .questions import may_wish, wants_something


@dataclass(frozen=True, slots=True, kw_only=True)
class Forbidding:
    """The patterns of one language.

    Closed classes of words, so that no verb has to stand here. `but` are those that
    look like it and wish something after all.
    """

    denied: str
    supposed: str
    but: str


FORBIDDING: Final = table("forbidding", "forbidding", Forbidding)
# Who says so wishes what they only suppose.
PLEASE: Final = common_set("forbidding", "please")


# Longer texts are stories.
_LONGEST: Final = 400
_CLAUSES: Final = re.compile(r"[,;:.!?]+\s+|\s[-\u2013\u2014]\s")


def forbids(text: str, language: str) -> bool:
    """Tell whether a text denies or supposes something and wishes nothing beside it."""
    code = language.partition("-")[0].casefold()
    if code not in FORBIDDING or len(text) > _LONGEST:
        return False
    plain = plain_text(text.casefold())
    clauses = [one for one in _CLAUSES.split(plain) if one.strip()]
    held = [one for one in clauses if _is_held(one, language)]
    return bool(held) and not any(
        wants_something(one, language) or may_wish(one, language)
        for one in clauses
        if one not in held
    )


def _is_held(clause: str, language: str) -> bool:
    """Tell whether a clause denies, or supposes without a "please"."""
    denied, supposed, but = _patterns(language.partition("-")[0].casefold())
    bare = but.sub(" ", clause)
    if denied.search(bare) is not None:
        return True
    return supposed.search(bare) is not None and PLEASE.isdisjoint(clause.split())


@lru_cache(maxsize=8)
def _patterns(code: str) -> tuple[re.Pattern[str], ...]:
    """Return what denies, what supposes, and what only looks so."""
    words = FORBIDDING[code]
    parts = (words.denied, words.supposed, words.but)
    return tuple(re.compile(rf"(?<!\w)(?:{one})(?!\w)") for one in parts)
