"""The question before something is done names all that a yes would do."""

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant
from homeassistant.helpers import area_registry as ar, entity_registry as er

from ..conftest import Say, speech
from ..scripted_server import ScriptedServer
from .conftest import Happened

pytestmark = pytest.mark.slow


async def test_all_that_a_script_of_a_script_does_is_named(
    guarded: MockConfigEntry, say: Say, dangers: Happened
) -> None:
    asked = await say("run mood late script")
    assert asked.continue_conversation
    assert "Front Door unlocked" in speech(asked)
    assert "Reading Lamp on" in speech(asked)
    assert not dangers()


async def test_a_group_that_holds_a_lock_is_asked_about_by_its_locks(
    hass: HomeAssistant,
    guarded: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    dangers: Happened,
) -> None:
    members = {"entity_id": ["lock.front_door", "light.hallway_light"]}
    hass.states.async_set("group.doors", "on", {"friendly_name": "Doors", **members})
    server.reply("", calls=[("intent__HassTurnOff", {"name": "group.doors"})])
    server.reply("Very well.", repeat=True)
    asked = await say("end it with the doors for today")
    assert "Front Door" in speech(asked)
    assert not dangers()
    members["entity_id"].append("lock.back_door")
    hass.states.async_set("group.doors", "on", {"friendly_name": "Doors", **members})
    again = await say("yes", asked.conversation_id)
    assert "Back Door" in speech(again)
    assert again.continue_conversation
    assert not dangers()
    server.replies.clear()


async def test_sixty_things_are_counted_by_kind(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    registry, area = er.async_get(hass), ar.async_get(hass).async_create("Warehouse")
    for number in range(60):
        domain = "light" if number % 3 else "switch"
        one = registry.async_get_or_create(domain, "test", f"{number}")
        registry.async_update_entity(one.entity_id, area_id=area.id)
        hass.states.async_set(one.entity_id, "on", {"friendly_name": f"Thing {number}"})
        async_expose_entity(hass, "conversation", one.entity_id, True)
    await hass.async_block_till_done()
    server.reply("", calls=[("intent__HassTurnOff", {"area": "Warehouse"})])
    server.reply("Very well.", repeat=True)
    asked = await say("shut the warehouse down for tonight")
    assert asked.continue_conversation
    assert "60" in speech(asked)
    assert "40" in speech(asked)
    assert "20" in speech(asked)
    assert "Thing" not in speech(asked)
    server.replies.clear()


async def test_one_satellite_does_not_answer_for_another(
    hass: HomeAssistant,
    guarded: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    dangers: Happened,
) -> None:
    server.reply("Sir?", repeat=True)
    asked = await say("unlock the front door", satellite_id="assist_satellite.hall")
    assert asked.continue_conversation
    await say("yes", satellite_id="assist_satellite.attic")
    await hass.async_block_till_done()
    assert not dangers()
    await say("yes", satellite_id="assist_satellite.hall")
    await hass.async_block_till_done()
    assert any("lock.front_door" in call for call in dangers())
    server.replies.clear()
