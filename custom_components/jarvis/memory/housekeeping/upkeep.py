"""What can wait for a quiet hour: prune, shrink, embed, copy; and backups.

Everything goes in small steps, between which whoever speaks has the file.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from hashlib import sha256
from pathlib import Path
import sqlite3
from typing import Final

from ...lang import keywords, normalise
from ...lang.tables import section
from .. import diary, rows
from ..base import Embed
from ..db import fold_log
from ..file import recovery
from ..file.access import Access
from ..finding import vectors

_INDEXED_AT_ONCE: Final = 200
# In the table `meta`: how far it is done, and by which code.
_NAME: Final = "terms"
_MADE_BY: Final = (keywords, normalise)
_DONE: Final = "done"


@cache
def _code() -> str:
    """Return the fingerprint of what cuts words. Reads files, once."""
    found = sha256()
    for module in _MADE_BY:
        found.update(Path(str(module.__file__)).read_bytes())
    words = [*section("keywords").items(), sorted(keywords.COMPOUND)]
    found.update(repr(words).encode())
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
        (reached, _INDEXED_AT_ONCE),
    ).fetchall()
    for row, scope, text, language, terms in found:
        if not terms:
            continue
        hidden = terms.startswith("h")
        if rows.terms_of(scope, text, language, hidden=hidden) != terms:
            connection.execute("DELETE FROM memory_index WHERE rowid = ?", (row,))
            rows.index(connection, row, scope, text, language, hidden=hidden)
    upto = str(found[-1][0]) if len(found) == _INDEXED_AT_ONCE else _DONE
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


EMBEDDED_AT_ONCE: Final = 256


class Upkeep:
    """Keeps one file in shape."""

    def __init__(
        self,
        access: Access,
        *,
        limits: Limits,
        now: Callable[[], datetime],
        model: str = "",
        embed: Embed | None = None,
    ) -> None:
        """Take the file, the owner's limits, and what makes vectors, if anything."""
        self._access = access
        self._limits = limits
        self._now = now
        self._model = model
        self._embed = embed
        self._at_once = EMBEDDED_AT_ONCE
        self._refused: set[int] = set()

    async def maintain(self) -> None:
        """Prune until the limits hold, shrink, embed, copy. Raises StoreError."""
        at = self._now()
        while await self._access.write(lambda c: prune(c, self._limits, at)):
            pass
        while await self._access.outside(shrink):
            pass
        self._refused.clear()
        await self.embed_pending()
        if self._access.held:
            return
        await self._access.outside(fold_log)
        access = self._access
        await asyncio.to_thread(recovery.take, access.path, access.copy)

    async def reindex(self) -> bool:
        """Index some rows as words are cut today; tell whether any are left."""
        waiting = await self._access.read(is_waiting)
        return waiting and await self._access.write(reindex_some)

    async def embed_pending(self) -> int:
        """Give vectors to rows that have none; return how many got one.

        After a failure fewer are tried at once, so that a text which the model
        cannot take keeps no others waiting; such a one is left out for a day.
        """
        if self._embed is None:
            return 0
        wanted = self._at_once + len(self._refused)
        found = await self._access.beside(
            lambda connection: vectors.without_vector(connection, self._model, wanted)
        )
        rows = [row for row in found if row[0] not in self._refused][: self._at_once]
        if not rows:
            return 0
        made = await self._embed([text for _, text in rows])
        if len(made) != len(rows):
            if len(rows) == 1:
                self._refused.add(rows[0][0])
            self._at_once = max(1, self._at_once // 2)
            return 0
        self._at_once = min(EMBEDDED_AT_ONCE, self._at_once * 2)
        each = dict(zip((row for row, _ in rows), made, strict=True))
        fit = {row: one for row, one in each.items() if vectors.is_usable(one)}
        self._refused.update(each.keys() - fit.keys())
        await self._access.write(
            lambda connection: vectors.keep(connection, self._model, fit)
        )
        return len(fit)

    async def checkpoint(self) -> None:
        """Move the log into the file."""
        await self._access.outside(fold_log)

    def hold(self) -> None:
        """Leave the main file as it is: what is written is in the log, as durable."""
        self._access.held = True

    async def pause(self) -> None:
        """Hold the main file still for a backup, with all in it that is there now."""
        self.hold()
        await self._access.outside(fold_log)

    async def resume(self) -> None:
        """End a pause."""
        self._access.held = False
        await self._access.outside(fold_log)
