"""Home Assistant's backup finds a still file; the memory goes on."""

from contextlib import closing
from pathlib import Path
import shutil
import sqlite3

from custom_components.jarvis.backup import async_post_backup, async_pre_backup, include
from homeassistant.core import HomeAssistant

from .conftest import Talk


def _said_in(file: Path, folder: Path) -> str:
    """Read what the file alone holds, without the log beside it."""
    alone = shutil.copy(file, folder / "alone.db")
    with closing(sqlite3.connect(f"file:{alone}?immutable=1", uri=True)) as connection:
        rows = connection.execute("SELECT text FROM memory ORDER BY id").fetchall()
    return "\n".join(text for (text,) in rows)


async def test_a_backup_holds_every_open_store(
    hass: HomeAssistant, talk: Talk, tmp_path: Path
) -> None:
    end = include(hass, talk.store)
    await talk.say("I live in Oslo.")
    await async_pre_backup(hass)
    still = talk.store.path.read_bytes()
    assert "Oslo" in _said_in(talk.store.path, tmp_path)
    await talk.say("I live in Bergen now.")
    assert talk.store.path.read_bytes() == still
    await async_post_backup(hass)
    assert "Bergen" in _said_in(talk.store.path, tmp_path)
    assert "I live in Bergen now." in await talk.texts("where do I live")
    end()
    await talk.store.close()
    await async_pre_backup(hass)
    await async_post_backup(hass)


async def test_a_closed_store_does_not_spoil_a_backup(
    hass: HomeAssistant, talk: Talk
) -> None:
    include(hass, talk.store)
    await talk.store.close()
    await async_pre_backup(hass)
    await async_post_backup(hass)
