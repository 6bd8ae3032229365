"""The tables, as migrations that run in order, each whole or not at all.

The index is a contentful FTS5 table over terms we cut ourselves (every script,
see `lang/keywords.py`), each term prefixed with its scope: a person's words
have lists of their own, so asking never walks through what may not be seen.
`detail=none` and no column sizes, since ranking is ours.
"""

import sqlite3
from typing import Final

from ..base import StoreError
from ..db import transaction

_FIRST: Final = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE scope (
    id INTEGER PRIMARY KEY,
    person TEXT NOT NULL,
    private INTEGER NOT NULL CHECK (private IN (0, 1)),
    UNIQUE (person, private)
);
CREATE TABLE memory (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    branch TEXT,
    scope INTEGER NOT NULL REFERENCES scope (id),
    text TEXT NOT NULL CHECK (text <> ''),
    language TEXT NOT NULL,
    at INTEGER NOT NULL,
    day TEXT NOT NULL,
    slot TEXT NOT NULL,
    value TEXT NOT NULL,
    key BLOB NOT NULL,
    confidence REAL NOT NULL,
    origin TEXT NOT NULL,
    speaker TEXT,
    conversation TEXT,
    turn TEXT,
    agent TEXT,
    state INTEGER NOT NULL DEFAULT 0,
    valid_to INTEGER,
    superseded_by INTEGER REFERENCES memory (id) ON DELETE SET NULL,
    extracted INTEGER NOT NULL DEFAULT 0,
    summarised INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX memory_key ON memory (scope, key);
CREATE INDEX memory_slot ON memory (scope, slot) WHERE slot <> '' AND state = 0;
CREATE INDEX memory_branch ON memory (scope, branch, id)
    WHERE state = 0 AND branch IS NOT NULL;
CREATE INDEX memory_at ON memory (scope, at);
CREATE INDEX memory_conversation ON memory (conversation, id)
    WHERE conversation IS NOT NULL;
CREATE INDEX memory_superseded ON memory (superseded_by)
    WHERE superseded_by IS NOT NULL;
CREATE INDEX memory_unread ON memory (id)
    WHERE kind = 'said' AND extracted = 0 AND state = 0;
CREATE INDEX memory_unsummed ON memory (day, scope, id)
    WHERE summarised = 0 AND state = 0 AND kind IN ('said', 'reply');
CREATE TABLE provenance (
    fact INTEGER NOT NULL REFERENCES memory (id) ON DELETE CASCADE,
    said INTEGER NOT NULL REFERENCES memory (id) ON DELETE CASCADE,
    PRIMARY KEY (fact, said)
) WITHOUT ROWID;
CREATE INDEX provenance_said ON provenance (said);
CREATE TABLE tombstone (
    scope INTEGER NOT NULL REFERENCES scope (id),
    key BLOB NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (scope, key)
) WITHOUT ROWID;
CREATE TABLE vector (
    id INTEGER PRIMARY KEY REFERENCES memory (id) ON DELETE CASCADE,
    scope INTEGER NOT NULL REFERENCES scope (id),
    model TEXT NOT NULL,
    scale REAL NOT NULL,
    data BLOB NOT NULL
);
CREATE INDEX vector_model ON vector (model);
CREATE VIRTUAL TABLE memory_index USING fts5 (
    terms, tokenize = "ascii tokenchars '_.:'", detail = none, columnsize = 0
);
INSERT INTO memory_index (memory_index, rank) VALUES ('secure-delete', 1);
"""

# Segments are joined beside the writes, see `lanes.py`; should that not be done,
# a search still has few of them to go through.
_JOINED_LATER: Final = """
INSERT INTO memory_index (memory_index, rank) VALUES ('automerge', 0);
INSERT INTO memory_index (memory_index, rank) VALUES ('crisismerge', 64);
"""

# What an earlier version held against each other; see `_SUPERSEDED`.
_SETTLED: Final = """
CREATE TABLE belied (
    earlier INTEGER NOT NULL REFERENCES memory (id) ON DELETE CASCADE,
    later INTEGER NOT NULL REFERENCES memory (id) ON DELETE CASCADE,
    sure INTEGER NOT NULL CHECK (sure IN (0, 1)),
    PRIMARY KEY (earlier, later)
) WITHOUT ROWID;
CREATE INDEX belied_later ON belied (later);
CREATE TABLE unsettled (
    id INTEGER PRIMARY KEY REFERENCES memory (id) ON DELETE CASCADE
);
INSERT INTO unsettled (id)
    SELECT id FROM memory WHERE state = 0 AND kind IN ('said', 'fact');
CREATE TRIGGER memory_told AFTER INSERT ON memory
WHEN new.state = 0 AND new.kind IN ('said', 'fact') BEGIN
    INSERT INTO unsettled (id) VALUES (new.id);
END;
CREATE TRIGGER memory_told_again AFTER UPDATE OF at, text, state ON memory BEGIN
    UPDATE OR IGNORE belied SET later = new.superseded_by WHERE later = new.id AND sure
        AND earlier <> new.superseded_by AND new.superseded_by IS NOT NULL;
    DELETE FROM belied WHERE earlier = new.id;
    DELETE FROM belied WHERE later = new.id;
    DELETE FROM unsettled WHERE id = new.id;
    INSERT INTO unsettled (id)
        SELECT new.id WHERE new.state = 0 AND new.kind IN ('said', 'fact');
END;
"""

# No code holds statements against each other any more: what was surely belied is
# superseded; of two live facts about one matter a model is asked once, see `compared`.
# Questions, which are never recalled, need no vectors.
_SUPERSEDED: Final = """
DROP TRIGGER memory_told;
DROP TRIGGER memory_told_again;
DELETE FROM memory_index WHERE rowid IN (SELECT earlier FROM belied WHERE sure);
DELETE FROM vector WHERE id IN (SELECT earlier FROM belied WHERE sure);
DELETE FROM vector WHERE EXISTS (SELECT 1 FROM memory_index
    WHERE rowid = vector.id AND substr(terms, 1, 1) = 'h');
UPDATE memory SET state = 1,
    superseded_by = (SELECT max(later) FROM belied WHERE earlier = memory.id AND sure),
    valid_to = (SELECT max(newer.at) FROM belied
        JOIN memory AS newer ON newer.id = later
        WHERE earlier = memory.id AND sure)
    WHERE state = 0 AND id IN (SELECT earlier FROM belied WHERE sure);
DROP TABLE belied;
DROP TABLE unsettled;
DROP INDEX memory_slot;
DROP INDEX memory_unread;
CREATE INDEX memory_unread ON memory (extracted DESC, id)
    WHERE kind = 'said' AND extracted <= 0 AND state = 0;
CREATE TABLE compared (
    earlier INTEGER NOT NULL REFERENCES memory (id) ON DELETE CASCADE,
    later INTEGER NOT NULL REFERENCES memory (id) ON DELETE CASCADE,
    done INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (earlier, later)
) WITHOUT ROWID;
CREATE INDEX compared_later ON compared (later);
"""

_BASE: Final = frozenset(
    ("meta", "scope", "memory", "provenance", "tombstone", "vector", "memory_index")
)
# By version: what a file of it has.
_TABLES: Final[tuple[frozenset[str], ...]] = (
    frozenset(),
    _BASE,
    _BASE,
    _BASE | {"belied", "unsettled"},
    _BASE | {"compared"},
)

MIGRATIONS: Final[tuple[str, ...]] = (_FIRST, _JOINED_LATER, _SETTLED, _SUPERSEDED)


def version_of(connection: sqlite3.Connection) -> int:
    """Return how many migrations the file has seen."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def is_whole(connection: sqlite3.Connection) -> bool:
    """Tell whether a file has all tables of its version, or none yet."""
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    wanted = _TABLES[min(version_of(connection), len(_TABLES) - 1)]
    return wanted <= found if wanted else found.isdisjoint(_BASE)


def stand_in(connection: sqlite3.Connection) -> None:
    """Let a file of an older version that cannot be written be read as it is."""
    if version_of(connection) < len(MIGRATIONS):
        connection.execute("CREATE TEMP TABLE compared (earlier, later, done)")


def migrate(
    connection: sqlite3.Connection, migrations: tuple[str, ...] = MIGRATIONS
) -> int:
    """Bring the file to the newest version and return how many steps that took.

    One transaction: afterwards no row is missing and no reference dangles, or
    the file is as it was. Raises StoreError.
    """
    before = version_of(connection)
    if before >= len(migrations):
        return 0
    with transaction(connection):
        rows = _rows(connection)
        for script in migrations[before:]:
            for statement in _statements(script):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
        _check(connection, rows)
    return len(migrations) - before


def _check(connection: sqlite3.Connection, rows: int) -> None:
    if _rows(connection) < rows:
        raise StoreError("a migration lost rows")
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise StoreError("a migration left dangling references")


def _rows(connection: sqlite3.Connection) -> int:
    """Count what must never become less."""
    tables = {
        name
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table'"
        )
    }
    counted = 0
    if "memory" in tables:
        counted += connection.execute("SELECT count(*) FROM memory").fetchone()[0]
    if "tombstone" in tables:
        counted += connection.execute("SELECT count(*) FROM tombstone").fetchone()[0]
    return counted


def _statements(script: str) -> list[str]:
    """Split a script; executescript would commit in the middle."""
    statements, pending = [], ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            statements.append(pending.strip())
            pending = ""
    return [statement for statement in statements if statement]
