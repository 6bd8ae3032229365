"""What a model may look up of what the household has told."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech, told
from ..scripted_server import ScriptedServer

LOOK = "jarvis__recall_memory"


async def keep(hass: HomeAssistant, *facts: str) -> None:
    """Let the owner write facts into the memory."""
    for fact in facts:
        await hass.services.async_call(
            "jarvis", "remember", {"text": fact}, blocking=True, return_response=True
        )


@pytest.mark.parametrize(
    ("wanted", "there", "missing"),
    [
        ({"topic": "bin day"}, "The bin day is Tuesday", "shoe"),
        ({}, "shoe size", ""),
        ({"topic": "what did I tell you today"}, "", "unicorn"),
    ],
)
async def test_a_model_gets_what_is_known_as_reference(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    wanted: dict[str, Any],
    there: str,
    missing: str,
) -> None:
    await keep(hass, "The bin day is Tuesday", "My shoe size is 42")
    server.reply(calls=[(LOOK, wanted)])
    server.reply("I cannot make a limerick of it.")

    answer = await say("think hard about what you know and write me a limerick of it")

    result = server.chats[-1].messages[-1]["content"]
    assert speech(answer) == "I cannot make a limerick of it."
    assert "Reference only" in result
    assert there in result
    assert not missing or missing not in result


async def test_a_model_is_told_that_nothing_is_known(
    jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    server.reply(calls=[(LOOK, {"topic": "the unicorn of the neighbours"})])
    server.reply("I know nothing of it.")

    await say("write me a limerick about the unicorn of the neighbours")

    result = server.chats[-1].messages[-1]["content"]
    assert "Reference only" not in result
    assert "know" in result


async def test_a_question_that_tells_is_no_question(
    jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    await say("remember that the party is on Thursday")
    server.reply("I do not know that.")
    answer = await say("the party is on Friday now, right?")
    assert told(answer)["lane"] == "model"


@pytest.mark.parametrize(
    ("language", "fact", "question"),
    [
        ("en", "my daughter Lena is allergic to walnuts", "what is Lena allergic to?"),
        ("en", "my brother Tom works at Siemens", "where does Tom work?"),
        ("en", "my sister's dog is called Rex", "what is the dog called?"),
        ("de", "mein Bruder Tom arbeitet bei Siemens", "wo arbeitet Tom?"),
    ],
)
@pytest.mark.parametrize("engine", [True, False])
async def test_what_is_surely_asked_for_is_answered(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    language: str,
    fact: str,
    question: str,
    *,
    engine: bool,
) -> None:
    """A model is told what memory holds; without one the command answers."""
    engines = [engine_subentry(server.url)] if engine else []
    await set_up_jarvis(demo_house, *engines, agent_subentry())
    told_first = "remember that " if language == "en" else "merk dir, dass "
    await say(told_first + fact, language=language)
    if engine:
        server.reply("I do not know.")
    answer = await say(question, language=language)
    assert told(answer)["model_calls"] == int(engine)
    assert fact in (server.chats[-1].user if engine else speech(answer))


@pytest.mark.parametrize(
    "question",
    [
        "when does Tom work?",
        "how does Tom work?",
        "why does Tom work at Siemens?",
        "what does Tom do at Siemens in winter?",
    ],
)
async def test_what_asks_for_something_else_is_a_models(
    jarvis: MockConfigEntry, server: ScriptedServer, say: Say, question: str
) -> None:
    await say("remember that my brother Tom works at Siemens")
    server.reply("That I could not say.")
    assert told(await say(question))["lane"] == "model"


@pytest.mark.parametrize(
    ("topic", "heard"),
    [("歯医者", "大久保"), ("私の靴のサイズ", "24"), ("楓のペニシリン", "アレルギー")],
)
async def test_what_is_known_of_a_topic_is_told_in_japanese(
    demo_house: HomeAssistant, say: Say, topic: str, heard: str
) -> None:
    await set_up_jarvis(demo_house, agent_subentry())
    for fact in (
        "歯医者は大久保先生だ",
        "私の靴のサイズは24センチだ",
        "楓はペニシリンにアレルギーがある",
    ):
        await say(f"{fact}と覚えて", language="ja")
    answer = await say(f"{topic}のこと、何か覚えてる?", language="ja")
    assert told(answer)["model_calls"] == 0
    assert heard in speech(answer)
