"""What it costs to observe a turn: trace, records, sums, onlookers, the batch.

.venv/bin/python -m benchmarks.telemetry_turns [--turns 2000]
"""

import argparse
import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import nullcontext
from itertools import count
from pathlib import Path
import tempfile
import time
from typing import Any

from custom_components.jarvis.engines.base import (
    ChatRequest,
    Chunk,
    Done,
    Engine,
    Model,
    Said,
    Usage,
)
from custom_components.jarvis.engines.health import Observed
from custom_components.jarvis.telemetry.ledger import Ledger
from custom_components.jarvis.telemetry.store import Keep
from custom_components.jarvis.telemetry.summary import Meter
from custom_components.jarvis.telemetry.tracer import Event, Tracer

CALLS = 3
CHUNKS = 100
REQUEST = ChatRequest(model="m", messages=())


class Parrot:
    """An engine that answers at once, so that only our own time is measured."""

    name = "parrot"

    async def models(self) -> tuple[Model, ...]:
        """List nothing."""
        return ()

    async def describe(self, model: str) -> Model:
        """Tell nothing."""
        return Model(name=model)

    async def chat(self, request: ChatRequest) -> AsyncGenerator[Chunk]:
        """Say a hundred words."""
        for number in range(CHUNKS):
            yield Said(f"{request.model} {number}")
        yield Done(usage=Usage(prompt=1000, completion=CHUNKS))


async def _turn(engine: Engine, tracer: Tracer | None) -> float:
    start = time.process_time()
    with tracer.turn("c", "Jarvis") if tracer else nullcontext() as trace:
        for number in range(CALLS):
            with trace.step("model_call") if trace else nullcontext():
                async for _ in engine.chat(REQUEST):
                    pass
            with trace.step("tool", tool="x", n=number) if trace else nullcontext():
                pass
    return (time.process_time() - start) * 1000


def _in_thread[*Ts, T](target: Callable[[*Ts], T], *args: *Ts) -> asyncio.Future[T]:
    return asyncio.get_running_loop().run_in_executor(None, target, *args)


async def _measure(turns: int, folder: Path) -> None:
    plain = sorted([await _turn(Parrot(), None) for _ in range(turns)])
    numbers = count()
    tracer = Tracer(lambda: f"trace-{next(numbers)}")
    ledger = Ledger(
        folder / "figures.db",
        run=_in_thread,
        now=time.time,
        keep=Keep(),
        clean=lambda trace: trace,
        on_damage=print,
    )
    await ledger.open()

    def listen(event: Event, trace: Any, facts: Any) -> None:
        if event is Event.TELEMETRY_RECORD:
            ledger.add_call(facts["call"])
        elif event is Event.TRACE_COMPLETE:
            ledger.add_turn(trace)

    tracer.listeners.add(listen)
    meter = Meter()
    meter.read(time.perf_counter(), 50.0)
    engine = Observed(
        Parrot(), tracer.listeners, now=time.time, price=lambda _: None, meter=meter
    )
    seen = sorted([await _turn(engine, tracer) for _ in range(turns)])
    await ledger.close()
    print(f"{turns} turns of {CALLS} calls, {CHUNKS} chunks each; CPU ms")
    print("                p50     p99")
    for name, taken in (("not observed", plain), ("observed", seen)):
        print(f"{name:<12} {taken[turns // 2]:>6.3f}  {taken[int(turns * 0.99)]:>6.3f}")
    print(f"p99 overhead {seen[int(turns * 0.99)] - plain[int(turns * 0.99)]:.3f}")


def main() -> None:
    """Measure turns with and without anybody looking on."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=2000)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_measure(parser.parse_args().turns, Path(folder)))


if __name__ == "__main__":
    main()
