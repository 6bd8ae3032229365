"""Forgetting asks where several things are meant; what is gone is gone everywhere."""

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.memory import Kind, Page

from ..conftest import Say, speech, told
from ..scripted_server import ScriptedServer

TOLD = {
    "en": (
        "remember that my shoe size is 43",
        "remember that my favourite colour is green",
        "remember that my sister is called Clara",
        "remember that my car is a blue Volvo",
        "remember that I am allergic to nuts",
    ),
    "de": (
        "Merk dir, dass meine Schuhgröße 43 ist",
        "Merk dir, dass meine Lieblingsfarbe Grün ist",
        "Merk dir, dass meine Schwester Clara heißt",
        "Merk dir, dass mein Auto ein blauer Volvo ist",
        "Merk dir, dass ich gegen Nüsse allergisch bin",
    ),
}
TALKS = [
    ("en", "forget everything about me", "no", "yes"),
    ("de", "Vergiss alles über mich", "nein", "ja"),
]


async def rows(entry: MockConfigEntry) -> list[str]:
    """Return the words of every row."""
    store = entry.runtime_data.memory
    return [one.text for one in await store.browse(Page(retired=True))]


async def tell(say: Say, language: str) -> str | None:
    """Tell some things about oneself."""
    talk = None
    for text in TOLD[language]:
        talk = (await say(text, talk, language=language)).conversation_id
    return talk


@pytest.mark.parametrize(("language", "forget", "no", "yes"), TALKS)
async def test_all_is_forgotten_only_after_a_yes(
    jarvis: MockConfigEntry, say: Say, language: str, forget: str, no: str, yes: str
) -> None:
    talk = await tell(say, language)
    before = await rows(jarvis)
    asked = await say(forget, talk, language=language)
    assert asked.continue_conversation
    assert "5" in speech(asked)
    await say(no, talk, language=language)
    assert await rows(jarvis) == before
    await say(forget, talk, language=language)
    await say(yes, talk, language=language)
    assert await rows(jarvis) == []


@pytest.mark.parametrize(
    ("language", "forget", "secret"),
    [
        ("en", "forget my shoe size", "43"),
        ("en", "Please forget what I told you about my sister.", "Clara"),
        ("de", "Vergiss, was ich dir über mein Auto erzählt habe", "Volvo"),
        ("de", "Vergiss bitte meine Schuhgröße.", "43"),
    ],
)
async def test_a_topic_is_gone_and_not_said_again(
    jarvis: MockConfigEntry, say: Say, language: str, forget: str, secret: str
) -> None:
    await tell(say, language)
    gone = await say(forget, "later", language=language)
    assert told(gone)["lane"] == "command"
    assert secret not in speech(gone)
    left = await rows(jarvis)
    assert not any(secret in one for one in left)
    assert len(left) == 8


PLUMBER = (
    "remember that the plumber wants 900 for the boiler",
    "remember that the plumber wants 300 for the sink",
)


@pytest.mark.parametrize(
    ("answer", "left"), [("the first one", 1), ("both", 0), ("neither", 2)]
)
async def test_of_several_matters_it_is_asked_which(
    jarvis: MockConfigEntry, say: Say, answer: str, left: int
) -> None:
    for text in PLUMBER:
        await say(text, "before")
    asked = await say("forget what the plumber wants", "now")
    assert asked.continue_conversation
    assert "boiler" in speech(asked)
    assert "sink" in speech(asked)
    await say(answer, "now")
    store = jarvis.runtime_data.memory
    assert len(await store.browse(Page(kind=Kind.FACT))) == left


async def test_forget_that_is_what_was_just_kept(
    jarvis: MockConfigEntry, say: Say
) -> None:
    talk = (await say("remember that my shoe size is 43")).conversation_id
    assert "43" not in speech(await say("forget that", talk))
    assert await rows(jarvis) == []


async def test_what_nobody_told_cannot_be_forgotten(
    jarvis: MockConfigEntry, say: Say
) -> None:
    await tell(say, "en")
    answer = await say("forget what I told you about the unicorn", "later")
    assert speech(answer) == "I know nothing about that."
    assert len(await rows(jarvis)) == 10


async def test_a_model_that_forgets_is_asked_which(
    jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    for text in PLUMBER:
        await say(text, "before")
    server.reply(calls=[("jarvis__forget", {"what": "plumber"})])
    server.reply("Which of the two shall I forget?")
    await say("could you kindly no longer think of the plumber and his prices", "now")
    result = server.chats[-1].messages[-1]["content"]
    assert "boiler" in result
    assert "sink" in result
    store = jarvis.runtime_data.memory
    assert len(await store.browse(Page(kind=Kind.FACT))) == 2


async def test_what_a_model_was_shown_is_not_forgotten_by_the_way(
    jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    await tell(say, "en")
    before = await rows(jarvis)
    server.reply("Blue suits you.", repeat=True)
    talk = (await say("what would go with my colour and my shoe size?")).conversation_id
    await say("oh, forget that", talk)
    left = await rows(jarvis)
    assert set(before) <= set(left)


async def test_of_several_that_were_told_it_is_asked_which(
    jarvis: MockConfigEntry, say: Say
) -> None:
    await tell(say, "en")
    talk = (await say("what do you know about me")).conversation_id
    asked = await say("forget that", talk)
    assert asked.continue_conversation
    assert len(await rows(jarvis)) == 10


async def test_a_model_forgets_no_person(
    jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    await say("remember that my shoe size is 43", "before")
    server.reply(calls=[("jarvis__forget", {"what": "", "scope": "all"})])
    server.reply("I could not.")
    await say("tell me a joke about a cobbler, my dear friend", "now")
    assert "my shoe size is 43" in await rows(jarvis)


async def test_a_diary_without_facts_is_not_emptied_on_the_word(
    jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    server.reply("I see.", repeat=True)
    for number in range(6):
        await say(f"aunt {number} has bought a new boat, you know", f"talk {number}")
    # What was said is written beside the turn.
    await jarvis.runtime_data.memory.settle()
    before = await rows(jarvis)
    assert sum("boat" in one for one in before) == 6
    asked = await say("forget everything about me", "end")
    assert asked.continue_conversation
    assert sum("boat" in one for one in await rows(jarvis)) == 6
