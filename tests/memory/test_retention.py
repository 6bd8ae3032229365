# ruff: noqa: ASYNC240 - a look at a small file may block a test
"""What the owner allows to be kept, in days and in bytes, is what is kept."""

import asyncio
from datetime import UTC, timedelta
from pathlib import Path
import sqlite3
import time

import pytest

from custom_components.jarvis.memory import Kind, Limits, MemoryService, Note, rows
from custom_components.jarvis.memory.housekeeping.upkeep import used

from .conftest import Clock, Talk

pytestmark = pytest.mark.slow

ROWS = 1500


async def filled(path: Path, clock: Clock, limits: Limits) -> MemoryService:
    """Open a store with a diary of some years and one fact."""
    store = await MemoryService.open(path, clock=clock, zone=UTC, limits=limits)
    await Talk(store).note("I live in Oslo")

    def fill(connection: sqlite3.Connection) -> None:
        for number in range(ROWS):
            at = clock() - timedelta(days=ROWS - number)
            text = f"on day {number} we met neighbour{number} " + "and talked " * 20
            note = Note(text=text, language="en", kind=Kind.SAID, branch=None)
            rows.add(connection, note, at, at.date().isoformat(), b"")

    await store.write(fill)
    await store.upkeep.checkpoint()
    return store


async def count(store: MemoryService) -> int:
    return await store.read(
        lambda c: int(
            c.execute("SELECT count(*) FROM memory WHERE kind <> 'fact'").fetchone()[0]
        )
    )


async def test_days_hold_after_one_round(path: Path, clock: Clock) -> None:
    store = await filled(path, clock, Limits(diary_days=100))
    full = path.stat().st_size
    await store.upkeep.maintain()
    assert await count(store) == 100
    talk = Talk(store)
    assert "neighbour1000 " not in str(await talk.texts("neighbour1000"))
    assert "neighbour1450 " in str(await talk.texts("neighbour1450"))
    assert await talk.texts("where do I live") == ["I live in Oslo"]
    # What became free was given back to the disk.
    assert path.stat().st_size < full / 3
    await store.close()


@pytest.mark.parametrize("years", [10, -3])
async def test_a_clock_that_jumps_makes_nothing_old(
    path: Path, clock: Clock, years: int
) -> None:
    store = await filled(path, clock, Limits(diary_days=100))
    await store.upkeep.maintain()
    # Wrong for hours, and looked at again and again, also by a house that restarts.
    for hours in (years * 8766, 1, 8, -9 - years * 8766, 1, 12):
        clock.pass_(hours=hours)
        await store.upkeep.maintain()
    assert await count(store) == 100
    # Who was away that long goes on as before, a day later.
    clock.pass_(days=50)
    for _ in range(2):
        await store.upkeep.maintain()
        clock.pass_(days=1)
    assert 45 < await count(store) < 55
    await store.close()


async def test_bytes_hold_after_one_round(path: Path, clock: Clock) -> None:
    limit = 400_000
    store = await filled(path, clock, Limits(diary_days=None, max_bytes=limit))
    assert await store.read(used) > limit
    await store.upkeep.maintain()
    assert await store.read(used) <= limit
    assert path.stat().st_size <= limit + 64 * 4096
    assert 0 < await count(store) < ROWS
    assert await Talk(store).texts(f"neighbour{ROWS - 1}")
    assert await Talk(store).texts("where do I live") == ["I live in Oslo"]
    await store.close()


async def test_who_speaks_meanwhile_waits_for_no_more_than_a_step(
    path: Path, clock: Clock
) -> None:
    store = await filled(path, clock, Limits(diary_days=1))
    began = time.perf_counter()
    upkeep = asyncio.create_task(store.upkeep.maintain())
    talk, waits = Talk(store), 0
    while not upkeep.done():
        await talk.note(f"box {waits} holds thing{waits}")
        assert await talk.texts(f"thing{waits}")
        waits += 1
    await upkeep
    assert waits >= 5, time.perf_counter() - began
    await store.close()
