"""Traces of turns that run at the same time never mix."""

import asyncio
from itertools import count

import pytest

from custom_components.jarvis.telemetry.tracer import Tracer, current_trace


def tracer(kept: int = 50) -> Tracer:
    numbers = count()
    return Tracer(lambda: f"trace-{next(numbers)}", kept)


def test_outside_of_a_turn_there_is_no_trace() -> None:
    with tracer().turn("one", "Jarvis") as trace:
        assert current_trace() is trace
    assert current_trace() is None


def test_only_the_last_traces_are_kept() -> None:
    traces = tracer(kept=2)
    for name in "abc":
        with traces.turn(name, "Jarvis"):
            pass
    assert [t.conversation_id for t in traces.traces] == ["b", "c"]


async def test_turns_at_the_same_time_do_not_mix() -> None:
    traces = tracer()

    async def tool() -> None:
        trace = current_trace()
        assert trace is not None
        trace.mark("tool", of=trace.conversation_id)

    async def turn(name: str) -> None:
        with traces.turn(name, "Jarvis") as trace:
            for _ in range(3):
                await asyncio.sleep(0)
                await asyncio.create_task(tool())
            assert [s.facts["of"] for s in trace.steps] == [name] * 3

    await asyncio.gather(*(turn(str(n)) for n in range(20)))


def test_a_failing_step_is_timed_and_named() -> None:
    with tracer().turn("one", "Jarvis") as trace:
        with pytest.raises(KeyError), trace.step("tool", tool="x"):
            raise KeyError
        with trace.step("model_call"):
            pass
    told = trace.as_dict()
    assert told["model_calls"] == 1
    assert told["steps"][0]["error"] == "KeyError"
    assert all(step["took_ms"] is not None for step in told["steps"])
