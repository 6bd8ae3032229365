"""Who forbids or only supposes something risky is not asked whether to do it."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import ScriptedServer


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("my good man, nobody should ever unlock the front door", False),
        ("my good man, be so kind and free the front door lock", True),
    ],
)
async def test_no_question_stands_in_the_room_for_it(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    text: str,
    *,
    asks: bool,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    server.reply("", calls=[("intent__HassTurnOff", {"name": "Front Door"})])
    server.reply("As you say.", repeat=True)
    assert (await say(text)).continue_conversation is asks
    server.replies.clear()
