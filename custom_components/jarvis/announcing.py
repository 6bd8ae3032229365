"""Tells Home Assistant's bus what happened: a small set of events, without words.

`docs/events.md` describes them for people who automate. What a turn was about
stays in its trace.
"""

from typing import TYPE_CHECKING, Any, Final

from homeassistant.components.conversation import (
    ConversationTraceEventType,
    async_conversation_trace_append,
)
from homeassistant.core import Context, callback

from .const import DOMAIN
from .telemetry.tracer import Ended, Event, ModelCall

if TYPE_CHECKING:
    from collections.abc import Mapping

    from homeassistant.core import CALLBACK_TYPE, HomeAssistant

    from .telemetry.tracer import Trace
    from .types import House

EVENT_TURN: Final = f"{DOMAIN}_turn"
EVENT_ACTION: Final = f"{DOMAIN}_action"
EVENT_CALL_FAILED: Final = f"{DOMAIN}_model_call_failed"
# What names the target in a tool's arguments.
_TARGETS: Final = ("entity_id", "name", "area", "floor")


@callback
def announce(hass: HomeAssistant, house: House) -> CALLBACK_TYPE:
    """Announce from now on, until called off."""

    def listen(event: Event, trace: Trace | None, facts: Mapping[str, Any]) -> None:
        if event is Event.TELEMETRY_RECORD:
            _called(hass, trace, facts["call"])
        elif trace is None:
            return
        elif event is Event.TOOL_CALL_END and facts.get("acts"):
            data = _action(house, trace, facts)
            hass.bus.async_fire(EVENT_ACTION, data, context=_context(trace))
        elif event is Event.TRACE_COMPLETE:
            hass.bus.async_fire(EVENT_TURN, _turn(trace), context=_context(trace))

    return house.tracer.listeners.add(listen)


def _called(hass: HomeAssistant, trace: Trace | None, call: ModelCall) -> None:
    """Feed Home Assistant's own trace as its agents do, and tell of failures."""
    if trace is not None:
        async_conversation_trace_append(
            ConversationTraceEventType.AGENT_DETAIL,
            {
                "stats": {
                    "input_tokens": call.prompt,
                    "cached_input_tokens": call.cached,
                    "output_tokens": call.completion,
                }
            },
        )
    if call.ended is not Ended.FAILED:
        return
    data = {
        "engine": call.engine,
        "model": call.model,
        "error": call.error,
        "agent": call.agent,
        "trace_id": call.trace_id,
    }
    hass.bus.async_fire(EVENT_CALL_FAILED, data, context=_context(trace))


def _turn(trace: Trace) -> dict[str, Any]:
    return {
        "trace_id": trace.id,
        "conversation_id": trace.conversation_id,
        "agent": trace.agent,
        "lane": trace.lane,
        "stop": trace.stop,
        "model_calls": trace.model_calls,
        "took_ms": round(trace.took, 1),
    }


def _action(house: House, trace: Trace, facts: Mapping[str, Any]) -> dict[str, Any]:
    targets = list(facts.get("targets") or ())
    arguments = facts.get("arguments") or facts.get("slots") or {}
    entities = house.home.home.entities
    names = [entities[one].name for one in targets if one in entities] or [
        str(arguments[key]) for key in _TARGETS if arguments.get(key)
    ]
    return {
        "action": facts.get("intent") or facts.get("tool"),
        "entity_id": targets,
        "names": names,
        "done": not facts.get("failed") and "no_target" not in facts,
        "agent": trace.agent,
        "trace_id": trace.id,
    }


def _context(trace: Trace | None) -> Context | None:
    origin = None if trace is None else trace.origin
    return origin if isinstance(origin, Context) else None
