"""What is left to others, to oneself or to chance is asked back, not done."""

from typing import Any

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import Reply, ScriptedServer


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
@pytest.mark.parametrize(("answer", "state"), [("yes", "on"), ("no", "off")])
async def test_what_may_be_meant_is_asked_back(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    call: tuple[str, dict[str, Any]],
    entity_id: str,
    answer: str,
    state: str,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    server.replies += [Reply(calls=[call]), Reply(text="Done.")]
    asked = await say(said)
    assert speech(asked).endswith("?")
    assert asked.continue_conversation
    assert demo_house.states.is_state(entity_id, "off")
    server.replies.clear()
    await say(answer, asked.conversation_id)
    await demo_house.async_block_till_done()
    assert demo_house.states.is_state(entity_id, state)


async def test_a_timer_of_others_is_asked_back(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    server.replies += [
        Reply(calls=[("jarvis__timer", {"action": "start", "duration": "5 minutes"})]),
        Reply(text="Done."),
    ]
    asked = await say("my colleague wants to set her timer to five minutes")
    assert speech(asked).endswith("?")
    server.replies.clear()
