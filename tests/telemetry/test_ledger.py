"""The ledger writes behind the turns, loses nothing, and goes on after damage."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
import sys
from typing import Any

import pytest

from custom_components.jarvis.telemetry.ledger import Ledger
from custom_components.jarvis.telemetry.store import HOUR, Keep
from custom_components.jarvis.telemetry.summary import Subject
from custom_components.jarvis.telemetry.tracer import Tracer

from .test_summary import call

NOW = 1_790_000_000.0


class Clock:
    """A wall clock that the test sets."""

    def __init__(self) -> None:
        """Start at a fixed time."""
        self.now = NOW

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


def every(_subject: Subject) -> bool:
    return True


def in_thread[*Ts, T](target: Callable[[*Ts], T], *args: *Ts) -> asyncio.Future[T]:
    return asyncio.get_running_loop().run_in_executor(None, target, *args)


@asynccontextmanager
async def ledger_in(
    path: Path, clock: Clock, damage: list[Path] | None = None, **keep: int
) -> AsyncIterator[Ledger]:
    """Open a ledger and close it."""
    ledger = Ledger(
        path / "figures.db",
        run=in_thread,
        now=clock,
        keep=Keep(**keep),
        clean=lambda trace: {**trace, "clean": True},
        on_damage=(damage if damage is not None else []).append,
    )
    await ledger.open()
    try:
        yield ledger
    finally:
        await ledger.close()


def turn(**facts: Any) -> Any:
    """Make a finished turn."""
    with Tracer(lambda: facts.pop("id", "t"), now=lambda: NOW).turn("c", "J") as trace:
        for name, value in facts.items():
            setattr(trace, name, value)
    return trace


async def test_nothing_is_lost_when_the_house_is_left(tmp_path: Path) -> None:
    clock = Clock()
    async with ledger_in(tmp_path, clock) as ledger:
        for n in range(500):
            ledger.add_call(call(id=str(n), at=NOW, prompt=2, completion=1))
        ledger.add_turn(turn(lane="sentence"))
    async with ledger_in(tmp_path, clock) as again:
        whole = again.total(every)
        assert whole.counts["calls"] == 500
        assert whole.total("prompt") == 1000
        assert whole.counts["turns"] == 1
        assert again.recent(every).counts["turns"] == 1
        stored = await again.trace("t")
        assert stored is not None
        assert stored["clean"] is True


async def test_counters_go_on_after_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    for count in (1, 2, 3):
        async with ledger_in(tmp_path, clock) as ledger:
            ledger.add_call(call(at=NOW, prompt=1, completion=1))
            assert ledger.total(every).counts["calls"] == count
            assert ledger.begun == NOW
        clock.now += 100


async def test_the_last_day_forgets_older_hours(tmp_path: Path) -> None:
    clock = Clock()
    async with ledger_in(tmp_path, clock) as ledger:
        ledger.add_turn(turn())
        clock.now += 20 * HOUR
        ledger.add_turn(turn())
        assert ledger.recent(every).counts["turns"] == 2
        clock.now += 20 * HOUR
        assert ledger.recent(every).counts["turns"] == 1
        assert ledger.total(every).counts["turns"] == 2


async def test_a_file_damaged_under_us_is_replaced(tmp_path: Path) -> None:
    clock, damage = Clock(), list[Path]()
    async with ledger_in(tmp_path, clock, damage) as ledger:
        ledger.add_call(call(at=NOW))
        await ledger.flush()
        # The log is moved into the file, and nothing of the file stays in memory.
        for pragma in ("wal_checkpoint(TRUNCATE)", "shrink_memory"):
            ledger._store._open.execute(f"PRAGMA {pragma}").fetchall()
        path = tmp_path / "figures.db"
        path.write_bytes(path.read_bytes()[:4096] + b"\xff" * path.stat().st_size)
        for n in range(50):
            ledger.add_call(call(id=str(n), at=NOW))
        await ledger.flush()
        assert len(damage) == 1
        ledger.add_call(call(at=NOW))
        await ledger.flush()
        sums = await ledger.sums(None)
        assert sum(bucket.counts["calls"] for bucket in sums.values()) == 51


async def test_a_file_damaged_while_we_were_away_is_set_aside(tmp_path: Path) -> None:
    path, damage = tmp_path / "figures.db", list[Path]()
    path.write_bytes(b"this is no database " * 500)
    async with ledger_in(tmp_path, Clock(), damage) as ledger:
        [aside] = damage
        assert aside.read_bytes().startswith(b"this is no database")
        ledger.add_call(call(at=NOW))
        await ledger.flush()
        assert ledger.total(every).counts["calls"] == 1


async def test_what_cannot_be_written_now_is_written_later(tmp_path: Path) -> None:
    async with ledger_in(tmp_path, Clock()) as ledger:
        ledger._store._open.execute("PRAGMA query_only = on")
        ledger.add_call(call(at=NOW))
        ledger.add_turn(turn())
        await ledger.flush()
        ledger._store._open.execute("PRAGMA query_only = off")
        ledger.add_call(call(id="2", at=NOW))
        await ledger.flush()
    async with ledger_in(tmp_path, Clock()) as again:
        assert again.total(every).counts["calls"] == 2
        assert again.total(every).counts["turns"] == 1


async def test_a_replay_is_kept_but_not_counted(tmp_path: Path) -> None:
    async with ledger_in(tmp_path, Clock()) as ledger:
        ledger.add_turn(turn(id="r"), counted=False)
        assert await ledger.trace("r") is not None
        assert ledger.total(every).counts == {}


async def test_the_owner_may_keep_no_traces(tmp_path: Path) -> None:
    async with ledger_in(tmp_path, Clock(), traces=0) as ledger:
        ledger.add_turn(turn(id="t"))
        assert await ledger.trace("t") is None
        assert await ledger.traces(10) == []
        assert ledger.total(every).counts["turns"] == 1


@pytest.mark.parametrize("name", ["sums", "trace"])
async def test_without_a_file_the_house_goes_on(tmp_path: Path, name: str) -> None:
    (tmp_path / "figures.db").mkdir()
    async with ledger_in(tmp_path, Clock()) as ledger:
        ledger.add_call(call(at=NOW))
        assert ledger.total(every).counts["calls"] == 1
        assert not ledger.opened
        assert not await getattr(ledger, name)(None)


async def test_without_a_file_no_turn_is_held(tmp_path: Path) -> None:
    (tmp_path / "figures.db").mkdir()
    async with ledger_in(tmp_path, Clock()) as ledger:
        told = turn(lane="sentence")
        holders = sys.getrefcount(told)
        ledger.add_turn(told)
        assert ledger.total(every).counts["turns"] == 1
        assert sys.getrefcount(told) == holders
