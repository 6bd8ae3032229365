"""Finds what was written before words were cut as they are now.

How a word is cut and stemmed is code, and gets better; the index keeps the terms of the
day it was written. After an update every row is looked at once, a few at a time, and
those whose terms became others are indexed anew.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path
import sqlite3
from typing import Final

from ...lang import keywords, keywords_words, normalise
from .. import rows

_AT_ONCE: Final = 200
# In the table `meta`: how far it is done, and by which code.
_NAME: Final = "terms"
_MADE_BY: Final = (keywords, keywords_words, normalise)
_DONE: Final = "done"


@cache
def _code() -> str:
    """Return the fingerprint of what cuts words. Reads files, once."""
    found = sha256()
    for module in _MADE_BY:
        found.update(Path(str(module.__file__)).read_bytes())
    return found.hexdigest()[:16]


def is_waiting(connection: sqlite3.Connection) -> bool:
    """Tell whether rows may be indexed by terms of older code."""
    return _reached(connection) is not None


def reindex_some(connection: sqlite3.Connection) -> bool:
    """Look at the next rows; tell whether any are left. In the caller's transaction."""
    if (reached := _reached(connection)) is None:
        return False
    found = connection.execute(
        "SELECT memory.id, memory.scope, text, language, terms FROM memory"
        " JOIN memory_index ON memory_index.rowid = memory.id"
        " WHERE memory.id > ? ORDER BY memory.id LIMIT ?",
        (reached, _AT_ONCE),
    ).fetchall()
    for row, scope, text, language, terms in found:
        if not terms:
            continue
        hidden = terms.startswith("h")
        if rows.terms_of(scope, text, language, hidden=hidden) != terms:
            connection.execute("DELETE FROM memory_index WHERE rowid = ?", (row,))
            rows.index(connection, row, scope, text, language, hidden=hidden)
    upto = str(found[-1][0]) if len(found) == _AT_ONCE else _DONE
    connection.execute(
        "INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)",
        (_NAME, f"{_code()}:{upto}"),
    )
    return upto != _DONE


def _reached(connection: sqlite3.Connection) -> int | None:
    """Return the last row that was looked at; None when all were, by this code."""
    known = connection.execute(
        "SELECT value FROM meta WHERE name = ?", (_NAME,)
    ).fetchone()
    code, _, upto = str(known[0] if known else "").partition(":")
    if code == _code() and upto == _DONE:
        return None
    # What nobody can read is begun anew.
    return int(upto) if code == _code() and upto.isdecimal() else 0
