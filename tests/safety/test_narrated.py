"""What is only told makes no model act; a wish beside it does."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import ScriptedServer


@pytest.mark.parametrize(
    ("said", "tool", "acted"),
    [
        ("the kids played with the reading lamp", "intent__HassTurnOn", False),
        ("I'm done cooking, turn on the reading lamp", "intent__HassTurnOn", True),
    ],
)
async def test_a_model_that_calls_at_once(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    tool: str,
    *,
    acted: bool,
) -> None:
    agent = agent_subentry(fast_lane=False)
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent)
    server.reply(calls=[(tool, {"name": "Reading Lamp"})])
    server.reply("Nothing more.", repeat=True)
    await say(said)
    assert demo_house.states.is_state("light.reading_lamp", "on") is acted
