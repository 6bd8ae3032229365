"""Few words without a verb wish when they say how something is to be, and only then."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import Reply, ScriptedServer

# The model's call is weighed by the reader, to which this is a wish.
GAP = pytest.mark.xfail(reason="read as a wish", strict=True)


@pytest.mark.parametrize(
    ("said", "moved"),
    [
        pytest.param(*("and the desk lamp, new or second-hand", False), marks=GAP),
        ("do whack the desk lamp on for us", True),
    ],
)
async def test_a_hasty_model_moves_what_is_wanted(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    *,
    moved: bool,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    call = ("intent__HassTurnOn", {"name": "Desk Lamp"})
    server.replies += [Reply(calls=[call]), Reply(text="Okay.")]
    answer = speech(await say(said))
    assert demo_house.states.is_state("light.desk_lamp", "on") is moved
    assert answer.endswith("?") is not moved
    server.replies.clear()
