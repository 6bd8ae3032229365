"""What a command does in the house is judged like everything else."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    MockUser,
    async_capture_events,
)

from custom_components.jarvis.const import SUBENTRY_RULE
from homeassistant.auth.models import Group
from homeassistant.auth.permissions.const import POLICY_READ
from homeassistant.components.conversation import async_converse
from homeassistant.config_entries import ConfigSubentryData
from homeassistant.const import EVENT_CALL_SERVICE
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import entity_registry as er

from ..conftest import (
    AGENT,
    Say,
    agent_subentry,
    engine_subentry,
    set_up_jarvis,
    speech,
    told,
)
from ..scripted_server import ScriptedServer

DIM = "make the desk lamp brighter"
TOOL = ("jarvis__adjust", {"direction": "brighter", "target": "desk lamp"})


def rule(tier: str, **more: Any) -> ConfigSubentryData:
    """Describe a rule about the desk lamp as its flow stores it."""
    data: dict[str, Any] = {"tier": tier, "entities": ["light.desk_lamp"], **more}
    return ConfigSubentryData(
        subentry_type=SUBENTRY_RULE, title="Lamp", unique_id=None, data=data
    )


async def ruled(
    hass: HomeAssistant, server: ScriptedServer, tier: str, **more: Any
) -> MockConfigEntry:
    """Set up the demo house with this rule."""
    return await set_up_jarvis(
        hass, engine_subentry(server.url), agent_subentry(), rule(tier, **more)
    )


async def test_a_rule_holds_for_what_has_a_new_id(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    entry = await ruled(demo_house, server, "never", satellites=[])
    registry, house = er.async_get(demo_house), entry.runtime_data
    registry.async_update_entity("light.reading_lamp", new_entity_id="light.book_lamp")
    await demo_house.async_block_till_done()
    # Nothing was set for that one: there is nothing to load again.
    assert entry.runtime_data is house
    registry.async_update_entity("light.desk_lamp", new_entity_id="light.study")
    await demo_house.async_block_till_done()
    calls = async_capture_events(demo_house, EVENT_CALL_SERVICE)
    assert "never do" in speech(await say(DIM))
    assert not [one for one in calls if one.data["domain"] == "light"]
    rules = [one.data for one in entry.subentries.values() if "entities" in one.data]
    assert [one["entities"] for one in rules] == [["light.study"]]


async def test_never_is_never_for_a_command(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await ruled(demo_house, server, "never")
    calls = async_capture_events(demo_house, EVENT_CALL_SERVICE)
    result = await say(DIM)
    assert told(result)["lane"] == "command"
    assert "never do" in speech(result)
    server.reply("", calls=[TOOL])
    server.reply("I leave it at that.", repeat=True)
    await say("I would rather like some more of it, you know, at the desk")
    await demo_house.services.async_call(
        "jarvis",
        "run_command",
        {"command": "adjust", "arguments": TOOL[1]},
        blocking=True,
        return_response=True,
    )
    assert not [one for one in calls if one.data["domain"] == "light"]
    server.replies.clear()


@pytest.mark.parametrize("door", ["sentence", "model"])
async def test_what_a_command_does_waits_for_a_yes(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say, door: str
) -> None:
    await ruled(demo_house, server, "confirm")
    calls = async_capture_events(demo_house, EVENT_CALL_SERVICE)
    text = DIM
    if door == "model":
        text = "I would rather like some more of it, you know, at the desk"
        server.reply("", calls=[TOOL])
        server.reply("I leave it at that.", repeat=True)
    asked = await say(text)
    assert asked.continue_conversation
    assert "Desk Lamp" in speech(asked)
    assert not [one for one in calls if one.data["domain"] == "light"]
    done = await say("yes", asked.conversation_id)
    assert [one.data["service"] for one in calls if one.data["domain"] == "light"] == [
        "turn_on"
    ]
    assert not done.continue_conversation
    # It was said once, so it counts once.
    calls.clear()
    assert (await say(DIM, asked.conversation_id)).continue_conversation
    assert not [one for one in calls if one.data["domain"] == "light"]
    server.replies.clear()


async def test_an_account_without_control_commands_nothing(
    hass: HomeAssistant, jarvis: MockConfigEntry
) -> None:
    policy: Any = {"entities": {"all": {POLICY_READ: True}}}
    group = Group(name="Guests", policy=policy)
    guest = MockUser(name="Guest", groups=[group]).add_to_hass(hass)
    calls = async_capture_events(hass, EVENT_CALL_SERVICE)
    context = Context(user_id=guest.id)
    result = await async_converse(hass, DIM, None, context, "en", AGENT)
    assert "not" in speech(result)
    assert not [one for one in calls if one.data["domain"] == "light"]


@pytest.mark.parametrize("why", ["why not?", "why do you ask"])
async def test_who_asks_why_is_told_and_may_still_say_yes(
    hass: HomeAssistant, jarvis: MockConfigEntry, say: Say, why: str
) -> None:
    await say("turn on the reading lamp")
    asked = await say("open the garage door")
    told_why = await say(why, asked.conversation_id)
    assert "way into the house" in speech(told_why)
    assert "reading lamp" not in speech(told_why)
    assert hass.states.is_state("cover.garage_door", "closed")
    await say("yes", asked.conversation_id)
    await hass.async_block_till_done()
    assert not hass.states.is_state("cover.garage_door", "closed")


async def test_a_renamed_script_is_judged_by_what_runs(
    traps: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    """The entity of a harmless script took over the id that a bad one had."""
    registry = er.async_get(traps)
    registry.async_update_entity(
        "script.trap_plain_unlock", new_entity_id="script.elsewhere"
    )
    await traps.async_block_till_done()
    registry.async_update_entity(
        "script.harmless", new_entity_id="script.trap_plain_unlock"
    )
    await traps.async_block_till_done()
    await set_up_jarvis(traps, engine_subentry(server.url), agent_subentry())
    data = {"command": "routine", "arguments": {"routine": "script.trap_plain_unlock"}}
    await traps.services.async_call(
        "jarvis", "run_command", data, blocking=True, return_response=True
    )
    await traps.async_block_till_done()
    assert traps.states.is_state("lock.front_door", "locked")
    assert traps.states.is_state("light.reading_lamp", "on")
