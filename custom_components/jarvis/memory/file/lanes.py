"""Workers of the memory's file, and what is written late."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import asdict, dataclass
from datetime import datetime
import json
import logging
import math
import os
from pathlib import Path
import sqlite3
import time
from typing import Final

from ..base import (
    MemoryBusy,
    MemoryClosed,
    MemoryFull,
    MemoryMoved,
    MemoryReadOnly,
    MemoryUnreachable,
    Source,
    StoreError,
)
from ..db import (
    LOG_SUFFIX,
    be_brief,
    connect_for_reading,
    explain,
    keep_log,
    leniently,
    move_log,
    patience,
    restart_log,
    transaction,
)
from ..diary import Utterance
from ..rows import shorten
from .opening import Opened, close_cleanly
from .recovery import Condition
from .schema import stand_in

type _Identity = tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Presence:
    """A database file and its log as they were when they were opened."""

    path: Path
    file: _Identity
    log: _Identity

    @classmethod
    def of(cls, path: Path) -> Presence:
        """Take note of what is at a path now."""
        return cls(path, _identity(path), _identity(_log_of(path)))

    def check(self) -> None:
        """Raise MemoryMoved if anything is not in its place any more."""
        if self.file is None:
            return
        if not self.has_file:
            raise MemoryMoved(f"{self.path} was taken away or replaced")
        if not self.has_log:
            raise MemoryMoved(f"the log of {self.path} was taken away")

    @property
    def has_file(self) -> bool:
        """Tell whether the file that is open is the one at its path."""
        return _identity(self.path) == self.file

    @property
    def has_log(self) -> bool:
        """Tell whether the log that is open, if there was one, is still there."""
        return self.log is None or _identity(_log_of(self.path)) == self.log

    def drop_log(self) -> None:
        """Delete the log if it is the one that was open: it fits no other file."""
        if self.log is not None and self.has_log:
            _log_of(self.path).unlink(missing_ok=True)


def _log_of(path: Path) -> Path:
    return path.with_name(path.name + LOG_SUFFIX)


def _identity(path: Path) -> _Identity:
    try:
        found = os.stat(path)  # noqa: PTH116 - cheaper, before every write
    except OSError:
        return None
    return found.st_dev, found.st_ino


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


# Writes, and steps of joining, after which the log is moved.
_LOG_AFTER: Final = 256


class Lanes:
    """The two connections of an open file and their threads."""

    def __init__(self, opened: Opened, path: Path) -> None:
        """Take open connections; without a writer nothing can be written.

        While `held` is set, the log stays where it is.
        """
        self._writer = opened.writer
        # Another process holds the file, or did when it was last tried.
        self._is_taken = opened.health.condition is Condition.BUSY
        self._reader = opened.reader
        self._path = path
        self._presence = Presence.of(path)
        self._writing = ThreadPoolExecutor(1, "jarvis-memory-write")
        self._reading = ThreadPoolExecutor(1, "jarvis-memory-read")
        self._tidying = ThreadPoolExecutor(1, "jarvis-memory-tidy")
        self._logged = 0
        self.held = False
        self._open = True

    @property
    def is_open(self) -> bool:
        """Tell whether jobs are still taken."""
        return self._open

    @property
    def can_write(self) -> bool:
        """Tell whether the file was opened for writing."""
        return self._writer is not None

    @property
    def presence(self) -> Presence:
        """The files that are open."""
        return self._presence

    async def write[T](self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job in a transaction; all of it holds or nothing.

        Raises StoreError, MemoryMoved if the file is not in its place any more;
        what the job itself raises goes through.
        """
        writer, presence = self._must_write(), self._presence
        asked = time.monotonic()

        def write() -> T:
            presence.check()
            # Who had to wait behind others has had their share of waiting.
            spent = time.monotonic() - asked
            with patience(writer, spent, is_held=self._is_taken), self._noticing():
                return _in_transaction(writer, job)

        done = await self._run(self._writing, write)
        if self._open:
            self._tidying.submit(self._tidy, writer)
        return done

    async def outside[T](self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job on the writer's thread without a transaction (checkpoints)."""
        writer = self._must_write()
        return await self._run(self._writing, lambda: _explained(writer, job))

    async def read[T](self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job that only reads, on what is committed. Raises StoreError."""
        return await self._run(self._reading, lambda: _explained(self._reader, job))

    async def beside[T](self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a long reading job on a connection of its own; nobody waits for it."""
        self._must_be_open()
        presence = self._presence if self.can_write else None

        def read() -> T:
            if presence is not None:
                presence.check()
            try:
                with closing(connect_for_reading(self._path)) as connection:
                    stand_in(connection)
                    return leniently(connection, job)
            except sqlite3.Error as error:
                raise explain(error) from error

        return await asyncio.to_thread(read)

    async def close(self) -> None:
        """Finish what is under way, close both connections, end the threads."""
        await self._close(_close_held if self.held else close_cleanly)

    async def abandon(self) -> None:
        """Close without touching the files: what is at their path is another's."""
        await self._close(_leave)

    async def _close(self, last: Callable[[sqlite3.Connection], None]) -> None:
        if not self._open:
            return
        self._open = False
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._tidying.shutdown)
        await loop.run_in_executor(self._reading, self._reader.close)
        if self._writer is not None:
            await loop.run_in_executor(self._writing, self._end, self._writer, last)
        await loop.run_in_executor(None, self._shut_down)

    def _end(
        self, writer: sqlite3.Connection, last: Callable[[sqlite3.Connection], None]
    ) -> None:
        if self._is_taken:
            be_brief(writer)
        last(writer)

    @contextmanager
    def _noticing(self) -> Generator[None]:
        """Notice whether another process holds the file."""
        try:
            yield
        except MemoryBusy:
            self._is_taken = True
            raise
        self._is_taken = False

    def _tidy(self, writer: sqlite3.Connection) -> None:
        """Do after a write what it did not wait for; a new write comes in between."""
        # Busy or full: all of it waits for the next time.
        with suppress(sqlite3.Error, MemoryMoved):
            more = True
            while more and self._open and not self.held:
                more = self._writing.submit(self._join, writer).result()
                self._logged += 1
                if self._logged % _LOG_AFTER == 0 and move_log(self._path):
                    self._writing.submit(restart_log, writer).result()

    def _join(self, writer: sqlite3.Connection) -> bool:
        self._presence.check()
        return join(writer)

    def _shut_down(self) -> None:
        self._reading.shutdown()
        self._writing.shutdown()

    def _must_be_open(self) -> None:
        if not self._open:
            raise MemoryClosed("the memory store is closed")

    def _must_write(self) -> sqlite3.Connection:
        self._must_be_open()
        if self._writer is None:
            if self._is_taken:
                raise MemoryBusy("another process holds the memory file")
            raise MemoryReadOnly("the memory file cannot be written")
        return self._writer

    async def _run[T](self, lane: ThreadPoolExecutor, job: Callable[[], T]) -> T:
        self._must_be_open()
        return await asyncio.get_running_loop().run_in_executor(lane, job)


def _leave(writer: sqlite3.Connection) -> None:
    keep_log(writer)
    writer.close()


def _close_held(writer: sqlite3.Connection) -> None:
    """Close while a backup reads the file: what is in the log stays there."""
    keep_log(writer)
    close_cleanly(writer, fold=False)


def _in_transaction[T](
    connection: sqlite3.Connection, job: Callable[[sqlite3.Connection], T]
) -> T:
    def transact(connection: sqlite3.Connection) -> T:
        with transaction(connection):
            return job(connection)

    return _explained(connection, transact)


def _explained[T](
    connection: sqlite3.Connection, job: Callable[[sqlite3.Connection], T]
) -> T:
    try:
        return leniently(connection, job)
    except sqlite3.Error as error:
        raise explain(error) from error


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
