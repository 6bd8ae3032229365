"""Reads what an action raises when nobody waits for it any more.

Home Assistant's intents wait a fifth of a second for an action and leave it to itself
then; what it raises later would be read by nobody, and told by the event loop some day.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from homeassistant.const import EVENT_CALL_SERVICE
from homeassistant.core import Context, Event, HomeAssistant, callback

from ..const import LOGGER

# So long Home Assistant waits itself, in seconds.
_LATE: Final = 0.2


@contextmanager
def late_failures_read(hass: HomeAssistant, context: Context | None) -> Iterator[None]:
    """Look after all that is called in this context until the block ends."""
    told: list[BaseException] = []

    @callback
    def tend(event: Event) -> None:
        if context is None or event.context.id != context.id:
            return
        action = f"{event.data['domain']}.{event.data['service']}"
        begun = hass.loop.time()

        def read(task: asyncio.Task[Any]) -> None:
            error = None if task.cancelled() else task.exception()
            late = hass.loop.time() - begun >= _LATE
            # One failure comes up through all tasks that wait for each other.
            if error is not None and late and error not in told:
                told.append(error)
                LOGGER.warning("%s failed late: %r", action, error)

        # The event is fired by the task that calls the action.
        if (task := asyncio.current_task(hass.loop)) is not None:
            task.add_done_callback(read)

    stop = hass.bus.async_listen(EVENT_CALL_SERVICE, tend)
    try:
        yield
    finally:
        stop()
