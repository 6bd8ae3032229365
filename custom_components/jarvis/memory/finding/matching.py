"""Asks the full-text index which rows hold which words.

A list of rows comes in one step: every step of SQLite's lets go of the
interpreter, and whoever else has much to compute then has it for milliseconds.
"""

from collections.abc import Sequence
import sqlite3
from typing import Final

# The newest rows of one expression, the fourth value or a later one.
_ROWS: Final = (
    "(SELECT group_concat(rowid) FROM (SELECT rowid FROM memory_index"
    " WHERE memory_index MATCH ?{} AND rowid BETWEEN ?1 AND ?2"
    " ORDER BY rowid DESC LIMIT ?3))"
)
_FIRST: Final = 4
NEWEST_ID: Final = (1 << 63) - 1


def matching(
    connection: sqlite3.Connection,
    expressions: Sequence[str],
    bounds: tuple[int, int],
    limit: int,
) -> list[list[int]]:
    """Return per expression the newest rows within bounds, newest first."""
    if not expressions:
        return []
    lists = (_ROWS.format(_FIRST + at) for at in range(len(expressions)))
    found = connection.execute(
        f"SELECT {', '.join(lists)}", (*bounds, limit, *expressions)
    ).fetchone()
    return [_ids(listed) for listed in found]


def _ids(listed: str | None) -> list[int]:
    # In which order rows are joined is not promised.
    return sorted(map(int, listed.split(",")), reverse=True) if listed else []
