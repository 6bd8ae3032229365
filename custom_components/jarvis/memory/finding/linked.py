"""One step along the graph: from "my sister is Marta" to what is known of Marta.

A fact leads on by the rare words that the question does not have; what they lead to
counts for less the further it is from the question.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
import sqlite3
from typing import Final, NamedTuple

from ...lang.keywords import Keyword, content_words
from ..base import Branch, Kind, Memory, Query
from .search import Span, search

# What one step costs, and how well a fact must fit to be walked from.
DISTANCE: Final = 0.5
_FROM: Final = 0.2
_MOST_FROM: Final = 3
_MOST_WORDS: Final = 4
_SHORTEST_WORD: Final = 3


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
        further = [
            word
            for word in content_words(fact.text, fact.language)
            if known.isdisjoint((word.word, word.stem))
            and len(word.word) >= _SHORTEST_WORD
        ][:_MOST_WORDS]
        if not further:
            continue
        wider = replace(asked.query, kinds=frozenset({Kind.FACT}))
        near, rows = search(connection, further, wider, Span(), asked.now)
        for row, score in near.items():
            if row in scored:
                continue
            reached = DISTANCE * scored[fact.id] * score
            points[row] = max(points.get(row, 0.0), reached)
            found[row] = rows[row]
    return points, found


def _starts(
    scored: Mapping[int, float], memories: Mapping[int, Memory]
) -> list[Memory]:
    """Return the facts that fit best."""
    ranked = sorted(scored, key=lambda one: -scored[one])[: 4 * _MOST_FROM]
    facts = [
        memories[one]
        for one in ranked
        if scored[one] >= _FROM
        and memories[one].kind is Kind.FACT
        and memories[one].branch is not Branch.DIRECTIVES
    ]
    return facts[:_MOST_FROM]
