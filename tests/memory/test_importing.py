# ruff: noqa: ASYNC240 - a look at a small file may block a test
"""Imports of whatever somebody finds: nothing breaks, nothing false gets in."""

import asyncio
from contextlib import closing
from datetime import timedelta
import json
from pathlib import Path
import sqlite3
import time
from typing import Any

import pytest

from custom_components.jarvis.memory import (
    Kind,
    MemoryService,
    Page,
    StoreError,
    Viewer,
    diary,
)
from custom_components.jarvis.memory.base import ImportStopped, NoExport
from custom_components.jarvis.memory.housekeeping.extraction import extract, summarise
from custom_components.jarvis.memory.housekeeping.portability import Imported
from custom_components.jarvis.prompts import summarise_day

from .conftest import ZONE, Clock, Opener, Talk

ANNA = Viewer(person="anna")
HERNIA = "My hernia is operated on by Doctor Vance"
HEAD = json.dumps({"jarvis_memory": 1})


def row(**changes: Any) -> dict[str, Any]:
    """Return a line of an export, changed."""
    return {
        "text": "the attic key is in the blue jar",
        "language": "en",
        "kind": "fact",
        "branch": "user",
        "scope": {"person": None, "private": False},
        "origin": "user",
        "source": {"speaker": None, "conversation": None, "turn": None, "agent": None},
        "at": "2026-11-01T10:00:00+00:00",
        "confidence": 1.0,
        "live": True,
        **changes,
    }


def write(path: Path, *lines: object, head: str = HEAD) -> Path:
    """Write an export of these lines; strings and bytes go in as they are."""
    with path.open("wb") as file:
        for line in (head, *lines):
            text = line if isinstance(line, str | bytes) else json.dumps(line)
            file.write(text if isinstance(text, bytes) else text.encode())
            file.write(b"\n")
    return path


BROKEN: tuple[object, ...] = (
    "",
    "{",
    "[]",
    "null",
    "12",
    '"text"',
    "[" * 100_000,
    b"\xff\xfe\x00 no text at all",
    json.dumps(row(text="x" * 300_000)),
    row(text=""),
    row(text="  \x00 "),
    row(text="\u200b\u2060 ..."),
    row(text=5),
    row(text=None),
    row(text="half a character \ud800"),
    row(language=["en"]),
    row(language="e" * 9_999),
    row(kind="rumour"),
    row(kind="fact", branch=None),
    row(kind="said", branch="user"),
    row(branch="nowhere"),
    row(branch="directives", origin="model"),
    row(branch="user", origin="tool"),
    row(scope={"person": 5, "private": False}),
    row(scope=None),
    row(origin="gossip"),
    row(source={"speaker": ["anna"]}),
    row(source={"nobody": "anna"}),
    row(source=None),
    row(at="2026-11-01T10:00:00"),
    row(at="long ago"),
    row(at=5),
    row(at="0001-01-01T00:00:00+00:00"),
    row(confidence="nan"),
    row(confidence=1e999),
    row(confidence=-1),
    row(confidence=None),
    row(live="yes"),
    row(id="7"),
    row(id=-1),
    row(said_in=7),
    row(said_in=["7"]),
    row(tombstone="no digest"),
    row(tombstone="00"),
    row(tombstone=7),
    row(tombstone="00" * 16, scope=None),
    row(tombstone="00" * 16, at="long ago"),
    {"text": "too little"},
    '{"text": ' + "9" * 6_000 + "}",
)


@pytest.mark.parametrize("line", BROKEN)
async def test_a_broken_line_is_counted_and_harms_no_other(
    store: MemoryService, tmp_path: Path, line: object
) -> None:
    file = write(tmp_path / "in.jsonl", line, row())
    done = await store.import_(file)
    unreadable = 0 if line == "" else 1
    assert done == Imported(added=1, unreadable=unreadable, lines=(2,) * unreadable)
    kept = await store.browse(Page())
    assert [one.text for one in kept] == ["the attic key is in the blue jar"]


@pytest.mark.parametrize("head", ["", "{}", "[1]", '{"jarvis_memory": 2}', "\x00", "["])
async def test_what_is_no_export_is_refused(
    store: MemoryService, tmp_path: Path, head: str
) -> None:
    with pytest.raises(StoreError):
        await store.import_(write(tmp_path / "in.jsonl", row(), head=head))
    assert not await store.browse(Page())


async def test_broken_lines_are_named_and_all_others_kept(
    store: MemoryService, tmp_path: Path
) -> None:
    good = [row(text=f"crate {number} holds article{number}") for number in range(120)]
    lines = [*good[:60], "{", "", "x" * 300_000, *good[60:], row(text="")]
    file = write(tmp_path / "in.jsonl", *lines)
    done = await store.import_(file)
    assert done == Imported(added=120, unreadable=3, lines=(62, 64, 125))
    again = await store.import_(file)
    assert again == Imported(known=120, unreadable=3, lines=(62, 64, 125))
    many = await store.import_(write(tmp_path / "bad.jsonl", *["{"] * 500))
    assert (many.unreadable, len(many.lines)) == (500, 20)


async def test_an_import_that_stops_says_where_and_can_be_repeated(
    talk: Talk, tmp_path: Path, path: Path
) -> None:
    lines = [row(text=f"crate {number} holds article{number}") for number in range(400)]
    file = write(tmp_path / "in.jsonl", *lines)
    await talk.store._access.outside(lambda c: c.execute("PRAGMA busy_timeout = 50"))
    importing = asyncio.create_task(talk.store.import_(file))
    with closing(sqlite3.connect(path, timeout=60, isolation_level=None)) as other:
        # Looked at on the loop, which the import needs between its parts.
        while not other.execute("SELECT count(*) FROM memory").fetchone()[0]:
            await asyncio.sleep(0)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(ImportStopped) as stopped:
            await importing
        other.execute("ROLLBACK")
    added = int(stopped.value.facts["added"])
    assert 0 < added < 400
    assert stopped.value.facts["line"] == str(added + 1)
    assert await talk.store.import_(file) == Imported(added=400 - added, known=added)


@pytest.mark.parametrize("name", ["nowhere.jsonl", ""])
async def test_what_cannot_be_read_is_no_export(
    store: MemoryService, tmp_path: Path, name: str
) -> None:
    with pytest.raises(NoExport) as error:
        await store.import_(tmp_path / name)
    assert error.value.facts["path"] == str(tmp_path / name)


async def test_the_same_line_twice_is_one_memory(
    store: MemoryService, tmp_path: Path, clock: Clock
) -> None:
    late = (clock() + timedelta(days=900)).isoformat()
    said = row(kind="said", branch=None, text="We met Igor.", at=late)
    file = write(tmp_path / "in.jsonl", row(), row(id=5), said, said, row(live=False))
    done = await store.import_(file)
    assert done == Imported(added=2, known=2, retired=1)
    assert all(one.at <= clock() for one in await store.browse(Page()))
    assert await store.import_(file) == Imported(known=4, retired=1)


async def test_secrets_in_an_export_are_masked(
    store: MemoryService, tmp_path: Path
) -> None:
    file = write(tmp_path / "in.jsonl", row(text="the code is 4711"))
    await store.import_(file, lambda text, _: text.replace("4711", "[[secret:code:1]]"))
    [kept] = await store.browse(Page())
    assert "4711" not in kept.text
    assert not [p for p in tmp_path.glob("memory.db*") if b"4711" in p.read_bytes()]


async def test_an_old_export_changes_nothing_that_was_corrected_since(
    talk: Talk, tmp_path: Path, clock: Clock
) -> None:
    oslo = (await talk.note("I live in Oslo")).stored
    await talk.note("the spare key is in the blue jar")
    old = tmp_path / "old.jsonl"
    await talk.store.export(old)
    assert old.stat().st_mode & 0o077 == 0
    clock.pass_(days=3)
    await talk.note("I live in Bergen now", supersedes=oslo)
    await talk.store.forget("the spare key", "en", ANNA)
    done = await talk.store.import_(old)
    assert done.added == 0
    assert await talk.texts("where do I live") == ["I live in Bergen now"]
    assert not await talk.texts("spare key jar")


async def test_an_import_into_an_empty_house_has_everything(
    talk: Talk, tmp_path: Path, clock: Clock
) -> None:
    for number in range(30):
        await talk.note(f"box {number} holds thing{number}")
    oslo = (await talk.note("I live in Oslo")).stored
    await talk.note("I live in Bergen now", supersedes=oslo)
    file = tmp_path / "out.jsonl"
    await talk.store.export(file)
    other = await MemoryService.open(tmp_path / "other.db", clock=clock, zone=ZONE)
    done = await other.import_(file)
    assert done.unreadable == 0
    there = Talk(other)
    assert await there.texts("where do I live") == ["I live in Bergen now"]
    for number in range(30):
        assert await there.texts(f"thing{number}")
    facts = [m.text for m in await other.browse(Page(kind=Kind.FACT, limit=100))]
    ours = [m.text for m in await talk.store.browse(Page(kind=Kind.FACT, limit=100))]
    assert sorted(facts) == sorted(ours)
    await other.close()


async def test_where_it_was_said_moves_along(
    talk: Talk, tmp_path: Path, clock: Clock
) -> None:
    """What goes with a fact goes with it elsewhere too, and no model reads it again."""

    async def answer(_prompt: str, schema: object) -> str:
        if schema == summarise_day.SCHEMA:
            return json.dumps({"entry": "Doctor Vance operates on a hernia."})
        return json.dumps({"add": [{"text": HERNIA, "about": "", "supersedes": []}]})

    await talk.say(f"{HERNIA}.")
    clock.pass_(days=1)
    assert await summarise(talk.store, answer) == 1
    assert await extract(talk.store, answer) is not None
    file = tmp_path / "out.jsonl"
    written = await talk.store.export(file)
    other = await MemoryService.open(tmp_path / "other.db", clock=clock, zone=ZONE)
    # A second time adds nothing, and nothing twice.
    done = [await other.import_(file), await other.import_(file)]
    assert [one.added for one in done] == [written, 0]
    moved = {one.kind: one for one in await other.browse(Page())}
    said = moved[Kind.SAID].id
    assert moved[Kind.FACT].said_in == moved[Kind.SUMMARY].said_in == (said,)
    assert moved[Kind.FACT].source == (await talk.ask("hernia"))[0].source
    assert not await other.read(lambda c: diary.unread(c, 9))
    assert await summarise(other, answer) == 0
    await other.delete([moved[Kind.FACT].id])
    assert await other.browse(Page()) == ()
    await other.close()


async def test_a_question_stays_one_that_is_never_recalled(
    talk: Talk, tmp_path: Path, clock: Clock
) -> None:
    await talk.say("the heron stands at the pond")
    await talk.say("when does the heron come to the pond", asks=True)
    await talk.store.export(tmp_path / "out.jsonl")
    other = await MemoryService.open(tmp_path / "other.db", clock=clock, zone=ZONE)
    assert (await other.import_(tmp_path / "out.jsonl")).added == 2
    there = Talk(other)
    assert await there.texts("heron pond") == ["the heron stands at the pond"]
    # But it is found when it is to be forgotten.
    gone = await other.forget("the heron", "en", ANNA)
    await other.close()
    assert len(gone.ids) == 2


async def test_an_export_of_an_older_version_is_taken_in(
    store: MemoryService, tmp_path: Path
) -> None:
    said = row(kind="said", branch=None, text="Does the crane nest?", slot="", value="")
    lines = row(slot="user.home", value="Oslo", text="I live in Oslo"), said
    done = await store.import_(write(tmp_path / "in.jsonl", *lines))
    assert done == Imported(added=2)
    assert await Talk(store).texts("where do I live") == ["I live in Oslo"]
    assert not await Talk(store).texts("crane nest")


async def test_what_was_forgotten_comes_from_no_older_export(
    talk: Talk, tmp_path: Path, clock: Clock
) -> None:
    old, new = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    await talk.note("the spare key is in the blue jar")
    await talk.note("the ladder is in the shed")
    oslo = (await talk.note("I live in Oslo")).stored
    await talk.store.export(old)
    clock.pass_(days=3)
    await talk.store.forget("the spare key", "en", ANNA)
    await talk.store.forget("the ladder", "en", ANNA)
    await talk.note("I live in Bergen now", supersedes=oslo)
    await talk.store.export(new)
    assert b"blue" not in new.read_bytes()
    other = await MemoryService.open(tmp_path / "other.db", clock=clock, zone=ZONE)
    there = Talk(other)
    await there.note("the ladder is in the shed")
    for file in (new, old):
        await other.import_(file)
    assert not await there.texts("spare key jar")
    assert await there.texts("where do I live") == ["I live in Bergen now"]
    # What was told there is nothing that somebody here may bury.
    assert await there.texts("where is the ladder")
    await other.close()


async def test_a_big_import_lets_others_in(talk: Talk, tmp_path: Path) -> None:
    """Who is told something meanwhile keeps it at once, and is found at once."""
    lines = [row(text=f"crate {n} holds article{n}") for n in range(3000)]
    file = write(tmp_path / "in.jsonl", *lines)
    importing = asyncio.create_task(talk.store.import_(file))
    waits: list[float] = []
    while not importing.done():
        began = time.perf_counter()
        await talk.note(f"box {len(waits)} holds thing{len(waits)}")
        assert await talk.texts(f"thing{len(waits)}")
        waits.append(time.perf_counter() - began)
    assert (await importing).added == 3000
    # Between its parts, not behind all of it.
    assert len(waits) >= 5
    assert await talk.texts("article2999")


async def test_an_export_that_fails_leaves_no_half_file(
    talk: Talk, tmp_path: Path
) -> None:
    await talk.say("I live in Oslo.")
    await talk.note("I live in Oslo")
    with pytest.raises(FileNotFoundError):
        await talk.store.export(tmp_path / "no folder" / "out.jsonl")
    wide = tmp_path / "out.jsonl"
    wide.write_text("mine", encoding="utf-8")
    wide.chmod(0o644)
    assert await talk.store.export(wide) == 2
    assert wide.stat().st_mode & 0o077 == 0
    assert list(tmp_path.glob("*.part")) == []


async def test_a_store_that_closes_ends_an_import_in_order(
    talk: Talk, tmp_path: Path, opener: Opener
) -> None:
    lines = [row(text=f"crate {n} holds article{n}") for n in range(2000)]
    file = write(tmp_path / "in.jsonl", *lines)
    importing = asyncio.create_task(talk.store.import_(file))
    while not await talk.texts("article0"):
        await asyncio.sleep(0)
    await talk.store.close()
    with pytest.raises(StoreError):
        await importing
    again = await opener()
    assert again.health.condition == "sound"
    done = await again.import_(file)
    assert done.added + done.known == 2000
    assert done.known
