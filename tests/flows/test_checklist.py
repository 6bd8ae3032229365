"""What a house lacks is told, mended where Jarvis can, and gone when it is there."""

from typing import Any

import pytest

from custom_components.jarvis.const import DOMAIN, SUBENTRY_AGENT, SUBENTRY_ENGINE
from homeassistant.components.assist_pipeline import (
    async_get_pipeline,
    async_update_pipeline,
)
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.components.repairs import repairs_flow_manager
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType
from homeassistant.helpers import issue_registry as ir
from homeassistant.setup import async_setup_component

from ..conftest import AGENT, agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import ScriptedServer


def lacking(hass: HomeAssistant) -> set[str]:
    """Return what is told to be missing."""
    keys = {"no_engine", "no_assistant", "nothing_exposed"}
    return {
        one.issue_id
        for one in ir.async_get(hass).issues.values()
        if one.domain == DOMAIN and one.issue_id in keys and one.active
    }


async def fix(hass: HomeAssistant, issue: str) -> Any:
    """Press "Fix" and confirm."""
    assert await async_setup_component(hass, "repairs", {})
    manager = repairs_flow_manager(hass)
    assert manager is not None
    form = await manager.async_init(DOMAIN, data={"issue_id": issue})
    assert form["type"] is FlowResultType.FORM
    done = await manager.async_configure(form["flow_id"], {})
    await hass.async_block_till_done()
    return done


async def test_what_is_missing_comes_and_goes_with_the_state(
    base: HomeAssistant, server: ScriptedServer
) -> None:
    hass = base
    assert await async_setup_component(hass, "assist_pipeline", {})
    entry = await set_up_jarvis(hass, agent_subentry())
    assert lacking(hass) == {"no_engine", "no_assistant", "nothing_exposed"}
    hass.states.async_set("light.desk", "on")
    async_expose_entity(hass, "conversation", "light.desk", should_expose=True)
    await hass.async_block_till_done()
    assert "nothing_exposed" not in lacking(hass)
    await async_update_pipeline(
        hass, async_get_pipeline(hass), conversation_engine=AGENT
    )
    await hass.async_block_till_done()
    assert lacking(hass) == {"no_engine"}
    await async_update_pipeline(
        hass,
        async_get_pipeline(hass),
        conversation_engine="conversation.home_assistant",
    )
    await hass.async_block_till_done()
    assert lacking(hass) == {"no_engine", "no_assistant"}
    assert await hass.config_entries.async_unload(entry.entry_id)
    assert lacking(hass) == set()


async def test_the_assistant_is_mended_by_one_click(demo_house: HomeAssistant) -> None:
    hass = demo_house
    assert await async_setup_component(hass, "assist_pipeline", {})
    entry = await set_up_jarvis(hass, agent_subentry())
    done = await fix(hass, "no_assistant")
    assert done["type"] is FlowResultType.CREATE_ENTRY
    assert async_get_pipeline(hass).conversation_engine == AGENT
    assert lacking(hass) == {"no_engine"}
    # Without its agent nobody can be made the assistant.
    [agent] = entry.get_subentries_of_type(SUBENTRY_AGENT)
    hass.config_entries.async_remove_subentry(entry, agent.subentry_id)
    await hass.async_block_till_done()
    assert "no_assistant" in lacking(hass)
    assert (await fix(hass, "no_assistant"))["reason"] == "not_loaded"


async def test_the_engine_is_mended_by_the_guided_set_up(
    demo_house: HomeAssistant, socket_enabled: None
) -> None:
    hass = demo_house
    entry = await set_up_jarvis(hass, agent_subentry())
    assert lacking(hass) == {"no_engine"}
    begun = await fix(hass, "no_engine")
    kind, flow_id = begun["next_flow"]
    assert (begun["reason"], kind) == ("guided", "options_flow")
    hass.config_entries.options.async_abort(flow_id)
    # What was only begun is still missing.
    assert lacking(hass) == {"no_engine"}
    assert not list(entry.get_subentries_of_type(SUBENTRY_ENGINE))


async def test_a_fix_for_an_entry_that_is_gone_ends(demo_house: HomeAssistant) -> None:
    hass = demo_house
    assert await async_setup_component(hass, "repairs", {})
    entry = await set_up_jarvis(hass, agent_subentry())
    manager = repairs_flow_manager(hass)
    assert manager is not None
    form = await manager.async_init(DOMAIN, data={"issue_id": "no_engine"})
    assert await hass.config_entries.async_remove(entry.entry_id)
    done = await manager.async_configure(form["flow_id"], {})
    assert done["reason"] == "not_loaded"


@pytest.mark.parametrize("engines", [0, 1])
async def test_without_assist_nobody_asks_for_a_pipeline(
    demo_house: HomeAssistant, server: ScriptedServer, engines: int
) -> None:
    await set_up_jarvis(
        demo_house, *[engine_subentry(server.url)] * engines, agent_subentry()
    )
    assert lacking(demo_house) == (set() if engines else {"no_engine"})
