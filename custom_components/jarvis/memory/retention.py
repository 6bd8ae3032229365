"""How long and how much is kept; the oldest diary rows go first, facts never."""

from dataclasses import dataclass
from datetime import datetime, timedelta
import sqlite3
from typing import Final

from . import diary, rows
from .base import Branch

_AT_ONCE: Final = 2000


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The owner's limits: days the diary is kept, bytes of the file; None is none."""

    diary_days: int | None = 730
    max_bytes: int | None = None


@dataclass(frozen=True, slots=True)
class Pruned:
    """How many diary rows went; facts are not pruned, so no branch changes."""

    rows: int = 0
    branches: tuple[Branch, ...] = ()


def prune(connection: sqlite3.Connection, limits: Limits, now: datetime) -> Pruned:
    """Erase what has outlived the limits, at most some thousand rows a time."""
    gone: list[int] = []
    if limits.diary_days is not None:
        before = now - timedelta(days=limits.diary_days)
        gone += diary.outlived(connection, before, _AT_ONCE)
        rows.erase(connection, gone)
    if limits.max_bytes is not None and _used(connection) > limits.max_bytes:
        oldest = diary.outlived(connection, now, _AT_ONCE // 4)
        rows.erase(connection, oldest)
        gone += oldest
    return Pruned(len(gone))


def _used(connection: sqlite3.Connection) -> int:
    """Return the bytes in use; free pages are not."""
    size, pages, free = (
        int(connection.execute(f"PRAGMA {name}").fetchone()[0])
        for name in ("page_size", "page_count", "freelist_count")
    )
    return size * (pages - free)
