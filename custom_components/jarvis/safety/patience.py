"""Waits for an action no longer than anybody listens; it goes on by itself then.

Most handlers of Home Assistant wait for a device as long as that takes, and a device
that never answers would hold up whoever spoke.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any

from homeassistant.core import HomeAssistant


async def patiently[T](
    hass: HomeAssistant, work: Coroutine[Any, Any, T], seconds: float | None
) -> T:
    """Return what an action returns; raises TimeoutError, and what it raises.

    It is given up only with the turn it is of.
    """
    task = hass.async_create_background_task(work, "jarvis action")
    try:
        await asyncio.wait({task}, timeout=seconds)
    except asyncio.CancelledError:
        task.cancel()
        raise
    if not task.done():
        task.add_done_callback(_noticed)
        raise TimeoutError
    return task.result()


def _noticed(task: asyncio.Task[Any]) -> None:
    """Take note of how it ended, so that nobody is told of a lost exception."""
    if not task.cancelled():
        task.exception()
