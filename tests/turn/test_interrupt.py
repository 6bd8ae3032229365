"""Speaking again ends the turn before: nothing is doubled, nothing is lost."""

import asyncio

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_capture_events,
)

from homeassistant.const import EVENT_CALL_SERVICE
from homeassistant.core import HomeAssistant

from ..conftest import Say, speech
from ..scripted_server import ScriptedServer


async def _conversation(say: Say, server: ScriptedServer) -> str:
    server.reply("Good evening.")
    said = await say("and a very good evening to you")
    assert said.conversation_id
    return said.conversation_id


@pytest.mark.usefixtures("jarvis")
async def test_the_turn_before_ends_with_a_sentence(
    hass: HomeAssistant, say: Say, server: ScriptedServer
) -> None:
    conversation = await _conversation(say, server)
    slow = server.reply("A long story, and I mean long.", stall=1)
    first = hass.async_create_task(say("tell me the story of it all", conversation))
    await slow.stalled.wait()
    server.reply("The short one then.")
    second = await say("no, the short one", conversation)
    assert speech(second) == "The short one then."
    ended = await first
    assert speech(ended)
    assert not ended.continue_conversation
    sent = [m["content"] for m in server.chats[-1].body["messages"]]
    assert sum("tell me the story" in text for text in sent) == 1
    assert sum("the short one" in text for text in sent) == 1


@pytest.mark.usefixtures("jarvis")
async def test_an_action_that_began_happens_once(
    hass: HomeAssistant, say: Say, server: ScriptedServer
) -> None:
    conversation = await _conversation(say, server)
    calls = async_capture_events(hass, EVENT_CALL_SERVICE)
    slow = server.reply(
        "Now for the rest, if I may.",
        stall=0,
        after="tool",
    )
    server.reply(calls=[("intent__HassTurnOff", {"name": "Kitchen Light"})])
    first = hass.async_create_task(say("make it gloomy where I cook", conversation))
    await slow.stalled.wait()
    server.reply("As you wish.")
    second = await say("that will do, I think", conversation)
    assert speech(second) == "As you wish."
    await first
    switched = [e for e in calls if e.data["domain"] == "light"]
    assert len(switched) == 1


async def test_a_turn_that_waits_is_not_lost(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    say: Say,
    server: ScriptedServer,
) -> None:
    assert jarvis.runtime_data
    conversation = await _conversation(say, server)
    slow = server.reply("A long story.", stall=1)
    first = hass.async_create_task(say("tell me the story of it all", conversation))
    await slow.stalled.wait()
    second, third = await asyncio.gather(
        say("turn on the kitchen light", conversation),
        say("turn on the hallway light", conversation),
    )
    await first
    assert hass.states.is_state("light.kitchen_light", "on")
    assert hass.states.is_state("light.hallway_light", "on")
    assert speech(second)
    assert speech(third)
