"""Work that can wait: it begins while nobody speaks and is called off at a word.

A model server shall not be busy with yesterday when somebody asks for light.
"""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from homeassistant.core import CALLBACK_TYPE, callback
from homeassistant.helpers.event import async_track_time_interval

from ...const import DOMAIN
from ...telemetry.events import Event

if TYPE_CHECKING:
    from ...telemetry.records import Trace
    from ...types import House

type Work = Callable[[datetime], Coroutine[Any, Any, None]]


class QuietWork:
    """One kind of work for quiet hours; at most one run of it at a time."""

    def __init__(self, house: House, name: str, work: Work, quiet: timedelta) -> None:
        """Take what to do (told the time, UTC) after how long a silence."""
        self._house = house
        self._name = name
        self._work = work
        self._quiet = quiet
        self._task: asyncio.Task[None] | None = None

    @callback
    def start(self, every: timedelta) -> CALLBACK_TYPE:
        """Look regularly whether it is quiet from now on; returns how to end that."""
        house = self._house
        unlisten = house.tracer.listeners.add(self._heard)
        cancel = async_track_time_interval(
            house.hass,
            self.tick,
            every,
            name=f"{DOMAIN} {self._name}",
            cancel_on_shutdown=True,
        )

        @callback
        def end() -> None:
            cancel()
            unlisten()
            self.stop()

        return end

    @callback
    def tick(self, now: datetime) -> None:
        """Begin, if it is quiet and nothing is under way."""
        if self.is_busy or not self._house.memory.is_quiet(self._quiet):
            return
        self._task = self._house.hass.async_create_background_task(
            self._work(now), f"{DOMAIN} {self._name}"
        )

    @property
    def is_busy(self) -> bool:
        """Whether a run is under way."""
        return self._task is not None and not self._task.done()

    @callback
    def stop(self) -> None:
        """Call off what is under way."""
        if self._task is not None:
            self._task.cancel()

    @callback
    def _heard(
        self, event: Event, _trace: Trace | None, _facts: Mapping[str, Any]
    ) -> None:
        if event is Event.AGENT_TURN_START:
            self.stop()
