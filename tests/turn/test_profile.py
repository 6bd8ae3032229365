"""An agent that follows topics lets the fitting one answer, and stays with it."""

from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.config_entries import ConfigSubentryData
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import ScriptedServer


def _cook() -> ConfigSubentryData:
    return ConfigSubentryData(
        subentry_type="agent",
        title="Cook",
        unique_id=None,
        data={
            "llm_hass_api": ["assist"],
            "prompt": "You know every recipe.",
            "topics": "cooking, recipes, soup, dinner",
            "tools_only": ["timer", "convert"],
        },
    )


def _system(server: ScriptedServer) -> str:
    return str(server.chats[-1].body["messages"][0]["content"])


async def _house(hass: HomeAssistant, server: ScriptedServer) -> MockConfigEntry:
    return await set_up_jarvis(
        hass,
        engine_subentry(server.url),
        agent_subentry(follow_topics=True, topics="house, lights"),
        _cook(),
    )


async def test_topics_choose_and_stay(
    demo_house: HomeAssistant, say: Say, server: ScriptedServer
) -> None:
    await _house(demo_house, server)
    server.reply("Leek.")
    first = await say("I rather fancy a soup, what could it be")
    assert "every recipe" in _system(server)
    assert "named Jarvis" in _system(server)
    names = {t["function"]["name"] for t in server.chats[-1].body["tools"]}
    assert "jarvis__timer" in names
    assert "intent__HassTurnOn" not in names
    server.reply("With cream.")
    await say("and with which bread, pray", first.conversation_id)
    assert "every recipe" in _system(server)
    server.reply("As bright as ever.")
    await say("what is your view of our house these days", first.conversation_id)
    assert "every recipe" not in _system(server)


async def test_others_answer_for_themselves(
    demo_house: HomeAssistant, say: Say, server: ScriptedServer
) -> None:
    await _house(demo_house, server)
    server.reply("Fine.")
    await say("and how are you this evening")
    assert "every recipe" not in _system(server)
    server.reply("Simmering.")
    await say("and how are you this evening", agent_id="conversation.cook")
    assert "every recipe" in _system(server)
