"""Opens the file: private, durable, checked; damaged files are set aside.

`synchronous=FULL` with a write-ahead log: an acknowledged commit is on the disk,
also when the power fails. `secure_delete` overwrites what is forgotten.
"""

from collections.abc import Callable, Generator
from contextlib import ExitStack, closing, contextmanager
import math
import os
from pathlib import Path
import sqlite3
from typing import Final

from .base import (
    MemoryBusy,
    MemoryDamaged,
    MemoryFull,
    MemoryReadOnly,
    MemoryUnreachable,
    StoreError,
)

BUSY_SECONDS: Final = 5.0
# So long a file is waited for that another process was found to hold.
GLANCE_SECONDS: Final = 0.2
_PRIVATE: Final = 0o600
# Pages of a log.
_LONG_LOG: Final = 4096
LOG_SUFFIX: Final = "-wal"
_SIDE_FILES: Final = (LOG_SUFFIX, "-shm", "-journal")
_PRAGMAS: Final = (
    "PRAGMA foreign_keys = ON",
    "PRAGMA synchronous = FULL",
    "PRAGMA secure_delete = ON",
    "PRAGMA temp_store = MEMORY",
    "PRAGMA cache_size = -16000",
    "PRAGMA journal_size_limit = 16777216",
    # The log is moved into the file beside the writer, see `lanes.py`.
    "PRAGMA wal_autocheckpoint = 0",
)


def connect(path: Path, busy: float = BUSY_SECONDS) -> sqlite3.Connection:
    """Open for writing; the file is created for its owner alone."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, _PRIVATE)
    os.close(descriptor)
    if path.stat().st_mode & 0o077:
        path.chmod(_PRIVATE)
    connection = sqlite3.connect(
        path, timeout=busy, isolation_level=None, check_same_thread=False
    )
    with closed_on_failure(connection):
        # Of a new file only: pages that are free can be given back later.
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
        connection.execute("PRAGMA journal_mode = WAL")
        for pragma in _PRAGMAS:
            connection.execute(pragma)
    return connection


def connect_for_reading(path: Path, busy: float = BUSY_SECONDS) -> sqlite3.Connection:
    """Open a second connection that can only read, beside the writer."""
    connection = sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=ro",
        uri=True,
        timeout=busy,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        with closed_on_failure(connection):
            connection.execute("PRAGMA cache_size = -32000")
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError as error:
        if isinstance(explain(error), MemoryBusy):
            # Whoever reads past a lock reads what is half written.
            raise
        # A read-only folder has no room for the log's shared memory.
        connection = sqlite3.connect(
            f"{path.resolve().as_uri()}?mode=ro&immutable=1",
            uri=True,
            isolation_level=None,
            check_same_thread=False,
        )
    return connection


@contextmanager
def closed_on_failure(connection: sqlite3.Connection) -> Generator[None]:
    """Close a connection whose opening goes wrong inside, however it does."""
    with ExitStack() as undo:
        undo.callback(connection.close)
        yield
        undo.pop_all()


@contextmanager
def transaction(connection: sqlite3.Connection) -> Generator[None]:
    """Commit what is done inside, or take all of it back, whatever went wrong."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


@contextmanager
def patience(
    connection: sqlite3.Connection, spent: float, *, is_held: bool = False
) -> Generator[None]:
    """Wait less for another process that holds the file, by the seconds spent.

    Where it `is_held`, as somebody found before, a glance is all.
    """
    whole = int(connection.execute("PRAGMA busy_timeout").fetchone()[0])
    most = min(whole, int(GLANCE_SECONDS * 1000)) if is_held else whole
    left = max(0, most - int(min(spent * 1000, most)))
    connection.execute(f"PRAGMA busy_timeout = {left}")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA busy_timeout = {whole}")


def be_brief(connection: sqlite3.Connection) -> None:
    """Wait for another process that holds the file no longer than a glance."""
    connection.execute(f"PRAGMA busy_timeout = {int(GLANCE_SECONDS * 1000)}")


def move_log(path: Path) -> bool:
    """Move what is in the log into the file, without making a writer wait.

    True if the log has grown long, because somebody writes without a pause.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        return int(pages) > _LONG_LOG


def restart_log(connection: sqlite3.Connection) -> None:
    """Let the log begin at its start again, unless somebody reads in it just now."""
    with patience(connection, math.inf):
        connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()


def fold_log(connection: sqlite3.Connection) -> None:
    """Move all of the log into the file and empty it."""
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


def keep_log(connection: sqlite3.Connection) -> None:
    """Let closing leave file and log as they are."""
    connection.setconfig(sqlite3.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, True)


def is_sound(connection: sqlite3.Connection) -> bool:
    """Check pages and references; False for a damaged file."""
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found is None or found[0] != "ok":
            return False
        if connection.execute("PRAGMA foreign_key_check").fetchone():
            return False
        tables = connection.execute(
            "SELECT count(*) FROM sqlite_master WHERE name = 'memory_index'"
        )
        if tables.fetchone()[0]:
            connection.execute(
                "INSERT INTO memory_index (memory_index) VALUES ('integrity-check')"
            )
    except sqlite3.DatabaseError as error:
        if is_damage(error):
            return False
        raise
    return True


def is_damage(error: sqlite3.Error) -> bool:
    """Tell a broken file from a file that is merely busy, full or locked."""
    name = getattr(error, "sqlite_errorname", "")
    return name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB"))


def leniently[T](
    connection: sqlite3.Connection, job: Callable[[sqlite3.Connection], T]
) -> T:
    """Run a job; where a text of the file is no UTF-8, again without those letters."""
    try:
        return job(connection)
    except sqlite3.OperationalError as error:
        if hasattr(error, "sqlite_errorname"):
            raise
    be_lenient(connection)
    return job(connection)


def be_lenient(connection: sqlite3.Connection) -> None:
    """Read texts that are no UTF-8 too, from now on."""
    connection.text_factory = lambda raw: raw.decode(errors="replace")


def is_sound_file(path: Path) -> bool:
    """Check a file that nobody has open; a missing one is not sound."""
    if not path.exists():
        return False
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            return is_sound(connection)
    except sqlite3.DatabaseError:
        return False


def snapshot(source: sqlite3.Connection, to: Path) -> None:
    """Write all that a connection sees into a new private file.

    Raises sqlite3.Error and OSError; then there is no such file.
    """
    remove(to)
    os.close(os.open(to, os.O_RDWR | os.O_CREAT | os.O_EXCL, _PRIVATE))
    with ExitStack() as undo:
        undo.callback(remove, to)
        source.execute("VACUUM INTO ?", (str(to),))
        undo.pop_all()


def remove(path: Path) -> None:
    """Delete a database with its side files."""
    path.unlink(missing_ok=True)
    for suffix in _SIDE_FILES:
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def is_gone(path: Path) -> bool:
    """Tell whether nothing, or nothing of a database, is left at a path.

    A link that leads nowhere is none of it: its disk may come back.
    """
    if not path.exists():
        return not path.is_symlink()
    return path.is_dir() or not path.stat().st_size


def kept_beside(path: Path) -> Path:
    """Return where what comes in the place of a file is kept until it is there."""
    return path.with_name(f"{path.stem}.kept{path.suffix}")


def set_aside(path: Path, label: str) -> Path | None:
    """Move a damaged file and its side files out of the way; return where to.

    None if there was nothing.
    """
    aside = path.with_name(f"{path.stem}.damaged-{label}{path.suffix}")
    for suffix in _SIDE_FILES:
        side = path.with_name(path.name + suffix)
        if side.exists():
            side.replace(aside.with_name(aside.name + suffix))
    if not path.exists():
        return None
    path.replace(aside)
    return aside


def explain(error: sqlite3.Error) -> StoreError:
    """Translate SQLite's errors into ours."""
    name = getattr(error, "sqlite_errorname", "")
    kinds: tuple[tuple[str, type[StoreError]], ...] = (
        ("SQLITE_FULL", MemoryFull),
        ("SQLITE_READONLY", MemoryReadOnly),
        ("SQLITE_CANTOPEN", MemoryReadOnly),
        ("SQLITE_BUSY", MemoryBusy),
        ("SQLITE_LOCKED", MemoryBusy),
        ("SQLITE_CORRUPT", MemoryDamaged),
        ("SQLITE_NOTADB", MemoryDamaged),
        ("SQLITE_IOERR", MemoryUnreachable),
    )
    for start, kind in kinds:
        if name.startswith(start):
            return kind(f"{name}: {error}")
    return StoreError(f"{name or type(error).__name__}: {error}")
