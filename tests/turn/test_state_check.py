"""States that a reply tells of things are compared with the house."""

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.core import HomeAssistant

from ..conftest import Say, speech
from ..scripted_server import Reply, ScriptedServer


# In the demo house the living room light, the hallway light and the night light are
# on, both blinds open, the kitchen window open, and the back door is not locked.
@pytest.mark.parametrize(
    ("said", "reply", "so"),
    [
        pytest.param(
            "what about the lights",
            "There are seven lights on.",
            False,
            marks=pytest.mark.xfail(reason="numbers are not counted", strict=True),
        ),
        ("what about the lights", "There are three lights on.", True),
        ("what about the blinds", "Every single blind is down.", False),
        ("what about the windows", "Only the kitchen window is open.", True),
        ("what about the windows", "Only the nursery window is open.", False),
        (
            "what about the windows",
            "All the windows are closed except the kitchen window.",
            True,
        ),
        (
            "is our little one sleeping in an icebox",
            "The nursery window was left open, I'm afraid.",
            False,
        ),
        (
            "which rooms are being heated to 25 degrees",
            "The bedroom and the bathroom are being heated to 25 degrees.",
            False,
        ),
        # Whoever only asks is told what a model knows; of the door it tells no state.
        ("where is the spare key", "It hangs beside the back door.", True),
        # Of the world, or of what would be best.
        (
            "is the bakery open on Sundays",
            "The bakery is open on Sundays until eleven.",
            True,
        ),
    ],
)
async def test_spoken_as_it_is(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    *,
    said: str,
    reply: str,
    so: bool,
) -> None:
    server.strict, server.default = False, Reply(text=reply, repeat=True)
    heard = speech(await say(said))
    assert (heard == reply) is so
