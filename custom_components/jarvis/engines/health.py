"""Health of engines: what was observed, and when to ask again."""

from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import aclosing, contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final
import uuid

from ..telemetry.summary import Meter
from ..telemetry.tracer import (
    Ended,
    Event,
    Listeners,
    ModelCall,
    cost_of,
    current_trace,
)
from .base import ChatRequest, Chunk, Done, Engine, Model, Usage
from .errors import ContextOverflow, EngineError, EngineOverloaded, ToolsUnsupported

if TYPE_CHECKING:
    from ..settings import Price
    from ..telemetry.tracer import Trace


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


class Observed:
    """An engine that is watched; `price` tells what a model's tokens cost.

    `now` is the wall clock in seconds since 1970, `meter` measures the machine.
    """

    def __init__(
        self,
        engine: Engine,
        listeners: Listeners,
        *,
        now: Callable[[], float],
        price: Callable[[str], Price | None],
        meter: Meter | None = None,
    ) -> None:
        """Watch an engine on behalf of the listeners."""
        self._engine = engine
        self._listeners = listeners
        self._now = now
        self._price = price
        self._meter = meter

    def __getattr__(self, name: str) -> Any:
        """Pass on what an engine can do besides: embed, load, pull."""
        return getattr(self._engine, name)

    @property
    def name(self) -> str:
        """The owner's name for it."""
        return self._engine.name

    async def models(self) -> tuple[Model, ...]:
        """List the models that can chat; raises EngineError."""
        return await self._engine.models()

    async def describe(self, model: str) -> Model:
        """Tell what one model can do; raises EngineError."""
        return await self._engine.describe(model)

    async def chat(self, request: ChatRequest) -> AsyncGenerator[Chunk]:
        """Stream the answer; ends with Done or raises EngineError."""
        watch = _Watch(self._engine.name, request.model, self._now(), self._meter)
        self._listeners.tell(
            Event.INFERENCE_START, watch.trace, engine=watch.engine, model=watch.model
        )
        try:
            async with aclosing(self._engine.chat(request)) as chunks:
                async for chunk in chunks:
                    watch.see(chunk)
                    yield chunk
        except EngineError as err:
            watch.ended, watch.error = Ended.FAILED, err.key
            raise
        except Exception as err:
            watch.ended, watch.error = Ended.FAILED, type(err).__name__
            raise
        finally:
            self._record(watch.record(self._price(request.model)), watch.trace)

    def _record(self, call: ModelCall, trace: Trace | None) -> None:
        if trace is not None:
            trace.calls.append(call)
        self._listeners.tell(
            Event.INFERENCE_END,
            trace,
            engine=call.engine,
            model=call.model,
            ended=str(call.ended),
            prompt_tokens=call.prompt,
            completion_tokens=call.completion,
        )
        self._listeners.tell(Event.TELEMETRY_RECORD, trace, call=call)


class _Watch:
    """One call while it runs; it counts as cancelled until it is done or failed."""

    def __init__(self, engine: str, model: str, at: float, meter: Meter | None) -> None:
        self.engine = engine
        self.model = model
        self.ended = Ended.CANCELLED
        self.error: str | None = None
        self._at = at
        self._meter = meter
        self.trace = current_trace()
        self._began = perf_counter()
        self._first: float | None = None
        self._usage = Usage()
        self._reading = None if meter is None else meter.begin(self._began)

    def see(self, chunk: Chunk) -> None:
        """Look at what came."""
        if isinstance(chunk, Done):
            self._usage = chunk.usage
            self.ended = Ended.DONE
        elif self._first is None:
            self._first = perf_counter() - self._began

    def record(self, price: Price | None) -> ModelCall:
        """Sum the call up; to be called once, when it is over."""
        end, used, energy = perf_counter(), self._usage, None
        if self._meter is not None and self._reading is not None:
            energy = self._meter.end(self._reading, end)
        counted = (used.prompt, used.completion, used.cached)
        trace = self.trace
        return ModelCall(
            id=uuid.uuid4().hex,
            at=self._at,
            engine=self.engine,
            model=self.model,
            ended=self.ended,
            latency=end - self._began,
            first_token=self._first,
            prompt=used.prompt,
            completion=used.completion,
            cached=used.cached,
            cost=None if price is None else cost_of(price, *counted),
            energy=energy,
            error=self.error,
            agent=trace.agent if trace else None,
            trace_id=trace.id if trace else None,
            conversation_id=trace.conversation_id if trace else None,
        )
