"""The commands as tools of every agent: Jarvis itself and Home Assistant's Ollama."""

from collections.abc import AsyncGenerator
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.commands.times.agenda import What
from homeassistant.config_entries import ConfigSubentryData
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import llm

from .conftest import AGENT, MODEL, Say, speech, told
from .scripted_server import ScriptedServer

OLLAMA = "conversation.core_ollama"


@pytest.fixture
async def ollama(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer
) -> AsyncGenerator[str]:
    """Set up Home Assistant's own Ollama agent; gives its entity id."""
    entry = MockConfigEntry(
        domain="ollama",
        data={"url": server.url},
        version=3,
        minor_version=3,
        subentries_data=[
            ConfigSubentryData(
                subentry_type="conversation",
                title="Core Ollama",
                unique_id=None,
                data={"model": MODEL, "llm_hass_api": ["assist"], "prompt": ""},
            )
        ],
    )
    entry.add_to_hass(hass)
    assert await hass.config_entries.async_setup(entry.entry_id)
    await hass.async_block_till_done()
    assert hass.states.get(OLLAMA) is not None
    yield OLLAMA
    # Home Assistant leaves its client open.
    await entry.runtime_data._client.aclose()


def offered(server: ScriptedServer) -> list[str]:
    """Return the names of the tools in the last request."""
    return [tool["function"]["name"] for tool in server.chats[-1].body["tools"]]


async def assist(hass: HomeAssistant) -> dict[str, llm.Tool]:
    """Return the tools of Assist as any agent gets them."""
    context = llm.LLMContext("ollama", Context(), "en", "conversation", None)
    api = await llm.async_get_api(hass, "assist", context)
    return {tool.name: tool for tool in api.tools}


@pytest.mark.usefixtures("ollama")
async def test_core_ollama_sees_and_calls_the_commands(
    jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    server.reply(calls=[("jarvis__timer", {"duration": "5 minutes", "name": "tea"})])
    server.reply("Your tea timer is set.")
    result = await say("set a tea timer", agent_id=OLLAMA)
    assert speech(result) == "Your tea timer is set."
    names = [name for name in offered(server) if name.startswith("jarvis__")]
    assert {"jarvis__timer", "jarvis__calculate", "jarvis__weather"} <= set(names)
    assert names == sorted(names)
    [entry] = jarvis.runtime_data.counter.agenda.entries(What.TIMER)
    assert entry.text == "tea"


@pytest.mark.usefixtures("ollama")
async def test_another_agent_is_told_what_would_be_right(
    server: ScriptedServer, say: Say
) -> None:
    server.reply(calls=[("jarvis__media", {"action": "explode"})])
    server.reply(calls=[("jarvis__media", {"action": "implode"})])
    server.reply("What shall the speaker do?")
    result = await say("make it go boom", agent_id=OLLAMA)
    assert speech(result) == "What shall the speaker do?"
    first, second = (_result(chat.body) for chat in server.chats[-2:])
    assert "pause" in first
    assert "valid_values" in first
    # Refused twice for the same argument: now the user is to be asked.
    assert "question_to_user" in second
    # The open question belongs to that agent, not to Jarvis in the same talk.
    server.reply("No idea.")
    other = await say("xylophone", result.conversation_id, agent_id=AGENT)
    assert (told(other)["lane"], speech(other)) == ("model", "No idea.")


def _result(body: dict[str, Any]) -> str:
    return str(next(m for m in reversed(body["messages"]) if m["role"] == "tool"))


async def test_our_own_agent_has_each_command_once(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    context = llm.LLMContext("jarvis", Context(), "en", "conversation", None)
    box = await jarvis.runtime_data.toolboxes.get(("assist",), context)
    assert [name for name in box.tools if "calculate" in name] == ["jarvis__calculate"]
    server.reply("Once upon a time.")
    await say("tell me a story about the sea")
    names = offered(server)
    assert len(names) == len(set(names))
    server.reply("Another.")
    await say("tell me a story about a whale")
    assert offered(server) == names


async def test_annotations_and_owner_are_true(
    hass: HomeAssistant, jarvis: MockConfigEntry
) -> None:
    tools = await assist(hass)
    ours = [tool for name, tool in tools.items() if name.startswith("jarvis__")]
    assert all(tool.integration == "jarvis" for tool in ours)
    assert tools["jarvis__calculate"].annotations.read_only
    assert not tools["jarvis__reminder"].annotations.read_only
    context = llm.LLMContext("other", None, "*", "conversation", None)
    result = await tools["jarvis__calculate"].async_call(
        hass, llm.ToolInput("jarvis__calculate", {"expression": "6 times 7"}), context
    )
    assert isinstance(result, llm.ToolResult)
    assert (result.error, result.data["result"]) == (False, 42)


async def test_without_an_entry_there_are_no_tools(
    hass: HomeAssistant, jarvis: MockConfigEntry
) -> None:
    assert "jarvis__calculate" in await assist(hass)
    assert await hass.config_entries.async_unload(jarvis.entry_id)
    assert not [name for name in await assist(hass) if name.startswith("jarvis__")]
