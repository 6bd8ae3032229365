"""The last good copy, and the way back from a damaged file.

The copy is a snapshot taken beside the running store. What is forgotten or
corrected is taken out of the copy at once, or the copy goes.
"""

from collections.abc import Callable, Container, Generator, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from enum import StrEnum
import logging
from pathlib import Path
import sqlite3
from threading import Lock
from typing import Any, Final

from ..base import Kind
from ..db import (
    be_lenient,
    connect,
    connect_for_reading,
    fold_log,
    is_gone,
    is_sound_file,
    kept_beside,
    remove,
    set_aside,
    snapshot,
    transaction,
)
from ..rows import State, bury, erase, fetch, index, retire, shorten
from ..words import bury as bury_facts
from .schema import migrate

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


_LOGGER = logging.getLogger(__name__)


class Condition(StrEnum):
    """How the store was found."""

    SOUND = "sound"
    RECOVERED = "recovered"
    RESTORED = "restored"
    STARTED_ANEW = "started_anew"
    REPLACED = "replaced"
    READ_ONLY = "read_only"
    BUSY = "busy"
    NEWER = "newer"


_COPYING: Final = Lock()


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """What opening found; anything but SOUND is worth a repair issue.

    `aside` is where a damaged file was put, or what was kept of one that another
    has taken the place of; None where there was none. `copied` and `salvaged` are the
    rows brought back from the last good copy and from the damaged file itself.
    """

    condition: Condition = Condition.SOUND
    aside: Path | None = None
    copied: int = 0
    salvaged: int = 0


def take(path: Path, copy: Path) -> bool:
    """Snapshot the store beside its writer; True if the copy is sound.

    An unsound snapshot is dropped and the previous copy stays.
    """
    # Two stores of one house may hold the same file; the copy is made by one at a time.
    with _COPYING:
        return _take(path, copy)


def _take(path: Path, copy: Path) -> bool:
    fresh = copy.with_name(copy.name + ".new")
    try:
        with closing(connect_for_reading(path)) as source:
            snapshot(source, fresh)
    except (sqlite3.Error, OSError) as error:
        _LOGGER.warning("No copy of the memory could be made: %s", error)
        return False
    if not is_sound_file(fresh):
        remove(fresh)
        return False
    remove(copy)
    fresh.replace(copy)
    return True


def mirror(copy: Path, change: Callable[[sqlite3.Connection], None]) -> None:
    """Make a deletion or correction in the copy too; drop the copy if that fails."""
    if not copy.exists():
        return
    try:
        with closing(connect(copy)) as connection:
            with transaction(connection):
                change(connection)
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error, OSError:
        remove(copy)


def take_out(
    connection: sqlite3.Connection,
    gone: Sequence[int],
    retired: Sequence[int],
    at: int,
) -> None:
    """Erase and retire rows of the copy as they were in the store, with tombstones."""
    found = fetch(connection, [*gone, *retired]).values()
    bury_facts(connection, [one for one in found if one.kind is Kind.FACT], at)
    bury(connection, gone, at)
    erase(connection, gone)
    retire(connection, retired, State.SUPERSEDED, at)


def recover(path: Path, copy: Path, label: str) -> Health:
    """Build the store anew from what is left, and set a damaged file aside.

    Whenever this is cut short, the next opening finds all that this one found.
    """
    fresh = path.with_name(f"{path.stem}.rebuilt{path.suffix}")
    remove(fresh)
    with ExitStack() as undo:
        undo.callback(remove, fresh)
        if is_sound_file(copy):
            _duplicate(copy, fresh)
        with closing(connect(fresh)) as connection:
            migrate(connection)
            copied = connection.execute("SELECT count(*) FROM memory").fetchone()[0]
            fold_log(connection)
            salvaged = salvage(path, connection)
            fold_log(connection)
        fresh.replace(kept_beside(path))
        undo.pop_all()
    gone = is_gone(path)
    aside = set_aside(path, label)
    kept_beside(path).replace(path)
    if not copied + salvaged:
        return Health(condition=Condition.STARTED_ANEW, aside=aside)
    condition = Condition.RESTORED if gone else Condition.RECOVERED
    return Health(condition=condition, aside=aside, copied=copied, salvaged=salvaged)


def _duplicate(source: Path, target: Path) -> None:
    with closing(connect(target)) as into:
        with closing(sqlite3.connect(source)) as out:
            out.backup(into)
        into.execute("PRAGMA journal_mode = WAL")
