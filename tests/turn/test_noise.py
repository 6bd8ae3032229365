"""What a microphone hears while nobody speaks ends in silence."""

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_capture_events,
)

from custom_components.jarvis.safety.echoes import is_own_answer
from homeassistant.core import HomeAssistant

from ..conftest import Say, speech, told
from ..scripted_server import ScriptedServer
from ..tables import each_row

DESK = {"device_id": None, "satellite_id": "assist_satellite.desk"}
NOBODY = (
    "Thank you for watching!",
    "[Music]",
    "<noise>",
    ">> Good evening from the studio.",
    "NEWS ANCHOR: Good evening.",
    "MAN: Get down, they're coming!",
    "SPRECHER: Und nun zum Wetter.",
    "- Where were you last night? - I already told you, detective.",
    "Stay tuned, we'll be right back after the break.",
    "Vielen Dank für's Zuschauen!",
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


@pytest.mark.parametrize(
    "wish",
    ["desk lamp on", "what time is it", "which lights are on", "is the desk lamp on"],
)
async def test_our_own_answer_heard_back_is_noise(
    hass: HomeAssistant, jarvis: MockConfigEntry, say: Say, wish: str
) -> None:
    """A loudspeaker stands beside the microphone."""
    first = await say(wish, **DESK)
    assert speech(first)
    acted = async_capture_events(hass, "call_service")
    again = await say(speech(first), first.conversation_id, **DESK)
    assert told(again)["lane"] == "silence"
    assert not again.continue_conversation
    assert not acted
    # Somebody who speaks to the house after that is heard.
    third = await say("desk lamp off", first.conversation_id, **DESK)
    assert hass.states.is_state("light.desk_lamp", "off")
    assert speech(third)


async def test_a_question_heard_back_stays_open(
    hass: HomeAssistant, jarvis: MockConfigEntry, say: Say
) -> None:
    asked = await say("unlock the front door", **DESK)
    again = await say(speech(asked), asked.conversation_id, **DESK)
    assert told(again)["lane"] == "silence"
    await say("Yes.", asked.conversation_id, **DESK)
    await hass.async_block_till_done()
    assert hass.states.is_state("lock.front_door", "unlocked")


@each_row(
    ("heard", "answer"),
    [
        ("turned off the hallway light", "Turned off the Hallway Light."),
        ("It is 1:47 p.m.", "It is 1:47 PM."),
        ("Das Licht ist an. Die Tür ist zu", "Gut. Das Licht ist an. Die Tür ist zu."),
        ("Das Licht ist an", "Das Licht ist an. Die Tür ist zu."),
        ("台所の電気をつけました", "台所の電気をつけました。"),
    ],
)
def test_whole_sentences_are_our_own(heard: str, answer: str) -> None:
    assert is_own_answer(heard, answer)


@each_row(
    ("heard", "answer"),
    [
        ("turn off the hallway light", "Turned off the Hallway Light."),
        ("lights off", "You may say: lights off"),
        ("say lights off now", "You may say: lights off now."),
        ("Kitchen Light", "Kitchen Light."),
        ("", ""),
    ],
)
def test_who_repeats_a_part_speaks(heard: str, answer: str) -> None:
    assert not is_own_answer(heard, answer)


def test_a_word_or_two_are_an_echo_where_they_order_nothing() -> None:
    assert is_own_answer("licht eingeschaltet", "Licht eingeschaltet.", ordered=False)
    assert not is_own_answer("licht", "Licht eingeschaltet.", ordered=False)
    assert not is_own_answer("off", "Off.", ordered=True)


async def test_a_short_answer_heard_back_is_silence_and_a_name_is_none(
    demo_house: HomeAssistant, jarvis: MockConfigEntry, say: Say
) -> None:
    first = await say("open the kitchen blind", **DESK)
    again = await say(speech(first), first.conversation_id, **DESK)
    assert (speech(first), told(again)["lane"]) == ("Opening.", "silence")
    lamp = await say("desk lamp off", first.conversation_id, **DESK)
    assert told(lamp)["lane"] != "silence"


async def test_noise_in_a_talk_says_nothing_again(
    jarvis: MockConfigEntry, say: Say
) -> None:
    first = await say("what time is it", **DESK)
    again = await say("[applause]", first.conversation_id, **DESK)
    assert told(again)["lane"] == "silence"
    assert speech(again) == ""
