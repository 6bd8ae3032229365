"""What was sent stays as it was sent, so that a server's prefix cache holds."""

import json
from typing import Any

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.core import HomeAssistant

from ..conftest import Say
from ..scripted_server import ScriptedServer

FIND = "jarvis__find_entities"


def _messages(server: ScriptedServer, at: int) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = server.chats[at].body["messages"]
    return messages


def _tools(server: ScriptedServer, at: int) -> list[str]:
    return [json.dumps(tool) for tool in server.chats[at].body["tools"]]


@pytest.mark.usefixtures("jarvis")
async def test_the_next_turn_begins_with_the_last_one(
    say: Say,
    server: ScriptedServer,
    hass: HomeAssistant,
    freezer: FrozenDateTimeFactory,
) -> None:
    hass.states.async_set("light.kitchen_light", "on", {"brightness": 255})
    server.reply(calls=[(FIND, {"text": "kitchen light"})])
    server.reply("The Kitchen Light is on.")
    first = await say("whatever glows where I cook")
    freezer.tick(67)
    hass.states.async_set("light.kitchen_light", "off", {"brightness": None})
    server.reply("Not any more.")
    await say("does it still, I wonder", first.conversation_id)
    before, after = _messages(server, 1), _messages(server, 2)
    assert after[: len(before)] == before
    assert _tools(server, 2)[: len(_tools(server, 1))] == _tools(server, 1)
    other = await say_new(say, server)
    assert other[0] == before[0]
    assert _tools(server, 3)[: len(_tools(server, 0))] == _tools(server, 0)


async def say_new(say: Say, server: ScriptedServer) -> list[dict[str, Any]]:
    """Begin another conversation and return what it sent."""
    server.reply("Good evening.")
    await say("and a very good evening to you")
    return _messages(server, -1)


@pytest.mark.usefixtures("jarvis")
async def test_tools_are_added_behind_those_that_were_shown(
    say: Say, server: ScriptedServer
) -> None:
    server.reply("Good evening.")
    first = await say("and a very good evening to you")
    server.reply("I cannot make it go.")
    await say("I suppose the vacuum ought to have a go", first.conversation_id)
    server.reply("As ever.")
    await say("and how are you otherwise", first.conversation_id)
    few, more, same = (_tools(server, at) for at in range(3))
    assert more[: len(few)] == few
    assert any("HassVacuumStart" in tool for tool in more[len(few) :])
    assert same == more
    assert len(few) < 20


async def test_old_results_are_cut_and_older_ones_left_out(
    jarvis: MockConfigEntry, say: Say, server: ScriptedServer
) -> None:
    assert jarvis.runtime_data
    conversation = None
    for words in ("kitchen", "garage", "office", "bedroom"):
        server.reply(calls=[(FIND, {"text": words})])
        server.reply("I cannot say.")
        said = await say(f"what of it where the {words} dust settles", conversation)
        conversation = said.conversation_id
    server.reply("Nothing else.")
    await say("and otherwise", conversation)
    sent = _messages(server, -1)
    calls = [json.dumps(m["tool_calls"]) for m in sent if m.get("tool_calls")]
    assert [
        word
        for call in calls
        for word in ("kitchen", "garage", "office", "bedroom")
        if word in call
    ] == ["office", "bedroom"]
    results = [m for m in sent if m["role"] == "tool"]
    assert len(results) == 2
    assert all(len(m["content"]) < 1300 for m in results)
    answers = [m["content"] for m in sent if m["role"] == "assistant" and m["content"]]
    assert len(answers) == 4


@pytest.mark.usefixtures("jarvis")
async def test_stop_lets_go_of_results(say: Say, server: ScriptedServer) -> None:
    server.reply(calls=[(FIND, {"text": "kitchen"})])
    server.reply("I cannot say.")
    first = await say("what of it where the kitchen dust settles")
    server.reply(calls=[("jarvis__stop", {})])
    await say("I have had quite enough of this", first.conversation_id)
    server.reply("Yes?")
    await say("and otherwise", first.conversation_id)
    assert {m["role"] for m in _messages(server, -1)} == {"system", "user", "assistant"}


@pytest.mark.usefixtures("jarvis")
async def test_a_tool_that_failed_is_offered_again(
    say: Say, server: ScriptedServer
) -> None:
    server.reply(calls=[("vacuum__HassVacuumStart", {"name": "Hoover of Doom"})])
    server.reply("Which one?")
    first = await say("the floor has seen better days")
    server.reply("There is none by the stairs.")
    await say("the one by the stairs", first.conversation_id)
    assert any("HassVacuumStart" in tool for tool in _tools(server, -1))
