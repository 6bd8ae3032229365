# ruff: noqa: ASYNC240 - a look at a small file may block a test
"""The memory's file goes wrong while the house is lived in: heard at every door."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from datetime import timedelta
import os
from pathlib import Path
import shutil
import sqlite3
import subprocess

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_fire_time_changed,
)
from pytest_homeassistant_custom_component.typing import WebSocketGenerator

from custom_components.jarvis.archive import PROBE, memory_path
from custom_components.jarvis.const import DOMAIN
from custom_components.jarvis.memory import Kind, Page
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import issue_registry as ir
from homeassistant.util import dt as dt_util

from .conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from .scripted_server import ScriptedServer
from .test_memory_doors import act, ask, texts
from .waiting import waiting

pytestmark = pytest.mark.slow


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Mount a disk of 1.5 MB that really fills up."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1536k", "tmpfs", str(disk)]
    try:
        done = subprocess.run(mount, capture_output=True, check=False)
    except OSError:
        pytest.skip("no mount here")
    if done.returncode:
        pytest.skip("mounting a disk is not allowed here")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)  # noqa: S607


@pytest.fixture
async def entry(demo_house: HomeAssistant, tmp_path: Path) -> MockConfigEntry:
    """Jarvis with its memory in a folder of this test."""
    demo_house.config.config_dir = str(tmp_path)
    return await set_up_jarvis(demo_house, agent_subentry())


def fill_up(disk: Path) -> Path:
    """Write until nothing more goes onto a disk; return what takes the room."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            pass
    return ballast


def issue_of(hass: HomeAssistant) -> str | None:
    """Return what the owner is told about the memory."""
    issue = ir.async_get(hass).async_get_issue(DOMAIN, "memory")
    return None if issue is None else issue.translation_key


async def later(hass: HomeAssistant) -> None:
    """Let the memory be looked at again."""
    async_fire_time_changed(hass, dt_util.utcnow() + PROBE + timedelta(seconds=1))
    await hass.async_block_till_done(wait_background_tasks=True)


async def test_a_full_disk_is_said_and_told_at_every_door(
    demo_house: HomeAssistant,
    small_disk: Path,
    server: ScriptedServer,
    say: Say,
    hass_ws_client: WebSocketGenerator,
) -> None:
    hass = demo_house
    hass.config.config_dir = str(small_disk)
    await set_up_jarvis(hass, engine_subentry(server.url), agent_subentry())
    assert "42" in speech(await say("remember that my shoe size is 42"))
    ballast = fill_up(small_disk)
    # What is left in the log may still take a few.
    english, text, kept = "", "", 0
    for number in range(400):
        text = f"remember that box {number} holds {'long dull things ' * 25}"
        english = speech(await say(text))
        if not english.startswith("Noted"):
            break
        kept += 1
    assert english == "Sorry, I could not do that: my memory is full."
    german = speech(await say("merk dir, dass meine Hutgröße 57 ist", language="de"))
    assert german == "Das ging leider nicht: Mein Gedächtnis ist voll."
    # A short answer may still find room in the log: the disk is full all the same.
    await say("what time is it")
    assert issue_of(hass) == "memory_full"
    with pytest.raises(HomeAssistantError) as error:
        await act(hass, "remember", text="The attic key is in the blue jar")
    assert error.value.translation_key == "memory_full"
    client = await hass_ws_client(hass)
    rows = (await ask(client, "list", kind="fact"))["result"]["memories"]
    assert len(rows) == kept + 1
    edited = await ask(client, "edit", memory_id=rows[-1]["id"], text="size 44")
    assert edited["error"]["code"] == "memory_full"
    # A model that calls the tool is told, and what it then claims is not kept.
    server.reply(calls=[("jarvis__remember", {"what": "my hat size is 57"})])
    server.reply("I could not note that.")
    await say("my hat size is 57, does that not strike you as rather large?")
    told_model = server.chats[-1].messages[-1]
    assert "my memory is full" in str(told_model)
    assert texts(await act(hass, "recall", query="shoe hat size")) == [
        "my shoe size is 42"
    ]
    ballast.unlink()
    await later(hass)
    assert issue_of(hass) is None
    assert "57" in speech(await say("remember that my hat size is 57"))
    rows = (await ask(client, "list", kind="fact", limit=500))["result"]["memories"]
    assert len(rows) == kept + 2


async def test_it_opens_on_a_full_disk_and_is_whole_again_later(
    hass: HomeAssistant, demo_house: HomeAssistant, small_disk: Path, say: Say
) -> None:
    hass.config.config_dir = str(small_disk)
    entry = await set_up_jarvis(hass, agent_subentry())
    await say("remember that my shoe size is 42")
    assert await hass.config_entries.async_unload(entry.entry_id)
    ballast = fill_up(small_disk)
    assert await hass.config_entries.async_setup(entry.entry_id)
    await hass.async_block_till_done()
    assert texts(await act(hass, "recall", query="shoe size")) == ["my shoe size is 42"]
    said = speech(await say(f"remember that {'my hat size is 57 and ' * 200}"))
    assert not said.startswith("Noted")
    assert issue_of(hass) is not None
    ballast.unlink()
    await later(hass)
    assert issue_of(hass) is None
    assert "57" in speech(await say("remember that my hat size is 57"))


async def test_a_disk_that_was_read_only_at_the_start_is_written_again_later(
    hass: HomeAssistant, demo_house: HomeAssistant, small_disk: Path, say: Say
) -> None:
    def remount(how: str) -> None:
        mount = ["mount", "-o", f"remount,{how}", str(small_disk)]
        subprocess.run(mount, check=True)

    hass.config.config_dir = str(small_disk)
    entry = await set_up_jarvis(hass, agent_subentry())
    await say("remember that my shoe size is 42")
    assert await hass.config_entries.async_unload(entry.entry_id)
    remount("ro")
    try:
        assert await hass.config_entries.async_setup(entry.entry_id)
        await hass.async_block_till_done()
        assert issue_of(hass) == "memory_read_only"
        said = await act(hass, "recall", query="shoe size")
        assert texts(said) == ["my shoe size is 42"]
        assert "Noted" not in speech(await say("remember that my hat size is 57"))
        await later(hass)
        assert issue_of(hass) == "memory_read_only"
    finally:
        remount("rw")
    await later(hass)
    assert issue_of(hass) is None
    assert "57" in speech(await say("remember that my hat size is 57"))


@asynccontextmanager
async def held(hass: HomeAssistant, entry: MockConfigEntry) -> AsyncIterator[None]:
    """Let another program hold the file meanwhile; nobody waits long for it."""
    store = entry.runtime_data.memory
    await store._access.outside(lambda c: c.execute("PRAGMA busy_timeout = 50"))
    with closing(
        sqlite3.connect(memory_path(hass, entry.entry_id), isolation_level=None)
    ) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def test_another_program_at_the_file(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    await say("remember that my shoe size is 42")
    async with held(hass, entry):
        said = speech(await say("remember that my hat size is 57"))
        assert "in use by something else" in said
        said = speech(await say("merk dir, dass ich Jazz mag", language="de"))
        assert "anderweitig in Gebrauch" in said
        assert issue_of(hass) == "memory_busy"
        await later(hass)
        assert issue_of(hass) == "memory_busy"
        found = texts(await act(hass, "recall", query="shoe size"))
        assert found == ["my shoe size is 42"]
    await later(hass)
    assert issue_of(hass) is None
    assert "57" in speech(await say("remember that my hat size is 57"))


async def test_what_is_said_while_the_file_is_held_is_kept_later_in_order(
    demo_house: HomeAssistant, tmp_path: Path, server: ScriptedServer, say: Say
) -> None:
    hass = demo_house
    hass.config.config_dir = str(tmp_path)
    entry = await set_up_jarvis(hass, engine_subentry(server.url), agent_subentry())
    told = (
        "My brother Paul lives in Graz, imagine that.",
        "My brother Paul lives in Linz now, imagine that.",
    )
    async with held(hass, entry):
        for text in told:
            server.reply("Indeed.")
            await say(text)
        assert "in use by" in speech(await say("remember that my hat size is 57"))
    await later(hass)
    # Word for word, as it was said; what failed with an answer is not kept later.
    store = entry.runtime_data.memory
    kept = await store.browse(Page(kind=Kind.SAID))
    assert [one.text for one in kept] == [*reversed(told)]
    assert kept[0].at > kept[1].at
    found = texts(await act(hass, "recall", query="where does my brother live"))
    assert {*found} == {*told}
    assert not texts(await act(hass, "recall", query="hat size"))


async def test_what_had_to_wait_survives_a_reload_and_comes_before_what_follows(
    demo_house: HomeAssistant, tmp_path: Path, server: ScriptedServer, say: Say
) -> None:
    hass = demo_house
    hass.config.config_dir = str(tmp_path)
    entry = await set_up_jarvis(hass, engine_subentry(server.url), agent_subentry())
    await say("remember that my shoe size is 42")
    path = memory_path(hass, entry.entry_id)
    spool = path.with_name(f"{path.stem}.late.jsonl")
    server.reply("Indeed.", repeat=True)
    async with held(hass, entry):
        await say("My brother Paul lives in Graz, imagine that.")
        await say("My locker code word is Pelican, imagine that.")
        await entry.runtime_data.memory.settle()
        assert spool.stat().st_mode & 0o077 == 0
        await reopened(hass, entry)
        # Another program still holds the file: what is in it can be read.
        found = texts(await act(hass, "recall", query="shoe size"))
        assert found == ["my shoe size is 42"]
        assert issue_of(hass) == "memory_busy"
        assert "in use by" in speech(await say("remember that my hat size is 57"))
        # Nobody who asks at once waits for one after the other.
        with waiting() as waited:
            said = await asyncio.gather(
                *(say(f"remember that box {number} is blue") for number in range(9))
            )
        assert all("in use by" in speech(one) for one in said)
        assert waited.seconds < 3
    await later(hass)
    # Whoever writes next comes behind what waited, also who wants it forgotten.
    assert "Pelican" not in speech(await say("forget my locker code word"))
    assert not spool.exists()
    assert issue_of(hass) is None
    found = texts(await act(hass, "recall", query="where does my brother live"))
    assert any("Graz" in text for text in found)
    assert not texts(await act(hass, "recall", query="locker code word"))


async def test_a_closing_house_writes_what_had_to_wait(
    demo_house: HomeAssistant, tmp_path: Path, server: ScriptedServer, say: Say
) -> None:
    hass = demo_house
    hass.config.config_dir = str(tmp_path)
    entry = await set_up_jarvis(hass, engine_subentry(server.url), agent_subentry())
    async with held(hass, entry):
        server.reply("Indeed.")
        await say("We met Marta's cousin Igor at the harbour, what a day that was.")
        await entry.runtime_data.memory.settle()
    await reopened(hass, entry)
    found = texts(await act(hass, "recall", query="Igor at the harbour"))
    assert any("Igor" in text for text in found)


async def reopened(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """Start the entry anew, so that only what is on the disk counts."""
    assert await hass.config_entries.async_reload(entry.entry_id)
    await hass.async_block_till_done()


async def facts(hass: HomeAssistant) -> set[str]:
    """Return the facts that can be recalled."""
    return {*texts(await act(hass, "recall", query="size of shoe hat glove", limit=9))}


async def test_a_folder_that_is_deleted_comes_back_with_everything(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    await say("remember that my shoe size is 42")
    path = memory_path(hass, entry.entry_id)
    shutil.rmtree(path.parent)
    assert "57" in speech(await say("remember that my hat size is 57"))
    assert path.stat().st_mode & 0o077 == 0
    await reopened(hass, entry)
    assert await facts(hass) == {"my shoe size is 42", "my hat size is 57"}
    assert issue_of(hass) is None


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm"])
async def test_a_file_that_is_deleted_comes_back(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    say: Say,
    hass_ws_client: WebSocketGenerator,
    suffix: str,
) -> None:
    await say("remember that my shoe size is 42")
    path = memory_path(hass, entry.entry_id)
    path.with_name(path.name + suffix).unlink()
    client = await hass_ws_client(hass)
    assert (await ask(client, "list"))["success"]
    assert "57" in speech(await say("remember that my hat size is 57"))
    await reopened(hass, entry)
    assert await facts(hass) == {"my shoe size is 42", "my hat size is 57"}


async def test_a_file_that_takes_the_place_is_used_and_ours_is_kept(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    """As somebody does who copies a file from a backup over the running house's."""
    await say("remember that my shoe size is 42")
    path = memory_path(hass, entry.entry_id)
    backup = path.with_name("backup.db")
    store = entry.runtime_data.memory
    await store.upkeep.checkpoint()
    shutil.copy(path, backup)
    await say("remember that my hat size is 57")
    backup.replace(path)
    assert "9" in speech(await say("remember that my glove size is 9"))
    assert await facts(hass) == {"my shoe size is 42", "my glove size is 9"}
    assert issue_of(hass) == "memory_replaced"
    issue = ir.async_get(hass).async_get_issue(DOMAIN, "memory")
    assert issue is not None
    assert issue.translation_placeholders is not None
    aside = Path(issue.translation_placeholders["path"])
    assert aside.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(aside)) as kept:
        found = kept.execute("SELECT text FROM memory WHERE kind = 'fact'").fetchall()
    assert ("my hat size is 57",) in found


async def test_rubbish_in_its_place_is_set_aside_and_ours_put_back(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    await say("remember that my shoe size is 42")
    path = memory_path(hass, entry.entry_id)
    rubbish = path.with_name("rubbish.db")
    rubbish.write_bytes(b"no database" * 999)
    rubbish.replace(path)
    assert "57" in speech(await say("remember that my hat size is 57"))
    await reopened(hass, entry)
    assert await facts(hass) == {"my shoe size is 42", "my hat size is 57"}


@pytest.mark.parametrize("share", [0.0, 0.3, 0.6])
async def test_pages_that_break_under_the_running_house(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say, share: float
) -> None:
    """What was copied or stands in the log is there; the rest as far as readable."""
    for number in range(30):
        await act(hass, "remember", text=f"Box {number} holds thing{number}")
    store = entry.runtime_data.memory
    await store.upkeep.maintain()
    path = memory_path(hass, entry.entry_id)
    with path.open("r+b") as file:
        file.seek(int(path.stat().st_size * share))
        file.write(os.urandom(20_000))
    await store._access.outside(lambda c: c.execute("PRAGMA shrink_memory"))
    await store._access.read(lambda c: c.execute("PRAGMA shrink_memory"))
    said = ""
    for number in range(40, 60):
        said = speech(await say(f"remember that box {number} holds thing{number}"))
        for other in (3, 17, 29):
            await act(hass, "recall", query=f"thing{other}")
    assert said.startswith("Noted")
    for number in (*range(30), *range(40, 60)):
        assert texts(await act(hass, "recall", query=f"thing{number}")), number
    await reopened(hass, entry)
    for number in (*range(30), *range(40, 60)):
        assert texts(await act(hass, "recall", query=f"thing{number}")), number


async def test_a_file_of_a_newer_jarvis_is_read_and_left_alone(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    await say("remember that my shoe size is 42")
    assert await hass.config_entries.async_unload(entry.entry_id)
    path = memory_path(hass, entry.entry_id)
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    assert await hass.config_entries.async_setup(entry.entry_id)
    await hass.async_block_till_done()
    assert await facts(hass) == {"my shoe size is 42"}
    said = speech(await say("remember that my hat size is 57"))
    assert said == "Sorry, I cannot write into my memory right now."
    assert issue_of(hass) == "memory_newer"
    await later(hass)
    assert await hass.config_entries.async_unload(entry.entry_id)
    assert path.read_bytes() == before
