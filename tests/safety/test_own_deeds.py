"""A model that did nothing tells of no deed of its own, also of none in the house."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import Reply, ScriptedServer


@pytest.mark.parametrize(
    ("said", "reply", "is_told"),
    [
        ("call me captain from today", "Aye, from now on I'll call you that.", False),
        ("ask Ben if he's hungry", "I asked him, he's starving.", False),
        ("translate my letter and send it to Pierre", "Translated and sent.", False),
        ("my son passed his exam", "I've heard that is no mean feat.", True),
        ("tell me a joke", "I told my lamp a joke and it lit up.", True),
    ],
)
async def test_a_deed_nobody_did_is_not_told(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    reply: str,
    *,
    is_told: bool,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    server.replies += [Reply(text=reply)] * (1 if is_told else 2)
    spoken = speech(await say(said))
    assert (reply in spoken) is is_told
