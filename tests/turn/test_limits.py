"""What an owner set of how far a turn may go is really how far it goes."""

import asyncio
from typing import Any, override

import pytest

from custom_components.jarvis.const import SUBENTRY_AGENT
from custom_components.jarvis.memory import Note
from custom_components.jarvis.settings import LimitSettings
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType, InvalidData
from homeassistant.helpers import llm

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech, told
from ..forms import change, fields, fill, start, stored
from ..scripted_server import ScriptedServer
from .test_carried import sent_results
from .test_digest import ARTICLE, FACT, Encyclopedia, Library, look_up
from .test_memory_turns import house_of, newest_words
from .test_recall import WALKS


class Silent(Encyclopedia):
    """A tool that never answers."""

    name = "test__silent"

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        await asyncio.Event().wait()
        raise AssertionError


class Rooms(Library):
    """An API with both tools."""

    @override
    async def async_get_api_instance(
        self, llm_context: llm.LLMContext
    ) -> llm.APIInstance:
        tools: list[llm.Tool] = [Encyclopedia(), Silent()]
        return llm.APIInstance(
            api=self, api_prompt="", llm_context=llm_context, tools=tools
        )


async def limited(hass: HomeAssistant, server: ScriptedServer, **limits: Any) -> Any:
    """Set up Jarvis with two tools and these limits."""
    llm.async_register_api(hass, Rooms(hass=hass, id="library", name="Library"))
    model = limits.pop("model", "scripted:70b")
    return await set_up_jarvis(
        hass,
        engine_subentry(server.url, model=model),
        agent_subentry(llm_hass_api=["library"], **limits),
    )


@pytest.mark.parametrize("rounds", [1, 2, 4])
async def test_so_many_rounds_and_one_to_answer(
    base: HomeAssistant, server: ScriptedServer, say: Say, rounds: int
) -> None:
    await limited(base, server, rounds=rounds)
    for n in range(rounds):
        look_up(server, f"word {n}")
    server.reply("That is all I found.", after="tool")
    result = await say("when was the lighthouse built?")
    assert told(result)["model_calls"] == rounds + 1
    assert "tools" not in server.chats[-1].body or not server.chats[-1].body["tools"]


async def test_a_tool_gets_its_seconds(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await limited(base, server, tool_seconds=1)
    server.reply(calls=[("test__silent", {"word": "x"})])
    server.reply("It did not answer.", after="tool")
    await say("when was the lighthouse built?")
    assert "No answer in time" in str(sent_results(server))


async def test_a_result_is_cut_where_the_owner_wants(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await limited(base, server, result_characters=700)
    look_up(server, "lighthouse")
    server.reply("In 1871.", after="tool")
    await say("when was the lighthouse built?")
    [read] = sent_results(server)
    assert len(read) < 1_000
    assert "Paragraph 5" in read
    assert FACT not in read


@pytest.mark.parametrize(("turns", "carried"), [(0, 0), (1, 1), (3, 3)])
async def test_so_many_turns_are_carried(
    base: HomeAssistant, server: ScriptedServer, say: Say, turns: int, carried: int
) -> None:
    await limited(base, server, carried_turns=turns, carried_characters=100)
    here = None
    for n in range(4):
        look_up(server, "short" if n else "lighthouse")
        server.reply("In 1871.", after="tool")
        here = (await say(f"question number {n}?", here)).conversation_id
    server.reply("I could not say.")
    await say("and how tall would it be, I wonder?", here)
    results = sent_results(server)
    assert len(results) == carried
    assert all(len(one) <= 250 for one in results)


async def test_a_note_is_as_long_as_the_owner_wants(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await limited(
        base, server, model="scripted:4b", digest_results="on", note_characters=120
    )
    look_up(server, "lighthouse")
    server.reply(f"According to it, {ARTICLE}", match="when was the lighthouse")
    server.reply("In 1871.", after="tool")
    await say("when was the lighthouse built?")
    [asked] = [c.body for c in server.chats if c.body.get("format")]
    assert "120" in str(asked["format"])
    assert len(sent_results(server)[-1]) <= 120


async def test_a_plan_gets_its_seconds(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    entry = await limited(base, server, planning="on", helper_seconds=1)
    silent = server.reply("too late", stall=0)
    server.reply("They are fine.")
    words = "how do the lamps look and what is the mood of the office"
    assert speech(await say(words)) == "They are fine."
    silent.release()
    [why] = [
        step.facts["why"]
        for trace in house_of(entry).tracer.traces
        for step in trace.steps
        if step.name == "no_plan"
    ]
    assert why == "the plan took too long"


@pytest.mark.parametrize(("count", "tokens"), [(1, 2048), (2, 2048), (4, 2048)])
async def test_so_many_memories(
    base: HomeAssistant, server: ScriptedServer, say: Say, count: int, tokens: int
) -> None:
    entry = await limited(base, server, recall_count=count, recall_tokens=tokens)
    for text in WALKS:
        note = Note(text=f"{text}, by the lighthouse", language="en")
        await house_of(entry).memory.remember(note)
    server.reply("Igor.")
    await say("which harbour bridge by the lighthouse was that of Igor?")
    assert newest_words(server).count("by the lighthouse (") == count


async def test_the_form_shows_todays_values_and_keeps_others(
    base: HomeAssistant, server: ScriptedServer
) -> None:
    entry = await set_up_jarvis(base)
    form = await start(base, entry, SUBENTRY_AGENT)
    inside = {str(k): k for k in fields(form)["advanced"].schema.schema}
    limits = LimitSettings()
    names = LimitSettings.__dataclass_fields__
    assert {n: inside[n].default() for n in names} == {
        n: getattr(limits, n) for n in names
    }
    with pytest.raises(InvalidData):
        await fill(base, form, {"name": "Jarvis", "advanced": {"rounds": 0}})
    form = await start(base, entry, SUBENTRY_AGENT)
    done = await fill(base, form, {"name": "Jarvis", "advanced": {"rounds": 3}})
    assert done["type"] is FlowResultType.CREATE_ENTRY
    assert stored(entry, SUBENTRY_AGENT)["rounds"] == 3
    [agent] = house_of(entry).agents.values()
    assert agent.limits == LimitSettings(rounds=3)
    again = await change(base, entry, SUBENTRY_AGENT)
    inside = {str(k): k for k in fields(again)["advanced"].schema.schema}
    assert inside["rounds"].description["suggested_value"] == 3


def test_what_is_stored_badly_is_bounded() -> None:
    read = LimitSettings.from_data(
        {"rounds": 10_000, "tool_seconds": "soon", "recall_count": True, "carried": 1}
    )
    assert read == LimitSettings(rounds=30)
    assert LimitSettings.from_data({"rounds": 2.0}).rounds == 2
