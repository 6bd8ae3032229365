"""Keeps the index of what listens to what current, so that judging costs look-ups.

What changes it is told by events: something appears or goes, an automation is read
again, a group gets other members, a registry changes. The index is then made anew in
the background, in small parts. A turn waits for it, a moment at most; who judges
before that makes it at once.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final

from homeassistant.components.automation import EVENT_AUTOMATION_RELOADED
from homeassistant.const import ATTR_ENTITY_ID, ATTR_RESTORED, EVENT_STATE_CHANGED
from homeassistant.core import (
    CALLBACK_TYPE,
    Event,
    EventStateChangedData,
    HomeAssistant,
    State,
    callback,
)
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
    floor_registry as fr,
    label_registry as lr,
)

from .contents import ways_in
from .listeners import KEPT, Listeners

# Seconds: what changes at once is looked at once.
_PATIENCE: Final = 1.0
# So long a turn waits for the index.
_LONGEST_WAIT: Final = 2.0
_CHANGES: Final = (
    EVENT_AUTOMATION_RELOADED,
    er.EVENT_ENTITY_REGISTRY_UPDATED,
    dr.EVENT_DEVICE_REGISTRY_UPDATED,
    ar.EVENT_AREA_REGISTRY_UPDATED,
    fr.EVENT_FLOOR_REGISTRY_UPDATED,
    lr.EVENT_LABEL_REGISTRY_UPDATED,
)


class Listening:
    """One house's index; `start` begins to keep it."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Look at nothing yet."""
        self._hass = hass
        self._now: Listeners | None = None
        self._task: asyncio.Task[None] | None = None
        self._wanted = asyncio.Event()

    @property
    def now(self) -> Listeners:
        """What listens now."""
        if self._now is None:
            self._now = Listeners(self._hass)
        return self._now

    def is_made(self) -> bool:
        """Tell whether the index is there in whole."""
        return self._now is not None and (self._task is None or self._task.done())

    async def ready(self) -> None:
        """Have the index made now, in small parts, and wait for it."""
        if self._task is not None and not self._task.done():
            self._wanted.set()
            await asyncio.wait({self._task}, timeout=_LONGEST_WAIT)

    @callback
    def start(self) -> CALLBACK_TYPE:
        """Follow what changes, for all who judge, until the returned stop is called."""
        listen = self._hass.bus.async_listen
        stops = [listen(name, self._on_change) for name in _CHANGES]
        stops.append(
            listen(EVENT_STATE_CHANGED, self._on_state, event_filter=self._matters)
        )
        self._hass.data[KEPT] = self
        self._on_change()

        def stop() -> None:
            for one in stops:
                one()
            self._hass.data.pop(KEPT, None)
            if self._task is not None:
                self._task.cancel()

        return stop

    @callback
    def _matters(self, data: EventStateChangedData) -> bool:
        """Tell whether a change of a state may change who listens; asked very often."""
        old, new = data["old_state"], data["new_state"]
        if old is None or new is None:
            return True
        return _other(old, new) or self._is_used(old, new)

    @callback
    def _on_state(self, event: Event[EventStateChangedData]) -> None:
        old, new = event.data["old_state"], event.data["new_state"]
        if self._now is None or not old or not new or _other(old, new):
            self._on_change()
        elif self._now.reads(new.entity_id):
            self._now.reread()
        else:
            self._now.ways.clear()

    def _is_used(self, old: State, new: State) -> bool:
        """Tell whether it was read to know who listens, or listens itself."""
        now, one = self._now, new.entity_id
        if now is None:
            return False
        return now.reads(one) or (old.state != new.state and now.waits(one))

    @callback
    def _on_change(self, _event: Event[Any] | None = None) -> None:
        """Forget what is old, and look again soon."""
        self._now = None
        if self._task is None or self._task.done():
            self._task = self._hass.async_create_background_task(
                self._look_again(), "Look at what listens to what"
            )

    async def _look_again(self) -> None:
        """Make the index, a little at a time; what changes meanwhile begins it anew."""
        made: Listeners | None = None
        while made is None or made is not self._now:
            with suppress(TimeoutError):
                async with asyncio.timeout(_PATIENCE):
                    await self._wanted.wait()
            self._wanted.clear()
            made = self.now
            for one in made.prepare():
                if one is not None:
                    ways_in(self._hass, made, one)
                await asyncio.sleep(0)


def _other(old: State, new: State) -> bool:
    """Tell whether it is another object now, or a group with other members."""
    before, after = old.attributes, new.attributes
    if before is after:
        return False
    return (ATTR_RESTORED in before) != (ATTR_RESTORED in after) or before.get(
        ATTR_ENTITY_ID
    ) != after.get(ATTR_ENTITY_ID)
