"""How long and how much is kept; the oldest diary rows go first, facts never.

A clock that jumps makes nothing old: it is believed when it went on from there for
most of a day.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
import sqlite3
from typing import Final

from .. import diary, rows

_AT_ONCE: Final = 50
# Pages that may stay free for what comes next, and pages given back at once.
_FREE_PAGES: Final = 64
_PAGES_AT_ONCE: Final = 256
_JUMP: Final = 2 * 86_400_000
_DOUBTED: Final = 20 * 3_600_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The owner's limits: days the diary is kept, bytes of the file; None is none."""

    diary_days: int | None = 730
    max_bytes: int | None = None


def prune(connection: sqlite3.Connection, limits: Limits, now: datetime) -> int:
    """Erase some of what has outlived the limits; return how many rows, 0 if none.

    Few at a time: somebody may be waiting to be remembered.
    """
    gone: list[int] = []
    if limits.diary_days is not None and _is_believed(connection, now):
        before = now - timedelta(days=limits.diary_days)
        gone = diary.outlived(connection, before, _AT_ONCE)
    if (
        not gone
        and limits.max_bytes is not None
        and used(connection) > limits.max_bytes
    ):
        gone = diary.outlived(connection, now, _AT_ONCE)
    rows.erase(connection, gone)
    return len(gone)


def _is_believed(connection: sqlite3.Connection, now: datetime) -> bool:
    """Tell whether the clock went on as clocks do since it was last looked at."""
    found = connection.execute(
        "SELECT value FROM meta WHERE name = 'pruned'"
    ).fetchone()
    at = rows.stamp(now)
    try:
        last, doubted = map(int, str(found[0]).split()) if found else (at, 0)
    except ValueError:
        last, doubted = at, 0
    if not 0 <= at - last <= _JUMP:
        doubted = at
    elif at - doubted >= _DOUBTED:
        doubted = 0
    connection.execute(
        "INSERT OR REPLACE INTO meta (name, value) VALUES ('pruned', ?)",
        (f"{at} {doubted}",),
    )
    return not doubted


def shrink(connection: sqlite3.Connection) -> bool:
    """Give some free pages back to the disk; False when few are left."""
    if _pragma(connection, "freelist_count") <= _FREE_PAGES:
        return False
    before = _pragma(connection, "page_count")
    connection.execute(f"PRAGMA incremental_vacuum({_PAGES_AT_ONCE})").fetchall()
    return _pragma(connection, "page_count") < before


def used(connection: sqlite3.Connection) -> int:
    """Return the bytes in use; free pages are not."""
    pages = _pragma(connection, "page_count") - _pragma(connection, "freelist_count")
    return pages * _pragma(connection, "page_size")


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])
