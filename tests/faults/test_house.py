"""The house changes under a turn: what was meant is met, or refused."""

import asyncio

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er

from ..conftest import Say, agent_subentry, set_up_jarvis, speech, told
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer


def results(server: ScriptedServer) -> list[str]:
    """Return what the model was told about its calls."""
    return [m["content"] for m in server.chats[-1].messages if m["role"] == "tool"]


async def test_renamed_between_prompt_and_call(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    reply = server.reply(calls=[("intent__HassTurnOn", {"name": "Desk Lamp"})], stall=0)
    server.reply("There.")
    turn = asyncio.create_task(say("some light on my papers"))
    await reply.arrived.wait()
    er.async_get(hass).async_update_entity("light.desk_lamp", name="Green Lamp")
    await asyncio.sleep(0)
    reply.release()
    assert speech(await turn) == "There."
    state = hass.states.get("light.desk_lamp")
    assert state is not None
    assert state.state == "on"
    result = await say("turn off the green lamp")
    assert told(result)["model_calls"] == 0
    state = hass.states.get("light.desk_lamp")
    assert state is not None
    assert state.state == "off"


async def test_removed_between_prompt_and_call(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    jarvis.runtime_data.interpreter.acts = False
    reply = server.reply(calls=[("intent__HassTurnOn", {"name": "Desk Lamp"})], stall=0)
    server.reply("I could not find the lamp.")
    turn = asyncio.create_task(say("some light on my papers"))
    await reply.arrived.wait()
    er.async_get(hass).async_remove("light.desk_lamp")
    await asyncio.sleep(0)
    reply.release()
    assert speech(await turn) == "I could not find the lamp."
    assert "error" in results(server)[0]


@pytest.mark.parametrize(
    ("language", "text", "why"),
    [
        ("en", "when was the back door last opened?", "recorder"),
        ("en", "how often was the front door unlocked yesterday?", "recorder"),
        ("de", "Wann war das Küchenlicht zuletzt an?", "Aufzeichnung"),
    ],
)
async def test_without_the_recorder_nothing_is_known_of_the_past(
    hass: HomeAssistant,
    base: HomeAssistant,
    say: Say,
    language: str,
    text: str,
    why: str,
) -> None:
    await furnish_demo_house(base, language)
    await set_up_jarvis(base, agent_subentry())
    assert "recorder" not in hass.config.components
    result = await say(text, language=language)
    assert told(result)["model_calls"] == 0
    assert why in speech(result)
    # What is so now needs no past.
    wish = {"en": "turn off the desk lamp", "de": "schalte das Garagenlicht aus"}
    lamp = {"en": "light.desk_lamp", "de": "light.garage_light"}
    await say(wish[language], language=language)
    assert hass.states.is_state(lamp[language], "off")


async def test_what_a_model_reads_of_a_past_that_nobody_keeps(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    asked = {"question": "last", "entity": "Back Door", "event": "opened"}
    server.reply(calls=[("jarvis__house_history", asked)])
    server.reply("I cannot know, sir: nobody keeps the past here.")
    answer = await say("I wonder when they last went through the back door, old chap")
    assert "nobody keeps" in speech(answer)
    assert "no_recorder" in results(server)[0]


async def test_many_of_one_name(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    server.reply("Fine.")
    await say("and what do you make of it all, old boy")
    before = len(server.chats[-1].raw)
    registry = er.async_get(hass)
    for number in range(300):
        entry = registry.async_get_or_create(
            "light", "test", f"{number}", original_name="Lamp"
        )
        hass.states.async_set(entry.entity_id, "off", {"friendly_name": "Lamp"})
    await hass.async_block_till_done()
    result = await say("turn on the lamp")
    assert result.continue_conversation
    assert told(result)["model_calls"] == 0
    server.reply("Which of them?")
    await say("and what do you make of it all, old boy")
    assert len(server.chats[-1].raw) < 1.1 * before
