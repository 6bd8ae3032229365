"""A furnished house for trying Jarvis: real entities that keep their state in memory.

It exists because Home Assistant's own demo has fixed English names and no areas.
`scripts/demo` loads it, and the evals do with houses of other sizes (`file`).
"""

from pathlib import Path

from homeassistant.core import HomeAssistant

from .const import PLATFORMS, DemoHouseEntry
from .furnish import create_rooms, furnish
from .house import HOUSE_FILE, load_house


async def async_setup_entry(hass: HomeAssistant, entry: DemoHouseEntry) -> bool:
    """Create rooms, then entities, then give everything its place and aliases."""
    house = await hass.async_add_executor_job(
        load_house, entry.data["language"], Path(entry.data.get("file", HOUSE_FILE))
    )
    entry.runtime_data = house
    areas = create_rooms(hass, house)
    await hass.config_entries.async_forward_entry_setups(entry, PLATFORMS)
    furnish(hass, house, areas)
    return True


async def async_unload_entry(hass: HomeAssistant, entry: DemoHouseEntry) -> bool:
    """Remove the entities; rooms stay, as they would for any integration."""
    return await hass.config_entries.async_unload_platforms(entry, PLATFORMS)
