"""The segments of the index are joined beside the writes, and nothing is lost by it."""

import asyncio
from contextlib import closing
from pathlib import Path
import sqlite3

import pytest

from custom_components.jarvis.memory import Kind, MemoryService, Note
from custom_components.jarvis.memory.db import is_sound
from custom_components.jarvis.memory.file.lanes import join
from custom_components.jarvis.memory.file.opening import open_file
from custom_components.jarvis.memory.file.schema import MIGRATIONS
from custom_components.jarvis.memory.rows import add

from .conftest import Clock, Opener, Talk

# At most three of a size wait for a fourth.
_FEW = 16
_NOTE = Note(text="The {} crate is in the hall", language="en")


def segments(connection: sqlite3.Connection) -> int:
    """Count the segments of the index."""
    found = connection.execute("SELECT count(DISTINCT segid) FROM memory_index_idx")
    return int(found.fetchone()[0])


async def tell(store: MemoryService, count: int) -> None:
    """Write that many rows, each by itself."""
    for number in range(count):
        text = f"Crate number {number} is in the hall."
        await store.write_diary(Note(text=text, language="en", kind=Kind.SAID))


def holding(connection: sqlite3.Connection, word: str) -> list[int]:
    """Return the rows that hold a word."""
    found = connection.execute(
        "SELECT rowid FROM memory_index WHERE memory_index MATCH ? ORDER BY rowid",
        (f'"1_{word}"',),
    )
    return [int(row[0]) for row in found]


async def test_many_writes_leave_few_segments(talk: Talk, path: Path) -> None:
    await tell(talk.store, 150)
    await talk.store.close()
    with closing(sqlite3.connect(path)) as file:
        assert segments(file) <= _FEW
        assert len(holding(file, "hall")) == 150
        assert is_sound(file)


async def test_what_was_not_joined_is_joined_after_the_next_write(
    talk: Talk, path: Path
) -> None:
    talk.store.upkeep.hold()
    await tell(talk.store, 40)
    with closing(sqlite3.connect(path)) as file:
        assert segments(file) == 40
    await talk.store.upkeep.resume()
    await tell(talk.store, 1)
    with closing(sqlite3.connect(path)) as file:
        async with asyncio.timeout(60):
            while segments(file) > _FEW:
                await asyncio.sleep(0)


async def test_each_step_leaves_an_index_that_is_whole(
    talk: Talk, path: Path, opener: Opener
) -> None:
    talk.store.upkeep.hold()
    await tell(talk.store, 60)
    await talk.store.delete([7, 8, 9])
    await talk.store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        before = holding(file, "hall")
        assert len(before) == 57
        steps = 1
        while join(file):
            steps += 1
            assert is_sound(file)
            assert holding(file, "hall") == before
        assert steps > 1
        assert segments(file) < 10
    store = await opener()
    assert await Talk(store).texts("crate number 42", person=None)


async def test_joining_waits_for_nobody(talk: Talk, path: Path) -> None:
    await talk.store.close()
    with (
        closing(sqlite3.connect(path, timeout=3600, isolation_level=None)) as file,
        closing(sqlite3.connect(path, isolation_level=None)) as other,
    ):
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            join(file)
        other.execute("ROLLBACK")
        assert file.execute("PRAGMA busy_timeout").fetchone() == (3_600_000,)
        assert file.execute("PRAGMA synchronous").fetchone() == (2,)


async def test_a_file_of_the_first_version_is_joined_beside_writes_too(
    path: Path, clock: Clock, opener: Opener
) -> None:
    first = open_file(path, path.with_suffix(".good"), clock(), MIGRATIONS[:1])
    assert first.writer is not None
    with closing(first.writer) as writer, closing(first.reader):
        for number in range(40):
            note = Note(text=_NOTE.text.format(number), language="en")
            add(writer, note, clock(), "2026-11-21", b"")
    store = await opener()
    settings = dict(
        await store.read(
            lambda file: file.execute("SELECT k, v FROM memory_index_config").fetchall()
        )
    )
    assert settings["automerge"] == 0
    assert settings["crisismerge"] == 64
    assert await Talk(store).texts("crate 31", person=None)
