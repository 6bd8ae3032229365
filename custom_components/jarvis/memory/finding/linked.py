"""One step along the graph: from "my sister is Marta" to what is known of Marta.

A fact leads on by its value when that is a name; what it leads to counts for less
the further it is from the question.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
import re
import sqlite3
from typing import Final, NamedTuple

from ...lang.keywords import Keyword, base_language, content_words, root
from ...statements.branch import Branch, Kind
from ..base import Memory, Query
from .search import Span, search

# What one step costs, and how well a fact must fit to be walked from.
DISTANCE: Final = 0.5
_FROM: Final = 0.2
_MOST_FROM: Final = 3
_LONGEST_NAME: Final = 2
_SHORTEST_WORD: Final = 3
_HALF: Final = 0.5
_DIGIT = re.compile(r"\d")


class Asked(NamedTuple):
    """A question: its bounds, its words, and when it is asked."""

    query: Query
    words: tuple[Keyword, ...]
    now: datetime


def follow(
    connection: sqlite3.Connection,
    asked: Asked,
    scored: Mapping[int, float],
    memories: Mapping[int, Memory],
) -> tuple[dict[int, float], dict[int, Memory]]:
    """Return the facts one step away, with scores below those they were found by."""
    known = {form for word in asked.words for form in (word.word, word.stem)}
    points: dict[int, float] = {}
    found: dict[int, Memory] = {}
    for fact in _starts(scored, memories):
        names = [
            word
            for word in content_words(fact.value, fact.language)
            if word.word not in known and len(word.word) >= _SHORTEST_WORD
        ]
        if not names or len(names) > _LONGEST_NAME or _DIGIT.search(fact.value):
            continue
        wider = replace(asked.query, kinds=frozenset({Kind.FACT}))
        near, rows = search(connection, names, wider, Span(), asked.now)
        for row, score in near.items():
            if row in scored or not _is_about(rows[row], names):
                continue
            reached = DISTANCE * scored[fact.id] * score
            points[row] = max(points.get(row, 0.0), reached)
            found[row] = rows[row]
    return points, found


def _starts(
    scored: Mapping[int, float], memories: Mapping[int, Memory]
) -> list[Memory]:
    """Return the facts that fit best and have a value to go on by."""
    ranked = sorted(scored, key=lambda one: -scored[one])[: 4 * _MOST_FROM]
    fitting = (memories[one] for one in ranked if scored[one] >= _FROM)
    facts = [
        fact
        for fact in fitting
        if fact.kind is Kind.FACT
        and fact.value
        and fact.branch is not Branch.DIRECTIVES
    ]
    return facts[:_MOST_FROM]


def _is_about(fact: Memory, names: list[Keyword]) -> bool:
    """Tell whether a fact speaks of somebody, not merely holds the name."""
    code = base_language(fact.language)
    subject = fact.slot.removesuffix(" @").removesuffix(" #").split()
    named = {root(word.word, code) for word in names}
    return bool(subject) and len(named.intersection(subject)) / len(subject) >= _HALF
