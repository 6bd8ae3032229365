"""Merges facts that say much the same, with a guard against shrinking.

A model may word a handful of facts anew. Its answer holds only if it neither
loses most of them nor invents more than it was given.
"""

from collections.abc import Sequence
from dataclasses import dataclass
import math
from typing import Final

from .replies import read_json, strings

_ROOM: Final = 2
_LEAST_SHARE: Final = 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class Merge:
    """The facts after a merge, and which of the new ones are among them."""

    facts: tuple[str, ...]
    incorporated: tuple[int, ...]


def read_merge(
    reply: str | None, existing: Sequence[str], new: Sequence[str]
) -> Merge | None:
    """Read a model's merge; None if it may not be used, so nothing changes."""
    facts = list(dict.fromkeys(strings(read_json(reply).get("facts"))))
    given = len(existing) + len(new)
    if not facts or len(facts) > given + _ROOM:
        return None
    if len(facts) < math.ceil(given * _LEAST_SHARE):
        return None
    kept = {fact.casefold().rstrip(".") for fact in facts}
    incorporated = tuple(
        at for at, fact in enumerate(new) if fact.casefold().rstrip(".") in kept
    )
    return Merge(facts=tuple(facts), incorporated=incorporated)
