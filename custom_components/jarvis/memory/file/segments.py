"""Joins the segments that writes leave in the full-text index, bit by bit.

Left to itself SQLite joins hundreds of pages at every 64th commit, and whoever is
to be remembered waits for it; and the more segments there are, the longer a
search takes.
"""

import math
import sqlite3
from typing import Final

from ..db import patience, transaction

# About a millisecond's work: so long a write may have to wait.
_PAGES: Final = 8
# Changes that a step makes although nothing was left to join.
_IDLE: Final = 2


def join(connection: sqlite3.Connection) -> bool:
    """Join some segments; False when nothing is left to join. Raises sqlite3.Error.

    Waits neither for the disk, since a step that is lost is done again, nor for
    another process that holds the file.
    """
    before = connection.total_changes
    connection.execute("PRAGMA synchronous = NORMAL")
    try:
        with patience(connection, math.inf), transaction(connection):
            connection.execute(
                "INSERT INTO memory_index (memory_index, rank) VALUES ('merge', ?)",
                (_PAGES,),
            )
    finally:
        connection.execute("PRAGMA synchronous = FULL")
    return connection.total_changes - before >= _IDLE
