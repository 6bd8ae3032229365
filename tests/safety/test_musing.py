"""What is mused about, or left to others, is not done, whatever the model calls."""

from typing import Any

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import ScriptedServer


@pytest.mark.parametrize(
    ("said", "call", "entity_id"),
    [
        (
            "maybe I should sell the coffee machine",
            ("intent__HassTurnOn", {"name": "Coffee Machine"}),
            "switch.coffee_machine",
        ),
        (
            "the reading lamp goes nicely with the new carpet",
            ("intent__HassTurnOn", {"name": "Reading Lamp"}),
            "light.reading_lamp",
        ),
    ],
)
async def test_what_is_mused_about_is_not_done(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    call: tuple[str, dict[str, Any]],
    entity_id: str,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    server.reply(calls=[call])
    server.reply("Done.", repeat=True)
    said_back = await say(said)
    await demo_house.async_block_till_done()
    assert demo_house.states.is_state(entity_id, "off")
    assert "Done" not in speech(said_back)
    await say("yes", said_back.conversation_id)
    await demo_house.async_block_till_done()
    server.replies.clear()
    asked = speech(said_back).endswith("?")
    assert demo_house.states.is_state(entity_id, "on" if asked else "off")
