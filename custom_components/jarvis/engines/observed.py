"""Wraps an engine: every call leaves a record, however it ends.

Goes around the engine itself, inside failover, so that each attempt is one record.
Embedding and listing models are not model calls and pass through.
"""

from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from time import perf_counter
from typing import TYPE_CHECKING, Any
import uuid

from ..telemetry.model_call import Ended, ModelCall, cost_of
from ..telemetry.summary import Meter
from ..telemetry.tracer import Event, Listeners, current_trace
from .base import ChatRequest, Chunk, Done, Engine, Model, Usage
from .errors import EngineError

if TYPE_CHECKING:
    from ..settings import Price
    from ..telemetry.tracer import Trace


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
