"""Forgetting much is asked about first; a little is gone on the word."""

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.memory import Topic, Viewer

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


async def known(entry: MockConfigEntry, topic: str = "") -> int:
    """Count what is known of a topic, else of the one who speaks."""
    keeper = entry.runtime_data.memory
    return int(await keeper.would_forget(Topic(topic, "en"), Viewer(person=None)))


async def tell(say: Say, language: str, most: int = 9) -> str | None:
    """Tell some things about oneself."""
    talk = None
    for text in TOLD[language][:most]:
        talk = (await say(text, talk, language=language)).conversation_id
    return talk


@pytest.mark.parametrize(("language", "forget", "no", "yes"), TALKS)
async def test_much_is_forgotten_only_after_a_yes(
    jarvis: MockConfigEntry, say: Say, language: str, forget: str, no: str, yes: str
) -> None:
    talk = await tell(say, language)
    before = await known(jarvis)
    assert before >= 4
    asked = await say(forget, talk, language=language)
    assert asked.continue_conversation
    assert str(before) in speech(asked)
    await say(no, talk, language=language)
    assert await known(jarvis) == before
    # The yes belonged to the question before.
    await say(forget, talk, language=language)
    done = await say(yes, talk, language=language)
    assert told(done)["model_calls"] == 0
    assert not done.continue_conversation
    assert await known(jarvis) == 0


@pytest.mark.parametrize(("language", "forget", "no", "yes"), TALKS)
async def test_a_little_is_forgotten_on_the_word(
    jarvis: MockConfigEntry, say: Say, language: str, forget: str, no: str, yes: str
) -> None:
    del no, yes
    talk = await tell(say, language, most=2)
    assert not (await say(forget, talk, language=language)).continue_conversation
    assert await known(jarvis) == 0


async def test_a_model_does_not_forget_much_either(
    jarvis: MockConfigEntry, say: Say, server: ScriptedServer
) -> None:
    talk = None
    for name in ("Anna", "Berta", "Clara", "Dora", "Emma"):
        text = f"remember that aunt {name} likes marmalade"
        talk = (await say(text, talk)).conversation_id
    before = await known(jarvis, "marmalade")
    assert before >= 4
    server.reply("", calls=[("jarvis__forget", {"what": "marmalade"})])
    server.reply("As you wish.", repeat=True)
    text = "please get this marmalade business out of your head"
    asked = await say(text, talk)
    assert asked.continue_conversation
    assert await known(jarvis, "marmalade") == before
    await say("yes", talk)
    assert await known(jarvis, "marmalade") == 0
