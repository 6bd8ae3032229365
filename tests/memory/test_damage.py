# ruff: noqa: ASYNC240 - a look at a small file may block a test
"""Whatever happens to the file: nothing acknowledged is lost without a word."""

import asyncio
from contextlib import closing
from datetime import UTC
import os
from pathlib import Path
import sqlite3
import subprocess
import sys
import tempfile
import time

import pytest

from custom_components.jarvis.memory import (
    Condition,
    Kind,
    MemoryService,
    Note,
    Scope,
    StoreError,
    Viewer,
    rows,
    words,
)
from custom_components.jarvis.memory.base import (
    MemoryBusy,
    MemoryClosed,
    MemoryFull,
    MemoryReadOnly,
)
from custom_components.jarvis.memory.db import connect, move_log, restart_log
from custom_components.jarvis.memory.diary import Page
from custom_components.jarvis.memory.file.opening import open_file
from custom_components.jarvis.memory.file.schema import MIGRATIONS
from custom_components.jarvis.memory.housekeeping.upkeep import Limits
from custom_components.jarvis.memory.words import Moment

from .conftest import ZONE, Clock, Opener, Talk

pytestmark = pytest.mark.slow


def _damage(path: Path, share: float = 0.4, size: int = 12_000) -> None:
    """Overwrite a part of a file that is closed."""
    with path.open("r+b") as file:
        file.seek(int(path.stat().st_size * share))
        file.write(os.urandom(size))


async def _fill(talk: Talk, count: int = 60) -> None:
    for number in range(count):
        await talk.say(f"Box {number} holds thing{number} and more.")
        await talk.note(f"In box {number} is thing{number}.")


def of_version(path: Path, clock: Clock, version: int, *texts: str) -> None:
    """Make a file as an older version left it, with facts of Anna."""
    opened = open_file(path, path.with_suffix(".good"), clock(), MIGRATIONS[:version])
    assert opened.writer is not None
    with closing(opened.writer) as writer, closing(opened.reader):
        for text in texts:
            note = Note(text=text, language="en", scope=Scope(person="anna"))
            words.learn(writer, note, Moment(at=clock(), day="2026-11-21"))


async def test_a_damaged_file_is_rebuilt_from_copy_and_remains(
    opener: Opener, path: Path, clock: Clock
) -> None:
    talk = Talk(await opener())
    await _fill(talk)
    await talk.store.upkeep.maintain()
    await talk.store.forget("box 7", "en", Viewer(person="anna"))
    await talk.store.close()
    _damage(path)
    clock.pass_(days=8)
    store = await opener()
    talk = Talk(store)
    assert store.health.condition is Condition.RECOVERED
    assert store.health.aside is not None
    assert store.health.copied > 100
    for number in (0, 30, 59):
        assert {
            f"Box {number} holds thing{number} and more.",
            f"In box {number} is thing{number}.",
        } <= {*await talk.texts(f"thing{number}")}
    assert not any("box 7 " in text.lower() for text in await talk.texts("box thing7"))
    await talk.note("Life goes on.")
    await store.close()
    assert (await opener()).health.condition is Condition.SOUND


async def test_without_a_copy_what_can_be_read_is_saved(
    opener: Opener, path: Path, clock: Clock
) -> None:
    talk = Talk(await opener())
    await _fill(talk, 300)
    await talk.store.close()
    _damage(path, 0.7, 5000)
    clock.pass_(days=8)
    store = await opener()
    assert store.health.condition is Condition.RECOVERED
    assert store.health.salvaged > 300
    kept = await store.browse(Page(kind=Kind.FACT, limit=500))
    found = [
        bool(await Talk(store).texts(f"thing{number}")) for number in range(0, 300, 25)
    ]
    assert len(kept) > 150
    assert sum(found) > 6


async def test_what_is_never_recalled_is_not_after_a_rescue_either(
    opener: Opener, path: Path
) -> None:
    talk = Talk(await opener())
    await talk.say("Is the heron at the pond", asks=True)
    await talk.say("The heron is at the pond.")
    reply = Note(text="A heron, how nice!", scope=Scope(person="anna"))
    await talk.store.write_reply(reply)
    await talk.store.close()
    with path.open("r+b") as file:
        file.write(bytes(100))
    talk = Talk(await opener())
    assert talk.store.health.condition is Condition.RECOVERED
    assert talk.store.health.salvaged == 3
    assert await talk.texts("the heron at the pond") == ["The heron is at the pond."]
    gone = await talk.store.forget("heron", "en", Viewer(person="anna"))
    assert len(gone.ids) == 3


async def test_rubbish_starts_anew_and_keeps_the_rubbish(
    opener: Opener, path: Path
) -> None:
    path.write_bytes(b"not a database at all" * 500)
    store = await opener()
    assert store.health.condition is Condition.STARTED_ANEW
    assert store.health.aside is not None
    assert store.health.aside.read_bytes().startswith(b"not a database")
    await Talk(store).note("All is well.")


async def test_half_of_the_log_is_a_shorter_past_not_a_broken_one(
    opener: Opener, path: Path, tmp_path: Path
) -> None:
    talk = Talk(await opener())
    await _fill(talk, 40)
    torn = tmp_path / "torn" / path.name
    torn.parent.mkdir()
    torn.write_bytes(path.read_bytes())
    log = path.with_name(path.name + "-wal").read_bytes()
    torn.with_name(path.name + "-wal").write_bytes(log[: len(log) // 2 + 123])
    store = await MemoryService.open(torn, clock=talk.store._clock, zone=ZONE)
    assert store.health.condition is Condition.SOUND
    kept = await store.browse(Page(limit=500))
    assert 0 < len(kept) < 80
    assert sorted(one.id for one in kept) == list(range(1, len(kept) + 1))
    await store.close()


async def test_a_full_disk_loses_nothing_that_was_there(talk: Talk) -> None:
    await _fill(talk, 5)
    pages = await talk.store._access.outside(
        lambda c: int(c.execute("PRAGMA page_count").fetchone()[0])
    )
    await talk.store._access.outside(
        lambda c: c.execute(f"PRAGMA max_page_count = {pages}").fetchone()
    )
    with pytest.raises(MemoryFull):
        await _fill(talk, 500)
    assert await talk.texts("thing4")
    await talk.store._access.outside(
        lambda c: c.execute("PRAGMA max_page_count = 100000").fetchone()
    )
    await talk.say("There is room again.")
    assert await talk.texts("room")


async def test_another_process_at_the_file(talk: Talk, path: Path) -> None:
    oslo = await talk.note("I live in Oslo.")
    await talk.store._access.outside(lambda c: c.execute("PRAGMA busy_timeout = 50"))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(MemoryBusy):
            await talk.note("I live in Bergen.", supersedes=oslo.stored)
        with pytest.raises(MemoryBusy):
            await talk.say("I moved.")
        with pytest.raises(MemoryBusy):
            await talk.store.forget("where I live", "en", Viewer(person="anna"))
        assert await talk.texts("where do I live") == ["I live in Oslo."]
        other.execute("ROLLBACK")
    await talk.note("I live in Bergen.", supersedes=oslo.stored)
    assert await talk.texts("where do I live") == ["I live in Bergen."]


async def test_who_waits_behind_others_waits_no_longer_than_they(
    talk: Talk, path: Path
) -> None:
    await talk.store._access.outside(lambda c: c.execute("PRAGMA busy_timeout = 3000"))
    began = time.monotonic()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        outcomes = await asyncio.gather(
            *(talk.say(f"Box {number} is blue.") for number in range(12)),
            return_exceptions=True,
        )
        other.execute("ROLLBACK")
    assert all(isinstance(one, MemoryBusy) for one in outcomes)
    # One after the other they would have waited for 36 seconds.
    assert time.monotonic() - began < 18
    assert (await talk.note("Box 40 is blue.")).stored


def test_a_long_log_begins_anew_when_nobody_reads_in_it(path: Path) -> None:
    with (
        closing(connect(path)) as writer,
        closing(sqlite3.connect(path, isolation_level=None)) as reader,
    ):
        writer.execute("CREATE TABLE page (held BLOB)")
        writer.execute("INSERT INTO page VALUES (zeroblob(20000000))")
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM page").fetchone()
        assert move_log(path)
        restart_log(writer)
        writer.execute("INSERT INTO page VALUES ('while somebody reads')")
        assert move_log(path)
        reader.execute("COMMIT")
        restart_log(writer)
        writer.execute("INSERT INTO page VALUES ('at the start again')")
        assert not move_log(path)
        assert writer.execute("PRAGMA busy_timeout").fetchone()[0] > 0


READ_ONLY = """
import asyncio, concurrent.futures.thread, os, sys
from datetime import UTC, datetime
import os
from pathlib import Path
from custom_components.jarvis.memory import *
from custom_components.jarvis.memory.base import MemoryReadOnly
async def main():
    if os.getuid() == 0:
        os.setuid(65534)
    store = await MemoryService.open(
        Path(sys.argv[1]), clock=lambda: datetime.now(UTC), zone=UTC
    )
    query = Query(text="where do I live", language="en", viewer=Viewer(person="anna"))
    texts = [memory.text for memory in await store.recall(query)]
    try:
        await store.remember(Note(text="x y z"))
    except MemoryReadOnly:
        listed = await store.browse(Page(kind=Kind.FACT))
        print(store.health.condition, texts, len(listed))
    await store.close()
asyncio.run(main())
"""


@pytest.mark.parametrize("version", [1, len(MIGRATIONS)])
async def test_a_file_that_cannot_be_written_can_be_read(
    clock: Clock, version: int
) -> None:
    # Pytest keeps its folders to itself; another user must get through to the file.
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "memory.db"
        of_version(path, clock, version, "I live in Oslo")
        with closing(sqlite3.connect(path)) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        path.chmod(0o444)
        path.parent.chmod(0o555)
        try:
            done = subprocess.run(  # noqa: ASYNC221 - our own interpreter
                [sys.executable, "-c", READ_ONLY, str(path)],
                capture_output=True,
                text=True,
                check=False,
                cwd=Path(__file__).parents[2],
            )
        finally:
            path.parent.chmod(0o755)
    assert done.stdout.strip() == "read_only ['I live in Oslo'] 1", done.stderr


async def test_a_file_of_a_newer_version_is_only_read(
    talk: Talk, opener: Opener, path: Path
) -> None:
    await talk.note("I live in Oslo.")
    await talk.store.close()
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 5}")
    store = await opener()
    assert store.health.condition is Condition.NEWER
    assert await Talk(store).texts("where do I live") == ["I live in Oslo."]
    with pytest.raises(MemoryReadOnly):
        await store.remember(Note(text="something new"))
    with pytest.raises(MemoryReadOnly):
        await Talk(store).say("Something new.")


async def test_an_old_backup_is_brought_up_to_date(
    talk: Talk, path: Path, clock: Clock
) -> None:
    await talk.say("I live in Oslo.")
    await talk.store.close()
    step = "ALTER TABLE memory ADD COLUMN mood TEXT;\nUPDATE memory SET mood = 'calm';"
    opened = open_file(path, path.with_suffix(".good"), clock(), (*MIGRATIONS, step))
    assert opened.writer is not None
    with closing(opened.writer) as writer, closing(opened.reader):
        moods = writer.execute("SELECT DISTINCT mood FROM memory").fetchall()
        assert moods == [("calm",)]


@pytest.mark.parametrize(
    "step",
    [
        "DELETE FROM memory WHERE kind = 'fact';",
        "INSERT INTO provenance VALUES (1, 1);\nINSERT INTO nowhere VALUES (1);",
    ],
)
async def test_a_migration_that_would_lose_rows_changes_nothing(
    talk: Talk, path: Path, opener: Opener, clock: Clock, step: str
) -> None:
    await talk.note("I live in Oslo.")
    await talk.store.close()
    with pytest.raises(StoreError):
        open_file(path, path.with_suffix(".good"), clock(), (*MIGRATIONS, step))
    assert await Talk(await opener()).texts("where do I live") == ["I live in Oslo."]


async def test_what_an_older_version_knew_to_be_over_stays_so(
    opener: Opener, path: Path, clock: Clock
) -> None:
    of_version(path, clock, 3, "I live in Oslo", "I live in Graz", "I live in Bergen")
    said = Note(
        text="We moved to Oslo.",
        language="en",
        kind=Kind.SAID,
        branch=None,
        scope=Scope(person="anna"),
    )
    with closing(connect(path)) as older:
        row = rows.add(older, said, clock(), "2026-11-21", b"said")
        older.executemany(
            "INSERT INTO belied (earlier, later, sure) VALUES (?, ?, ?)",
            [(1, 3, 1), (2, 3, 0), (row, 3, 1)],
        )
    talk = Talk(await opener())
    assert talk.store.health.condition is Condition.SOUND
    found = await talk.texts("where do I live, where did we move: Oslo, Graz, Bergen")
    # Of what was not sure nobody has decided.
    assert {*found} == {"I live in Graz", "I live in Bergen"}
    over = await talk.store.get(1)
    assert over is not None
    assert (over.live, over.superseded_by) == (False, 3)
    # It goes with what it was over by, and nothing of it is left.
    await talk.store.delete([3])
    left = await talk.store.browse(Page(retired=True))
    assert [one.text for one in left] == ["I live in Graz"]


async def test_a_clock_that_jumps_back_changes_no_order(
    talk: Talk, clock: Clock
) -> None:
    oslo = await talk.note("I live in Oslo.")
    clock.pass_(days=-400)
    await talk.note("I live in Bergen.", supersedes=oslo.stored)
    assert await talk.texts("where do I live") == ["I live in Bergen."]
    found = await talk.store.browse(Page(retired=True))
    assert [one.text for one in found] == ["I live in Bergen.", "I live in Oslo."]


async def test_days_are_local_also_when_clocks_change(talk: Talk, clock: Clock) -> None:
    clock.now = clock.now.replace(month=10, day=24, hour=22, minute=30)
    await talk.say("The hedge was cut.")
    clock.pass_(hours=1)
    await talk.say("The lawn was cut.")
    clock.pass_(hours=24)
    await talk.say("The tree was cut.")
    assert await talk.texts("what was cut on 25 October") == [
        "The lawn was cut.",
        "The hedge was cut.",
    ]


async def test_the_diary_ends_where_the_owner_says(path: Path, clock: Clock) -> None:
    store = await MemoryService.open(
        path, clock=clock, zone=UTC, limits=Limits(diary_days=30)
    )
    talk = Talk(store)
    await talk.say("We played chess with Igor in the garden.")
    await talk.note("I live in Oslo.")
    assert await talk.texts("chess with Igor")
    clock.pass_(days=31)
    await store.upkeep.maintain()
    assert not await talk.texts("chess with Igor")
    assert await talk.texts("where do I live") == ["I live in Oslo."]
    await store.close()


async def test_a_backup_sees_a_still_file_and_delays_nobody(
    talk: Talk, path: Path, tmp_path: Path
) -> None:
    await talk.say("I live in Oslo.")
    await talk.store.upkeep.pause()
    before = path.read_bytes()
    await _fill(talk, 150)
    assert path.read_bytes() == before
    log = path.with_name(path.name + "-wal")
    copy = tmp_path / "restored" / path.name
    copy.parent.mkdir()
    copy.write_bytes(before)
    copy.with_name(log.name).write_bytes(log.read_bytes())
    await talk.store.upkeep.resume()
    assert path.read_bytes() != before
    restored = await MemoryService.open(copy, clock=talk.store._clock, zone=ZONE)
    assert restored.health.condition is Condition.SOUND
    assert await Talk(restored).texts("thing149")
    await restored.close()


async def test_a_closed_store_says_so(talk: Talk) -> None:
    await talk.store.close()
    with pytest.raises(MemoryClosed):
        await talk.say("I live in Oslo.")
    with pytest.raises(MemoryClosed):
        await talk.ask("where do I live")
