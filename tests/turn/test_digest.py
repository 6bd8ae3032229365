"""Digests of long tool results: what the model reads instead, and when it does not."""

from typing import override

import probatio
import pytest

from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech, told
from ..scripted_server import ScriptedServer

ARTICLE = " ".join(
    f"Paragraph {n} tells of the lighthouse, its service and the weather of that year."
    for n in range(40)
)
FACT = "The lighthouse was built in 1871."


class Encyclopedia(llm.Tool):
    """A tool that brings long text from outside."""

    name = "test__encyclopedia"
    description = "Looks a word up in an encyclopedia."
    integration = "jarvis"
    parameters = probatio.Schema({probatio.Required("word"): str})
    annotations = llm.ToolAnnotations(read_only=True, open_world=True)

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        if tool_input.tool_args["word"] == "short":
            return llm.ToolResult(data={"text": FACT})
        if tool_input.tool_args["word"] == "wrong":
            return llm.ToolResult(data={"error": ARTICLE}, error=True)
        return llm.ToolResult(data={"text": f"{ARTICLE} {FACT}"})


class Library(llm.API):
    """An API with that one tool."""

    @override
    async def async_get_api_instance(
        self, llm_context: llm.LLMContext
    ) -> llm.APIInstance:
        return llm.APIInstance(
            api=self,
            api_prompt="",
            llm_context=llm_context,
            tools=[Encyclopedia()],
        )


async def library(hass: HomeAssistant, url: str, wish: str, model: str) -> None:
    """Set up Jarvis with the encyclopedia and this wish about digests."""
    llm.async_register_api(hass, Library(hass=hass, id="library", name="Library"))
    await set_up_jarvis(
        hass,
        engine_subentry(url, model=model),
        agent_subentry(llm_hass_api=["library"], digest_results=wish),
    )


def read(server: ScriptedServer) -> str:
    """Return what the model read last of its tool."""
    return str(server.chats[-1].messages[-1])


def look_up(server: ScriptedServer, word: str) -> None:
    """Let the model look a word up."""
    server.reply(calls=[("test__encyclopedia", {"word": word})])


@pytest.mark.parametrize(
    ("wish", "model", "digested"),
    [
        ("on", "scripted:4b", True),
        ("on", "scripted:70b", True),
        ("auto", "scripted:4b", True),
        ("auto", "scripted:70b", False),
        ("off", "scripted:4b", False),
    ],
)
async def test_a_long_result_is_read_as_a_digest(
    base: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    wish: str,
    model: str,
    *,
    digested: bool,
) -> None:
    await library(base, server.url, wish, model)
    look_up(server, "lighthouse")
    if digested:
        server.reply(f'{{"note": "{FACT}"}}', match="when was the lighthouse")
    server.reply("It was built in 1871.", after="tool")
    result = await say("when was the lighthouse built, do you think?")
    assert speech(result) == "It was built in 1871."
    assert told(result)["model_calls"] == (3 if digested else 2)
    assert FACT in read(server)
    assert ("Paragraph 7" in read(server)) is not digested


@pytest.mark.parametrize("note", ['{"note": "NONE"}', "NONE", ""])
async def test_nothing_to_note_leaves_the_result_as_it_is(
    base: HomeAssistant, server: ScriptedServer, say: Say, note: str
) -> None:
    await library(base, server.url, "on", "scripted:4b")
    look_up(server, "lighthouse")
    server.reply(note, after="user")
    server.reply("I cannot tell.", after="tool")
    assert speech(await say("when was the lighthouse built?")) == "I cannot tell."
    assert "Paragraph 7" in read(server)


async def test_a_digest_that_fails_costs_no_answer(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await library(base, server.url, "on", "scripted:4b")
    look_up(server, "lighthouse")
    server.reply(status=500, error="boom", after="user")
    server.reply("In 1871.", after="tool")
    assert speech(await say("when was the lighthouse built?")) == "In 1871."
    assert "Paragraph 7" in read(server)


@pytest.mark.parametrize("word", ["short", "wrong"])
async def test_short_results_and_errors_are_read_as_they_are(
    base: HomeAssistant, server: ScriptedServer, say: Say, word: str
) -> None:
    await library(base, server.url, "on", "scripted:4b")
    look_up(server, word)
    server.reply("So be it.", after="tool")
    result = await say("when was the lighthouse built?")
    assert speech(result) == "So be it."
    assert told(result)["model_calls"] == 2
