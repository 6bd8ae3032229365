"""Reading ahead while nobody speaks: only where the owner wishes, and no more."""

import asyncio
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import async_fire_time_changed

from custom_components.jarvis.turn.warm_up import AGAIN, Prefills, read_unasked
from homeassistant.components.conversation.agent_manager import async_get_agent
from homeassistant.components.conversation.entity import ConversationEntity
from homeassistant.core import HomeAssistant
from homeassistant.util import dt as dt_util

from .conftest import AGENT, Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from .scripted_server import ScriptedServer
from .waiting import idle_bound


async def until(hass: HomeAssistant, server: ScriptedServer, chats: int) -> None:
    """Wait for the server to have been asked so often."""
    async with idle_bound():
        while len(server.chats) < chats:
            await asyncio.sleep(0.01)
    await hass.async_block_till_done(wait_background_tasks=True)


async def test_it_reads_at_the_start_what_the_first_turn_begins_with(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say, kind: str
) -> None:
    server.strict = False
    server.default.text = "Hello."
    entry = await set_up_jarvis(
        demo_house,
        engine_subentry(server.url, kind, read_ahead=True),
        agent_subentry(),
    )
    house = entry.runtime_data
    await until(demo_house, server, 1)
    # What is known is not read again.
    await read_unasked(house)
    assert len(server.chats) == 1

    assert speech(await say("tell me a story")) == "Hello."
    ahead, turn = server.chats
    assert ahead.messages[0] == turn.messages[0]


async def test_nothing_is_read_unasked(
    demo_house: HomeAssistant, server: ScriptedServer
) -> None:
    entry = await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry()
    )
    await read_unasked(entry.runtime_data)
    async_fire_time_changed(demo_house, dt_util.utcnow() + AGAIN * 2)
    await demo_house.async_block_till_done(wait_background_tasks=True)
    assert server.chats == []


async def test_it_reads_again_from_time_to_time(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server.strict = False
    entry = await set_up_jarvis(
        demo_house, engine_subentry(server.url, read_ahead=True), agent_subentry()
    )
    await until(demo_house, server, 1)
    prefills: Any = entry.runtime_data.prefills
    later = prefills._clock() + AGAIN.total_seconds()
    monkeypatch.setattr(prefills, "_clock", lambda: later)
    async_fire_time_changed(demo_house, dt_util.utcnow() + AGAIN)
    await until(demo_house, server, 2)
    assert server.chats[0].messages == server.chats[1].messages
    assert await demo_house.config_entries.async_unload(entry.entry_id)
    async_fire_time_changed(demo_house, dt_util.utcnow() + AGAIN * 3)
    await demo_house.async_block_till_done(wait_background_tasks=True)
    assert len(server.chats) == 2


async def test_a_change_of_the_house_is_read_at_once() -> None:
    now = 100.0
    prefills = Prefills(lambda: now)
    prefills.note("cellar", "butler wise:4b", 1)
    assert prefills.is_warm("cellar", "butler wise:4b", 1)
    assert not prefills.is_warm("cellar", "butler wise:4b", 2)
    # A turn has written what is newest, whatever it was.
    prefills.note("cellar", "butler wise:4b")
    assert prefills.is_warm("cellar", "butler wise:4b", 2)
    assert not prefills.is_warm("cellar", "maid wise:4b", 2)


async def test_nobody_waits_for_what_is_read_for_another(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    held = server.reply("…", stall=0)
    await set_up_jarvis(
        demo_house,
        engine_subentry(server.url),
        agent_subentry(),
        {**agent_subentry(prompt="You are the maid."), "title": "Maid"},
    )
    maid = async_get_agent(demo_house, "conversation.maid")
    assert isinstance(maid, ConversationEntity)
    await maid.async_prepare("en")
    await held.arrived.wait()
    server.reply("Here.")
    assert speech(await say("tell me a story", agent_id=AGENT)) == "Here."
    held.release()
