"""The one deadline of a turn, and how its waiting is ended."""

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from enum import StrEnum

# What a tool that has begun gets after the user spoke again.
GRACE_SECONDS = 2.0


class Ended(StrEnum):
    """Why a turn's time is over."""

    DEADLINE = "out_of_time"
    UNLOADING = "unloading"
    INTERRUPTED = "interrupted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How far a turn may go."""

    rounds: int
    tool_seconds: float


class TurnClock:
    """The one deadline of a turn; everything inside gets what is left.

    Whoever waits does so inside `scope`. `end` stops all of them at once: that
    is how unloading reaches a turn that waits for a model or a tool.
    """

    def __init__(self, seconds: float) -> None:
        """Start the clock of a turn that may take so many seconds."""
        self._loop = asyncio.get_running_loop()
        self._deadline = self._loop.time() + seconds
        self._scopes: dict[asyncio.Timeout, bool] = {}
        self.ended: Ended | None = None

    @property
    def left(self) -> float:
        """Seconds left, never negative."""
        return max(0.0, self._deadline - self._loop.time())

    @asynccontextmanager
    async def scope(
        self, seconds: float | None = None, *, patient: bool = False
    ) -> AsyncGenerator[None]:
        """Wait inside; raises TimeoutError when the turn's or the given time is up.

        A `patient` scope may finish what it has begun when the user speaks again.
        """
        deadline = self._deadline
        if seconds is not None:
            deadline = min(deadline, self._loop.time() + seconds)
        try:
            async with asyncio.timeout_at(deadline) as scope:
                self._scopes[scope] = patient
                try:
                    yield
                finally:
                    del self._scopes[scope]
        except TimeoutError:
            if self.left == 0 and self.ended is None:
                self.ended = Ended.DEADLINE
            raise

    def end(self, why: Ended) -> None:
        """Let every scope time out now; patient ones soon, if the user spoke again."""
        self.ended = self.ended or why
        self._deadline = now = self._loop.time()
        for scope, patient in self._scopes.items():
            if scope.expired():
                continue
            if patient and why is Ended.INTERRUPTED:
                until = scope.when()
                later = now + GRACE_SECONDS
                scope.reschedule(later if until is None else min(until, later))
            else:
                scope.reschedule(now)


class RunningTurns:
    """The clocks of the turns that run now, so that unloading can end them."""

    def __init__(self) -> None:
        """Start without any."""
        self._clocks: set[TurnClock] = set()

    @contextmanager
    def running(self, clock: TurnClock) -> Generator[None]:
        """Count a turn as running inside."""
        self._clocks.add(clock)
        try:
            yield
        finally:
            self._clocks.discard(clock)

    def end(self, why: Ended) -> None:
        """End all of them; each still speaks its closing sentence."""
        for clock in self._clocks:
            clock.end(why)
