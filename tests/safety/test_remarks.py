"""A remark about a thing is no wish of it; a need, a trouble and a state are."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import Reply, ScriptedServer

# Taken for no wish since replies and acts are weighed by the reader.
GAP = pytest.mark.xfail(reason="refused as no wish", strict=True)


@pytest.mark.parametrize(
    ("said", "tool", "before", "after", "again"),
    [
        ("the desk lamp was a present", "HassTurnOn", "off", "off", 0),
        pytest.param(
            *("the lady on the phone sounds cross", "HassTurnOn", "off", "on", 0),
            marks=GAP,
        ),
        ("keep the desk lamp on", "HassTurnOff", "on", "on", 1),
        pytest.param(
            *("keep the desk lamp off", "HassTurnOff", "on", "off", 0), marks=GAP
        ),
    ],
)
async def test_only_what_a_remark_names_stays_as_it_is(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    tool: str,
    before: str,
    after: str,
    again: int,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    await demo_house.services.async_call(
        "light", f"turn_{before}", {"entity_id": "light.desk_lamp"}, blocking=True
    )
    server.replies += [
        Reply(calls=[(f"intent__{tool}", {"name": "Desk Lamp"})]),
        Reply(text="Beauty is in the eye of the beholder."),
    ]
    # Who wished something is answered by no proverb: the model is asked once more.
    server.replies += [Reply(text="I leave it as it is.")] * again
    await say(said)
    server.replies.clear()
    state = demo_house.states.get("light.desk_lamp")
    assert state is not None
    assert state.state == after
