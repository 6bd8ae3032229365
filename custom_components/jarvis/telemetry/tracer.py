"""Opens a trace per turn and finds the right one for whoever runs inside it.

The current trace travels in a context variable, so turns that run at the same
time never mix, and tool tasks started inside a turn inherit it.
"""

from collections import deque
from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from time import time
from typing import Any

from .events import Event, Listeners
from .records import Trace

KEPT_TRACES = 50

_current: ContextVar[Trace | None] = ContextVar("jarvis_trace", default=None)


def current_trace() -> Trace | None:
    """Return the trace of the turn this code runs in, None outside of turns."""
    return _current.get()


class Tracer:
    """Keeps the last traces, newest last; `listeners` hear of everything."""

    def __init__(
        self,
        new_id: Callable[[], str],
        kept: int = KEPT_TRACES,
        now: Callable[[], float] = time,
    ) -> None:
        """Take the sources of ids and time, so that tests and replays can own them."""
        self._new_id = new_id
        self._now = now
        self.traces: deque[Trace] = deque(maxlen=kept)
        self.listeners = Listeners()

    @contextmanager
    def turn(
        self, conversation_id: str, agent: str, origin: Any = None
    ) -> Generator[Trace]:
        """Open the trace of one turn; `origin` is what listeners may want to know."""
        trace = Trace(
            id=self._new_id(),
            conversation_id=conversation_id,
            agent=agent,
            started=self._now(),
            origin=origin,
            listeners=self.listeners,
        )
        self.traces.append(trace)
        token = _current.set(trace)
        self.listeners.tell(Event.AGENT_TURN_START, trace)
        try:
            yield trace
        except BaseException as err:
            trace.stop = trace.stop or f"raised {type(err).__name__}"
            raise
        finally:
            _current.reset(token)
            trace.finish()
            self.listeners.tell(Event.AGENT_TURN_END, trace)
            self.listeners.tell(Event.TRACE_COMPLETE, trace)
