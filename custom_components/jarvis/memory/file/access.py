"""The way to the file: open, or the reason why not; mended when that can be done.

A file that could not be opened is tried again, one that was taken away is put
back, one that breaks is rebuilt. Whoever listens hears of trouble, and when it is
over.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
import logging
from pathlib import Path
import sqlite3
from typing import Final, Self

from ..base import (
    MemoryClosed,
    MemoryDamaged,
    MemoryMoved,
    NothingToRemember,
    NotTrusted,
    StoreError,
)
from .lanes import Lanes
from .mending import mend, open_settled
from .opening import Opened
from .recovery import Condition, Health

_LOGGER = logging.getLogger(__name__)
# So long a file that cannot be opened, or not be written, is left alone.
_REST_SECONDS: Final = 5.0
_PROBE_BYTES: Final = 32_768
# These are answers, not trouble with the file.
_ANSWERS: Final = (NothingToRemember, NotTrusted, MemoryClosed)
_AMISS: Final = (MemoryDamaged, MemoryMoved)

type Told = Callable[[StoreError | None], None]


class Access:
    """An open file, or one that will be open as soon as it can be."""

    def __init__(self, path: Path, copy: Path, clock: Callable[[], datetime]) -> None:
        """Take where the file and its last good copy live, and the time."""
        self.path = path
        self.copy = copy
        self.health = Health()
        # Called with what a write ran into; with None when a file opened anew was
        # written, or a probe went well. That one write found room is no news: on a
        # disk that is nearly full short ones still do, and long ones do not.
        self.on_trouble: Told | None = None
        # Done before every write; raises StoreError.
        self.before: Callable[[], Awaitable[None]] | None = None
        self._clock = clock
        self._lanes: Lanes | None = None
        self._why: StoreError = MemoryClosed("the memory store is closed")
        self._closed = False
        self._held = False
        self._mending = asyncio.Lock()
        self._rests_until = 0.0
        # Probes that went well.
        self._probed = 0

    @classmethod
    def closed(cls, clock: Callable[[], datetime]) -> Self:
        """Return the way to no file at all."""
        access = cls(Path("off"), Path("off"), clock)
        access._closed = True
        return access

    async def open(self) -> None:
        """Open the file; raises StoreError, and is tried again by later writes."""
        async with self._mending:
            await self._open()

    async def close(self) -> None:
        """Finish what is under way and close the file; twice is fine."""
        self._closed = True
        async with self._mending:
            if self._lanes is not None:
                await self._lanes.close()

    async def write[T](self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job in a transaction; all of it holds or nothing.

        Raises StoreError; what the job itself raises goes through.
        """
        if self.before is not None:
            await self.before()
        return await self._told(lambda lanes: lanes.write(job))

    async def outside[T](self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job on the writer's thread without a transaction."""
        return await self._told(lambda lanes: lanes.outside(job))

    async def read[T](self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job that only reads; waits for no repair but of damage."""
        return await self._mended(self._opened(), lambda lanes: lanes.read(job))

    async def beside[T](self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a long reading job that nobody else waits for."""
        return await self._mended(self._opened(), lambda lanes: lanes.beside(job))

    async def probe(self) -> None:
        """Try now whether the file can be written; listeners hear of it."""
        self._rests_until = 0.0
        await self.write(_touch)
        self._probed += 1
        self._tell(None)

    @property
    def held(self) -> bool:
        """Tell whether the main file is held still."""
        return self._held

    @held.setter
    def held(self, held: bool) -> None:
        """Hold the main file still, or let go of it."""
        self._held = held
        if self._lanes is not None:
            self._lanes.held = held

    async def _told[T](self, run: Callable[[Lanes], Awaitable[T]]) -> T:
        """Write; tell whoever listens of trouble, and of a file opened anew."""
        found, probed = self.health, self._probed
        try:
            done = await self._mended(await self._writable(), run)
        except _ANSWERS:
            raise
        except StoreError as error:
            # What began before the last good probe may end after it: old news.
            if probed == self._probed:
                self._tell(error)
            raise
        if self.health is not found:
            self._tell(None)
        return done

    async def _mended[T](self, lanes: Lanes, run: Callable[[Lanes], Awaitable[T]]) -> T:
        """Run it; where the file is gone or broken, mend it and run it again."""
        try:
            return await run(lanes)
        except _AMISS as error:
            _LOGGER.warning("The memory has to be mended: %s", error)
            return await run(await self._mend(lanes))

    async def _mend(self, broken: Lanes) -> Lanes:
        async with self._mending:
            if self._closed:
                raise MemoryClosed("the memory store is closed")
            if self._lanes is not broken:
                # Somebody else was quicker.
                return self._opened()
            try:
                opened = await mend(broken, self.path, self.copy, self._clock())
            except StoreError as error:
                if not broken.is_open:
                    self._fail(error)
                raise
            lanes = self._use(opened)
            self._tell(None)
            return lanes

    async def _writable(self) -> Lanes:
        """Return lanes that can be written, if there is a way; raises StoreError."""
        lanes = self._lanes
        if lanes is not None and (lanes.can_write or not self._may_try_again()):
            return lanes
        async with self._mending:
            if self._lanes is lanes and self._may_try_again():
                await self._open()
        return self._opened()

    def _may_try_again(self) -> bool:
        late = asyncio.get_running_loop().time() >= self._rests_until
        return late and self.health.condition is not Condition.NEWER

    async def _open(self) -> None:
        """Open, or open better than before."""
        if self._closed:
            raise MemoryClosed("the memory store is closed")
        before = self._lanes
        try:
            opened = await asyncio.to_thread(
                open_settled, self.path, self.copy, self._clock()
            )
        except StoreError as error:
            if before is None:
                self._fail(error)
                raise
            opened = None
        if opened is not None:
            if before is not None:
                await before.abandon()
            self._use(opened)
        if opened is None or opened.writer is None:
            self._rest()

    def _use(self, opened: Opened) -> Lanes:
        lanes = self._lanes = Lanes(opened, self.path)
        lanes.held, self.health = self._held, opened.health
        return lanes

    def _fail(self, error: StoreError) -> None:
        self._lanes, self._why = None, error
        self._rest()

    def _rest(self) -> None:
        self._rests_until = asyncio.get_running_loop().time() + _REST_SECONDS

    def _opened(self) -> Lanes:
        if self._lanes is None:
            raise type(self._why)(str(self._why))
        return self._lanes

    def _tell(self, error: StoreError | None) -> None:
        if self.on_trouble is not None:
            self.on_trouble(error)


def _touch(connection: sqlite3.Connection) -> None:
    """Write as much as a long memory needs, so that the next one has room too."""
    connection.execute(
        "INSERT OR REPLACE INTO meta VALUES ('probed', zeroblob(?))", (_PROBE_BYTES,)
    )
