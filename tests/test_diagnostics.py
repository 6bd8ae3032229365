"""Diagnostics hold neither keys nor what was said."""

import json

from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.diagnostics import async_get_config_entry_diagnostics
from homeassistant.core import HomeAssistant

from .conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from .scripted_server import ScriptedServer

KEY = "sk-planted-0123456789abcdef"


async def test_an_address_and_its_password_are_withheld(
    demo_house: HomeAssistant,
) -> None:
    url = "http://admin:hunter2Pa55@192.168.1.20:11434"
    entry = await set_up_jarvis(demo_house, engine_subentry(url), agent_subentry())
    text = json.dumps(await async_get_config_entry_diagnostics(demo_house, entry))
    assert "192.168.1.20" not in text
    assert "hunter2Pa55" not in text


async def test_no_secret_and_no_words(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    entry: MockConfigEntry = await set_up_jarvis(
        demo_house,
        engine_subentry(server.url, api_key=KEY),
        agent_subentry(prompt="My code word is marmalade."),
    )
    server.reply(calls=[("intent__HassTurnOn", {"name": "Desk Lamp"})])
    server.reply("There you are.")
    await say("light up my xylophone corner")
    told = await async_get_config_entry_diagnostics(demo_house, entry)
    text = json.dumps(told)
    for secret in (KEY, "marmalade", "xylophone"):
        assert secret not in text
    assert told["turns"][0]["model_calls"] == 2
    assert told["home"]["entities"] > 40
    assert told["telemetry"]["all_time"]["calls"] == 2
    assert told["telemetry"]["last_day"]["turns"] == 1
    assert {"model_call", "tool"} <= {s["name"] for s in told["turns"][0]["steps"]}
