"""The clock of a turn: one deadline for all, and an end that reaches everybody."""

import asyncio

import pytest

from custom_components.jarvis.turn.guard import Ended, RunningTurns, TurnClock


async def test_the_deadline_ends_every_wait() -> None:
    clock = TurnClock(0.02)
    with pytest.raises(TimeoutError):
        async with clock.scope():
            await asyncio.sleep(10)
    assert clock.ended is Ended.DEADLINE
    assert clock.left == 0
    with pytest.raises(TimeoutError):
        async with clock.scope(3600):
            await asyncio.sleep(10)


async def test_a_shorter_limit_does_not_end_the_turn() -> None:
    clock = TurnClock(60)
    with pytest.raises(TimeoutError):
        async with clock.scope(0.01):
            await asyncio.sleep(10)
    assert clock.ended is None
    assert clock.left > 50


async def test_unloading_reaches_all_who_wait() -> None:
    turns, clock = RunningTurns(), TurnClock(60)

    async def wait() -> None:
        async with clock.scope():
            await asyncio.sleep(10)

    with turns.running(clock):
        waiting = [asyncio.create_task(wait()) for _ in range(3)]
        await asyncio.sleep(0)
        turns.end(Ended.UNLOADING)
        for task in waiting:
            with pytest.raises(TimeoutError):
                await task
    assert clock.ended is Ended.UNLOADING
    turns.end(Ended.UNLOADING)
