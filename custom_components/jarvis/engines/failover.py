"""Asks the next engine when one fails, until the first token has come.

Made for one turn from the engines that may serve it, best first. After the first
token nothing is tried again: half an answer and another half is no answer.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from time import monotonic
from typing import Final

from ..telemetry.tracer import current_trace
from .base import ChatRequest, Chunk, Engine, Model
from .errors import EngineError, EngineOverloaded, EngineTimeout, NoEngineLeft
from .health import NOT_ITS_FAULT, Health

# Seconds to wait before a server that was too busy is asked again.
BACK_OFF: Final = (0.5, 1.0, 2.0)
# After so many silent seconds a server is asked whether it is alive at all.
SILENT_SECONDS: Final = 2.0
# How often its answer is looked for, and how many times in all.
ALIVE_SECONDS: Final = 0.1
ALIVE_LOOKS: Final = 15
# Part of the time left that one engine may be silent for while others wait.
SHARE: Final = 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """One engine that may serve; `fit` writes a request the way it needs it.

    Engines of the same `model` are as good as each other.
    """

    id: str
    engine: Engine
    health: Health
    model: str = ""
    fit: Callable[[ChatRequest], ChatRequest] = lambda request: request


class Failover:
    """Several engines as one; at least one of them."""

    def __init__(
        self,
        candidates: Sequence[Candidate],
        *,
        left: Callable[[], float],
        failed: Callable[[str, EngineError], None] = lambda _id, _error: None,
    ) -> None:
        """Take the engines in order, and the seconds that the turn has left.

        `failed` is told the id and the error of each engine that fails.
        """
        self._candidates = tuple(candidates)
        self._left = left
        self._failed = failed
        self.served_by: Candidate | None = None

    @property
    def name(self) -> str:
        """The name of the engine that served, before that of the first."""
        return (self.served_by or self._candidates[0]).engine.name

    async def models(self) -> tuple[Model, ...]:
        """List the first engine's models; raises EngineError."""
        return await self._candidates[0].engine.models()

    async def describe(self, model: str) -> Model:
        """Tell what the first engine's model can do; raises EngineError."""
        return await self._candidates[0].engine.describe(model)

    async def chat(self, request: ChatRequest) -> AsyncGenerator[Chunk]:
        """Stream the answer of the first engine that gives one.

        Raises the engine's error where there is only one, else NoEngineLeft.
        """
        errors: dict[str, EngineError] = {}
        for pause in (0.0, *BACK_OFF):
            if errors:
                wait = _wait(errors, pause)
                if wait is None or wait >= self._left():
                    break
                await asyncio.sleep(wait)
            waiting = [c for c in self._ordered() if _may_try(errors.get(c.id))]
            while waiting:
                candidate = waiting.pop(0)
                stream = candidate.engine.chat(candidate.fit(request))
                with candidate.health.calling():
                    async with aclosing(stream):
                        try:
                            first = await self._first(
                                candidate, stream, request, others=bool(waiting)
                            )
                        except EngineError as err:
                            errors[candidate.id] = err
                            self._note(candidate, err, others=bool(waiting))
                            continue
                        if first is None:
                            return
                        yield first
                        async for chunk in self._rest(candidate, stream):
                            yield chunk
                        return
        raise self._given_up(errors)

    def _ordered(self) -> list[Candidate]:
        """Put first who served before, else the least busy of equal engines."""
        ordered, served = list(self._candidates), self.served_by
        if served is not None and served.health.ready:
            ordered.sort(key=lambda candidate: candidate is not served)
            return ordered
        first = ordered[0]
        if not first.health.ready or not first.model:
            return ordered
        equal = [c for c in ordered if c.model == first.model and c.health.ready]
        equal.sort(key=lambda candidate: candidate.health.load)
        return equal + [c for c in ordered if c not in equal]

    async def _first(
        self,
        candidate: Candidate,
        stream: AsyncGenerator[Chunk],
        request: ChatRequest,
        *,
        others: bool,
    ) -> Chunk | None:
        """Wait for the first chunk; less patiently while others could serve."""
        began = monotonic()
        patience = self._left() * SHARE if others else None
        try:
            async with asyncio.timeout(patience) as scope:
                watch = (
                    asyncio.create_task(_watch(candidate, request.model, scope))
                    if others
                    else None
                )
                try:
                    first = await anext(stream, None)
                finally:
                    if watch is not None:
                        watch.cancel()
        except TimeoutError:
            name = candidate.engine.name
            raise EngineTimeout("The server is silent", engine=name) from None
        self.served_by = candidate
        candidate.health.worked(monotonic() - began)
        return first

    async def _rest(
        self, candidate: Candidate, stream: AsyncGenerator[Chunk]
    ) -> AsyncGenerator[Chunk]:
        try:
            async for chunk in stream:
                yield chunk
        except EngineError as err:
            candidate.health.failed(err)
            self._failed(candidate.id, err)
            raise

    def _note(self, candidate: Candidate, error: EngineError, *, others: bool) -> None:
        """Remember a failure; raises it when another engine would not help."""
        if isinstance(error, NOT_ITS_FAULT):
            raise error
        candidate.health.failed(error)
        self._failed(candidate.id, error)
        if (trace := current_trace()) is not None:
            trace.mark(
                "engine_failed",
                engine=candidate.engine.name,
                error=error.key,
                message=str(error),
                next=others,
            )

    def _given_up(self, errors: dict[str, EngineError]) -> EngineError:
        if len(self._candidates) == 1:
            return next(iter(errors.values()))
        names = dict.fromkeys(c.engine.name for c in self._candidates)
        return NoEngineLeft(
            "; ".join(f"{error}" for error in errors.values()), engine=", ".join(names)
        )


async def _watch(candidate: Candidate, model: str, scope: asyncio.Timeout) -> None:
    """End the wait for a server that does not even answer what it always can."""
    await asyncio.sleep(SILENT_SECONDS)
    if not await _is_alive(candidate, model) and not scope.expired():
        scope.reschedule(asyncio.get_running_loop().time())


async def _is_alive(candidate: Candidate, model: str) -> bool:
    """Tell whether a server answers in time.

    Time counts by looks: an event loop that is late itself must not blame a server.
    """
    asking = asyncio.create_task(_describes(candidate, model))
    try:
        for _ in range(ALIVE_LOOKS):
            await asyncio.wait({asking}, timeout=ALIVE_SECONDS)
            if asking.done():
                return asking.result()
        return False
    finally:
        asking.cancel()


async def _describes(candidate: Candidate, model: str) -> bool:
    try:
        await candidate.engine.describe(model)
    except EngineError, TimeoutError:
        return False
    return True


def _may_try(error: EngineError | None) -> bool:
    """Tell whether an engine is worth asking again in this turn."""
    return error is None or isinstance(error, EngineOverloaded)


def _wait(errors: dict[str, EngineError], pause: float) -> float | None:
    """Seconds until somebody may have room again, None where nobody may."""
    busy = [e for e in errors.values() if isinstance(e, EngineOverloaded)]
    if not busy:
        return None
    return min(
        pause if e.retry_after is None else max(pause, e.retry_after) for e in busy
    )
