"""What the owner is told about the memory, and what confirming it does."""

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.archive import memory_path
from custom_components.jarvis.const import DOMAIN
from homeassistant.components.repairs import repairs_flow_manager
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType
from homeassistant.helpers import issue_registry as ir
from homeassistant.setup import async_setup_component

from ..conftest import agent_subentry, set_up_jarvis


@pytest.fixture
async def entry(base: HomeAssistant) -> MockConfigEntry:
    """Jarvis whose memory was damaged beyond reading while it was away."""
    assert await async_setup_component(base, "repairs", {})
    entry = await set_up_jarvis(base, agent_subentry())
    assert await base.config_entries.async_unload(entry.entry_id)
    memory_path(base, entry.entry_id).write_bytes(b"this is no database" * 999)
    assert await base.config_entries.async_setup(entry.entry_id)
    return entry


async def test_a_loss_that_was_read_is_confirmed_and_nothing_reloads(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    issue = ir.async_get(hass).async_get_issue(DOMAIN, "memory")
    assert issue is not None
    assert issue.translation_key == "memory_started_anew"
    running = entry.runtime_data
    assert running.memory.is_on
    manager = repairs_flow_manager(hass)
    assert manager is not None
    form = await manager.async_init(DOMAIN, data={"issue_id": "memory"})
    assert form["type"] is FlowResultType.FORM
    done = await manager.async_configure(form["flow_id"], {})
    assert done["type"] is FlowResultType.CREATE_ENTRY
    await hass.async_block_till_done()
    assert ir.async_get(hass).async_get_issue(DOMAIN, "memory") is None
    # What works is not opened again.
    assert entry.runtime_data is running
