"""What of the long memory a model is given: planned, digested, attributed, or none."""

import json

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.memory import Branch, Kind, Note, Source
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech, told
from ..scripted_server import ScriptedServer
from .test_memory_turns import house_of, newest_words

SMALL = "scripted:3b"
WALKS = (
    "Igor painted the harbour bridge in oil",
    "Aunt Marta was married on the bridge at the harbour",
    "The harbour has a bridge that ships can pass",
    "Igor dislikes the wind at the harbour",
    "Behind the bridge Igor met a fisherman",
)
QUESTION = "which bridge should I show Igor at the harbour?"


async def harbour(
    hass: HomeAssistant, server: ScriptedServer, *, model: str = SMALL
) -> MockConfigEntry:
    """Set up Jarvis with much to recall about one thing."""
    entry = await set_up_jarvis(
        hass, engine_subentry(server.url, model=model), agent_subentry(planning="off")
    )
    store = house_of(entry).memory
    for walk in WALKS:
        text = f"{walk}, {'very much so, ' * 25}"
        await store.remember(Note(text=text, language="en", branch=Branch.WORLD))
    return entry


async def test_a_small_model_reads_a_note_instead_of_much_material(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await harbour(demo_house, server)
    server.reply(json.dumps({"note": "Igor liked bridge 3 best."}))
    server.reply("Bridge three.")
    result = await say(QUESTION)
    assert speech(result) == "Bridge three."
    assert told(result)["model_calls"] == 2
    assert "Igor liked bridge 3 best." in newest_words(server)
    assert "very much so" not in newest_words(server)


async def test_the_same_question_is_digested_once_in_a_conversation(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await harbour(demo_house, server)
    server.reply(json.dumps({"note": "Igor liked bridge 3 best."}))
    server.reply("Bridge three.")
    first = await say(QUESTION)
    server.reply("Still bridge three.")
    again = await say(QUESTION, first.conversation_id)
    assert told(again)["model_calls"] == 1
    assert "Igor liked bridge 3 best." in newest_words(server)


@pytest.mark.parametrize(
    "reply",
    [
        {"status": 500, "error": "out of notes"},
        {"text": "I would rather not."},
        {"text": '{"note": 7}'},
        {"text": json.dumps({"note": "bridge " * 4_000})},
    ],
)
async def test_what_cannot_be_digested_is_given_as_it_is(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    reply: dict[str, object],
) -> None:
    await harbour(demo_house, server)
    server.load({"replies": [reply, {"text": "Any of them."}]})
    result = await say(QUESTION)
    assert speech(result) == "Any of them."
    assert "bridge" in newest_words(server)


async def test_material_that_helps_nothing_is_left_out(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await harbour(demo_house, server)
    server.reply(json.dumps({"note": "NONE"}))
    server.reply("Any of them.")
    await say(QUESTION)
    assert "earlier conversations" not in newest_words(server)


async def test_a_plan_names_what_is_looked_for_in_the_memory(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    entry = await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry(planning="on")
    )
    store = house_of(entry).memory
    await store.remember(Note(text="Igor is afraid of heights", language="en"))
    plan = {
        "steps": [
            {"tool": "search_memory", "arguments": {"query": "Igor heights"}},
            {"tool": "reply", "arguments": {}},
        ]
    }
    server.reply(json.dumps(plan))
    server.reply("I may not do that.")
    await say("make it gloomy where I cook and read me the mood of the office")
    assert "afraid of heights" in newest_words(server)


async def test_a_plan_without_memory_keeps_it_out_of_the_prompt(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    entry = await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry(planning="on")
    )
    note = Note(
        text="Our guest Igor has a slow mood",
        language="en",
        kind=Kind.SAID,
        branch=None,
    )
    await house_of(entry).memory.write_diary(note)
    server.reply(json.dumps({"steps": [{"tool": "reply", "arguments": {}}]}))
    server.reply("I may not do that.")
    await say("make it gloomy where I cook and read me the mood of our guest Igor")
    assert "slow mood" not in newest_words(server)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ('{"steps": []}', "no plan in the answer"),
        ("<think>nothing to do</think>", "no plan in the answer"),
        ("I shall make it gloomy and then think of Igor.", "prose instead of a plan"),
        ("1. Find out the mood\n2. Reply to the user", "prose instead of a plan"),
        ("Remember that Igor is moody.", "prose instead of a plan"),
    ],
)
async def test_what_is_no_plan_leaves_the_memory_on(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    answer: str,
    why: str,
) -> None:
    entry = await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry(planning="on")
    )
    note = Note(text="Our guest Igor has a slow mood", language="en")
    await house_of(entry).memory.remember(note)
    server.reply(answer)
    server.reply("I may not do that.")
    said = await say(
        "make it gloomy where I cook and read me the mood of our guest Igor"
    )
    assert "slow mood" in newest_words(server)
    trace = house_of(entry).tracer.traces[-1]
    assert [s.facts["why"] for s in trace.steps if s.name == "no_plan"] == [why]
    assert told(said)["model_calls"] == 2


@pytest.mark.parametrize(
    ("note", "where"),
    [
        (Note(text="Igor came by boat", language="en"), "said at home"),
        (
            Note(
                text="Igor came by boat",
                language="en",
                kind=Kind.SAID,
                branch=None,
                source=Source(speaker="somebody"),
            ),
            "said by another user",
        ),
        (
            Note(
                text="Igor came by boat and left by train",
                language="en",
                kind=Kind.SUMMARY,
                branch=None,
            ),
            "summary of that day",
        ),
    ],
)
async def test_a_model_is_told_where_a_memory_comes_from(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    note: Note,
    where: str,
) -> None:
    store = house_of(jarvis).memory
    await (store.remember(note) if note.kind is Kind.FACT else store.write_diary(note))
    server.reply("By boat.")
    await say("how did Igor come here, do you think?")
    assert "Igor came by boat" in newest_words(server)
    assert where in newest_words(server)


async def test_a_memory_that_breaks_costs_no_answer(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
) -> None:
    store = house_of(jarvis).memory
    await store.remember(Note(text="Igor came by boat", language="en"))

    await store.write(lambda c: c.execute("ALTER TABLE memory RENAME TO elsewhere"))
    server.reply("I cannot say.")
    result = await say("how did Igor come here, do you think?")
    assert speech(result) == "I cannot say."
