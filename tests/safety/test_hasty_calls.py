"""A command that a model calls for somebody who only asks."""

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
