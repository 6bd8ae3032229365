"""What happens in the middle of something else: all of it holds, or nothing."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from datetime import UTC
from functools import partial
import json
from pathlib import Path
import signal
import sqlite3
import subprocess
import sys
from typing import Any

import pytest

from custom_components.jarvis.memory import (
    Condition,
    Kind,
    Limits,
    MemoryStore,
    Note,
    Origin,
    Scope,
    StoreError,
)
from custom_components.jarvis.memory.file.schema import MIGRATIONS, version_of
from custom_components.jarvis.memory.housekeeping.retention import prune
from custom_components.jarvis.memory.housekeeping.tidying import merge
from custom_components.jarvis.memory.store import Meaning

from .conftest import Clock, Opener, Talk
from .test_damage import _OF_VERSION_2
from .test_vectors import embed

ENGINEER = "The user works as a software engineer"
JOB = "The user's job is software engineering"

KILLED = """
import concurrent.futures.thread, os, signal, sys
from datetime import UTC, datetime
from pathlib import Path
from custom_components.jarvis.memory.file import schema
from custom_components.jarvis.memory.file.opening import open_file
whole, left = schema._statements, int(sys.argv[2])
def dying(script):
    for number, statement in enumerate(whole(script)):
        if number == left:
            os.kill(os.getpid(), signal.SIGKILL)
        yield statement
schema._statements = dying
path = Path(sys.argv[1])
open_file(path, path.with_suffix(".good"), datetime.now(UTC))
"""


@pytest.mark.slow
@pytest.mark.parametrize("statements", [0, 1, 4])
async def test_killed_in_a_migration(
    opener: Opener, path: Path, statements: int
) -> None:
    talk = Talk(await opener())
    for number in range(20):
        await talk.say(f"Remember that crate{number} is in hall {number}")
    await talk.store.close()
    with closing(sqlite3.connect(path)) as other:
        other.executescript(_OF_VERSION_2)
    done = subprocess.run(  # noqa: ASYNC221 - our own interpreter
        [sys.executable, "-c", KILLED, str(path), str(statements)],
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == -signal.SIGKILL
    store = await opener()
    assert store.health.condition is Condition.SOUND
    assert await store.read(version_of) == len(MIGRATIONS)
    for number in range(20):
        assert await Talk(store).texts(f"crate{number}")


async def _merge(talk: Talk) -> None:
    async def ask(_: str, __: dict[str, Any]) -> str:
        return json.dumps({"facts": [ENGINEER]})

    await merge(talk.store, ask)


async def _change(talk: Talk) -> None:
    await talk.say("I live in Bergen now, and my dog is called Bruno.")


async def _forget(talk: Talk) -> None:
    await talk.say("Forget where I live.")


async def _correct(talk: Talk) -> None:
    [fact] = await talk.ask("where do I live")
    await talk.store.correct(fact.id, "I live in Bergen", "en")


async def _prune(talk: Talk) -> None:
    limits, now = Limits(diary_days=300), talk.store.moment().at
    await talk.store.write(lambda connection: prune(connection, limits, now))


async def _settle(talk: Talk) -> None:
    await talk.store.upkeep.settle()


TABLES = ("memory", "tombstone", "provenance", "belied", "unsettled", "memory_index")


def _content(connection: sqlite3.Connection) -> list[list[Any]]:
    return [
        connection.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608
        for table in TABLES
    ]


def _stop_after(steps: int, connection: sqlite3.Connection) -> None:
    """Break off, once, what a connection does after so many steps; 0 is never."""
    left = iter(range(steps))
    over: list[bool] = []

    def stop() -> bool:
        if over or next(left, None) is not None:
            return False
        over.append(True)
        return True

    connection.set_progress_handler(stop if steps else None, 5)


@pytest.mark.slow
@pytest.mark.parametrize("deed", [_merge, _change, _forget, _correct, _prune, _settle])
async def test_a_write_that_breaks_off_in_the_middle_has_done_nothing(
    talk: Talk, clock: Clock, deed: Callable[[Talk], Awaitable[None]]
) -> None:
    store = talk.store
    await talk.say("I live in Oslo, and my cat is called Tom.")
    for text in (ENGINEER, JOB):
        anna = Scope(person="anna")
        note = Note(text=text, language="en", scope=anna, origin=Origin.MODEL)
        await store.remember(note)
    clock.pass_(days=400)
    # As a file of an older version has them.
    waiting = "INSERT OR IGNORE INTO unsettled SELECT id FROM memory"
    await store.write(lambda connection: connection.execute(waiting))
    lanes = store._access._lanes
    assert lanes is not None
    # What is done behind a write would take the blow.
    await asyncio.wrap_future(lanes._tidying.submit(lambda: None))
    before, seen, steps = await store.read(_content), [], 10
    while True:
        await store._access.outside(partial(_stop_after, steps))
        try:
            await deed(talk)
        except StoreError:
            seen.append(await store.read(_content))
        else:
            break
        finally:
            await store._access.outside(partial(_stop_after, 0))
        steps = steps * 5 // 4
    after = await store.read(_content)
    assert after != before
    assert seen[0] == before
    assert len(seen) > 3
    assert all(one in (before, after) for one in seen)


async def test_what_is_forgotten_while_it_gets_its_vector_has_none(
    path: Path, clock: Clock
) -> None:
    talks: list[Talk] = []

    async def slow(texts: Sequence[str]) -> list[list[float]]:
        if len(texts) > 1:
            await talks[0].say("Forget my physician.")
        return await embed(texts)

    meaning = Meaning(model="toy", embed=slow)
    store = await MemoryStore.open(path, clock=clock, zone=UTC, meaning=meaning)
    talks.append(Talk(store))
    await talks[0].say("Remember that my physician is called Grey.")
    await talks[0].say("Remember that my car needs oil.")
    await store.upkeep.embed_pending()
    assert await talks[0].texts("automobile") == ["my car needs oil"]
    assert not await talks[0].texts("doctor")
    vectors = await store.read(lambda c: c.execute("SELECT id FROM vector").fetchall())
    assert len(vectors) == 2
    await store.close()


async def test_two_houses_at_one_file(opener: Opener) -> None:
    one, other = Talk(await opener()), Talk(await opener())

    async def tell(talk: Talk, thing: str) -> None:
        for number in range(12):
            await talk.say(f"Remember that {thing}{number} is in hall {number}")

    await asyncio.gather(tell(one, "crate"), tell(other, "trunk"))
    for number in range(12):
        assert await one.texts(f"trunk{number}")
        assert await other.texts(f"crate{number}")
    await one.say("Forget trunk7.")
    gone = "trunk7 is in hall 7"
    assert gone not in await other.texts("trunk7")
    await one.say("I live in Oslo.")
    await other.say("I live in Bergen now.")
    assert await one.texts("where do I live") == ["I live in Bergen now"]
    await asyncio.gather(one.store.upkeep.maintain(), other.store.upkeep.maintain())
    await one.store.close()
    assert gone not in await other.texts("trunk7")
    await other.say("I live in Graz now.")
    await other.store.close()
    store = await opener()
    assert store.health.condition is Condition.SOUND
    assert await Talk(store).texts("where do I live") == ["I live in Graz now"]


@pytest.mark.slow
async def test_exported_pruned_and_asked_for_while_it_is_written(
    path: Path, clock: Clock, tmp_path: Path
) -> None:
    limits = Limits(diary_days=1)
    store = await MemoryStore.open(path, clock=clock, zone=UTC, limits=limits)
    talk, told = Talk(store), 0
    for number in range(60):
        await talk.say(f"Yesterday we met neighbour{number} at the harbour.")
    await store.upkeep.maintain()
    clock.pass_(days=2)
    ended = asyncio.Event()

    async def speak() -> None:
        nonlocal told
        while not ended.is_set() or told < 5:
            await talk.say(f"Remember that crate{told} is in hall {told}")
            told += 1

    async def ask() -> None:
        while not ended.is_set():
            found = await talk.texts("neighbour7 at the harbour")
            assert all("neighbour" in one or "crate" in one for one in found)

    async def export() -> None:
        for number in range(4):
            known = told
            file = tmp_path / f"{number}.jsonl"
            await store.export(file)
            lines = [json.loads(line) for line in file.read_text().splitlines()]
            kept = {line["text"] for line in lines[1:] if line["kind"] == Kind.FACT}
            assert {f"crate{n} is in hall {n}" for n in range(known)} <= kept
            await store.upkeep.maintain()
        ended.set()

    async with asyncio.TaskGroup() as tasks:
        for job in (speak, ask, export):
            tasks.create_task(job())
    assert not any("neighbour" in one for one in await talk.texts("neighbour7"))
    await store.close()
