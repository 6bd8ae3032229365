"""A script that fails is not told as done, in whatever lane it was started."""

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.exceptions import HomeAssistantError
from homeassistant.setup import async_setup_component

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer

LAMP = {"action": "light.turn_on", "target": {"entity_id": "light.desk_lamp"}}
NEVER = {"condition": "template", "value_template": "{{ false }}"}
SCRIPTS = {
    "midway": ("Midway", [LAMP, {"action": "test.bad"}]),
    "unknown": ("Unheard Of", [{"action": "no_such.thing"}]),
    "stopper": ("Stopper", [{"stop": "broken", "error": True}]),
    "template": ("Riddle", [{"delay": "{{ nonsense() }}"}]),
    "condition": ("Only Then", [NEVER, LAMP]),
}
TOLD = {
    "Midway": "Midway stopped with an error.",
    "Unheard Of": "Unheard Of stopped with an error.",
    "Stopper": "Stopper stopped before its end.",
    "Riddle": "Riddle stopped before its end.",
    "Only Then": "Only Then stopped before its end.",
}


@pytest.fixture
async def scripts(base: HomeAssistant, server: ScriptedServer) -> MockConfigEntry:
    """Jarvis in a house whose scripts fail."""

    async def bad(_call: ServiceCall) -> None:
        raise HomeAssistantError("The radio is down")

    base.services.async_register("test", "bad", bad)
    # What a script raises is Home Assistant's to log.
    base.loop.set_exception_handler(lambda _loop, _context: None)
    written = {
        key: {"alias": alias, "sequence": steps}
        for key, (alias, steps) in SCRIPTS.items()
    }
    written["long"] = {"alias": "Long Haul", "sequence": [{"delay": 60}]}
    written["empty"] = {"alias": "Nothing Much", "sequence": []}
    assert await async_setup_component(base, "script", {"script": written})
    await furnish_demo_house(base, "en")
    for key in written:
        async_expose_entity(base, "conversation", f"script.{key}", True)
    return await set_up_jarvis(base, engine_subentry(server.url), agent_subentry())


@pytest.mark.parametrize("name", TOLD)
async def test_what_failed_is_told(
    scripts: MockConfigEntry, say: Say, server: ScriptedServer, name: str
) -> None:
    first = await say(f"run {name}")
    assert TOLD[name] in speech(first)
    told = speech(await say("what did you just do?", first.conversation_id))
    assert f"{name} run" not in told
    server.reply("", calls=[("intent__HassTurnOn", {"name": name})])
    server.reply("All done, sir.")
    server.reply("All done, sir.")
    heard = speech(await say(f"old chap, a small favour: start {name}"))
    assert TOLD[name] in heard


async def test_what_runs_is_told_as_started(
    scripts: MockConfigEntry, hass: HomeAssistant, say: Say
) -> None:
    assert "stopped" not in speech(await say("run Nothing Much"))
    first = await say("run Long Haul")
    assert "running" not in speech(first)
    assert "was running already" in speech(await say("run Long Haul"))
    running = {"entity_id": "script.long"}
    await hass.services.async_call("script", "turn_off", running, blocking=True)
    # A script that has ended did not go back by itself.
    heard = speech(await say("what time is it?", first.conversation_id))
    assert "stay" not in heard
