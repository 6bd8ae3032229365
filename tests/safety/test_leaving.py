"""What is put off, related or hoped wishes nothing; what is implied is wished."""

from typing import Any

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import Reply, ScriptedServer


@pytest.mark.parametrize(
    ("said", "state"),
    [
        ("the coffee machine can wait till tomorrow", "off"),
        ("nobody has switched the coffee machine on yet", "on"),
    ],
)
async def test_a_greedy_model_is_held_to_it(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    state: str,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    machine: dict[str, Any] = {"name": "Coffee Machine"}
    server.replies += [
        Reply(calls=[("intent__HassTurnOn", machine)]),
        Reply(text="I see, shall I leave it?"),
    ]
    await say(said)
    await demo_house.async_block_till_done()
    assert demo_house.states.is_state("switch.coffee_machine", state)
    server.replies.clear()
