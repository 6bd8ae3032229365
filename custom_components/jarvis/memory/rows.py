"""Rows in and out of the tables; each function works inside a transaction."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from enum import IntEnum
from functools import lru_cache
import hashlib
import re
import sqlite3
from typing import Any, Final
import unicodedata

from ..lang.keywords import MOST_CHARACTERS, index_terms
from .base import Branch, Kind, Memory, Note, Origin, Scope, Source

CUT_MARK: Final = " […]"
# Letters, numbers and pictures; but not fillers, which are letters that show nothing.
_SEEN: Final = frozenset("LNS")
# Escape sequences, and other signs for machines; not what breaks a line.
_STEERING: Final = re.compile(
    r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[@-_])"
    r"|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]"
)
_UNSEEN: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")

# A column takes whatever is written into it: texts come as texts.
_COLUMNS: Final = (
    "memory.id, kind, branch, CAST(person AS TEXT), private, CAST(text AS TEXT),"
    " CAST(language AS TEXT), at, CAST(confidence AS REAL), origin,"
    " CAST(speaker AS TEXT), CAST(conversation AS TEXT), CAST(turn AS TEXT),"
    " CAST(agent AS TEXT), state, superseded_by"
)
_FROM: Final = "FROM memory JOIN scope ON scope.id = memory.scope"
_CHUNK: Final = 500
# Looked up for every row that a question touches.
_KINDS: Final = {str(kind): kind for kind in Kind}
_BRANCHES: Final = {str(branch): branch for branch in Branch}
_ORIGINS: Final = {str(origin): origin for origin in Origin}


class State(IntEnum):
    """LIVE rows are found; SUPERSEDED were corrected; STALE speak of what was."""

    LIVE = 0
    SUPERSEDED = 1
    STALE = 2


def stamp(moment: datetime) -> int:
    """Return milliseconds since 1970, UTC."""
    return int(moment.timestamp() * 1000)


def moment(stamped: int) -> datetime:
    """Return the aware moment of a stamp; the first one for what is none."""
    try:
        return datetime.fromtimestamp(stamped / 1000, UTC)
    except TypeError, ValueError, OverflowError, OSError:
        return datetime.fromtimestamp(0, UTC)


def digest(canonical: str) -> bytes:
    """Return what stands for a fact in keys and tombstones; not readable."""
    return hashlib.blake2b(canonical.encode(), digest_size=16).digest()


def is_blank(text: str) -> bool:
    """Tell whether there is nothing to be read in a text but signs and room."""
    return not any(
        unicodedata.category(letter)[0] in _SEEN and letter not in _UNSEEN
        for letter in text
    )


def steerless(text: str) -> str:
    """Return a text without what steers a terminal."""
    return _STEERING.sub("", text).strip()


def shorten(text: str) -> str:
    """Cut a text to what is kept of it, visibly; what steers a terminal is left out."""
    text = steerless(text)
    if len(text) <= MOST_CHARACTERS:
        return text
    return text[: MOST_CHARACTERS - len(CUT_MARK)].rstrip() + CUT_MARK


def scope_id(connection: sqlite3.Connection, scope: Scope) -> int:
    """Return the number of a scope, making one if it is new."""
    key = (scope.person or "", int(scope.private))
    found = connection.execute(
        "SELECT id FROM scope WHERE person = ? AND private = ?", key
    ).fetchone()
    if found is None:
        found = connection.execute(
            "INSERT INTO scope (person, private) VALUES (?, ?) RETURNING id", key
        ).fetchone()
    return int(found[0])


def add(
    connection: sqlite3.Connection,
    note: Note,
    at: datetime,
    day: str,
    key: bytes,
    *,
    hidden: bool = False,
) -> int:
    """Insert and index a row; return its id.

    A `hidden` row is never recalled, but found when something is to be forgotten.
    """
    scope = scope_id(connection, note.scope)
    source = note.source
    inserted = connection.execute(
        "INSERT INTO memory (kind, branch, scope, text, language, at, day, slot, value,"
        " key, confidence, origin, speaker, conversation, turn, agent)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            note.kind,
            note.branch,
            scope,
            note.text,
            note.language,
            stamp(at),
            day,
            "",
            "",
            key,
            note.confidence,
            note.origin,
            source.speaker,
            source.conversation,
            source.turn,
            source.agent,
        ),
    )
    added = inserted.lastrowid or 0
    index(connection, added, scope, note.text, note.language, hidden=hidden)
    return added


def index(
    connection: sqlite3.Connection,
    row: int,
    scope: int,
    text: str,
    language: str,
    *,
    hidden: bool = False,
) -> None:
    """Make a row findable by its words."""
    terms = terms_of(scope, text, language, hidden=hidden)
    connection.execute(
        "INSERT INTO memory_index (rowid, terms) VALUES (?, ?)", (row, terms)
    )


def terms_of(scope: int, text: str, language: str, *, hidden: bool = False) -> str:
    """Return the terms of the index for a text, each marked with its scope."""
    prefix = f"h{scope}_" if hidden else f"{scope}_"
    return " ".join(f"{prefix}{term}" for term in index_terms(text, language))


def unindex(connection: sqlite3.Connection, ids: Iterable[int]) -> None:
    """Make rows unfindable, by words and by vectors."""
    each = [(row,) for row in ids]
    connection.executemany("DELETE FROM memory_index WHERE rowid = ?", each)
    connection.executemany("DELETE FROM vector WHERE id = ?", each)


def is_hidden(connection: sqlite3.Connection, row: int) -> bool:
    """Tell whether a row is none that is recalled, or not indexed at all."""
    found = connection.execute(
        "SELECT substr(terms, 1, 1) FROM memory_index WHERE rowid = ?", (row,)
    ).fetchone()
    return found is None or found[0] in {"h", ""}


def retire(
    connection: sqlite3.Connection,
    ids: Sequence[int],
    state: State,
    at: int,
    by: int | None = None,
) -> None:
    """Take rows out of every search; the owner still sees them in the list."""
    unindex(connection, ids)
    connection.executemany(
        "UPDATE memory SET state = ?, valid_to = ?, superseded_by = ? WHERE id = ?",
        [(state, at, by, row) for row in ids],
    )


def erase(connection: sqlite3.Connection, ids: Sequence[int]) -> None:
    """Delete rows for good, also from the indexes."""
    unindex(connection, ids)
    connection.executemany("DELETE FROM memory WHERE id = ?", [(row,) for row in ids])


def bury(connection: sqlite3.Connection, ids: Sequence[int], at: int) -> None:
    """Leave tombstones, so that nothing brings these words back by itself."""
    connection.executemany(
        "INSERT OR REPLACE INTO tombstone (scope, key, at)"
        " SELECT scope, key, ? FROM memory WHERE id = ? AND key <> x''",
        [(at, row) for row in ids],
    )


def bury_key(connection: sqlite3.Connection, scope: int, key: bytes, at: int) -> None:
    """Leave one tombstone."""
    connection.execute(
        "INSERT OR REPLACE INTO tombstone (scope, key, at) VALUES (?, ?, ?)",
        (scope, key, at),
    )


def is_buried(connection: sqlite3.Connection, scope: int, key: bytes) -> bool:
    """Tell whether this fact was corrected or forgotten."""
    found = connection.execute(
        "SELECT 1 FROM tombstone WHERE scope = ? AND key = ?", (scope, key)
    )
    return found.fetchone() is not None


def unbury(connection: sqlite3.Connection, scope: int, key: bytes) -> None:
    """Take a tombstone away, because the person said the fact again."""
    connection.execute(
        "DELETE FROM tombstone WHERE scope = ? AND key = ?", (scope, key)
    )


def fetch(connection: sqlite3.Connection, ids: Sequence[int]) -> dict[int, Memory]:
    """Return memories by id; ids that are gone are left out."""
    found: dict[int, Memory] = {}
    for start in range(0, len(ids), _CHUNK):
        chunk = ids[start : start + _CHUNK]
        marks = ",".join("?" * len(chunk))
        rows = connection.execute(
            f"SELECT {_COLUMNS} {_FROM} WHERE memory.id IN ({marks})",
            chunk,
        )
        found.update((row[0], _memory(row)) for row in rows)
    return found


def select(
    connection: sqlite3.Connection, where: str, values: Sequence[Any]
) -> list[Memory]:
    """Return the memories of a condition that this package wrote."""
    rows = connection.execute(f"SELECT {_COLUMNS} {_FROM} {where}", values)
    return [_memory(row) for row in rows]


def said_in(connection: sqlite3.Connection, ids: Sequence[int]) -> dict[int, set[int]]:
    """Return the diary rows that facts were taken from, by fact."""
    found: dict[int, set[int]] = {fact: set() for fact in ids}
    for start in range(0, len(ids), _CHUNK):
        chunk = ids[start : start + _CHUNK]
        marks = ",".join("?" * len(chunk))
        rows = connection.execute(
            f"SELECT fact, said FROM provenance WHERE fact IN ({marks})",  # noqa: S608
            chunk,
        )
        for fact, said in rows:
            found[fact].add(said)
    return found


def turns_of(connection: sqlite3.Connection, ids: Sequence[int]) -> frozenset[str]:
    """Return the turns that rows were said in, where those are known."""
    found: set[str] = set()
    for start in range(0, len(ids), _CHUNK):
        chunk = ids[start : start + _CHUNK]
        marks = ",".join("?" * len(chunk))
        turns = connection.execute(
            f"SELECT CAST(turn AS TEXT) FROM memory WHERE id IN ({marks})"  # noqa: S608
            " AND turn IS NOT NULL",
            chunk,
        )
        found.update(turn for (turn,) in turns)
    return frozenset(found)


def told_by(connection: sqlite3.Connection, said: int) -> set[int]:
    """Return the live facts that were taken from a diary row."""
    found = connection.execute(
        "SELECT fact FROM provenance JOIN memory ON memory.id = fact"
        " WHERE said = ? AND kind = 'fact' AND state = 0",
        (said,),
    )
    return {int(row[0]) for row in found}


@lru_cache(maxsize=256)
def _scope(person: str, private: int) -> Scope:
    return Scope(person=person or None, private=bool(private))


def _memory(row: tuple[Any, ...]) -> Memory:
    """Make a memory of a row; names of another version are taken for the humblest."""
    return Memory(
        id=row[0],
        kind=_KINDS.get(row[1], Kind.SAID),
        branch=None if row[2] is None else _BRANCHES.get(row[2], Branch.WORLD),
        scope=_scope(row[3], row[4]),
        text=row[5],
        language=row[6],
        at=moment(row[7]),
        confidence=row[8],
        origin=_ORIGINS.get(row[9], Origin.TOOL),
        source=Source(
            speaker=row[10], conversation=row[11], turn=row[12], agent=row[13]
        ),
        live=row[14] == State.LIVE,
        superseded_by=row[15],
    )
