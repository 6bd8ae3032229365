"""Whoever orders anything is told when nothing was done; who only chats hears chat."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer

# What is said of things named in full, or of all of a kind, must be so.
LOOKED_UP = {
    "en": (
        ("are we safe in here", "Yes, every door is locked.", True),
        ("can I sleep in peace", "You can: all windows are shut.", True),
        ("are we safe in here", "The back door is not locked.", False),
        ("anything open", "The kitchen window is open.", False),
        ("is it quiet", "No, music is playing in the kitchen.", False),
        ("is Rosie tired", "She is docked.", False),
        ("who opened the canal", "It was opened in November 1869.", False),
        ("how do I descale it", "Fill it and switch the machine on.", False),
    ),
    "de": (
        ("sind wir hier sicher", "Ja, alle Türen sind verriegelt.", True),
        ("kann ich ruhig schlafen", "Ja, alle Fenster sind zu.", True),
        ("sind wir hier sicher", "Die Hintertür ist nicht verriegelt.", False),
        ("ist was offen", "Das Küchenfenster ist offen.", False),
        ("ist es ruhig", "Nein, in der Küche spielt Musik.", False),
        ("wie entkalke ich sie", "Füll sie und schalte die Maschine an.", False),
    ),
}


@pytest.mark.parametrize("language", LOOKED_UP)
async def test_what_can_be_looked_up(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str
) -> None:
    await furnish_demo_house(base, language)
    engine, agent = engine_subentry(server.url), agent_subentry(fast_lane=False)
    await set_up_jarvis(base, engine, agent)
    server.strict = False
    wrong = []
    for said, reply, held in LOOKED_UP[language]:
        server.replies.clear()
        server.reply(reply, repeat=True)
        heard = speech(await say(said, language=language))
        if (reply not in heard) is not held:
            wrong.append((said, reply, heard))
    server.replies.clear()
    assert wrong == [], wrong
