"""Finds rows that speak of one thing: to supersede it, to forget it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
import re
import sqlite3
from typing import Final

from ...lang.keywords import (
    Keyword,
    base_language,
    content_words,
    index_terms,
    root,
    words,
)
from ..base import Kind, Memory
from ..rows import fetch, said_in, select
from .search import NEWEST_ID, matching

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
