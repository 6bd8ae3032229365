"""Waits until the house has followed an action: by its events, never by looking again.

Used by commands after they called an action; the patience is short, for somebody
waits for the answer.
"""

import asyncio
from collections.abc import Callable, Iterable

from homeassistant.core import Event, EventStateChangedData, HomeAssistant, callback
from homeassistant.helpers.event import async_track_state_change_event

PATIENCE = 2.0
"""Seconds; players answer late, and a lamp that fades is on its way by then."""


async def settled(
    hass: HomeAssistant, entity_ids: Iterable[str], holds: Callable[[], bool]
) -> bool:
    """Wait a moment until something holds of these entities; tell whether it does."""
    changed = asyncio.Event()

    @callback
    def note(_event: Event[EventStateChangedData]) -> None:
        changed.set()

    stop = async_track_state_change_event(hass, list(entity_ids), note)
    try:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                changed.clear()
                await changed.wait()
    except TimeoutError:
        return holds()
    finally:
        stop()
    return True
