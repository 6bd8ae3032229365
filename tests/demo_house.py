"""The furnished demo house inside a test."""

from demo.custom_components.demo_house.house import load_house
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component


async def furnish_demo_house(hass: HomeAssistant, language: str) -> MockConfigEntry:
    """Load the demo house with its real entities, scenes and scripts."""
    house = await hass.async_add_executor_job(load_house, language)
    hass.config.language = language
    scenes = [
        {"id": t.key, "name": t.name, "entities": t.traits["states"]}
        for t in house.of("scene")
    ]
    scripts = {
        t.key: {
            "alias": t.name,
            "description": t.traits["description"],
            "sequence": t.traits["sequence"],
        }
        for t in house.of("script")
    }
    assert await async_setup_component(hass, "scene", {"scene": scenes})
    assert await async_setup_component(hass, "script", {"script": scripts})
    entry = MockConfigEntry(domain="demo_house", data={"language": language})
    entry.add_to_hass(hass)
    assert await hass.config_entries.async_setup(entry.entry_id)
    await hass.async_block_till_done()
    return entry
