"""Tells what of a talk says again what was forgotten: it goes from prompts, too; pure.

Home Assistant keeps the words of a talk for minutes. A model that reads them there
would tell what nobody is to know any more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .wording import roots

# Of the words of what was forgotten, as many as make it the same statement.
_MOSTLY: Final = 0.6
# What was forgotten is known this many times over, so many texts each.
MOST_TIMES: Final = 20
MOST_TEXTS: Final = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class Erased:
    """The words of a row that was erased, kept for talks that go on."""

    text: str
    language: str


def retells(said: str, erased: Sequence[Erased]) -> bool:
    """Tell whether what was said in a turn tells most of what was erased."""
    found: dict[str, frozenset[str]] = {}
    for one in erased:
        if one.language not in found:
            found[one.language] = frozenset(roots(said, one.language))
        gone = roots(one.text, one.language)
        shared = len(found[one.language].intersection(gone))
        if gone and shared >= _MOSTLY * len(gone):
            return True
    return False
