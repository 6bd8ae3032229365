"""Writes down what the turns leave, behind them and in batches, and sums it up.

The event loop only appends to lists. A second or two later a batch goes to the
file in a worker thread; before the house is left everything is written. Sums for
the sensors are kept in memory as well, begun from the file.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from contextvars import Context
from pathlib import Path
import sqlite3
from typing import TYPE_CHECKING, Any, Protocol

from ..const import LOGGER
from .store import DAY, HOUR, Batch, Keep, Store, Sums, is_damage
from .summary import (
    Bucket,
    Subject,
    bucket_of_call,
    bucket_of_turn,
    subject_of_call,
    subject_of_turn,
)
from .tracer import KEPT_TRACES

if TYPE_CHECKING:
    from .store import Erasure
    from .tracer import ModelCall, Trace

FLUSH_SECONDS = 2.0
PRUNE_SECONDS = 3600.0
# More than this is not held in memory while the file cannot be written.
MOST_WAITING = 20_000
RECENT_HOURS = 24
# So many times somebody may wish to forget while a turn goes on.
MOST_ERASURES = 20


class Run(Protocol):
    """Runs a function in a worker thread."""

    def __call__[*Ts, T](
        self, target: Callable[[*Ts], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """Return what the function returns."""


class Ledger:
    """The telemetry of one house; `listen` hears when the sums have changed."""

    def __init__(
        self,
        path: Path,
        *,
        run: Run,
        now: Callable[[], float],
        keep: Keep,
        clean: Callable[[Any], Any],
        on_damage: Callable[[Path], None],
    ) -> None:
        """Prepare; `clean` masks secrets in a trace and runs in the worker thread."""
        self._store = Store(path)
        self._run = run
        self._now = now
        self._keep = keep
        self._clean = clean
        self._on_damage = on_damage
        self._batch = Batch()
        self._turns: list[Trace] = []
        self._lock = asyncio.Lock()
        self._erasing = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._pruned: float | None = None
        self._listeners: list[Callable[[], None]] = []
        self._erasures: deque[Erasure] = deque(maxlen=MOST_ERASURES)
        self._recent: dict[int, Sums] = {}
        self.totals: Sums = {}
        self.begun = 0.0
        self.opened = False

    async def open(self) -> None:
        """Open the file and read the sums; without a file there are none."""
        try:
            aside = await self._run(self._store.open, self._now())
            if aside is not None:
                self._on_damage(aside)
            self.begun, self.totals, recent = await self._run(self._read)
        except sqlite3.Error, OSError:
            LOGGER.exception("The telemetry cannot be opened; nothing will be kept")
            return
        self._recent = {int(self._now() // HOUR): recent}
        self.opened = True

    def _read(self) -> tuple[float, Sums, Sums]:
        now = self._now()
        since = now - (RECENT_HOURS - 1) * HOUR
        store = self._store
        return store.begun(), store.sums(None, now), store.sums(since, now)

    async def close(self) -> None:
        """Write what is left and close; may be called again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        async with self._erasing:
            # What somebody wished forgotten is gone before the file is left.
            await self.flush()
        self.opened = False
        async with self._lock:
            await self._run(self._store.close)

    def listen(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call somebody after the sums have changed; returns how to end that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def add_call(self, call: ModelCall) -> None:
        """Take a model call; without a file it is only counted."""
        if self.opened:
            self._batch.calls.append(call)
        self._count(subject_of_call(call), bucket_of_call(call))

    def add_turn(self, trace: Trace, *, counted: bool = True) -> None:
        """Take a finished turn; it is kept, and also `counted` among the others."""
        if any(one.means(trace.as_dict()) for one in self._erasures):
            trace.forget()
        if self.opened:
            self._turns.append(trace)
        if not counted:
            self._schedule()
            return
        bucket = bucket_of_turn(trace)
        subject = subject_of_turn(trace)
        if self.opened:
            self._batch.turns.append((trace.started, subject, bucket))
        self._count(subject, bucket)

    def total(self, wanted: Callable[[Subject], bool]) -> Bucket:
        """Return the sums of all time over the subjects that are wanted."""
        return _joined(self.totals, wanted)

    def recent(self, wanted: Callable[[Subject], bool]) -> Bucket:
        """Return the sums of about the last day over the subjects that are wanted."""
        self._forget_hours()
        joined = Bucket()
        for sums in self._recent.values():
            joined.merge(_joined(sums, wanted))
        return joined

    async def sums(self, hours: float | None) -> Sums:
        """Return the sums of the last hours, None for all time."""
        await self.flush()
        now = self._now()
        since = None if hours is None else now - hours * HOUR
        return await self._ask(self._store.sums, since, now) or {}

    async def traces(
        self, limit: int, before: float | None = None
    ) -> list[dict[str, Any]]:
        """Return the heads of the newest traces, newest first."""
        await self.flush()
        return await self._ask(self._store.traces, limit, before) or []

    async def turns(
        self, limit: int, before: int | None = None, person: str | None = None
    ) -> list[tuple[int, dict[str, Any]]]:
        """Return the newest whole traces, newest first, with their place in the file.

        `person` leaves only what this one said.
        """
        await self.flush()
        return await self._ask(self._store.turns, limit, before, person) or []

    async def days(self, days: int) -> dict[int, Bucket]:
        """Return the sums of each of the last days by its start, seconds since 1970."""
        await self.flush()
        since = self._now() - (days - 1) * DAY
        found: dict[int, Bucket] = {}
        for start, _subject, bucket in await self._ask(self._store.days, since) or ():
            found.setdefault(start, Bucket()).merge(bucket)
        return found

    async def trace(self, trace_id: str) -> dict[str, Any] | None:
        """Return a whole trace; None when it is not known, or not any more."""
        await self.flush()
        return await self._ask(self._store.trace, trace_id)

    async def label(self, trace_id: str, label: dict[str, Any]) -> bool:
        """Keep what somebody thinks of a turn; False when there is no such trace."""
        await self.flush()
        return bool(await self._ask(self._store.label, trace_id, label))

    async def erase(self, erasure: Erasure, recent: Iterable[Trace]) -> None:
        """Take the words out of the traces that are meant, here and in the file.

        `recent` are those that are still at hand; one that goes on loses its words
        when it ends. Figures stay.
        """
        self._erasures.append(erasure)
        done = [trace for trace in recent if trace.is_finished]
        told = [trace.as_dict() for trace in done]
        async with self._erasing:
            meant = await self._run(lambda: [erasure.means(trace) for trace in told])
            for trace, gone in zip(done, meant, strict=True):
                if gone:
                    trace.forget()
            await self.flush()
            after: int | None = 0
            while after is not None:
                after = await self._ask(self._store.erase, erasure, after)

    async def flush(self) -> None:
        """Write everything that waits."""
        async with self._lock:
            batch, turns = self._take()
            if not self.opened or not (
                batch.calls or batch.turns or turns or self._due()
            ):
                return
            if self._keep.traces:
                batch.traces = [dict(trace.as_dict()) for trace in turns]
            try:
                await self._run(self._write, batch)
            except (sqlite3.Error, OSError) as error:
                await self._rescue(batch, turns, error)

    def _take(self) -> tuple[Batch, list[Trace]]:
        batch, self._batch = self._batch, Batch()
        turns, self._turns = self._turns, []
        return batch, turns

    def _due(self) -> bool:
        return self._pruned is None or abs(self._now() - self._pruned) > PRUNE_SECONDS

    def _write(self, batch: Batch) -> None:
        """Write a batch, and clean up once an hour; in the worker thread."""
        batch.traces = [self._clean(trace) for trace in batch.traces]
        self._store.write(batch)
        if self._due():
            self._pruned = self._now()
            self._store.prune(self._pruned, self._keep)

    async def _rescue(self, batch: Batch, turns: list[Trace], error: Exception) -> None:
        """Begin a new file after damage; else keep the batch for the next time."""
        if not (isinstance(error, sqlite3.Error) and is_damage(error)):
            LOGGER.warning("The telemetry cannot be written: %s", error)
            waits = self._batch
            rows = (*waits.calls, *batch.calls, *waits.turns, *batch.turns)
            if len(rows) < MOST_WAITING:
                waits.calls[:0] = batch.calls
                waits.turns[:0] = batch.turns
            self._turns = [*turns, *self._turns][-KEPT_TRACES:]
            return
        try:
            self._on_damage(await self._run(self._store.recover, self._now()))
            await self._run(self._store.write, batch)
        except (sqlite3.Error, OSError) as again:
            LOGGER.error("The telemetry cannot be begun anew: %s", again)

    async def _ask[*Ts, T](self, function: Callable[[*Ts], T], *args: *Ts) -> T | None:
        """Read; None when the file cannot be read."""
        if not self.opened:
            return None
        async with self._lock:
            try:
                return await self._run(function, *args)
            except sqlite3.Error as error:
                LOGGER.warning("The telemetry cannot be read: %s", error)
                if is_damage(error):
                    self._on_damage(await self._run(self._store.recover, self._now()))
                return None

    def _count(self, subject: Subject, bucket: Bucket) -> None:
        self.totals.setdefault(subject, Bucket()).merge(bucket)
        hour = int(self._now() // HOUR)
        if hour not in self._recent:
            self._recent[hour] = {}
            self._forget_hours()
        self._recent[hour].setdefault(subject, Bucket()).merge(bucket)
        for listener in tuple(self._listeners):
            listener()
        self._schedule()

    def _schedule(self) -> None:
        if self._timer is None and self.opened:
            loop = asyncio.get_running_loop()
            # In a context of its own: the task that writes is kept, the turn is not.
            self._timer = loop.call_later(
                FLUSH_SECONDS, self._on_timer, context=Context()
            )

    def _on_timer(self) -> None:
        self._timer = None
        self._task = asyncio.get_running_loop().create_task(self.flush())

    def _forget_hours(self) -> None:
        oldest = int(self._now() // HOUR) - RECENT_HOURS
        for hour in [hour for hour in self._recent if hour < oldest]:
            del self._recent[hour]


def _joined(sums: Sums, wanted: Callable[[Subject], bool]) -> Bucket:
    joined = Bucket()
    for subject, bucket in sums.items():
        if wanted(subject):
            joined.merge(bucket)
    return joined
