"""What can wait for a quiet hour: prune, shrink, embed, copy; and backups.

Everything goes in small steps, between which whoever speaks has the file.
"""

import asyncio
from collections.abc import Callable
from datetime import datetime
from typing import Final

from ..base import Embed
from ..db import fold_log
from ..file import copies
from ..file.access import Access
from ..finding import vectors
from . import reindexing
from .retention import Limits, prune, shrink

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
        await asyncio.to_thread(copies.take, access.path, access.copy)

    async def reindex(self) -> bool:
        """Index some rows as words are cut today; tell whether any are left."""
        waiting = await self._access.read(reindexing.is_waiting)
        return waiting and await self._access.write(reindexing.reindex_some)

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
