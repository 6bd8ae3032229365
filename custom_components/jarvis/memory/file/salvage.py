"""Brings back what can still be read of a damaged file, row by row."""

from collections.abc import Container, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
import sqlite3
from typing import Any, Final

from ..base import Kind
from ..db import be_lenient, transaction
from ..rows import State, bury, erase, index, retire, shorten

_BLOCK: Final = 64
# No house has more rows, and few are missing behind the last one that can be read.
_MOST_ROWS: Final = 20_000_000
_MOST_BEHIND: Final = 100_000
_TEXTS: Final = ("text", "language", "slot", "value")
_MAGIC: Final = b"SQLite format 3\0"
_HEADER: Final = 100
# Where a header tells for which count of changes its number of pages holds.
_COUNTED: Final = slice(92, 96)
# The kinds of page that a list of tables may begin with.
_FIRST_OF_TABLES: Final = (b"\x05", b"\x0d")


def salvage(damaged: Path, into: sqlite3.Connection) -> int:
    """Bring over every row that can still be read; return how many were new."""
    if not damaged.is_file():
        return 0
    with _headed(damaged, into):
        try:
            source = sqlite3.connect(damaged, isolation_level=None)
        except sqlite3.Error:
            return 0
        return _salvage(source, into)


def _salvage(source: sqlite3.Connection, into: sqlite3.Connection) -> int:
    source.row_factory = sqlite3.Row
    be_lenient(source)
    with closing(source), transaction(into):
        # Else a file that is shorter than it says is not read at all.
        _block(source, "PRAGMA writable_schema = ON", ())
        saved = 0
        scopes = _scopes(source, into)
        hidden = _hidden(source)
        for row in _readable(source, "memory", "id"):
            saved += _restore(dict(row), scopes, into, hidden)
        for row in _readable(source, "tombstone", ""):
            _rebury(dict(row), scopes, into)
        for row in _readable(source, "provenance", ""):
            into.execute(
                "INSERT OR IGNORE INTO provenance (fact, said) SELECT ?, ? WHERE 2 ="
                " (SELECT count(*) FROM memory WHERE id IN (?, ?))",
                (row["fact"], row["said"], row["fact"], row["said"]),
            )
    return saved


@contextmanager
def _headed(damaged: Path, like: sqlite3.Connection) -> Generator[None]:
    """Lend a file that lost its header that of a database like it was."""
    with damaged.open("rb") as file:
        lost = file.read(_HEADER)
        begins = file.read(1)
    if lost.startswith(_MAGIC) or begins not in _FIRST_OF_TABLES:
        yield
        return
    _, _, model = like.execute("PRAGMA database_list").fetchone()
    with Path(model).open("rb") as file:
        lent = bytearray(file.read(_HEADER))
    # The file itself tells how long it is.
    lent[_COUNTED] = bytes(4)
    _overwrite(damaged, bytes(lent))
    try:
        yield
    finally:
        _overwrite(damaged, lost)


def _overwrite(path: Path, header: bytes) -> None:
    with path.open("r+b") as file:
        file.write(header)


def _scopes(source: sqlite3.Connection, into: sqlite3.Connection) -> set[int]:
    for row in _readable(source, "scope", "id"):
        into.execute(
            "INSERT OR IGNORE INTO scope (id, person, private) VALUES (?, ?, ?)",
            (row["id"], row["person"], row["private"]),
        )
    return {int(row[0]) for row in into.execute("SELECT id FROM scope")}


def _hidden(source: sqlite3.Connection) -> set[int]:
    """Return the rows that are never recalled, as far as the index tells."""
    indexed = _readable(source, "memory_index_content", "id")
    return {row["id"] for row in indexed if str(row["c0"]).startswith("h")}


def _restore(
    row: dict[str, Any],
    scopes: set[int],
    into: sqlite3.Connection,
    hides: Container[int],
) -> int:
    """Insert a row the copy does not have, or retire one that was corrected."""
    row.update((name, _text(row[name])) for name in _TEXTS)
    if row["scope"] not in scopes or not row["text"]:
        return 0
    known = into.execute(
        "SELECT state FROM memory WHERE id = ?", (row["id"],)
    ).fetchone()
    if known is not None:
        if row["state"] != State.LIVE and known[0] == State.LIVE:
            retire(into, [row["id"]], State(row["state"]), row["valid_to"] or 0)
        return 0
    row["superseded_by"] = None
    row["text"] = shorten(row["text"])
    names = ", ".join(row)
    marks = ", ".join("?" * len(row))
    into.execute(
        f"INSERT INTO memory ({names}) VALUES ({marks})",  # noqa: S608
        tuple(row.values()),
    )
    if row["state"] == State.LIVE:
        hidden = row["kind"] == Kind.REPLY or row["id"] in hides
        index(
            into, row["id"], row["scope"], row["text"], row["language"], hidden=hidden
        )
    return 1


def _text(found: object) -> str:
    """Take as a text whatever a column holds."""
    if isinstance(found, bytes):
        return found.decode(errors="replace")
    return "" if found is None else str(found)


def _rebury(row: dict[str, Any], scopes: set[int], into: sqlite3.Connection) -> None:
    if row["scope"] not in scopes:
        return
    stale = [
        int(found[0])
        for found in into.execute(
            "SELECT id FROM memory WHERE scope = ? AND key = ? AND state = 0"
            " AND at <= ?",
            (row["scope"], row["key"], row["at"]),
        )
    ]
    bury(into, stale, row["at"])
    erase(into, stale)
    into.execute(
        "INSERT OR IGNORE INTO tombstone (scope, key, at) VALUES (?, ?, ?)",
        (row["scope"], row["key"], row["at"]),
    )


def _readable(
    source: sqlite3.Connection, table: str, rowid: str
) -> Iterator[sqlite3.Row]:
    """Yield the rows of a table that can be read, block by block."""
    if not rowid:
        yield from _block(source, f"SELECT * FROM {table}", ())  # noqa: S608
        return
    highest = _highest(source, table, rowid)
    one = f"SELECT * FROM {table} WHERE {rowid} = ?"  # noqa: S608
    many = f"SELECT * FROM {table} WHERE {rowid} BETWEEN ? AND ?"  # noqa: S608
    for start in range(1, highest + 1, _BLOCK):
        stop = min(start + _BLOCK - 1, highest)
        try:
            block = source.execute(many, (start, stop)).fetchall()
        except sqlite3.Error:
            block = [
                row
                for single in range(start, stop + 1)
                for row in _block(source, one, (single,))
            ]
        yield from block


def _highest(source: sqlite3.Connection, table: str, rowid: str) -> int:
    """Return the last id there may be; a counter may be damaged too."""
    found = _block(source, f"SELECT max({rowid}) FROM {table}", ())  # noqa: S608
    last = found[0][0] or 0 if found else 0
    most = last + _MOST_BEHIND if last else _MOST_ROWS
    counted = _block(source, "SELECT seq FROM sqlite_sequence WHERE name = ?", (table,))
    seen = [row[0] for row in counted if isinstance(row[0], int)]
    return max(last, *(min(one, most) for one in seen), 0)


def _block(
    source: sqlite3.Connection, query: str, values: tuple[int | str, ...]
) -> list[sqlite3.Row]:
    try:
        return source.execute(query, values).fetchall()
    except sqlite3.Error:
        return []
