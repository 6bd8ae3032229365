"""An answer about the house is what the states show, with a look or without one."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import Reply, ScriptedServer

LOOK: tuple[str, dict[str, str]] = ("intent__GetLiveContext", {})
WARM = "how warm is it in the living room"
AIR = "what is the air like in the office"
# (what is asked, what is not so, what is)
ROWS = [
    (WARM, "It is 25 degrees in the living room.", "It is 20.5 degrees."),
    (WARM, "The living room has 23.5 degrees.", "The living room has 20.5 degrees."),
    (AIR, "The office is at 1200 ppm.", "The office is at 640 ppm."),
    (
        "is the back door locked",
        "I can confirm that the back door is locked.",
        "I can confirm that the back door is unlocked.",
    ),
    (
        "is the music in the kitchen still playing",
        "The kitchen speaker is paused.",
        "The kitchen speaker is playing.",
    ),
]


@pytest.mark.parametrize("looks", [False, True], ids=["blind", "looked"])
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1])
async def test_only_what_the_states_show_is_answered(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    row: tuple[str, str, str],
    *,
    looks: bool,
) -> None:
    asked, false, true = row
    await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry(fast_lane=False)
    )
    for words, told in ((false, False), (true, True)):
        look = [Reply(calls=[LOOK])] if looks else []
        server.replies[:] = [*look, Reply(text=words), Reply(text=words)]
        assert (words in speech(await say(asked))) is told
        server.replies.clear()
