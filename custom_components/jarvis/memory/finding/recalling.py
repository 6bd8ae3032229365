"""Answers a question from the store: words, time, meaning, rank, budget."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
import sqlite3
from typing import Final

from ...lang.keywords import Keyword, content_words, index_terms, keywords
from ...lang.periods import period
from .. import rows
from ..base import Branch, Kind, Memory, Query
from ..rank import PERIOD_ONLY, best, blend, score, within
from .linked import Asked, follow
from .search import Span, newest, scopes_for, search
from .vectors import VectorIndex

_MOST_WORDS: Final = 24


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """A question made ready: its words, its time, perhaps its vector.

    `names` are words of a time that comes round again ("in March"): what was told at
    any time, but speaks of that time, may be meant as well.
    """

    query: Query
    words: tuple[Keyword, ...]
    span: Span
    now: datetime
    vector: tuple[float, ...] = ()
    names: tuple[Keyword, ...] = ()


def prepare(query: Query, now: datetime) -> Wish:
    """Find words and time in a question; pure. `now` is local."""
    text = " ".join(query.topics) if query.topics else query.text
    since, until = query.since, query.until
    names: tuple[Keyword, ...] = ()
    if since is None and until is None:
        if (named := period(text, query.language, now)) is not None:
            text = named.rest
            since, until = named.since, named.until
            names = keywords(named.name, query.language)
        elif query.topics and (named := period(query.text, query.language, now)):
            since, until = named.since, named.until
    words = content_words(text, query.language)[:_MOST_WORDS]
    span = Span.between(since, until)
    return Wish(query=query, words=words, span=span, now=now, names=names)


def recall(
    connection: sqlite3.Connection,
    wish: Wish,
    count: Callable[[str], int],
    vectors: VectorIndex | None,
) -> tuple[Memory, ...]:
    """Return the best memories, best first, within limit, score and budget."""
    if _asks_nothing(wish):
        return ()
    scored, memories = _found(connection, wish)
    if wish.names:
        _about_that_time(connection, wish, scored, memories)
    if vectors is not None and wish.vector:
        _by_meaning(connection, wish, vectors, scored, memories)
    if wish.words:
        _linked(connection, wish, scored, memories)

    def said_in(ids: Iterable[int]) -> Mapping[int, set[int]]:
        return rows.said_in(connection, list(ids))

    query = wish.query
    ranked = best(scored, memories, query.min_score, said_in)
    return within(ranked, query.limit, query.max_tokens, count)


def _found(
    connection: sqlite3.Connection, wish: Wish
) -> tuple[dict[int, float], dict[int, Memory]]:
    query = wish.query
    if wish.words:
        scored, memories = search(connection, wish.words, query, wish.span, wish.now)
        if scored or wish.span.is_open or query.since or query.until:
            return scored, memories
        # Nothing in the time that was named: the dates will tell.
        scored, memories = search(connection, wish.words, query, Span(), wish.now)
        return (scored, memories) if scored else _newest(connection, wish, branch=None)
    if wish.span.is_open:
        return _newest(connection, wish, branch=Branch.USER)
    return _newest(connection, wish, branch=None)


def _about_that_time(
    connection: sqlite3.Connection,
    wish: Wish,
    scored: dict[int, float],
    memories: dict[int, Memory],
) -> None:
    """Add what speaks of the time that was named, whenever it was told."""
    words = (*wish.names, *wish.words)[:_MOST_WORDS]
    points, found = search(connection, words, wish.query, Span(), wish.now)
    for row, memory in found.items():
        if row in points and _names(memory, wish.names):
            memories[row] = memory
            scored[row] = max(points[row], scored.get(row, 0.0))


def _names(memory: Memory, names: Iterable[Keyword]) -> bool:
    terms = set(index_terms(memory.text, memory.language))
    return all(not terms.isdisjoint((name.word, name.stem)) for name in names)


def _asks_nothing(wish: Wish) -> bool:
    """Tell a question without words, topics and time; it is no wish for everything."""
    query = wish.query
    return wish.span.is_open and not query.topics and not query.text.strip()


def _newest(
    connection: sqlite3.Connection, wish: Wish, branch: Branch | None
) -> tuple[dict[int, float], dict[int, Memory]]:
    """Return what is newest, for questions that name no subject."""
    ids = newest(connection, wish.query, wish.span, wish.query.limit * 4, branch)
    memories = {
        one: memory
        for one, memory in rows.fetch(connection, ids).items()
        if memory.kind is not Kind.REPLY and not rows.is_hidden(connection, one)
    }
    scored = {
        one: PERIOD_ONLY * score(memory, 1.0, 0.0, wish.now)
        for one, memory in memories.items()
    }
    return scored, memories


def _by_meaning(
    connection: sqlite3.Connection,
    wish: Wish,
    vectors: VectorIndex,
    scored: dict[int, float],
    memories: dict[int, Memory],
) -> None:
    """Add what means the same in other words."""
    scopes = scopes_for(connection, wish.query.viewer)
    close = vectors.nearest(connection, wish.vector, scopes)
    missing = [row for row in close if row not in memories]
    near = _visible(rows.fetch(connection, missing), wish)
    memories.update(
        (row, one) for row, one in near.items() if not rows.is_hidden(connection, row)
    )
    for row, meaning in close.items():
        if row in memories:
            scored[row] = blend(scored.get(row, 0.0), meaning)


def _linked(
    connection: sqlite3.Connection,
    wish: Wish,
    scored: dict[int, float],
    memories: dict[int, Memory],
) -> None:
    """Add what is known of those that the best facts name."""
    asked = Asked(wish.query, wish.words, wish.now)
    points, found = follow(connection, asked, scored, memories)
    memories.update(_visible(found, wish))
    scored.update({row: score for row, score in points.items() if row in memories})


def _visible(found: Mapping[int, Memory], wish: Wish) -> dict[int, Memory]:
    query = wish.query
    return {
        row: memory
        for row, memory in found.items()
        if memory.live
        and query.viewer.sees(memory.scope)
        and wish.span.holds(memory.at)
        and memory.kind is not Kind.REPLY
        and (not query.kinds or memory.kind in query.kinds)
    }
