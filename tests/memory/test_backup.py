"""Home Assistant's backup finds a still file; the memory goes on."""

from custom_components.jarvis.backup import async_post_backup, async_pre_backup, include
from homeassistant.core import HomeAssistant

from .conftest import Talk


async def test_a_backup_holds_every_open_store(hass: HomeAssistant, talk: Talk) -> None:
    end = include(hass, talk.store)
    await talk.say("I live in Oslo.")
    await async_pre_backup(hass)
    log = talk.store.path.with_name(talk.store.path.name + "-wal")
    assert log.stat().st_size == 0
    await talk.say("I live in Bergen now.")
    assert log.stat().st_size > 0
    await async_post_backup(hass)
    assert log.stat().st_size == 0
    assert await talk.texts("where do I live") == ["I live in Bergen now"]
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
