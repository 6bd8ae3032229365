"""What was deleted stands in no prompt any more, in whatever way it was deleted."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry
from pytest_homeassistant_custom_component.typing import WebSocketGenerator

from custom_components.jarvis.archive import memory_path
from homeassistant.core import HomeAssistant

from ..conftest import Say
from ..scripted_server import ScriptedServer
from ..test_memory_doors import act, ask

type Way = Callable[[HomeAssistant, WebSocketGenerator, Say, Path], Awaitable[None]]

FACT = "my sister Marta is allergic to walnuts"


async def _ids(hass: HomeAssistant) -> list[int]:
    found = await act(hass, "recall", query="walnuts", limit=20)
    return [row["id"] for row in found["memories"]]


async def by_websocket(
    hass: HomeAssistant, clients: WebSocketGenerator, _say: Say, _folder: Path
) -> None:
    """Delete it in the panel."""
    client = await clients(hass)
    gone = await ask(client, "delete", memory_ids=await _ids(hass))
    assert gone["result"]["deleted"]


async def by_edit(
    hass: HomeAssistant, clients: WebSocketGenerator, _say: Say, _folder: Path
) -> None:
    """Give it other words in the panel."""
    client = await clients(hass)
    [fact] = await _ids(hass)
    done = await ask(
        client, "edit", memory_id=fact, text="my sister Marta eats everything"
    )
    assert done["success"]


async def by_action(
    hass: HomeAssistant, _clients: WebSocketGenerator, _say: Say, _folder: Path
) -> None:
    """Forget the topic with the action."""
    assert (await act(hass, "forget", topic="walnuts"))["facts"] == 1


async def by_voice_elsewhere(
    _hass: HomeAssistant, _clients: WebSocketGenerator, say: Say, _folder: Path
) -> None:
    """Forget it in another conversation."""
    await say("forget that Marta is allergic to walnuts")


@pytest.mark.parametrize("way", [by_websocket, by_edit, by_action, by_voice_elsewhere])
async def test_it_is_gone_from_the_very_next_prompt(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    hass_ws_client: WebSocketGenerator,
    tmp_path: Path,
    way: Way,
) -> None:
    await act(hass, "remember", text=FACT)
    server.reply("Something without nuts.")
    first = await say("what should I bake when Marta visits?")
    assert "walnuts" in str(server.chats[-1].messages)
    server.reply("Gladly.")
    await say("tell me a joke about cake", first.conversation_id)
    # What was sent stays as it was sent, as long as it holds.
    assert "walnuts" in str(server.chats[-1].messages)
    await way(hass, hass_ws_client, say, tmp_path)
    server.reply("Perhaps a tart.")
    await say("and what else could I bake for Marta?", first.conversation_id)
    assert "walnuts" not in str(server.chats[-1].messages)


@pytest.mark.parametrize("way", [by_websocket, by_action, by_voice_elsewhere])
async def test_the_turns_that_told_it_are_gone_from_the_next_prompt(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    hass_ws_client: WebSocketGenerator,
    tmp_path: Path,
    way: Way,
) -> None:
    first = await say(f"remember that {FACT}")
    server.reply("Your sister Marta is allergic to walnuts.")
    await say("why is there no walnut cake for Marta?", first.conversation_id)
    server.reply("A tart is a cake that knows when to stop.")
    await say("tell me a joke about a tart", first.conversation_id)
    await way(hass, hass_ws_client, say, tmp_path)
    server.reply("Perhaps a tart.")
    await say("what could I bake for tomorrow?", first.conversation_id)
    sent = str(server.chats[-1].messages)
    assert "walnut" not in sent
    # What has nothing to do with it is still known.
    assert "knows when to stop" in sent


@pytest.mark.parametrize("way", [by_websocket, by_action, by_voice_elsewhere])
async def test_no_trace_of_a_turn_tells_it_any_more(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    hass_ws_client: WebSocketGenerator,
    tmp_path: Path,
    way: Way,
) -> None:
    house = jarvis.runtime_data
    first = await say(f"remember that {FACT}")
    server.reply("Your sister Marta is allergic to walnuts.")
    await say("why is there no walnut cake for Marta?", first.conversation_id)
    await say("turn on the hallway light", first.conversation_id)
    before = await act(hass, "telemetry_summary")
    # Some of it waits to be written still.
    assert "walnut" in str(
        [await house.ledger.trace(t.id) for t in house.tracer.traces]
    )
    await way(hass, hass_ws_client, say, tmp_path)
    await hass.async_block_till_done()
    ids = [one["id"] for one in await house.ledger.traces(20)]
    kept = [await house.ledger.trace(one) for one in ids]
    at_hand = [one.as_dict() for one in house.tracer.traces]
    assert "walnut" not in str(kept) + str(at_hand)
    # What has nothing to do with it is still told, and so are the figures.
    assert "hallway" in str(kept)
    after = await act(hass, "telemetry_summary")
    assert after["calls"] == before["calls"] == 1
    assert await hass.config_entries.async_unload(jarvis.entry_id)
    await hass.async_block_till_done()
    files = memory_path(hass, jarvis.entry_id).parent.glob(f"*{jarvis.entry_id}*")
    assert not [one for one in files if b"allergic" in one.read_bytes()]


async def test_a_house_that_is_left_at_once_has_forgotten_it(
    hass: HomeAssistant, jarvis: MockConfigEntry, say: Say
) -> None:
    await say(f"remember that {FACT}")
    await say("what do you know about Marta?")
    await say("forget that Marta is allergic to walnuts")
    assert await hass.config_entries.async_unload(jarvis.entry_id)
    files = memory_path(hass, jarvis.entry_id).parent.glob(f"*{jarvis.entry_id}*")
    assert not [one for one in files if b"allergic" in one.read_bytes()]


async def test_what_is_told_again_is_traced_again(
    jarvis: MockConfigEntry, say: Say
) -> None:
    await say(f"remember that {FACT}")
    await say("forget that Marta is allergic to walnuts")
    await say(f"remember that {FACT}")
    newest = await jarvis.runtime_data.ledger.traces(1)
    told = await jarvis.runtime_data.ledger.trace(newest[0]["id"])
    assert "walnuts" in str(told)


async def test_what_is_forgotten_where_it_was_told_is_gone_from_there(
    jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    first = await say("remember that the spare key hangs in the garage")
    server.reply("It hangs in the garage.")
    await say("where is the spare key?", first.conversation_id)
    await say("forget about the spare key", first.conversation_id)
    server.reply("I do not know, I am afraid.")
    await say("so where would the spare key be?", first.conversation_id)
    assert "garage" not in str(server.chats[-1].messages[1:])
