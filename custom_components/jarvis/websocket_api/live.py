"""What changes, as it changes: one subscription for panels, which outlives a reload.

Somebody who is no administrator hears of their own turns, and that lists changed which
they may ask for.
"""

from collections.abc import Callable, Mapping
from contextvars import Context
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import probatio

from homeassistant.components import websocket_api
from homeassistant.core import CALLBACK_TYPE, HomeAssistant, callback
from homeassistant.util.hass_dict import HassKey

from ..telemetry.tracer import Event
from ..turn.programs import LANE as REPLAY
from .shown import turn_row

if TYPE_CHECKING:
    from homeassistant.components.websocket_api import ActiveConnection

    from ..telemetry.tracer import Trace
    from ..types import House


class Topic(StrEnum):
    """What an event is about; TURN carries the turn, the others only say so."""

    LOADED = "loaded"
    UNLOADED = "unloaded"
    TURN = "turn"
    ENGINES = "engines"
    PLANS = "plans"
    COMMANDS = "commands"


_FOR_OWNERS: Final = frozenset({Topic.ENGINES})

type Listener = Callable[[Topic, Mapping[str, Any]], None]


@dataclass(slots=True)
class Feed:
    """Those who look on, for as long as Home Assistant runs.

    The house is listened to only while there is somebody.
    """

    hass: HomeAssistant
    house: House | None = None
    listeners: list[Listener] = field(default_factory=list)
    ends: list[CALLBACK_TYPE] = field(default_factory=list)

    @callback
    def listen(self, listener: Listener) -> CALLBACK_TYPE:
        """Let somebody listen; returns how to end that."""
        self.listeners.append(listener)
        if not self.ends:
            self._join()

        @callback
        def end() -> None:
            self.listeners.remove(listener)
            if not self.listeners:
                self._leave()

        return end

    @callback
    def tell(self, topic: Topic, **facts: Any) -> None:
        """Tell all of them."""
        for listener in tuple(self.listeners):
            listener(topic, facts)

    @callback
    def attach(self, house: House) -> CALLBACK_TYPE:
        """Tell from now on what happens in a house that was loaded; returns the end."""
        self.house = house
        if self.listeners:
            self._join()
        self.tell(Topic.LOADED)

        @callback
        def detach() -> None:
            self._leave()
            self.house = None
            self.tell(Topic.UNLOADED)

        return detach

    def _join(self) -> None:
        if (house := self.house) is None:
            return
        self.ends = [
            house.tracer.listeners.add(self._hear),
            house.counter.agenda.watch(partial(self.tell, Topic.PLANS)),
            house.counter.book.listen(partial(self.tell, Topic.COMMANDS)),
            *(
                watch.async_add_listener(partial(self.tell, Topic.ENGINES))
                for watch in house.watches.values()
            ),
        ]

    def _leave(self) -> None:
        for end in self.ends:
            end()
        self.ends = []

    def _hear(
        self, event: Event, trace: Trace | None, _facts: Mapping[str, Any]
    ) -> None:
        if event is not Event.TRACE_COMPLETE or trace is None or trace.lane == REPLAY:
            return
        # In a context of its own: it is no part of the turn.
        Context().run(self.hass.async_create_task, self._tell_turn(trace.id))

    async def _tell_turn(self, trace_id: str) -> None:
        # From the file: there secrets are masked.
        trace = await self.house.ledger.trace(trace_id) if self.house else None
        if trace is not None:
            self.tell(Topic.TURN, turn=await turn_row(self.hass, trace))


FEED: HassKey[Feed] = HassKey("jarvis_feed")


@websocket_api.websocket_command({probatio.Required("type"): "jarvis/subscribe"})
@callback
def ws_subscribe(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Send {"topic": ...} for each change, a turn with its row."""
    number, user = msg["id"], connection.user

    @callback
    def listen(topic: Topic, facts: Mapping[str, Any]) -> None:
        own = topic is not Topic.TURN or facts["turn"]["person"] == user.id
        if user.is_admin or (own and topic not in _FOR_OWNERS):
            connection.send_event(number, {"topic": topic, **facts})

    connection.subscriptions[number] = hass.data[FEED].listen(listen)
    connection.send_result(number)


COMMANDS = (ws_subscribe,)
