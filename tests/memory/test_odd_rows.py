"""Files of any version with rows that nobody wrote like that: all doors open."""

from contextlib import closing
from pathlib import Path
import sqlite3

import pytest

from custom_components.jarvis.memory import Condition, MemoryService, Note, Page, Viewer
from custom_components.jarvis.memory.file.opening import open_file
from custom_components.jarvis.memory.file.schema import MIGRATIONS
from custom_components.jarvis.memory.rows import add

from .conftest import ZONE, Clock, Opener, Talk

COLUMNS = (
    *("kind", "branch", "text", "language", "at", "day", "slot", "value", "key"),
    *("confidence", "origin", "speaker", "conversation", "turn", "agent", "valid_to"),
    "extracted",
)
ODD = (
    "x'ff00fe'",
    "CAST(x'6d79ff20636f64' AS TEXT)",
    "printf('%.*c', 300000, 'x')",
    "'long ago'",
    "9000000000000000000",
    "-99999999999999",
    "253402300799000",
    "1.5",
)
PLAIN = "my spare crate is blue"


def furnish(path: Path, clock: Clock, version: int, *statements: str) -> None:
    """Make a file of a version: a row per column and a plain one, then change it."""
    opened = open_file(path, path.with_suffix(".good"), clock(), MIGRATIONS[:version])
    assert opened.writer is not None
    with closing(opened.writer) as writer, closing(opened.reader):
        for number, column in enumerate(COLUMNS):
            text = f"my {column} crate {number} is red"
            note = Note(text=text, language="en")
            add(writer, note, clock(), "2026-11-21", b"k")
        plain = Note(text=PLAIN, language="en")
        add(writer, plain, clock(), "2026-11-21", b"p")
        for statement in statements:
            writer.execute(statement)


def changes(value: str) -> list[str]:
    """Return what makes every row odd in its own column."""
    return [
        f"UPDATE memory SET {column} = {value} WHERE id = {number}"  # noqa: S608
        for number, column in enumerate(COLUMNS, start=1)
    ]


async def walk(store: MemoryService, tmp_path: Path) -> None:
    """Go through every door; what was kept is there, and the plain row is found."""
    every = len(COLUMNS) + 1
    assert PLAIN in await Talk(store).texts("what colour is my spare crate")
    assert len(await store.browse(Page(retired=True, limit=100))) == every
    await store.warm_profile(Viewer(person="anna"))
    assert await store.export(tmp_path / "out.jsonl") == every
    other = await MemoryService.open(tmp_path / "other.db", clock=Clock(), zone=ZONE)
    done = await other.import_(tmp_path / "out.jsonl")
    assert done.added > 0
    await other.close()
    ids = tuple(range(1, every))
    # What is odd is nobody's to give up: it is the household's.
    assert not (
        await Talk(store).note("my spare crate is green", "en", "anna", ids)
    ).retired
    assert await Talk(store).say("my spare crate was painted")
    found = await Talk(store).texts("what colour is my spare crate")
    assert "my spare crate is green" in found
    await store.upkeep.maintain()
    anna = Viewer(person="anna")
    assert await store.meant("my spare crate", "en", anna)
    await store.forget("my spare crate", "en", anna)
    assert not any("spare" in one for one in await Talk(store).texts("spare crate"))
    await store.forget("what I said today", "en", anna)
    changed = await Talk(store).note("all crates are green", "en", None, ids)
    assert {*changed.retired} <= {*ids}
    await store.delete(ids)
    assert not [one for one in ids if await store.get(one)]


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
@pytest.mark.parametrize("value", ODD)
async def test_odd_values_keep_no_door_shut(
    path: Path, tmp_path: Path, clock: Clock, opener: Opener, value: str, version: int
) -> None:
    furnish(path, clock, version, *changes(value))
    store = await opener()
    assert store.health.condition is Condition.SOUND
    await walk(store, tmp_path)


@pytest.mark.parametrize("value", [ODD[1], ODD[3]])
@pytest.mark.parametrize(
    "loss",
    [
        "DROP TABLE provenance",
        "DROP TABLE memory_index",
        "PRAGMA user_version = 0",
        "UPDATE sqlite_sequence SET seq = 9223372036854775807",
    ],
)
async def test_a_file_that_lacks_something_is_built_anew_with_all_its_rows(
    path: Path, tmp_path: Path, clock: Clock, opener: Opener, value: str, loss: str
) -> None:
    furnish(path, clock, 1, *changes(value), loss, "DROP TABLE IF EXISTS vector")
    store = await opener()
    assert store.health.condition is Condition.RECOVERED
    assert store.health.salvaged == len(COLUMNS) + 1
    await walk(store, tmp_path)


async def test_what_was_checked_when_is_nothing_to_trust(
    path: Path, clock: Clock, opener: Opener
) -> None:
    await Talk(await opener()).note("I live in Oslo.")
    for odd in ("'x'", "x'ff'", "''"):
        await (await opener()).close()
        with closing(sqlite3.connect(path, isolation_level=None)) as file:
            file.execute(f"UPDATE meta SET value = {odd} WHERE name = 'checked'")  # noqa: S608
        assert await Talk(await opener()).texts("where do I live")
