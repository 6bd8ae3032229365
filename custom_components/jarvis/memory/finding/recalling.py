"""Answers a question from the store: words, time, meaning, rank, budget."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import combinations
import sqlite3
from typing import Final

from ...lang.keywords import Keyword, content_words, index_terms, keywords
from ...lang.periods import period
from ...statements.branch import Branch, Kind
from ...statements.rivals.belying import may_belie
from ...statements.rivals.current import outdone
from ...statements.sentences import is_only_asking
from ...statements.unspaced_text.particles import named_in
from .. import rows
from ..base import Memory, Query
from ..intake import settling
from ..rank import PERIOD_ONLY, best, blend, score, within
from .conversing import without_talking
from .linked import Asked, follow
from .retold import without_retold
from .search import Span, newest, scopes_for, search
from .tastes import likes_asked_for
from .vectors import VectorIndex

_MOST_WORDS: Final = 24
# So many beyond those that are returned are held against them.
_RIVALS: Final = 3
# What a liking is worth to a question for a suggestion: less than a word in common.
_TASTE: Final = 0.12
# What is left of the points of what does not name the subject of a question.
_OF_OTHERS: Final = 0.7
# And of what is of something else of that subject.
_BESIDE: Final = 0.9


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
            text = without_talking(named.rest, query.language)
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
    if likes := likes_asked_for(wish.query.text, wish.query.language):
        _by_taste(connection, wish, likes, scored, memories)
    if vectors is not None and wish.vector:
        _by_meaning(connection, wish, vectors, scored, memories)
    if wish.words:
        _linked(connection, wish, scored, memories)
    _by_subject(wish, scored, memories)

    def said_in(ids: Iterable[int]) -> Mapping[int, set[int]]:
        return rows.said_in(connection, list(ids))

    query = wish.query
    ranked = list(best(scored, memories, query.min_score, said_in))
    near = ranked[: query.limit + _RIVALS]
    pairs = _pairs(connection, near, wish)
    gone = outdone(near, pairs, query.text, query.language)
    ranked = [memory for memory in ranked if memory.id not in gone]
    ranked = without_retold(ranked, query.limit + _RIVALS)
    return within(ranked, query.limit, query.max_tokens, count)


def _pairs(
    connection: sqlite3.Connection, near: Sequence[Memory], wish: Wish
) -> list[tuple[Memory, Memory]]:
    """Return what may be rivals: what was settled, and all that is not settled yet."""
    known = {memory.id: memory for memory in near}
    if not known:
        return []
    rivals = settling.rivals_of(connection, list(known))
    missing = [later for _, later in rivals if later not in known]
    # What is only asked for among facts may be belied by what was merely said.
    anything = replace(wish, query=replace(wish.query, kinds=frozenset()))
    known.update(_visible(rows.fetch(connection, missing), anything))
    found = [(known[one], known[two]) for one, two in rivals if two in known]
    waiting = settling.waiting_among(connection, list(known))
    ordered = sorted(near, key=lambda memory: (memory.at, memory.id))
    return found + [
        (earlier, later)
        for earlier, later in combinations(ordered, 2)
        if not waiting.isdisjoint((earlier.id, later.id)) and may_belie(earlier, later)
    ]


def _found(
    connection: sqlite3.Connection, wish: Wish
) -> tuple[dict[int, float], dict[int, Memory]]:
    query = wish.query
    if wish.words:
        scored, memories = search(connection, wish.words, query, wish.span, wish.now)
        if scored or wish.span.is_open or query.since or query.until:
            return scored, memories
        # Nothing in the time that was named: the dates will tell.
        return search(connection, wish.words, query, Span(), wish.now)
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


def _by_taste(
    connection: sqlite3.Connection,
    wish: Wish,
    likes: Sequence[Keyword],
    scored: dict[int, float],
    memories: dict[int, Memory],
) -> None:
    """Add what somebody likes, behind what shares words with their question."""
    points, found = search(connection, likes, wish.query, Span(), wish.now)
    for row, memory in found.items():
        if row in points and memory.branch is Branch.USER:
            memories[row] = memory
            scored.setdefault(row, _TASTE)


def _by_subject(
    wish: Wish, scored: dict[int, float], memories: Mapping[int, Memory]
) -> None:
    """Put what names all that a question is of before the rest, where words run on.

    A short name is cut into one sign there, which weighs less than a common verb.
    """
    named = named_in(wish.query.text, wish.query.language)
    if not named:
        return
    holding = {row: all(one in memories[row].text for one in named) for row in scored}
    if not any(holding.values()):
        return
    for row, holds in holding.items():
        if not holds:
            scored[row] *= _OF_OTHERS
        elif named_in(memories[row].text, memories[row].language) != named:
            scored[row] *= _BESIDE


def _names(memory: Memory, names: Sequence[Keyword]) -> bool:
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
        if memory.kind is not Kind.REPLY
        and wish.query.viewer.hears(memory)
        and not _asks(memory)
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
    query = wish.query
    scopes = scopes_for(connection, query.viewer)
    close = vectors.nearest(connection, wish.vector, scopes)
    missing = [row for row in close if row not in memories]
    memories.update(_visible(rows.fetch(connection, missing), wish))
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
        and query.viewer.hears(memory)
        and wish.span.holds(memory.at)
        and memory.kind is not Kind.REPLY
        and (not query.kinds or memory.kind in query.kinds)
        and not _asks(memory)
    }


def _asks(memory: Memory) -> bool:
    return memory.kind is Kind.SAID and is_only_asking(memory.text, memory.language)
