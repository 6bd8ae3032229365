"""Opens a trace per turn and finds the right one for whoever runs inside it.

The current trace travels in a context variable, so turns that run at the same
time never mix, and tool tasks started inside a turn inherit it.
"""

from collections import deque
from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar

from .records import Trace

KEPT_TRACES = 50

_current: ContextVar[Trace | None] = ContextVar("jarvis_trace", default=None)


def current_trace() -> Trace | None:
    """Return the trace of the turn this code runs in, None outside of turns."""
    return _current.get()


class Tracer:
    """Keeps the last traces, newest last."""

    def __init__(self, new_id: Callable[[], str], kept: int = KEPT_TRACES) -> None:
        """Take the source of ids, so that tests and replays can own it."""
        self._new_id = new_id
        self.traces: deque[Trace] = deque(maxlen=kept)

    @contextmanager
    def turn(self, conversation_id: str, agent: str) -> Generator[Trace]:
        """Open the trace of one turn."""
        trace = Trace(id=self._new_id(), conversation_id=conversation_id, agent=agent)
        self.traces.append(trace)
        token = _current.set(trace)
        try:
            yield trace
        finally:
            _current.reset(token)
