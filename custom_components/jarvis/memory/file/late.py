"""What was said while the file could not be written: kept beside it, in order.

Each utterance is a line of a private file until it is in the memory, so that neither
a reload nor a restart loses it. Whatever is written next comes after it.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict
from datetime import datetime
import json
import logging
import os
from pathlib import Path
from typing import Final

from ..base import (
    MemoryBusy,
    MemoryClosed,
    MemoryFull,
    MemoryReadOnly,
    MemoryUnreachable,
    Source,
    StoreError,
)
from ..diary import Utterance
from ..rows import shorten

_LOGGER = logging.getLogger(__name__)
# What passes by itself, or by somebody's doing; so many utterances wait for that.
PASSING: Final = (
    MemoryBusy,
    MemoryClosed,
    MemoryFull,
    MemoryReadOnly,
    MemoryUnreachable,
)
_MOST: Final = 200
_PRIVATE: Final = 0o600
_FIELDS: Final = tuple(Utterance.__dataclass_fields__)
_BROKEN: Final = (ValueError, TypeError, KeyError, RecursionError)


class Late:
    """The utterances that wait, on the disk as far as that takes them."""

    def __init__(self, path: Path) -> None:
        """Take where they are kept."""
        self._path = path
        self._waiting: deque[Utterance] = deque(maxlen=_MOST)
        self._saving = asyncio.Lock()
        self._running: asyncio.Task[None] | None = None

    @property
    def is_waiting(self) -> bool:
        """Tell whether anything waits."""
        return bool(self._waiting)

    async def load(self) -> None:
        """Take up what an earlier house left."""
        self._waiting.extend(await asyncio.to_thread(self._read))

    async def add(self, utterance: Utterance) -> None:
        """Let an utterance wait."""
        self._waiting.append(utterance)
        await self._save()

    async def catch_up(self, hear: Callable[[Utterance], Awaitable[object]]) -> None:
        """Have everything heard in order; what is left is tried again.

        Raises StoreError. Who comes while that is being tried shares its outcome; who
        goes away in the meantime does not end it.
        """
        if self._running is None and self._waiting:
            self._running = asyncio.create_task(self._hear_all(hear))
            self._running.add_done_callback(self._ended)
        if self._running is not None and self._running is not asyncio.current_task():
            await asyncio.shield(self._running)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running = None
        if not task.cancelled():
            # Whoever waited has heard of it.
            task.exception()

    async def _hear_all(self, hear: Callable[[Utterance], Awaitable[object]]) -> None:
        before = len(self._waiting)
        try:
            while self._waiting:
                utterance = self._waiting[0]
                try:
                    await hear(utterance)
                except PASSING:
                    raise
                except StoreError as error:
                    _LOGGER.warning("What was said could not be kept: %s", error)
                if self._waiting and self._waiting[0] is utterance:
                    self._waiting.popleft()
        finally:
            if len(self._waiting) != before:
                await self._save()

    async def _save(self) -> None:
        async with self._saving:
            await asyncio.to_thread(self._write, tuple(self._waiting))

    def _write(self, waiting: tuple[Utterance, ...]) -> None:
        """Write what waits; where that fails, too, it waits in this house alone."""
        fresh = self._path.with_name(f"{self._path.name}.new")
        try:
            if not waiting:
                self._path.unlink(missing_ok=True)
                return
            fresh.unlink(missing_ok=True)
            opened = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _PRIVATE)
            with os.fdopen(opened, "w", encoding="utf-8") as file:
                file.writelines(f"{_line(one)}\n" for one in waiting)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self._path)
        except OSError as error:
            _LOGGER.warning("What waits to be remembered is not on disk: %s", error)
            with suppress(OSError):
                fresh.unlink(missing_ok=True)

    def _read(self) -> list[Utterance]:
        try:
            with self._path.open(encoding="utf-8", errors="replace") as file:
                lines = deque(file, maxlen=_MOST)
        except OSError:
            return []
        return [one for line in lines if (one := _utterance(line)) is not None]


def _line(utterance: Utterance) -> str:
    kept = asdict(utterance)
    kept["at"] = utterance.at and utterance.at.isoformat()
    # No more of it is ever kept, and a line shall be short.
    kept["text"] = shorten(utterance.text)
    return json.dumps(kept)


def _utterance(line: str) -> Utterance | None:
    """Read a line; None if it was cut short."""
    try:
        kept = json.loads(line)
        kept["at"] = kept["at"] and datetime.fromisoformat(kept["at"])
        kept["source"] = Source(**kept["source"])
        known = {one: kept[one] for one in _FIELDS if one in kept}
        return Utterance(**known)
    except _BROKEN:
        return None
