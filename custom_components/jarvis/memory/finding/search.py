"""Search: words and vectors, ranked together."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
import heapq
import math
import sqlite3
import time
from typing import Final

from ...lang.keywords import Keyword
from ..base import Kind, Memory, Query, Scope, Viewer
from ..rows import fetch, stamp

STEM_ONLY: Final = 0.9
PERIOD_ONLY: Final = 0.5

# Bytes per token that are taken where nobody has counted.
ROUGH_BYTES: Final = 3

# Where UTF-8 takes more bytes, and tokenizers more tokens.
_ASCII: Final = 0x80
_TWO_BYTES: Final = 0x800
_FOUR_BYTES: Final = 0x10000
_HALF_LIFE_DAYS: Final = 45.0
_KIND: Final[dict[Kind, float]] = {
    Kind.FACT: 1.0,
    Kind.SUMMARY: 0.6,
    Kind.SAID: 0.5,
    Kind.REPLY: 0.2,
}
_DENSITY_SHARE: Final = 0.06
_FRESH_SHARE: Final = 0.04
_KIND_SHARE: Final = 0.06
# From where on a cosine tells something, and where texts mean the same.
_AS_IT_IS: Final = (0.25, 0.85)
_CENTRED: Final = (0.02, 0.65)
# How far down the ranking echoes are looked for.
_LOOKED_AT: Final = 40


@dataclass(frozen=True, slots=True)
class Wanted:
    """A word of the question: the forms it is found by and what it weighs."""

    word: str
    stem: str
    weight: float


def weight(found: float, among: float) -> float:
    """Weigh a word by how rare it is."""
    return math.log(1 + (among + 1) / (found + 0.5))


def coverage(wanted: Sequence[Wanted], holds: Callable[[str], bool]) -> float:
    """Return the weighted share of wanted words that a memory holds, 0 to 1."""
    total = sum(each.weight for each in wanted)
    if total <= 0:
        return 0.0
    matched = 0.0
    for each in wanted:
        if holds(each.word):
            matched += each.weight
        elif each.stem != each.word and holds(each.stem):
            matched += each.weight * STEM_ONLY
    return matched / total


def score(memory: Memory, covered: float, density: float, now: datetime) -> float:
    """Weigh a match by density (0 to 1), freshness and kind."""
    age = max(0.0, (now - memory.at).total_seconds() / 86_400)
    fresh = math.exp2(-age / _HALF_LIFE_DAYS)
    extra = (
        _DENSITY_SHARE * min(1.0, density)
        + _FRESH_SHARE * fresh
        + _KIND_SHARE * _KIND[memory.kind]
    )
    rest = 1 - _DENSITY_SHARE - _FRESH_SHARE - _KIND_SHARE
    return covered * (rest + extra)


def by_meaning(cosine: float, *, centred: bool = False) -> float:
    """Turn a cosine into a score; unrelated texts get 0.

    `centred`: it was taken around the middle of the house's texts, where unrelated
    ones have 0 with any model; around zero they have 0.1 with some, 0.8 with others.
    """
    clear, same = _CENTRED if centred else _AS_IT_IS
    return max(0.0, min(1.0, (cosine - clear) / (same - clear)))


def blend(words: float, meaning: float) -> float:
    """Join two scores: either may carry a memory, both carry it further."""
    return max(words, 0.9 * meaning) + 0.1 * min(words, meaning)


def best(
    scored: Mapping[int, float],
    memories: Mapping[int, Memory],
    min_score: float,
    said_in: Callable[[Iterable[int]], Mapping[int, set[int]]],
) -> Iterator[Memory]:
    """Yield what is good enough, best first, newer before older, no echoes.

    A diary row is an echo when a better memory has the same words or is the fact
    that was taken from it.
    """
    ranked = sorted(
        (one for one, points in scored.items() if points >= min_score),
        key=lambda one: (-round(scored[one], 3), -one),
    )
    order = ranked[:_LOOKED_AT]
    sources = said_in(one for one in order if memories[one].kind is Kind.FACT)
    echoes = set().union(*sources.values()) if sources else set()
    texts: set[str] = set()
    for one in order:
        memory = memories[one]
        text = memory.text.casefold().strip(" .!?。")
        if text in texts or one in echoes:
            continue
        texts.add(text)
        yield replace(
            memory,
            score=round(scored[one], 4),
            said_in=tuple(sorted(sources.get(one, ()))),
        )


def within(
    memories: Iterable[Memory],
    limit: int,
    max_tokens: int,
    count: Callable[[str], int],
) -> tuple[Memory, ...]:
    """Keep the first that fit the count and the budget together.

    One that does not fit is left out whole; a smaller one after it may fit.
    """
    kept: list[Memory] = []
    left = max_tokens
    for memory in memories:
        if len(kept) >= limit:
            break
        if (needed := count(memory.text)) <= left:
            kept.append(memory)
            left -= needed
    return tuple(kept)


def rough_tokens(text: str) -> int:
    """Estimate tokens high, for any script and whatever a model has learned.

    Letters of the Latin alphabet share tokens; digits may have one each; what
    tokenizers know little of falls apart into its bytes.
    """
    if text.isascii():
        digits = sum(map(text.count, "0123456789"))
        return digits + (len(text) - digits) // ROUGH_BYTES + 1
    return int(sum(map(_weight_of, text))) + 1


def _weight_of(character: str) -> float:
    """Return the tokens that one character takes at most, all but always."""
    code = ord(character)
    if code < _ASCII:
        return 1.0 if character.isdecimal() else 1 / ROUGH_BYTES
    if code < _TWO_BYTES:
        return 1.0
    return 2.0 if code < _FOUR_BYTES else 4.0


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
