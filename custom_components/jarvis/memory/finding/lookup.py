"""Finds rows that speak of one thing: to supersede it, to forget it."""

from collections import Counter
from collections.abc import Sequence
import re
import sqlite3
from typing import Final

from ...lang.keywords import Keyword, base_language, content_words, root, words
from ..base import Kind, Memory
from ..rows import fetch, select
from .matching import NEWEST_ID, matching

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
