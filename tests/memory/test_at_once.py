"""What happens in the middle of something else: all of it holds, or nothing."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
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
    MemoryService,
    StoreError,
    Viewer,
)
from custom_components.jarvis.memory.base import Ask
from custom_components.jarvis.memory.diary import Page
from custom_components.jarvis.memory.file.schema import MIGRATIONS, version_of
from custom_components.jarvis.memory.housekeeping.extraction import extract, reconcile
from custom_components.jarvis.memory.housekeeping.upkeep import prune
from custom_components.jarvis.memory.service import Meaning

from .conftest import Clock, Opener, Talk
from .test_damage import of_version
from .test_vectors import embed

ANNA = Viewer(person="anna")
OSLO = "Anna lives in Oslo"
CAT = "Anna's cat is called Tom"

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
@pytest.mark.parametrize("statements", [0, 1, 4, 8, 12])
async def test_killed_in_a_migration(
    opener: Opener, path: Path, clock: Clock, statements: int
) -> None:
    facts = [f"Crate{number} is in hall {number}" for number in range(20)]
    of_version(path, clock, 2, *facts)
    done = subprocess.run(  # noqa: ASYNC221 - our own interpreter
        [sys.executable, "-c", KILLED, str(path), str(statements)],
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == -signal.SIGKILL
    store = await opener()
    assert store.health.condition is Condition.SOUND
    assert await store.read(version_of) == len(MIGRATIONS)
    for number, fact in enumerate(facts):
        assert fact in await Talk(store).texts(f"crate{number}")


async def _fact(talk: Talk, text: str) -> int:
    facts = await talk.store.browse(Page(kind=Kind.FACT))
    return next(one.id for one in facts if one.text == text)


def _answering(*facts: tuple[str, int]) -> Ask:
    """Return a model that draws these facts, each in place of another."""

    async def ask(_: str, __: dict[str, Any]) -> str:
        told = [{"text": text, "about": "", "supersedes": [old]} for text, old in facts]
        return json.dumps({"add": told})

    return ask


async def _extract(talk: Talk) -> None:
    bergen = ("Anna lives in Bergen", await _fact(talk, OSLO))
    learned = await extract(talk.store, _answering(bergen), most=1)
    assert learned is not None
    assert learned.retired


async def _reconcile(talk: Talk) -> None:
    text = "Anna lives in Graz"
    ask = _answering((text, await _fact(talk, OSLO)))
    assert await reconcile(talk.store, ask, most=1) == 1


async def _hear(talk: Talk) -> None:
    await talk.say("Igor lives in Rome and has a canary.")


async def _change(talk: Talk) -> None:
    await talk.note("I live in Bergen.", supersedes=(await _fact(talk, OSLO),))


async def _forget(talk: Talk) -> None:
    await talk.store.forget("where I live", "en", ANNA)


async def _forget_all(talk: Talk) -> None:
    await talk.store.forget_person("anna")


async def _correct(talk: Talk) -> None:
    fact = await _fact(talk, OSLO)
    await talk.store.correct(fact, "I live in Bergen", "en")


async def _prune(talk: Talk) -> None:
    limits, now = Limits(diary_days=300), talk.store.moment().at
    await talk.store.write(lambda connection: prune(connection, limits, now))


DEEDS = (
    *(_hear, _extract, _reconcile, _change, _forget, _forget_all, _correct, _prune),
)
TABLES = ("memory", "tombstone", "provenance", "compared", "memory_index")


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
@pytest.mark.parametrize("deed", DEEDS)
async def test_a_write_that_breaks_off_in_the_middle_has_done_nothing(
    talk: Talk, clock: Clock, deed: Callable[[Talk], Awaitable[None]]
) -> None:
    store = talk.store
    await talk.say("I live in Oslo, and my cat is called Tom.")
    first = {"text": OSLO, "about": "Anna", "supersedes": []}
    answer = json.dumps({"add": [first, first | {"text": CAT}]})

    async def ask(_: str, __: dict[str, Any]) -> str:
        return answer

    learned = await extract(store, ask)
    assert learned is not None
    graz = await talk.note("Anna lives in Graz")
    rivals = "INSERT INTO compared (earlier, later) VALUES (?, ?)"
    pair = (learned.stored[0], graz.stored[0])
    await store.write(lambda connection: connection.execute(rivals, pair))
    await talk.say("I live in Bergen now.")
    clock.pass_(days=400)
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
            await talks[0].store.forget("my physician", "en", ANNA)
        return await embed(texts)

    meaning = Meaning(model="toy", embed=slow)
    store = await MemoryService.open(path, clock=clock, zone=UTC, meaning=meaning)
    talks.append(Talk(store))
    await talks[0].note("My physician is called Grey.")
    await talks[0].say("I saw my physician.")
    await talks[0].note("My car needs oil.")
    await store.upkeep.embed_pending()
    assert await talks[0].texts("automobile") == ["My car needs oil."]
    assert not await talks[0].texts("doctor")
    vectors = await store.read(lambda c: c.execute("SELECT id FROM vector").fetchall())
    assert len(vectors) == 1
    await store.close()


async def test_two_houses_at_one_file(opener: Opener) -> None:
    one, other = Talk(await opener()), Talk(await opener())

    async def tell(talk: Talk, thing: str) -> None:
        for number in range(12):
            await talk.note(f"{thing}{number} is in hall {number}")

    await asyncio.gather(tell(one, "crate"), tell(other, "trunk"))
    for number in range(12):
        assert await one.texts(f"trunk{number}")
        assert await other.texts(f"crate{number}")
    await one.store.forget("trunk7", "en", ANNA)
    gone = "trunk7 is in hall 7"
    assert gone not in await other.texts("trunk7")
    oslo = await one.note("I live in Oslo.")
    bergen = await other.note("I live in Bergen.", supersedes=oslo.stored)
    assert await one.texts("where do I live") == ["I live in Bergen."]
    await asyncio.gather(one.store.upkeep.maintain(), other.store.upkeep.maintain())
    await one.store.close()
    assert gone not in await other.texts("trunk7")
    await other.note("I live in Graz.", supersedes=bergen.stored)
    await other.store.close()
    store = await opener()
    assert store.health.condition is Condition.SOUND
    assert await Talk(store).texts("where do I live") == ["I live in Graz."]


@pytest.mark.slow
async def test_exported_pruned_and_asked_for_while_it_is_written(
    path: Path, clock: Clock, tmp_path: Path
) -> None:
    limits = Limits(diary_days=1)
    store = await MemoryService.open(path, clock=clock, zone=UTC, limits=limits)
    talk, told = Talk(store), 0
    for number in range(60):
        await talk.say(f"Yesterday we met neighbour{number} at the harbour.")
    await store.upkeep.maintain()
    clock.pass_(days=2)
    ended = asyncio.Event()

    async def speak() -> None:
        nonlocal told
        while not ended.is_set() or told < 5:
            await talk.note(f"crate{told} is in hall {told}")
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
