"""Opens the store whatever state its file is in, and says what was found."""

from contextlib import closing, suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
import sqlite3
from typing import Final, NamedTuple

from ..base import MemoryBusy, MemoryFull, MemoryReadOnly, MemoryUnreachable
from ..db import (
    BUSY_SECONDS,
    GLANCE_SECONDS,
    closed_on_failure,
    connect,
    connect_for_reading,
    explain,
    fold_log,
    is_damage,
    is_gone,
    is_sound,
    is_sound_file,
)
from ..rows import stamp
from .recovery import Condition, Health, recover
from .schema import MIGRATIONS, is_whole, migrate, stand_in, version_of

_CHECK_EVERY_MS: Final = 7 * 86_400_000
_CANNOT_WRITE: Final = (
    "SQLITE_READONLY",
    "SQLITE_CANTOPEN",
    "SQLITE_PERM",
    "SQLITE_FULL",
    "SQLITE_IOERR_SHM",
)


class Opened(NamedTuple):
    """Two connections and the state they were found in; no writer if read-only."""

    writer: sqlite3.Connection | None
    reader: sqlite3.Connection
    health: Health


def open_file(
    path: Path,
    copy: Path,
    now: datetime,
    migrations: tuple[str, ...] = MIGRATIONS,
) -> Opened:
    """Open, check, migrate and, where needed, recover. Raises StoreError."""
    try:
        return _open_for_writing(path, copy, now, migrations)
    except sqlite3.Error as error:
        why = explain(error)
        if isinstance(why, MemoryBusy):
            # What was kept can be read while another process holds the file.
            return _open_for_reading(path, Condition.BUSY)
        if not error.sqlite_errorname.startswith(_CANNOT_WRITE) or not path.exists():
            raise why from error
    except PermissionError, OSError:
        if not path.exists():
            raise MemoryUnreachable(f"{path} cannot be made") from None
    return _open_for_reading(path)


def close_cleanly(writer: sqlite3.Connection, *, fold: bool = True) -> None:
    """Note that the store was closed in order, and empty the log into the file."""
    with suppress(sqlite3.Error):
        _remember(writer, "clean", "1")
        if fold:
            fold_log(writer)
    writer.close()


def _open_for_writing(
    path: Path, copy: Path, now: datetime, migrations: tuple[str, ...]
) -> Opened:
    if path.exists() and _is_newer(path, migrations):
        opened = _open_for_reading(path)
        newer = replace(opened.health, condition=Condition.NEWER)
        return opened._replace(health=newer)
    health = Health()
    lost = is_gone(path) and is_sound_file(copy)
    writer = None if lost else _sound(path, now)
    if writer is None:
        health = recover(path, copy, f"{now:%Y%m%d-%H%M%S}")
        writer = connect(path)
    with closed_on_failure(writer):
        migrate(writer, migrations)
        with suppress(MemoryFull, MemoryBusy):
            _mark_open(writer)
        return Opened(writer, connect_for_reading(path), health)


def _mark_open(writer: sqlite3.Connection) -> None:
    """Note that the file is not closed in order yet.

    A full disk has no room for that, nor has a file that another process holds.
    """
    try:
        _remember(writer, "clean", "0")
    except sqlite3.Error as error:
        raise explain(error) from error


def _is_newer(path: Path, migrations: tuple[str, ...]) -> bool:
    """Tell, without writing anything, whether a newer version wrote the file."""
    try:
        with closing(connect_for_reading(path)) as reader:
            return version_of(reader) > len(migrations)
    except sqlite3.Error:
        return False


def _open_for_reading(path: Path, condition: Condition = Condition.READ_ONLY) -> Opened:
    try:
        # Who holds the file was waited for already.
        busy = GLANCE_SECONDS if condition is Condition.BUSY else BUSY_SECONDS
        reader = connect_for_reading(path, busy)
        with closed_on_failure(reader):
            if condition is Condition.BUSY and not version_of(reader):
                raise MemoryBusy(f"another process holds {path}, which is empty")
            stand_in(reader)
    except sqlite3.Error as error:
        why = explain(error)
        # It can be neither written nor read.
        raise (
            MemoryUnreachable(str(why)) if isinstance(why, MemoryReadOnly) else why
        ) from error
    return Opened(None, reader, Health(condition=condition))


def _sound(path: Path, now: datetime) -> sqlite3.Connection | None:
    """Open the file for writing; None if it is damaged."""
    writer = None
    try:
        writer = connect(path)
        if not is_whole(writer):
            writer.close()
            return None
        if not _is_due(writer, now):
            return writer
        if is_sound(writer):
            if version_of(writer):
                _remember(writer, "checked", str(stamp(now)))
            return writer
    except sqlite3.DatabaseError as error:
        if writer is not None:
            writer.close()
        if is_damage(error):
            return None
        raise
    writer.close()
    return None


def _is_due(writer: sqlite3.Connection, now: datetime) -> bool:
    """Tell whether the file needs a check: not closed in order, or long ago."""
    if version_of(writer) == 0:
        return True
    known = dict(writer.execute("SELECT name, value FROM meta").fetchall())
    if known.get("clean") != "1":
        return True
    checked = str(known.get("checked"))
    if not checked.isdecimal():
        return True
    return not 0 <= stamp(now) - int(checked) < _CHECK_EVERY_MS


def _remember(writer: sqlite3.Connection, name: str, value: str) -> None:
    writer.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (name, value))
