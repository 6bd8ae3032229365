"""What a microphone hears while nobody speaks ends in silence."""

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_capture_events,
)

from homeassistant.core import HomeAssistant

from ..conftest import Say, speech, told
from ..scripted_server import ScriptedServer

DESK = {"device_id": None, "satellite_id": "assist_satellite.desk"}
NOBODY = (
    "Thank you for watching!",
    "[Music]",
    "♪♪♪",
    "Untertitel der Amara.org-Community",
    "you you you you you",
    "...",
)


@pytest.mark.parametrize("heard", NOBODY)
async def test_noise_does_nothing_and_says_nothing(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    heard: str,
) -> None:
    acted = async_capture_events(hass, "call_service")
    result = await say(heard, **DESK)
    assert speech(result) == ""
    assert not result.continue_conversation
    assert told(result)["lane"] == "silence"
    assert not server.chats
    assert not acted


async def test_what_is_typed_is_never_noise(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    server.reply("You are welcome.")
    assert speech(await say(NOBODY[0])) == "You are welcome."


async def test_noise_leaves_a_question_open(
    hass: HomeAssistant, jarvis: MockConfigEntry, say: Say
) -> None:
    """The television talks while somebody thinks about the answer."""
    asked = await say("turn on the lamp", **DESK)
    assert asked.continue_conversation
    result = await say("the desk lamp", asked.conversation_id, **DESK)
    assert speech(result)
    state = hass.states.get("light.desk_lamp")
    assert state is not None
    assert state.state == "on"


@pytest.mark.parametrize("heard", ["desk lamp on", "lights off", "stop", "louder"])
async def test_a_short_command_is_heard(
    hass: HomeAssistant, jarvis: MockConfigEntry, say: Say, heard: str
) -> None:
    result = await say(heard, **DESK)
    assert speech(result)
    assert told(result)["lane"] != "silence"
