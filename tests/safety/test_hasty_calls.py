"""A command that a model calls for somebody who only asks."""

from typing import Any

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import Reply, ScriptedServer


async def test_a_question_starts_no_timer_but_may_look_at_one(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    server.replies += [
        Reply(calls=[("jarvis__timer", {"action": "start", "duration": "5 minutes"})]),
        Reply(calls=[("jarvis__timer", {"action": "status"})]),
        Reply(text="Most people like theirs after five."),
    ]
    answer = await say("how long do I set a timer for soft boiled eggs?")
    assert "after five" in speech(answer)
    results = [
        str(message["content"])
        for message in server.chats[-1].body["messages"]
        if message["role"] == "tool"
    ]
    assert "only asked" in results[0]
    assert "only asked" not in results[1]


@pytest.mark.parametrize(
    ("said", "call", "lie"),
    [
        (
            "in the old house the desk lamp was always on",
            ("intent__HassTurnOn", {"name": "Desk Lamp"}),
            "There, the desk lamp is lit.",
        ),
        (
            "is the dishwasher loud at night?",
            ("intent__HassTurnOn", {"name": "Dishwasher"}),
            "The dishwasher is running now.",
        ),
    ],
)
async def test_what_was_refused_is_not_told_as_done(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    call: tuple[str, dict[str, Any]],
    lie: str,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    server.replies += [Reply(calls=[call]), Reply(text=lie), Reply(text=lie)]
    assert lie not in speech(await say(said))
    server.replies.clear()


async def test_another_thing_is_not_told_to_run(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    lie = "The dishwasher is running now."
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    server.replies += [
        Reply(calls=[("intent__HassTurnOn", {"name": "Coffee Machine"})]),
        Reply(text=lie),
        Reply(text=lie),
    ]
    assert lie not in speech(await say("start the dishes"))
    server.replies.clear()
