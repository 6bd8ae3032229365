"""Tells what of a talk says again what was forgotten: it goes from prompts, too; pure.

Home Assistant keeps the words of a talk for minutes. A model that reads them there
would tell what nobody is to know any more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..wording import roots

# Of the words of what was forgotten, as many as make it the same statement.
_MOSTLY: Final = 0.6
# What was forgotten is known this many times over, so many texts each.
MOST_TIMES: Final = 20
MOST_TEXTS: Final = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class Erased:
    """The roots of an erased row, for talks that go on; its text is not kept."""

    roots: frozenset[str]
    language: str


def erased_words(text: str, language: str) -> Erased:
    """Return what is kept of a row's words while talks may still hold them."""
    return Erased(roots=frozenset(roots(text, language)), language=language)


def retells(said: str, gone: Sequence[Erased]) -> bool:
    """Tell whether what was said in a turn tells most of what was erased."""
    found: dict[str, frozenset[str]] = {}
    for one in gone:
        if one.language not in found:
            found[one.language] = frozenset(roots(said, one.language))
        shared = len(found[one.language] & one.roots)
        if one.roots and shared >= _MOSTLY * len(one.roots):
            return True
    return False
