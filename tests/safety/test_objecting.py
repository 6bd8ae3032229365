"""What is set aside without a verb, marvelled at or made of words moves nothing.

What works and is told to stop its work is ended by that.
"""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import Reply, ScriptedServer


@pytest.mark.parametrize(
    ("said", "tool", "state"),
    [
        ("stop watering the flowers", "Off", "off"),
        ("woe betide anyone who touches the sprinkler", "Off", "on"),
    ],
)
async def test_a_model_is_held_to_it(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    tool: str,
    state: str,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    sprinkler = {"entity_id": "switch.garden_sprinkler"}
    await demo_house.services.async_call("switch", "turn_on", sprinkler, blocking=True)
    server.replies += [
        Reply(calls=[(f"intent__HassTurn{tool}", {"name": "Sprinkler"})]),
        Reply(text="I see, shall I leave it?"),
    ]
    await say(said)
    await demo_house.async_block_till_done()
    assert demo_house.states.is_state("switch.garden_sprinkler", state)
    server.replies.clear()
