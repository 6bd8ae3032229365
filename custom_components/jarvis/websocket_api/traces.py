"""Traces for the owner: list, get, watch, judge, and the figures."""

from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.components import websocket_api
from homeassistant.core import HomeAssistant, callback

from ..services.base import house_of
from ..services.insight import GROUPS, LABELS, give_feedback, known_trace, summary
from ..telemetry.tracer import Event

if TYPE_CHECKING:
    from collections.abc import Mapping

    from homeassistant.components.websocket_api import ActiveConnection

    from ..telemetry.tracer import Trace

MOST = 500
# The last second that a clock can tell.
LATEST = 253_402_300_799


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/traces/list",
        probatio.Optional("limit", default=50): probatio.All(
            int, probatio.Range(min=1, max=MOST)
        ),
        probatio.Optional("before"): probatio.All(
            probatio.Any(int, float), probatio.Range(min=0, max=LATEST)
        ),
    }
)
@websocket_api.async_response
async def ws_list(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """List the newest turns, newest first; `before` is a `started` to go on from."""
    ledger = house_of(hass).ledger
    traces = await ledger.traces(msg["limit"], msg.get("before"))
    connection.send_result(msg["id"], {"traces": traces})


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/traces/get",
        probatio.Required("trace_id"): str,
    }
)
@websocket_api.async_response
async def ws_get(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Send a whole trace."""
    trace = await known_trace(house_of(hass), msg["trace_id"])
    connection.send_result(msg["id"], trace)


@websocket_api.require_admin
@websocket_api.websocket_command({probatio.Required("type"): "jarvis/traces/subscribe"})
@callback
def ws_subscribe(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Send what happens, as it happens, without what was said."""
    number = msg["id"]

    def listen(event: Event, trace: Trace | None, facts: Mapping[str, Any]) -> None:
        connection.send_event(number, event_of(event, trace, facts))

    tracer = house_of(hass).tracer
    connection.subscriptions[number] = tracer.listeners.add(listen)
    connection.send_result(number)


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/traces/feedback",
        probatio.Required("trace_id"): str,
        probatio.Required("label"): probatio.In(LABELS),
        probatio.Optional("comment"): str,
    }
)
@websocket_api.async_response
async def ws_feedback(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Keep what the owner thinks of a turn."""
    house = house_of(hass)
    await give_feedback(house, msg["trace_id"], msg["label"], msg.get("comment"))
    connection.send_result(msg["id"])


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/telemetry/summary",
        probatio.Optional("hours"): probatio.Any(int, float),
        probatio.Optional("group_by"): probatio.In(GROUPS),
    }
)
@websocket_api.async_response
async def ws_summary(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Sum up turns and model calls."""
    told = await summary(house_of(hass), msg.get("hours"), msg.get("group_by"))
    connection.send_result(msg["id"], told)


_SAFE_FACTS = ("engine", "model", "ended", "tool", "intent", "step_took_ms", "failed")


def event_of(
    event: Event, trace: Trace | None, facts: Mapping[str, Any]
) -> dict[str, Any]:
    """Describe something that happened, without words of anybody."""
    told: dict[str, Any] = {"event": str(event)}
    if trace is not None:
        told |= {
            "trace_id": trace.id,
            "conversation_id": trace.conversation_id,
            "agent": trace.agent,
        }
    if event is Event.TELEMETRY_RECORD:
        return told | {"call": facts["call"].as_dict()}
    if event is Event.TRACE_COMPLETE and trace is not None:
        return told | {
            "lane": trace.lane,
            "stop": trace.stop,
            "model_calls": trace.model_calls,
            "took_ms": round(trace.took, 1),
        }
    return told | {name: facts[name] for name in _SAFE_FACTS if name in facts}


COMMANDS = (ws_list, ws_get, ws_subscribe, ws_feedback, ws_summary)
