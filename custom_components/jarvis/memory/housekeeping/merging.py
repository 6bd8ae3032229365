"""Reads a model's merge of facts that say much the same; a guard against shrinking.

A model may word a handful of facts anew. Its answer holds only if it neither
loses most of them, nor a name, a number or a denial, nor invents anything.
"""

from collections.abc import Sequence
from dataclasses import dataclass
import math
import re
from typing import Final

from ...statements.patterns import EDGE
from ...statements.wording import is_negated, roots
from .replies import read_json, strings

_ROOM: Final = 2
_LEAST_SHARE: Final = 0.5
# A fact that is dropped must still be told by this share of its words.
_LEAST_KEPT: Final = 0.6
_DIGIT = re.compile(r"\d")


@dataclass(frozen=True, slots=True, kw_only=True)
class Merge:
    """The facts after a merge, and which of the new ones are among them."""

    facts: tuple[str, ...]
    incorporated: tuple[int, ...]


def read_merge(
    reply: str | None, existing: Sequence[str], new: Sequence[str]
) -> Merge | None:
    """Read a model's merge; None if it may not be used, so nothing changes."""
    facts = list(dict.fromkeys(strings(read_json(reply, "facts").get("facts"))))
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


def keeps_what_counts(
    facts: Sequence[str], given: Sequence[str], language: str
) -> bool:
    """Tell whether a merge adds no word, and drops none that a fact lives by.

    `given` are the facts before it, oldest first: the newest denial holds.
    """
    before = [frozenset(roots(text, language)) for text in given]
    after = [frozenset(roots(text, language)) for text in facts]
    if not frozenset().union(*after) <= frozenset().union(*before):
        return False
    dropped = [at for at, words in enumerate(before) if words not in after]
    kept = frozenset().union(*after)
    return all(
        len(before[at] & kept) >= _LEAST_KEPT * len(before[at])
        and _telling(given[at]) <= {word for text in facts for word in _telling(text)}
        for at in dropped
    ) and _same_newest(facts, given, language)


def _same_newest(facts: Sequence[str], given: Sequence[str], language: str) -> bool:
    """Tell whether each kept fact denies what the newest one with its words does."""
    for fact in facts:
        words = set(roots(fact, language))
        alike = [text for text in given if set(roots(text, language)) == words]
        if alike and is_negated(alike[-1], language) != is_negated(fact, language):
            return False
    return True


def _telling(text: str) -> set[str]:
    """Return the words with digits and those written like names."""
    first, *others = text.split() or [""]
    named = {word for word in others if word[:1].isupper()}
    return {
        word.strip(EDGE).casefold()
        for word in (*named, *(one for one in (first, *others) if _DIGIT.search(one)))
    }
