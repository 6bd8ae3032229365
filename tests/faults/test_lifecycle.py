"""Changes while a turn runs: unloading, reloading, removing, and turns at once."""

import asyncio
from datetime import timedelta
import gc
import weakref

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_fire_time_changed,
)

from custom_components.jarvis.turn.dialogue import KEPT_TURNS, MOST_TURNS
from homeassistant.config_entries import ConfigEntryState
from homeassistant.core import HomeAssistant
from homeassistant.helpers.intent import IntentResponse
from homeassistant.util import dt as dt_util

from ..conftest import Say, speech
from ..scripted_server import ScriptedServer
from ..waiting import idle_bound, waiting


@pytest.mark.parametrize("how", ["unload", "reload", "remove"])
async def test_a_turn_outlives_its_entry(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    how: str,
) -> None:
    reply = server.reply("A long story.", stall=0)
    turn = asyncio.create_task(say("tell me a story"))
    await reply.arrived.wait()
    entries = hass.config_entries
    match how:
        case "unload":
            assert await entries.async_unload(jarvis.entry_id)
            assert jarvis.state is ConfigEntryState.NOT_LOADED
        case "reload":
            assert await entries.async_reload(jarvis.entry_id)
        case "remove":
            await entries.async_remove(jarvis.entry_id)
    with waiting() as waited:
        result = await turn
    assert waited.seconds < 2
    reply.release()
    assert "restarted" in speech(result)
    if how == "reload":
        server.reply("Here I am.")
        assert speech(await say("are you back with us")) == "Here I am."


async def test_a_reload_leaves_nothing_of_the_house_before(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    server.reply("A story.", repeat=True)
    # Their chat sessions live on for minutes; the house must not live with them.
    for text in ("turn on the kitchen light", "what's 5 plus 3", "tell me a story"):
        await say(text)
    house = jarvis.runtime_data
    rooms = (house.counter, house.home, house.memory, house.resolver, house.router)
    before = [weakref.ref(room) for room in rooms]
    del house, rooms
    assert await hass.config_entries.async_reload(jarvis.entry_id)
    await hass.async_block_till_done()
    gc.collect()
    assert [room() for room in before if room() is not None] == []


async def test_a_conversation_keeps_words_and_not_the_states_behind_them(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    server.reply(calls=[("intent__HassTurnOn", {"name": "Desk Lamp"})])
    server.reply("The desk lamp is on.")

    async def answered(text: str) -> weakref.ref[IntentResponse]:
        response = (await say(text)).response
        assert response.matched_states
        return weakref.ref(response)

    responses = [
        await answered("turn on the kitchen light"),
        await answered("a little light on my papers"),
    ]
    gc.collect()
    assert [one() for one in responses if one() is not None] == []


async def test_a_conversation_without_end_is_cut_to_its_last_turns(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    server.strict = False
    server.default.text = "I cannot say."
    conversation = None
    for number in range(MOST_TURNS + 5):
        result = await say(
            f"how do foxes run, the {number}. remark about foxes", conversation
        )
        assert speech(result) == "I cannot say."
        conversation = result.conversation_id
    sent = [one["content"] for one in server.chats[-1].messages]
    users = [one for one in sent if "remark about foxes" in one]
    assert len(users) == KEPT_TURNS + 4
    assert "the 44. remark" in users[-1]
    assert "the 21. remark" in users[0]
    # What is sent again is sent as it was, so that a server need not read it anew.
    before = [one["content"] for one in server.chats[-2].messages]
    assert sent[: len(before)] == before


async def test_the_server_notices_that_nobody_listens(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    reply = server.reply("One two three four five six.", pieces=6, stall=2)
    turn = asyncio.create_task(say("tell me a story"))
    await reply.stalled.wait()
    turn.cancel()
    with pytest.raises(asyncio.CancelledError):
        await turn
    async with idle_bound():
        await server.chats[0].closed.wait()
    assert server.chats[0].disconnected_ns is not None
    reply.release()


async def test_two_turns_at_once_on_one_conversation(
    jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    server.reply("Hello.")
    conversation = (await say("hello there, you")).conversation_id
    first = server.reply("First.", match="number one", stall=0)
    server.reply("I cannot say.", match="number two")
    turns = [asyncio.create_task(say("how do foxes run, number one", conversation))]
    await first.arrived.wait()
    turns.append(asyncio.create_task(say("how do foxes run, number two", conversation)))
    # It is over although its server has said nothing yet.
    answers = [speech(await turn) for turn in turns]
    first.release()
    stopped = "I stopped there, because you spoke again."
    assert answers == [stopped, "I cannot say."]
    server.reply("Three things.")
    await say("what did I ask so far", conversation)
    said = [
        m["content"].partition("\n")[0]
        for m in server.chats[-1].messages
        if m["role"] != "system"
    ]
    assert said == [
        "hello there, you",
        "Hello.",
        "how do foxes run, number one",
        stopped,
        "how do foxes run, number two",
        "I cannot say.",
        "what did I ask so far",
    ]


async def test_turns_on_two_conversations_do_not_wait_for_each_other(
    jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    slow = server.reply("Slow.", match="slowly", stall=0)
    server.reply("Quick.", match="quickly")
    waiting = asyncio.create_task(say("how do foxes run, slowly"))
    await slow.arrived.wait()
    assert speech(await say("how do foxes run, quickly")) == "Quick."
    slow.release()
    assert speech(await waiting) == "Slow."


async def test_conversations_are_forgotten_with_their_session(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:

    server.reply("Hello.")
    await say("hello there, you")
    house = jarvis.runtime_data
    assert len(house.dialogues) == 1
    async_fire_time_changed(hass, dt_util.utcnow() + timedelta(minutes=11))
    await hass.async_block_till_done()
    assert len(house.dialogues) == 0
