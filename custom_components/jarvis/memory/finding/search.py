"""Finds the rows that hold the words of a question, within bounded time.

Per word the newest rows that hold it are read, at most `_NEWEST`. Words that are
in more rows than that are looked for together, so that an old row holding two
common words is found too; should a huge store take too long over it, what was
found by then counts.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
import heapq
import sqlite3
import time
from typing import Final

from ...lang.keywords import Keyword
from ..base import Kind, Memory, Query, Scope, Viewer
from ..rank import Wanted, coverage, score, weight
from ..rows import fetch, stamp

# Rows read per word, rows that are scored in full, words looked for.
_NEWEST: Final = 150
_SCORED: Final = 32
_ENOUGH: Final = 8
_MOST_COMMON: Final = 3
_MOST_WORDS: Final = 16
_COMMON_SECONDS: Final = 0.001
_STEPS: Final = 100
_EDGE: Final = 200
_FOREVER: Final = 1 << 62
_FIRST_IDS: Final = (
    "SELECT id FROM memory WHERE scope = ? AND at >= ? AND at < ? ORDER BY at LIMIT ?"
)
_LAST_IDS: Final = _FIRST_IDS.replace("BY at", "BY at DESC")


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """Bounds of time in stamps; None is open."""

    since: int | None = None
    until: int | None = None

    @classmethod
    def between(cls, since: datetime | None, until: datetime | None) -> Span:
        """Turn aware moments into stamps."""
        return cls(
            since=None if since is None else stamp(since),
            until=None if until is None else stamp(until),
        )

    def holds(self, at: datetime) -> bool:
        """Tell whether a moment lies inside."""
        stamped = stamp(at)
        return (self.since is None or stamped >= self.since) and (
            self.until is None or stamped < self.until
        )

    @property
    def first(self) -> int:
        """The first stamp inside."""
        return -_FOREVER if self.since is None else self.since

    @property
    def stop(self) -> int:
        """The first stamp after it."""
        return _FOREVER if self.until is None else self.until

    @property
    def is_open(self) -> bool:
        """Tell whether it bounds nothing."""
        return self.since is None and self.until is None


@dataclass(frozen=True, slots=True)
class _Posting:
    """One word's rows: the newest of them, and how many there are about."""

    keyword: Keyword
    expression: str
    ids: list[int]
    found: float


def scopes_for(connection: sqlite3.Connection, viewer: Viewer) -> tuple[int, ...]:
    """Return the numbers of the scopes that someone may see."""
    rows = connection.execute("SELECT id, person, private FROM scope")
    return tuple(
        int(number)
        for number, person, private in rows
        if viewer.sees(Scope(person=person or None, private=bool(private)))
    )


def search(
    connection: sqlite3.Connection,
    words: Sequence[Keyword],
    query: Query,
    span: Span,
    now: datetime,
) -> tuple[dict[int, float], dict[int, Memory]]:
    """Return scores and memories by id; only live ones that the viewer may see."""
    scopes = scopes_for(connection, query.viewer)
    if not scopes or not words:
        return {}, {}
    last = connection.execute("SELECT max(id) FROM memory").fetchone()[0] or 0
    bounds = _bounds(connection, scopes, span, last)
    if bounds is None:
        return {}, {}
    postings = _postings(connection, words[:_MOST_WORDS], scopes, bounds)
    wanted = [
        Wanted(each.keyword.word, each.keyword.stem, weight(each.found, last))
        for each in postings
    ]
    candidates = _candidates(connection, postings, wanted, bounds)
    memories = {
        row: memory
        for row, memory in fetch(connection, candidates).items()
        if memory.live
        and span.holds(memory.at)
        and (not query.kinds or memory.kind in query.kinds)
    }
    return _scores(connection, memories, wanted, now), memories


def newest(
    connection: sqlite3.Connection,
    query: Query,
    span: Span,
    limit: int,
    branch: str | None = None,
) -> list[int]:
    """Return the newest live rows of a time or of a branch, newest first."""
    scopes = scopes_for(connection, query.viewer)
    found: list[tuple[int, int]] = []
    kinds = sorted(query.kinds) or sorted(Kind)
    for scope in scopes:
        rows = connection.execute(
            "SELECT at, id FROM memory WHERE scope = ? AND state = 0"
            " AND at >= ? AND at < ? AND (? IS NULL OR branch = ?)"
            " AND instr(?, kind) ORDER BY at DESC, id DESC LIMIT ?",
            (
                scope,
                span.first,
                span.stop,
                branch,
                branch,
                " ".join(kinds),
                limit,
            ),
        )
        found.extend((int(at), int(row)) for at, row in rows)
    return [row for _, row in sorted(found, reverse=True)[:limit]]


def _bounds(
    connection: sqlite3.Connection, scopes: tuple[int, ...], span: Span, last: int
) -> tuple[int, int] | None:
    """Turn a bounded time into the range of ids that lie in it.

    Ids follow time but for imported rows, so the edges are looked at more widely.
    """
    if span.is_open:
        return 0, last
    edge: list[int] = []
    for scope in scopes:
        for query in (_FIRST_IDS, _LAST_IDS):
            rows = connection.execute(query, (scope, span.first, span.stop, _EDGE))
            edge.extend(int(row[0]) for row in rows)
    return (min(edge), max(edge)) if edge else None


def _postings(
    connection: sqlite3.Connection,
    words: Sequence[Keyword],
    scopes: tuple[int, ...],
    bounds: tuple[int, int],
) -> list[_Posting]:
    expressions = [_either(scopes, word.stem) for word in words]
    lists = matching(connection, expressions, bounds, _NEWEST)
    # Rows in another language have the word, but may have another stem.
    wider = [
        at
        for at, word in enumerate(words)
        if len(lists[at]) < _NEWEST and word.word != word.stem
    ]
    for at in wider:
        expressions[at] = f"{expressions[at]} OR {_either(scopes, words[at].word)}"
    found = matching(connection, [expressions[at] for at in wider], bounds, _NEWEST)
    for at, ids in zip(wider, found, strict=True):
        lists[at] = ids
    return [
        _Posting(word, f"({expression})", ids, _count(ids, bounds))
        for word, expression, ids in zip(words, expressions, lists, strict=True)
    ]


def _count(ids: list[int], bounds: tuple[int, int]) -> float:
    """Tell about how many rows hold a word, from the newest that do."""
    if len(ids) < _NEWEST:
        return float(len(ids))
    # As dense as this, back to the first row.
    return len(ids) * (bounds[1] - bounds[0] + 1) / (bounds[1] - ids[-1] + 1)


def _either(scopes: tuple[int, ...], form: str) -> str:
    return " OR ".join(f'"{scope}_{form}"' for scope in scopes)


def _candidates(
    connection: sqlite3.Connection,
    postings: list[_Posting],
    wanted: list[Wanted],
    bounds: tuple[int, int],
) -> list[int]:
    """Return the most promising ids: those that gather the most weight."""
    gathered: dict[int, float] = {}
    common: list[tuple[float, str]] = []
    for posting, want in zip(postings, wanted, strict=True):
        for row in posting.ids:
            gathered[row] = gathered.get(row, 0.0) + want.weight
        if len(posting.ids) >= _NEWEST:
            common.append((want.weight, posting.expression))
    common.sort(reverse=True)
    _together(connection, common[:_MOST_COMMON], bounds, gathered)
    best = heapq.nlargest(_SCORED, zip(gathered.values(), gathered.keys(), strict=True))
    return [row for _, row in best]


def _together(
    connection: sqlite3.Connection,
    common: list[tuple[float, str]],
    bounds: tuple[int, int],
    gathered: dict[int, float],
) -> None:
    """Look for rows that hold several of the words that are too common alone.

    Only where that can beat what the rarer words have gathered already.
    """
    # A bigger store has longer lists, and is given more time for them.
    allowed = _COMMON_SECONDS * (1 + 9 * min(1.0, bounds[1] / 1_000_000))
    deadline = time.perf_counter() + allowed
    connection.set_progress_handler(lambda: time.perf_counter() > deadline, _STEPS)
    try:
        for group in _groups(common):
            heavy = sum(each for each, _ in group)
            rivals = heapq.nlargest(_ENOUGH, gathered.values())
            if len(rivals) == _ENOUGH and rivals[-1] >= heavy:
                continue
            expression = " AND ".join(each for _, each in group)
            for row in matching(connection, [expression], bounds, _SCORED)[0]:
                gathered[row] = max(gathered.get(row, 0.0), heavy)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname != "SQLITE_INTERRUPT":
            raise
    finally:
        connection.set_progress_handler(None, 0)


def _groups[T](common: list[T]) -> Iterable[list[T]]:
    """Yield all together, then all but one; nothing alone."""
    if len(common) > 1:
        yield common
    if len(common) > 2:  # noqa: PLR2004 - two less one are not together
        for left_out in range(len(common) - 1, -1, -1):
            yield common[:left_out] + common[left_out + 1 :]


def _scores(
    connection: sqlite3.Connection,
    memories: dict[int, Memory],
    wanted: list[Wanted],
    now: datetime,
) -> dict[int, float]:
    """Score candidates by all their words, not only by the lists they were on."""
    marks = ",".join("?" * len(memories))
    found = connection.execute(
        f"SELECT rowid, terms FROM memory_index WHERE rowid IN ({marks})",  # noqa: S608
        tuple(memories),
    )
    scored: dict[int, float] = {}
    there: dict[str, list[Wanted]] = {}
    for row, listed in found:
        prefix, _, _ = listed.partition("_")
        terms = f" {listed} "
        if prefix not in there:
            there[prefix] = [_as_indexed(each, prefix) for each in wanted]
        covered = coverage(there[prefix], terms.__contains__)
        density = 2 * len(wanted) / (listed.count(" ") + 1)
        scored[row] = score(memories[row], covered, density, now)
    return scored


def _as_indexed(wanted: Wanted, prefix: str) -> Wanted:
    """Write the forms of a word as they stand between the terms of a row."""
    return Wanted(
        f" {prefix}_{wanted.word} ", f" {prefix}_{wanted.stem} ", wanted.weight
    )


# The newest rows of one expression, the fourth value or a later one.
_ROWS: Final = (
    "(SELECT group_concat(rowid) FROM (SELECT rowid FROM memory_index"
    " WHERE memory_index MATCH ?{} AND rowid BETWEEN ?1 AND ?2"
    " ORDER BY rowid DESC LIMIT ?3))"
)
_FIRST: Final = 4
NEWEST_ID: Final = (1 << 63) - 1


def matching(
    connection: sqlite3.Connection,
    expressions: Sequence[str],
    bounds: tuple[int, int],
    limit: int,
) -> list[list[int]]:
    """Return per expression the newest rows within bounds, newest first."""
    if not expressions:
        return []
    lists = (_ROWS.format(_FIRST + at) for at in range(len(expressions)))
    found = connection.execute(
        f"SELECT {', '.join(lists)}", (*bounds, limit, *expressions)
    ).fetchone()
    return [_ids(listed) for listed in found]


def _ids(listed: str | None) -> list[int]:
    # In which order rows are joined is not promised.
    return sorted(map(int, listed.split(",")), reverse=True) if listed else []
