"""Time as a test may bound it: what a turn waits for, whatever the machine does.

A busy machine makes work longer, and stands still for a second now and then. What a
promise is about is neither: it is that nothing is waited for that does not come.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
import time
from typing import Any, cast

type Select = Callable[[float | None], Any]


class Waiting:
    """Counts the seconds for which a loop had nothing to do."""

    def __init__(self, select: Select) -> None:
        """Take the place of what a loop waits with."""
        self.seconds = 0.0
        self._select = select

    def __call__(self, timeout: float | None = None) -> Any:
        """Wait as ever; who was stopped meanwhile has not waited for longer."""
        began = time.monotonic()
        ready = self._select(timeout)
        took = time.monotonic() - began
        self.seconds += took if timeout is None else min(took, max(timeout, 0.0))
        return ready


@contextmanager
def waiting() -> Iterator[Waiting]:
    """Count how long the running loop waits, until the end of the block."""
    selector = cast("Any", asyncio.get_running_loop())._selector
    before = selector.select
    counted = Waiting(before)
    selector.select = counted
    try:
        yield counted
    finally:
        selector.select = before


@asynccontextmanager
async def idle_bound(seconds: float = 60.0) -> AsyncIterator[None]:
    """Break off what waits for so long while the loop has nothing to do.

    Work may take as long as a busy machine makes it; only what never comes is missed.
    """
    loop = asyncio.get_running_loop()
    with waiting() as counted:
        async with asyncio.timeout(None) as bound:
            watch: asyncio.TimerHandle

            def look() -> None:
                nonlocal watch
                if (left := seconds - counted.seconds) <= 0:
                    bound.reschedule(loop.time())
                else:
                    watch = loop.call_later(left, look)

            watch = loop.call_later(seconds, look)
            try:
                yield
            finally:
                watch.cancel()
