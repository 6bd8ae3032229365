"""Recall: what a question looks up in facts and diary."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
import re
import sqlite3
from typing import Final, NamedTuple

from ...lang.keywords import (
    Keyword,
    base_language,
    content_words,
    index_terms,
    keywords,
    root,
    words,
)
from ...lang.periods import period
from .. import rows
from ..base import Branch, Kind, Memory, Query, Viewer
from ..rows import fetch, said_in, select
from .search import (
    NEWEST_ID,
    PERIOD_ONLY,
    Span,
    best,
    blend,
    matching,
    newest,
    scopes_for,
    score,
    search,
    within,
)
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


_MOST: Final = 1000
# A word that stands in so few rows names something.
RARE: Final = 12
# Rows looked at per word for what stands nearest.
_NEAR: Final = 100
# Roots as long as this may go on each other.
_SHORTEST_KIN: Final = 4
_KANA = re.compile("[\u3040-\u309f]+")


def scopes_of(connection: sqlite3.Connection, person: str | None) -> tuple[int, ...]:
    """Return the scopes that a person may change: their own and the household's.

    What is private to the household is not for an unknown voice.
    """
    rows = connection.execute(
        "SELECT id FROM scope WHERE person IN ('', ?1) AND (private = 0 OR ?1 <> '')",
        (person or "",),
    )
    return tuple(int(row[0]) for row in rows)


def own_scopes(connection: sqlite3.Connection, person: str | None) -> tuple[int, ...]:
    """Return the scopes of exactly this person, or of the household."""
    rows = connection.execute("SELECT id FROM scope WHERE person = ?", (person or "",))
    return tuple(int(row[0]) for row in rows)


def holding(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    topic: Sequence[Keyword],
    *,
    hidden: bool = False,
    before: int | None = None,
) -> list[Memory]:
    """Return the live rows that hold all these words, newest first.

    `before` leaves out what is not older than a row.
    """
    ids = _holding(connection, scopes, topic, _MOST, hidden=hidden, before=before)
    found = fetch(connection, ids)
    live = [found[row] for row in ids if row in found and found[row].live]
    return [one for one in live if _speaks_of(one, topic)]


def _speaks_of(row: Memory, topic: Sequence[Keyword]) -> bool:
    """Tell whether a row holds the words of a topic, not others that begin so.

    The index knows a stem by its first letters: "Christmas" is also found by "Christ".
    """
    code = base_language(row.language)
    cut = [bare for one in topic if len(bare := root(one.word, code)) > len(one.stem)]
    said = {root(word, code) for word in words(row.text)} if cut else set()
    return all(any(_are_kin(bare, one) for one in said) for bare in cut)


def _are_kin(one: str, other: str) -> bool:
    """Tell whether one root goes on the other, or is the tail of a compound."""
    short, long = sorted((one, other), key=len)
    if len(short) < _SHORTEST_KIN:
        return short == long
    goes_on = long.startswith(short) and not long[len(short) :][:1].isdigit()
    return short == long or goes_on or long.endswith(short)


def nearest(
    connection: sqlite3.Connection, scopes: Sequence[int], text: str, language: str
) -> list[Memory]:
    """Return the live facts that share words with a text, most first."""
    told = content_words(text, language)
    if not told or not scopes:
        return []
    counted: Counter[int] = Counter()
    expressions = [_either(scopes, word, hidden=False) for word in told]
    for ids in matching(connection, expressions, (0, NEWEST_ID), _NEAR):
        counted.update(ids)
    ranked = [row for row, _ in counted.most_common(_NEAR)]
    found = fetch(connection, ranked)
    return [
        found[row]
        for row in ranked
        if row in found and found[row].live and found[row].kind is Kind.FACT
    ]


def newest_facts(
    connection: sqlite3.Connection, scopes: Sequence[int], limit: int
) -> list[Memory]:
    """Return the live facts that were told last."""
    found: list[Memory] = []
    for scope in scopes:
        found += select(
            connection,
            "WHERE scope = ? AND state = 0 AND kind = 'fact'"
            " ORDER BY memory.id DESC LIMIT ?",
            (scope, limit),
        )
    return sorted(found, key=lambda one: -one.id)[:limit]


def _holding(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    words: Sequence[Keyword],
    most: int,
    *,
    hidden: bool = False,
    before: int | None = None,
) -> list[int]:
    if not words or not scopes:
        return []
    expression = " AND ".join(
        f"({_either(scopes, word, hidden=hidden)})" for word in _firm(words)
    )
    last = NEWEST_ID if before is None else before - 1
    return matching(connection, [expression], (0, last), most)[0]


def _either(scopes: Sequence[int], word: Keyword, *, hidden: bool) -> str:
    """Return what asks the index for one word in some scopes."""
    prefixes = [f"{scope}_" for scope in scopes]
    if hidden:
        prefixes += [f"h{scope}_" for scope in scopes]
    return " OR ".join(
        f'"{prefix}{form}"'
        for prefix in prefixes
        for form in dict.fromkeys((word.word, word.stem))
    )


def _firm(words: Sequence[Keyword]) -> Sequence[Keyword]:
    """Leave out kana where there is more: what follows a word runs into it."""
    return [one for one in words if not _KANA.fullmatch(one.word)] or words


_SHORTEST_NAME: Final = 3
_PART: Final = re.compile(r"[^\W_]+(?:['\u2019][^\W_]+)*|[.!?;:\u3002]+")
# Where every noun is written as a name: "mein Bruder hat ein Auto" names nobody.
_NOUNS_AS_NAMES: Final = frozenset({"de"})
_APOSTROPHE: Final = re.compile(r"['\u2019]")


@dataclass(frozen=True, slots=True)
class _Part:
    """A word of a text: what it is found by, and how it is written."""

    word: Keyword | None
    is_topic: bool
    is_name: bool
    ends: bool


def named_by(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    found: Sequence[Memory],
    topic: Sequence[Keyword],
) -> list[Memory]:
    """Return the rows that name whom other rows, found by a topic, name."""
    known = {one.id for one in found}
    more: dict[int, Memory] = {}
    for row in found:
        names = names_beside(topic, row.text, row.language)
        heard = _heard(connection, row) if names else frozenset()
        for name in names:
            if heard.isdisjoint((name.word, name.stem)):
                continue
            named = holding(connection, scopes, [name], hidden=True)
            if len(named) <= RARE:
                more |= {one.id: one for one in named if one.id not in known}
    return [*more.values()]


def names_beside(
    topic: Sequence[Keyword], text: str, language: str
) -> tuple[Keyword, ...]:
    """Return the names in a text that stand next to a word of a topic.

    They may be in the topic ("my son Thierry" leads to Thierry). One word that calls
    them so may stand between, but no small word behind it: "my brother lives in Paris"
    names nobody.
    """
    parts = _parts(topic, text, language)
    smalls = 1 if base_language(language) in _NOUNS_AS_NAMES else 2
    names: dict[Keyword, None] = {}
    for at, part in enumerate(parts):
        if part.is_topic:
            names |= dict.fromkeys(_along(parts[at + 1 :], smalls, most=1))
            names |= dict.fromkeys(_along(parts[:at][::-1], 1, most=0))
    return tuple(names)


def _along(parts: Sequence[_Part], smalls: int, most: int) -> Iterator[Keyword]:
    """Yield the names from a word on; at most so many others stand before them."""
    small = others = 0
    for part in parts:
        if part.ends or (part.is_topic and not part.is_name):
            return
        if part.word is None:
            small += 1
            if small > smalls or others:
                return
        elif part.is_name:
            yield part.word
            small, others, smalls, most = 0, 0, 1, 0
        elif (others := others + 1) > most:
            return


def _parts(topic: Sequence[Keyword], text: str, language: str) -> list[_Part]:
    """Cut a text; a capital tells nothing where a sentence begins."""
    about = {form for one in topic for form in (one.word, one.stem)}
    parts: list[_Part] = []
    begins = True
    for part in _PART.findall(text):
        ends = not part[0].isalnum()
        held = () if ends else content_words(part, language)
        word = held[-1] if held else None
        is_topic = word is not None and not about.isdisjoint((word.word, word.stem))
        is_name = (
            word is not None
            and not begins
            and len(word.word) >= _SHORTEST_NAME
            and any(piece[:1].isupper() for piece in _APOSTROPHE.split(part))
        )
        parts.append(_Part(word, is_topic, is_name, ends))
        begins = ends
    return parts


def _heard(connection: sqlite3.Connection, row: Memory) -> frozenset[str]:
    """Return the terms of what people said: of a row, or of what it is drawn from."""
    drawn = said_in(connection, [row.id])[row.id] if row.kind is Kind.FACT else ()
    said = fetch(connection, sorted(drawn)).values() or (row,)
    return frozenset(
        term for one in said for term in index_terms(one.text, one.language)
    )
