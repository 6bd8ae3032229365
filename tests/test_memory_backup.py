# ruff: noqa: ASYNC240 - a look at a small file may block a test
"""Home Assistant's own backups of the memory: made while it is written, restored."""

import asyncio
from contextlib import closing
import json
from pathlib import Path
import shutil
import sqlite3
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.archive import memory_path
from homeassistant.backup_restore import RESTORE_BACKUP_FILE, restore_backup
from homeassistant.components.backup import DOMAIN as BACKUP
from homeassistant.components.backup.const import DATA_MANAGER
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

from .conftest import agent_subentry, set_up_jarvis
from .test_memory_doors import act, texts

pytestmark = pytest.mark.slow


@pytest.fixture
async def entry(demo_house: HomeAssistant, tmp_path: Path) -> MockConfigEntry:
    """Jarvis and Home Assistant's backups in a configuration folder of this test."""
    folder = tmp_path / "config"
    folder.mkdir()
    demo_house.config.config_dir = str(folder)
    entry = await set_up_jarvis(demo_house, agent_subentry())
    assert await async_setup_component(demo_house, BACKUP, {})
    await demo_house.async_block_till_done()
    return entry


async def back_up(hass: HomeAssistant) -> None:
    """Make a backup with the manager of Home Assistant, onto the local disk."""
    await hass.data[DATA_MANAGER].async_create_backup(
        agent_ids=["backup.local"],
        include_addons=None,
        include_all_addons=False,
        include_database=True,
        include_folders=None,
        include_homeassistant=True,
        name="memory",
        password=None,
    )
    await hass.async_block_till_done(wait_background_tasks=True)


def restore(made: Path, into: Path) -> None:
    """Restore a backup as Home Assistant does when it starts."""
    order = {
        "path": str(made),
        "password": None,
        "remove_after_restore": False,
        "restore_database": True,
        "restore_homeassistant": True,
    }
    into.mkdir(exist_ok=True)
    (into / RESTORE_BACKUP_FILE).write_text(json.dumps(order), encoding="utf-8")
    assert restore_backup(str(into))


def made_in(hass: HomeAssistant) -> Path:
    """Return the backup that was made."""
    [made] = Path(hass.config.path("backups")).glob("*.tar")
    return made


async def found(hass: HomeAssistant, what: str) -> list[str]:
    return texts(await act(hass, "recall", query=what, limit=1))


async def test_a_backup_made_while_writing_is_whole_elsewhere(
    hass: HomeAssistant, entry: MockConfigEntry, tmp_path: Path
) -> None:
    for number in range(20):
        await act(hass, "remember", text=f"shelf {number} holds thing{number}")
    ended = asyncio.Event()
    written: list[int] = []

    async def go_on() -> None:
        while not ended.is_set():
            number = 100 + len(written)
            await act(hass, "remember", text=f"shelf {number} holds thing{number}")
            written.append(number)

    writing = asyncio.create_task(go_on())
    await back_up(hass)
    ended.set()
    await writing
    assert written
    for number in (*range(20), *written):
        assert await found(hass, f"thing{number}")
    assert await hass.config_entries.async_unload(entry.entry_id)
    other = tmp_path / "other"
    await asyncio.to_thread(restore, made_in(hass), other)
    hass.config.config_dir = str(other)
    path = memory_path(hass, entry.entry_id)
    assert path.stat().st_mode & 0o077 == 0
    assert await hass.config_entries.async_setup(entry.entry_id)
    await hass.async_block_till_done()
    store = entry.runtime_data.memory
    assert store.health.condition == "sound"
    for number in range(20):
        assert await found(hass, f"thing{number}") == [
            f"shelf {number} holds thing{number}"
        ]
    await act(hass, "remember", text="shelf 99 holds thing99")
    assert await hass.config_entries.async_unload(entry.entry_id)
    assert not path.with_name(path.name + "-wal").exists()
    with closing(sqlite3.connect(path)) as restored:
        assert restored.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


async def test_an_old_backup_takes_the_place_of_newer_data(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    await act(hass, "remember", text="my shoe size is 42")
    await back_up(hass)
    await act(hass, "remember", text="my shoe size is 44")
    await act(hass, "remember", text="my hat size is 57")
    folder = Path(hass.config.config_dir)
    assert await hass.config_entries.async_unload(entry.entry_id)
    await asyncio.to_thread(restore, made_in(hass), folder)
    assert await hass.config_entries.async_setup(entry.entry_id)
    await hass.async_block_till_done()
    assert texts(await act(hass, "recall", query="shoe hat size")) == [
        "my shoe size is 42"
    ]


async def test_a_backup_that_fails_lets_go(
    hass: HomeAssistant, entry: MockConfigEntry, caplog: pytest.LogCaptureFixture
) -> None:
    await act(hass, "remember", text="my shoe size is 42")
    manager: Any = hass.data[DATA_MANAGER]
    shutil.rmtree(hass.config.path("backups"), ignore_errors=True)
    Path(hass.config.path("backups")).write_text("no folder", encoding="utf-8")
    with pytest.raises(Exception, match="Failed to create dir"):
        await back_up(hass)
    assert str(manager.state) == "idle"
    store = entry.runtime_data.memory
    assert not store._access.held
    await act(hass, "remember", text="my hat size is 57")
    await store.upkeep.maintain()
    alone = shutil.copy(store.path, hass.config.path("alone.db"))
    with closing(sqlite3.connect(f"file:{alone}?immutable=1", uri=True)) as connection:
        (kept,) = connection.execute(
            "SELECT count(*) FROM memory WHERE text LIKE '%hat size%'"
        ).fetchone()
    assert kept


async def test_a_house_that_is_reloaded_during_a_backup_leaves_the_file_still(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    await act(hass, "remember", text="my shoe size is 42")
    manager: Any = hass.data[DATA_MANAGER]
    await manager.async_pre_backup_actions()
    path = memory_path(hass, entry.entry_id)
    before = path.read_bytes()
    await act(hass, "remember", text="my hat size is 57")
    assert await hass.config_entries.async_reload(entry.entry_id)
    await hass.async_block_till_done()
    await act(hass, "remember", text="my glove size is 9")
    assert path.read_bytes() == before
    await manager.async_post_backup_actions()
    assert path.read_bytes() != before
    assert len(texts(await act(hass, "recall", query="shoe hat glove size"))) == 3
