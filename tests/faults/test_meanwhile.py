"""The owner changes things while a turn runs, in every lane: told, and whole after."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
import logging

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    MockUser,
    async_fire_time_changed,
)

from custom_components.jarvis.const import SUBENTRY_AGENT, SUBENTRY_ENGINE
from homeassistant.components.conversation import async_converse
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.config_entries import ConfigEntryState
from homeassistant.core import Context, HomeAssistant, ServiceCall
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
)
from homeassistant.util import dt as dt_util

from ..conftest import (
    AGENT,
    Say,
    agent_subentry,
    engine_subentry,
    set_up_jarvis,
    speech,
)
from ..scripted_server import ScriptedServer
from ..waiting import idle_bound
from .test_table import CLAIM, DENIAL, LAMP, LANES

pytestmark = pytest.mark.slow

type Change = Callable[[HomeAssistant, MockConfigEntry], Awaitable[None]]


async def renames_the_agent(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """Let the owner save the form of the agent."""
    [agent] = [
        one for one in entry.subentries.values() if one.subentry_type == SUBENTRY_AGENT
    ]
    hass.config_entries.async_update_subentry(
        entry, agent, data={**agent.data, "prompt": "Be brief."}
    )


async def changes_the_options(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """Let the owner save the options of the whole."""
    hass.config_entries.async_update_entry(
        entry, options={**entry.options, "weekly_test": True}
    )


async def takes_the_engine(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """Let the owner remove the only engine."""
    for one in [*entry.subentries.values()]:
        if one.subentry_type == SUBENTRY_ENGINE:
            hass.config_entries.async_remove_subentry(entry, one.subentry_id)


async def takes_the_agent(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """Let the owner remove the very agent that speaks."""
    for one in [*entry.subentries.values()]:
        if one.subentry_type == SUBENTRY_AGENT:
            hass.config_entries.async_remove_subentry(entry, one.subentry_id)


async def reloads(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """Let the owner press reload."""
    await hass.config_entries.async_reload(entry.entry_id)


async def takes_the_satellite(hass: HomeAssistant, _entry: MockConfigEntry) -> None:
    """Let the device that was spoken to vanish, and its room."""
    for device in [*dr.async_get(hass).devices]:
        if ("test", "satellite") in device.identifiers:
            dr.async_get(hass).async_remove_device(device.id)
    kitchen = ar.async_get(hass).async_get_area_by_name("Kitchen")
    assert kitchen is not None
    ar.async_get(hass).async_delete(kitchen.id)


async def takes_the_service(hass: HomeAssistant, _entry: MockConfigEntry) -> None:
    """Let the integration of the lamp be unloaded."""
    for service in ("turn_on", "turn_off"):
        hass.services.async_remove("light", service)


async def hides_the_lamp(hass: HomeAssistant, _entry: MockConfigEntry) -> None:
    """Let the owner take the lamp out of what assistants may see."""
    async_expose_entity(hass, "conversation", LAMP, should_expose=False)


async def takes_the_speaker(hass: HomeAssistant, _entry: MockConfigEntry) -> None:
    """Let the account of who speaks be deleted."""
    for user in await hass.auth.async_get_users():
        await hass.auth.async_remove_user(user)


CHANGES: dict[str, Change] = {
    change.__name__: change
    for change in (
        takes_the_service,
        hides_the_lamp,
        takes_the_speaker,
        renames_the_agent,
        changes_the_options,
        takes_the_engine,
        takes_the_agent,
        reloads,
        takes_the_satellite,
    )
}


@pytest.fixture
async def entry(demo_house: HomeAssistant, server: ScriptedServer) -> MockConfigEntry:
    """Jarvis with time enough: whoever hangs fails."""
    return await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry(deadline=25)
    )


def satellite(hass: HomeAssistant, entry: MockConfigEntry) -> str:
    """Put a satellite into the kitchen; returns its device."""
    owner = MockConfigEntry(domain="test")
    owner.add_to_hass(hass)
    device = dr.async_get(hass).async_get_or_create(
        config_entry_id=owner.entry_id, identifiers={("test", "satellite")}
    )
    kitchen = ar.async_get(hass).async_get_area_by_name("Kitchen")
    assert kitchen is not None
    dr.async_get(hass).async_update_device(device.id, area_id=kitchen.id)
    er.async_get(hass).async_get_or_create(
        "assist_satellite", "test", "satellite", device_id=device.id
    )
    return device.id


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("lane", LANES)
async def test_a_change_in_mid_turn(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    hass_admin_user: MockUser,
    caplog: pytest.LogCaptureFixture,
    lane: str,
    change: str,
) -> None:
    way, asked, goes_on = LANES[lane], asyncio.Event(), asyncio.Event()

    async def run(_call: ServiceCall) -> None:
        asked.set()
        await goes_on.wait()
        hass.states.async_set(LAMP, "on")

    device = satellite(hass, entry)
    await hass.services.async_call(
        "light", "turn_off", {"entity_id": LAMP}, blocking=True
    )
    hass.services.async_register("light", "turn_on", run)
    if way.model:
        server.reply(calls=[("intent__HassTurnOn", {"name": "Kitchen Light"})])
        server.reply("The kitchen light is on.", repeat=True)
    async with idle_bound():
        who = Context(user_id=hass_admin_user.id)
        spoken = async_converse(
            hass, way.text, None, who, "en", agent_id=AGENT, device_id=device
        )
        turn = asyncio.create_task(spoken)
        await asked.wait()
        await CHANGES[change](hass, entry)
        goes_on.set()
        said = speech(await turn)
    assert said.strip()
    # What is claimed is so; what was broken off is not claimed.
    claims = CLAIM.search(said) and not DENIAL.search(said)
    assert not claims or hass.states.is_state(LAMP, "on"), said
    await hass.async_block_till_done()
    assert entry.state is ConfigEntryState.LOADED
    errors = [r for r in caplog.records if r.levelno >= logging.ERROR and r.exc_info]
    assert not errors, errors[0].getMessage()
    if change != "takes_the_agent":
        async with idle_bound():
            after = await say("what's 5 plus 3")
        assert "8" in speech(after)
    async_fire_time_changed(hass, dt_util.utcnow() + timedelta(minutes=11))
    await hass.async_block_till_done()


@pytest.mark.parametrize("second", LANES)
@pytest.mark.parametrize("first", LANES)
async def test_two_lanes_at_once_in_one_conversation(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    first: str,
    second: str,
) -> None:
    await hass.services.async_call(
        "light", "turn_on", {"entity_id": LAMP, "brightness_pct": 30}, blocking=True
    )
    # The same words of one conversation, so that each has an answer of its own.
    server.reply("I cannot see any pots.", repeat=True)
    conversation = (await say("what's 5 plus 3")).conversation_id
    async with idle_bound():
        answers = await asyncio.gather(
            say(LANES[first].text, conversation),
            say(LANES[second].text, conversation),
        )
    assert all(speech(answer).strip() for answer in answers)
    # Who spoke last is heard, whatever became of what was said before.
    assert "stopped" not in speech(answers[1])
    assert not entry.runtime_data.dialogues.of(
        conversation, lambda _: None
    ).lock.locked()
    async with idle_bound():
        after = await say("what's 5 plus 3", conversation)
    assert "8" in speech(after)
