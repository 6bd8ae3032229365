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
# A fact that fits so well leaves little of the question open.
_ANSWERED: Final = 0.8
_MOST_WORDS: Final = 6
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
    """Return the facts one step away, with scores below those they were found by.

    None where the question is answered by what shares words with it.
    """
    starts = _starts(scored, memories)
    if not starts or scored[starts[0].id] >= _ANSWERED:
        return {}, {}
    known = {form for word in asked.words for form in (word.word, word.stem)}
    further = {
        word: scored[fact.id]
        for fact in reversed(starts)
        for word in content_words(fact.text, fact.language)[:_MOST_WORDS]
        if known.isdisjoint((word.word, word.stem)) and len(word.word) >= _SHORTEST_WORD
    }
    wider = replace(asked.query, kinds=frozenset({Kind.FACT}))
    near, rows = search(connection, list(further), wider, Span(), asked.now)
    most = max(further.values(), default=0.0)
    points = {
        row: DISTANCE * most * score for row, score in near.items() if row not in scored
    }
    return points, {row: rows[row] for row in points}


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
