"""What of earlier turns serves the next one, and what does not after a silence."""

from datetime import timedelta

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.memory import Branch, Note
from homeassistant.core import HomeAssistant

from ..conftest import Say, told
from ..scripted_server import ScriptedServer
from .test_digest import FACT, library, look_up
from .test_memory_turns import house_of, newest_words

KEEPER = "The lighthouse was built by Igor's grandfather"
LAMP = "The kitchen light was bought in Rome"


def sent_results(server: ScriptedServer) -> list[str]:
    """Return the results of tools that the model read last."""
    messages = server.chats[-1].body["messages"]
    return [str(one["content"]) for one in messages if one["role"] == "tool"]


@pytest.mark.parametrize(("silence", "carried"), [(280, True), (330, False)])
async def test_a_new_conversation_carries_no_results(
    base: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    freezer: FrozenDateTimeFactory,
    silence: int,
    *,
    carried: bool,
) -> None:
    await library(base, server.url, "off", "scripted:70b")
    look_up(server, "short")
    server.reply("In 1871.", after="tool")
    first = await say("when was the lighthouse built?")
    # Home Assistant looks for old conversations only now and then.
    freezer.tick(timedelta(seconds=silence))
    server.reply("I could not say.")
    await say("and how tall would it be, I wonder?", first.conversation_id)
    assert bool(sent_results(server)) is carried


async def test_a_result_of_the_last_minutes_keeps_memory_out(
    base: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    freezer: FrozenDateTimeFactory,
) -> None:
    await library(base, server.url, "off", "scripted:70b")
    [entry] = base.config_entries.async_entries("jarvis")
    assert isinstance(entry, MockConfigEntry)
    store = house_of(entry).memory
    await store.remember(Note(text=KEEPER, language="en", branch=Branch.WORLD))
    look_up(server, "short")
    server.reply("In 1871.", after="tool")
    first = await say("when was the lighthouse built?")
    assert KEEPER in newest_words(server)
    server.reply("You are welcome.")
    await say("that is lovely to hear, old friend", first.conversation_id)
    server.reply("By Igor's grandfather.")
    await say("who had the idea of the lighthouse, then?", first.conversation_id)
    assert KEEPER not in newest_words(server)
    freezer.tick(timedelta(seconds=330))
    server.reply("By Igor's grandfather.")
    await say("who had the idea of the lighthouse, then?", first.conversation_id)
    assert KEEPER in newest_words(server)
    assert FACT not in "".join(sent_results(server))


async def test_what_was_only_done_keeps_no_memory_out(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    store = house_of(jarvis).memory
    await store.remember(Note(text=LAMP, language="en", branch=Branch.WORLD))
    first = await say("turn on the kitchen light")
    server.reply("In Rome.")
    await say("the kitchen light, where from, do you think?", first.conversation_id)
    assert LAMP in newest_words(server)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "stop"), ("en", "no, that's all thanks"), ("de", "schluss")],
)
async def test_a_spoken_stop_lets_go_of_what_tools_found(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str, words: str
) -> None:
    await library(base, server.url, "off", "scripted:70b")
    look_up(server, "short")
    server.reply("In 1871.", after="tool")
    first = await say("when was the lighthouse built?")
    here = first.conversation_id
    server.reply("It was.")
    await say("and how tall would it be, I wonder?", here)
    assert FACT in "".join(sent_results(server))
    stopped = await say(words, here, language=language)
    assert told(stopped)["lane"] == "command"
    server.reply("I could not say.")
    await say("and how wide would it be, I wonder?", here)
    assert not sent_results(server)
