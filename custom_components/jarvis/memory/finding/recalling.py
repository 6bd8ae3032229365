"""Answers a question from the store: words, time, meaning, rank, budget."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
import sqlite3
from typing import Final, NamedTuple

from ...lang.keywords import Keyword, content_words, index_terms, keywords
from ...lang.periods import period
from .. import rows
from ..base import Branch, Kind, Memory, Query, Viewer
from ..rank import PERIOD_ONLY, best, blend, score, within
from .search import Span, newest, scopes_for, search
from .vectors import VectorIndex

_MOST_KNOWN: Final = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """Facts about a person and directives, newest first, each kept verbatim."""

    user: tuple[Memory, ...] = ()
    directives: tuple[Memory, ...] = ()


def build(
    connection: sqlite3.Connection,
    viewer: Viewer,
    max_tokens: int,
    count: Callable[[str], int],
) -> Profile:
    """Collect a profile; directives come first when the room is short."""
    directives = _branch(connection, viewer, Branch.DIRECTIVES)
    kept = within(directives, _MOST_KNOWN, max_tokens, count)
    left = max_tokens - sum(count(one.text) for one in kept)
    user = _branch(connection, viewer, Branch.USER)
    return Profile(directives=kept, user=within(user, _MOST_KNOWN, left, count))


def _branch(
    connection: sqlite3.Connection, viewer: Viewer, branch: Branch
) -> list[Memory]:
    found: list[Memory] = []
    for scope in scopes_for(connection, viewer):
        found += rows.select(
            connection,
            "WHERE scope = ? AND branch = ? AND state = 0"
            " ORDER BY memory.id DESC LIMIT ?",
            (scope, branch, _MOST_KNOWN),
        )
    return sorted(found, key=lambda memory: (memory.at, memory.id), reverse=True)


# What one step costs, and how well a fact must fit to be walked from.
DISTANCE: Final = 0.5
_FROM: Final = 0.2
_MOST_FROM: Final = 3
# A fact that fits so well leaves little of the question open.
_ANSWERED: Final = 0.8
_WORDS_OF_FACT: Final = 6
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
        for word in content_words(fact.text, fact.language)[:_WORDS_OF_FACT]
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
