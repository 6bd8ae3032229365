"""How an engine does: what it is doing, how it failed last, until when it rests.

One value for each engine, shared by the turns, the coordinator that asks it how
it is, and the sensors. An engine that rests is asked last, never forbidden: when
no other is left it may have come back.
"""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final

from .errors import ContextOverflow, EngineError, EngineOverloaded, ToolsUnsupported

# Seconds of rest after a failure; each further one in a row doubles them.
FIRST_REST: Final = 5.0
LONGEST_REST: Final = 300.0
# What an overloaded server gets that does not say when to come back.
BREATHER: Final = 2.0
# How much the newest time to the first token weighs.
NEWEST: Final = 0.3

# What a call brings on itself; the engine is none the worse for it.
NOT_ITS_FAULT: Final = (ContextOverflow, ToolsUnsupported)


class Health:
    """The state of one engine; `clock` gives monotonic seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Start well, with nothing to do."""
        self._clock = clock
        self._listeners: list[Callable[[], None]] = []
        self._rests_until = 0.0
        self._in_chat = False
        self.load = 0
        self.failures = 0
        self.error: EngineError | None = None
        self.worked_at: float | None = None
        self.first_token: float | None = None

    @property
    def ready(self) -> bool:
        """True unless it failed lately and shall rest."""
        return self._clock() >= self._rests_until

    @property
    def rest(self) -> float:
        """Seconds until it may be asked first again."""
        return max(0.0, self._rests_until - self._clock())

    @contextmanager
    def calling(self) -> Generator[None]:
        """Count a call as running inside."""
        self.load += 1
        try:
            yield
        finally:
            self.load -= 1

    def worked(self, first_token: float | None = None) -> None:
        """Note an answer, and the seconds until its first token."""
        self.worked_at = self._clock()
        if first_token is not None:
            known = self.first_token
            self.first_token = (
                first_token if known is None else known + (first_token - known) * NEWEST
            )
        if self.error is not None:
            self._recover()

    def found_alive(self) -> None:
        """Note that it answers what every server can, which proves no chat.

        What fails in a chat while the server is there fails again: only time or a
        chat that works makes up for that.
        """
        if self.error is not None and (self.ready or not self._in_chat):
            self._recover()

    def failed(self, error: EngineError, *, in_chat: bool = True) -> None:
        """Note a failure; the engine rests, longer each time in a row.

        `in_chat` False for one that did not even answer a simple question. Calls
        that fail while it rests were under way already: many at once are one.
        """
        if isinstance(error, NOT_ITS_FAULT):
            return
        if self.error is not None and not self.ready:
            self.error = error
            return
        was_well = self.error is None
        self.failures += 1
        self.error = error
        self._in_chat = in_chat
        rest = min(LONGEST_REST, FIRST_REST * 2.0 ** min(self.failures - 1, 10))
        if isinstance(error, EngineOverloaded):
            asked = BREATHER if error.retry_after is None else error.retry_after
            rest = min(LONGEST_REST, asked)
        self._rests_until = self._clock() + rest
        if was_well:
            self._tell()

    def listen(self, told: Callable[[], None]) -> Callable[[], None]:
        """Call back when it falls ill or recovers; returns how to stop that."""
        self._listeners.append(told)

        def stop() -> None:
            if told in self._listeners:
                self._listeners.remove(told)

        return stop

    def _recover(self) -> None:
        self.failures, self.error, self._rests_until = 0, None, 0.0
        self._tell()

    def _tell(self) -> None:
        for told in tuple(self._listeners):
            told()
