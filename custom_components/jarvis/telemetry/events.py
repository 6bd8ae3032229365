"""What happens inside, said aloud to whoever listens: sensors, the bus, learners.

Inside the house calls with a name read better than events; these serve those who
only look on. A listener is called at once, in the turn it hears of, so it must be
quick and must not wait.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from ..const import LOGGER

if TYPE_CHECKING:
    from .records import Trace


class Event(StrEnum):
    """What can happen; TELEMETRY_RECORD carries `call`, the others facts of a step."""

    AGENT_TURN_START = "agent_turn_start"
    AGENT_TURN_END = "agent_turn_end"
    INFERENCE_START = "inference_start"
    INFERENCE_END = "inference_end"
    TOOL_CALL_START = "tool_call_start"
    TOOL_CALL_END = "tool_call_end"
    MEMORY_RETRIEVE = "memory_retrieve"
    TELEMETRY_RECORD = "telemetry_record"
    TRACE_COMPLETE = "trace_complete"


# What a mistake in a listener raises; an onlooker must not end a turn.
MISTAKES: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
)

type Listener = Callable[[Event, Trace | None, Mapping[str, Any]], None]


@dataclass(slots=True)
class Listeners:
    """Those who look on."""

    _all: list[Listener] = field(default_factory=list)

    def add(self, listener: Listener) -> Callable[[], None]:
        """Let somebody listen; returns how to end that."""
        self._all.append(listener)
        return lambda: self._all.remove(listener)

    def tell(self, event: Event, trace: Trace | None, **facts: Any) -> None:
        """Tell all of them; one that fails is logged and costs nothing else."""
        for listener in tuple(self._all):
            try:
                listener(event, trace, facts)
            except MISTAKES:
                LOGGER.exception("A listener failed at %s", event)
