"""The fence around code that is not ours: a command's methods, the owner's files.

The one place that catches everything. What foreign code raises, `sys.exit()` and
interrupts too, would end the turn or Home Assistant; here it comes out by one name.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
import logging
import traceback
from typing import Any

from .desk import masked

_LOGGER = logging.getLogger(__name__)
# So long, in seconds, may something that was cancelled tidy up.
_GRACE = 1.0
_LONGEST = 300


class Misbehaved(Exception):  # noqa: N818 - what it says
    """Foreign code raised `cause`. The text is for the owner, never for the ears."""

    def __init__(self, cause: BaseException) -> None:
        """Keep the cause; the text is its kind and what it says, cut short."""
        super().__init__(f"{type(cause).__name__}: {cause}".rstrip(": ")[:_LONGEST])
        self.cause = cause


@contextmanager
def fence(*known: type[Exception]) -> Iterator[None]:
    """Turn whatever is raised inside into Misbehaved, except what is `known`.

    A turn that is cancelled from outside stays cancelled.
    """
    try:
        yield
    except BaseException as err:
        if isinstance(err, (Misbehaved, *known)) or _is_ours(err):
            raise
        raise Misbehaved(err) from err


async def within[T](
    seconds: float, work: Callable[[], Awaitable[T]], *known: type[Exception]
) -> T:
    """Wait for foreign work, so long and no longer, even when it will not end.

    Raises TimeoutError, and what `fence` raises.
    """
    # Started at once: what has nothing to wait for is through without a detour.
    task = asyncio.create_task(_fenced(work, known), eager_start=True)
    try:
        if not task.done():
            await asyncio.wait({task}, timeout=seconds)
        if not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=_GRACE)
            raise TimeoutError
    finally:
        if not task.done():
            task.cancel()
            task.add_done_callback(_noticed)
    with fence(*known):
        return task.result()


def report(what: str, err: Misbehaved, secrets: Iterable[str] = ()) -> None:
    """Log what foreign code raised, with its traceback and without the secrets."""
    told = "".join(traceback.format_exception(err.cause))
    _LOGGER.error("%s: %s", what, masked(told, secrets))


async def _fenced[T](
    work: Callable[[], Awaitable[T]], known: tuple[type[Exception], ...]
) -> T:
    # Inside of the task: an exit that leaves a task stops the whole event loop.
    with fence(*known):
        return await work()


def _is_ours(err: BaseException) -> bool:
    """Tell the end of our own task from a cancellation that came up inside."""
    if not isinstance(err, asyncio.CancelledError):
        return False
    try:
        task = asyncio.current_task()
    except RuntimeError:
        return False
    return task is not None and task.cancelling() > 0


def _noticed(task: asyncio.Task[Any]) -> None:
    """Take note of how a task ended that nobody waits for any more."""
    if not task.cancelled():
        task.exception()
