"""Words that mean all of several things: "all of them", and "both" where they are two.

Quiet.
"""

from collections.abc import Mapping
from typing import Final

from ...lang.numbers import phrases, tokens
from ...lang.responses import words_of

ALL: Final = words_of("timer", "all")
BOTH: Final = words_of("timer", "both")
SEVERAL: Final = words_of("timer", "several")

_PAIR = 2


def is_all(said: str, language: str) -> bool:
    """Tell whether the words mean all of them, or both."""
    return _is_in(ALL, said, language) or _is_in(BOTH, said, language)


def are_all(said: str, language: str, count: int) -> bool:
    """Tell whether the words mean all of so many: "both" are two, never three."""
    return is_all(said, language) and (
        count == _PAIR or not _is_in(BOTH, said, language)
    )


def are_several(said: str, language: str) -> bool:
    """Tell whether the words name several entries by a plural: "my reminders"."""
    several = SEVERAL.get(language.partition("-")[0], "").split()
    return not set(several).isdisjoint(tokens(said))


def _is_in(table: Mapping[str, str], said: str, language: str) -> bool:
    heard = tokens(said)
    code = language.partition("-")[0]
    return any(heard in phrases(table.get(key, "")) for key in (code, "en"))
