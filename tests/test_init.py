"""Setting up, unloading, and what the rooms know of each other."""

from datetime import timedelta

from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_fire_time_changed,
)

from homeassistant.config_entries import ConfigEntryState
from homeassistant.core import HomeAssistant
from homeassistant.helpers import area_registry as ar, device_registry as dr
from homeassistant.util import dt as dt_util

from .conftest import (
    AGENT,
    Say,
    agent_subentry,
    engine_subentry,
    set_up_jarvis,
    speech,
    told,
)
from .houses import build_house
from .scripted_server import ScriptedServer


async def listening(hass: HomeAssistant) -> dict[str, int]:
    """Count who listens to what once everything that waits to be written is written."""
    async_fire_time_changed(hass, dt_util.utcnow() + timedelta(minutes=10))
    await hass.async_block_till_done(wait_background_tasks=True)
    return {str(kind): count for kind, count in hass.bus.async_listeners().items()}


async def test_unloading_leaves_nothing(
    hass: HomeAssistant, jarvis: MockConfigEntry
) -> None:
    # Home Assistant's own caches begin to listen when they are first used.
    assert await hass.config_entries.async_reload(jarvis.entry_id)
    await hass.async_block_till_done()
    listeners = await listening(hass)
    assert await hass.config_entries.async_unload(jarvis.entry_id)
    assert jarvis.state is ConfigEntryState.NOT_LOADED
    after = hass.bus.async_listeners()
    assert sum(after.values()) < sum(listeners.values())
    assert await hass.config_entries.async_setup(jarvis.entry_id)
    await hass.async_block_till_done()
    assert await listening(hass) == listeners


async def test_an_agent_says_that_it_can_control(demo_house: HomeAssistant) -> None:
    await set_up_jarvis(demo_house, agent_subentry())
    state = demo_house.states.get(AGENT)
    assert state is not None
    assert state.attributes["supported_features"] == 1


async def test_a_command_means_the_room_it_is_said_in(
    demo_house: HomeAssistant, say: Say
) -> None:
    entry = await set_up_jarvis(demo_house, agent_subentry())
    kitchen = ar.async_get(demo_house).async_get_area_by_name("Kitchen")
    assert kitchen is not None
    devices = dr.async_get(demo_house)
    satellite = devices.async_get_or_create(
        config_entry_id=entry.entry_id, identifiers={("test", "satellite")}
    )
    devices.async_update_device(satellite.id, area_id=kitchen.id)
    result = await say("turn on the lights", device_id=satellite.id)
    assert told(result)["model_calls"] == 0
    on = {
        s.entity_id
        for s in demo_house.states.async_all("light")
        if s.state == "on" and "kitchen" in s.entity_id
    }
    assert on == {"light.kitchen_light", "light.kitchen_counter_light"}


async def test_the_prompt_head_is_the_same_from_turn_to_turn(
    demo_house: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    server.reply("I know nothing of jazz.")
    first = await say("tell me something about jazz")
    await say("turn on the desk lamp")
    server.reply("I know nothing of blues.")
    await say("and something about blues", first.conversation_id)
    one, two = (request.body for request in server.chats)
    assert one["tools"] == two["tools"]
    assert two["messages"][: len(one["messages"])] == one["messages"]


async def test_the_prompt_does_not_grow_with_the_house(
    base: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    sizes = []
    await set_up_jarvis(base, engine_subentry(server.url), agent_subentry())
    for size in (100, 3_000):
        build_house(base, size)
        await base.async_block_till_done()
        server.reply("I see.")
        assert speech(await say("what do you think of the kitchen lamp")) == "I see."
        sizes.append(len(server.chats[-1].raw))
    assert sizes[1] <= 1.1 * sizes[0]
