"""Who is told something may say to bear it in mind, where it will be kept."""

import pytest

from custom_components.jarvis.safety.sentences.minding import without_minding
from homeassistant.core import HomeAssistant

from ..conftest import (
    Say,
    agent_subentry,
    engine_subentry,
    memory_subentry,
    set_up_jarvis,
    speech,
)
from ..scripted_server import ScriptedServer
from .test_deeds import HONEST

TOLD = (
    ("my sister moved to Leeds", "I'll remember that."),
    ("by the way, the cleaner comes on Thursdays now", "Duly noted, sir."),
    ("I've been meaning to tell you I'm off meat these days", "Noted."),
    ("my sister moved to Leeds", "Noted, your sister moved to Leeds."),
    ("Tom's new phone number ends in 42", "Got it, I'll remember that it ends in 42."),
)
WISHED = (
    ("my sister moved to Leeds", "Noted, I've turned off the lights."),
    ("the desk lamp is too bright", "I'll remember that."),
    ("I need to call mum at five", "Noted."),
    ("put the bins on the agenda for Friday, old chap", "I'll remember that."),
)


async def _said(
    house: HomeAssistant, server: ScriptedServer, say: Say, wish: str, reply: str
) -> str:
    await set_up_jarvis(
        house, engine_subentry(server.url), agent_subentry(), memory_subentry()
    )
    server.reply(reply)
    server.reply(reply)
    heard = speech(await say(wish))
    server.replies.clear()
    return heard


@pytest.mark.parametrize(("told", "reply"), TOLD)
async def test_what_is_told_is_borne_in_mind(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say, told: str, reply: str
) -> None:
    assert await _said(demo_house, server, say, told, reply) == reply


@pytest.mark.parametrize(("wish", "reply"), WISHED)
async def test_a_wish_is_not_fulfilled_by_bearing_it_in_mind(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say, wish: str, reply: str
) -> None:
    assert (await _said(demo_house, server, say, wish, reply)).startswith(HONEST)


async def test_without_a_memory_nothing_is_borne_in_mind(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    agent = agent_subentry(memory=False)
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent)
    server.reply("I'll remember that.")
    server.reply("I'll remember that.")
    assert speech(await say("my sister moved to Leeds")).startswith(HONEST)


@pytest.mark.parametrize(
    ("sentence", "language", "rest"),
    [
        ("Noted.", "en", ""),
        ("Got it, I'll keep that in mind, sir.", "en", ""),
        ("I'll remember that and turn off the lamp.", "en", None),
        ("Noted, the lamp is off.", "en", "the lamp is off."),
        ("Das merke ich mir.", "de", ""),
        ("Alles klar, notiert.", "de", ""),
        ("Ich merke mir, dass die Lampe aus ist.", "de", "dass die Lampe aus ist."),
        ("C'est noté.", "fr", ""),
        ("Tomo nota.", "es", ""),
        ("Me lo ricorderò.", "it", ""),
        ("Ik zal het onthouden.", "nl", ""),
        ("Noted down the milk for you.", "en", None),
    ],
)
def test_what_is_left_of_a_sentence(
    sentence: str, language: str, rest: str | None
) -> None:
    found = without_minding(sentence, language)
    if rest is None:
        assert found
    else:
        assert found.rstrip(".") == rest.rstrip(".")
