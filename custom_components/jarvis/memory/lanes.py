"""One thread that writes, one that reads; neither waits for the other.

Each write is one transaction: when the caller hears of it, it is on the disk.
A third thread, used now and then, moves the log into the file, so that no write
has to wait for that.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
import sqlite3
from typing import Final

from .base import MemoryClosed, MemoryReadOnly
from .db import explain, move_log, transaction

_LOG_AFTER: Final = 256


class Lanes:
    """The two connections and their threads."""

    def __init__(
        self,
        writer: sqlite3.Connection | None,
        reader: sqlite3.Connection,
        path: Path,
        last: Callable[[sqlite3.Connection], None] = sqlite3.Connection.close,
    ) -> None:
        """Take open connections; without a writer nothing can be written.

        `last` closes the writer. While `held` is set, the log stays where it is.
        """
        self._writer = writer
        self._reader = reader
        self._writing = ThreadPoolExecutor(1, "jarvis-memory-write")
        self._reading = ThreadPoolExecutor(1, "jarvis-memory-read")
        self._last = last
        self._path = path
        self._tidying = ThreadPoolExecutor(1, "jarvis-memory-log")
        self._written = 0
        self.held = False
        self._open = True

    async def write[T](self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job in a transaction; all of it holds or nothing.

        Raises StoreError; what the job itself raises goes through.
        """
        if (writer := self._writer) is None:
            self._must_be_open()
            raise MemoryReadOnly("the memory file cannot be written")
        done = await self._run(self._writing, lambda: _in_transaction(writer, job))
        self._written += 1
        if self._written % _LOG_AFTER == 0 and not self.held and self._open:
            self._tidying.submit(self._move_log)
        return done

    async def outside[T](self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job on the writer's thread without a transaction (checkpoints)."""
        if (writer := self._writer) is None:
            self._must_be_open()
            raise MemoryReadOnly("the memory file cannot be written")
        return await self._run(self._writing, lambda: _explained(writer, job))

    async def read[T](self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job that only reads, on what is committed. Raises StoreError."""
        return await self._run(self._reading, lambda: _explained(self._reader, job))

    async def close(self) -> None:
        """Finish what is under way, close both connections, end the threads."""
        if not self._open:
            return
        self._open = False
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._tidying.shutdown)
        await loop.run_in_executor(self._reading, self._reader.close)
        if self._writer is not None:
            await loop.run_in_executor(self._writing, self._last, self._writer)
        await loop.run_in_executor(None, self._shut_down)

    def _move_log(self) -> None:
        with suppress(sqlite3.Error):
            # Busy or full: the log waits for the next time.
            move_log(self._path)

    def _shut_down(self) -> None:
        self._reading.shutdown()
        self._writing.shutdown()

    def _must_be_open(self) -> None:
        if not self._open:
            raise MemoryClosed("the memory store is closed")

    async def _run[T](self, lane: ThreadPoolExecutor, job: Callable[[], T]) -> T:
        self._must_be_open()
        return await asyncio.get_running_loop().run_in_executor(lane, job)


def _in_transaction[T](
    connection: sqlite3.Connection, job: Callable[[sqlite3.Connection], T]
) -> T:
    try:
        with transaction(connection):
            return job(connection)
    except sqlite3.Error as error:
        raise explain(error) from error


def _explained[T](
    connection: sqlite3.Connection, job: Callable[[sqlite3.Connection], T]
) -> T:
    try:
        return job(connection)
    except sqlite3.Error as error:
        raise explain(error) from error
