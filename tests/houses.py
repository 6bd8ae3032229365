"""Houses for tests: the furnished demo house, and houses of any size."""

from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.demo_house.house import load_house
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant
from homeassistant.helpers import (
    area_registry as ar,
    entity_registry as er,
    floor_registry as fr,
)
from homeassistant.setup import async_setup_component

AREA_NAMES = (
    "Kitchen",
    "Living Room",
    "Bedroom",
    "Bathroom",
    "Office",
    "Hallway",
    "Garage",
    "Garden",
    "Nursery",
    "Attic",
)
THINGS = (
    ("light", "Ceiling Light"),
    ("light", "Lamp"),
    ("light", "Spot"),
    ("light", "Strip"),
    ("switch", "Socket"),
    ("switch", "Heater Plug"),
    ("sensor", "Temperature"),
    ("sensor", "Humidity"),
    ("climate", "Thermostat"),
    ("cover", "Blind"),
)


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


def build_house(hass: HomeAssistant, size: int) -> list[str]:
    """Register so many exposed entities in areas on two floors; returns their ids.

    The entities have states but no services: for measuring prompts and look-ups.
    """
    floors = [
        fr.async_get(hass).async_create(name, level=level)
        for level, name in enumerate(("Ground Floor", "First Floor"))
    ]
    areas, entities = ar.async_get(hass), er.async_get(hass)
    ids = []
    for number in range(size):
        domain, kind = THINGS[number % len(THINGS)]
        room, wing = divmod(number // len(THINGS), len(AREA_NAMES))
        name = AREA_NAMES[wing] + (f" {room + 1}" if room else "")
        area = areas.async_get_area_by_name(name) or areas.async_create(
            name, floor_id=floors[wing % 2].floor_id
        )
        entry = entities.async_get_or_create(
            domain, "bench", f"{number}", original_name=f"{name} {kind}"
        )
        entities.async_update_entity(entry.entity_id, area_id=area.id)
        hass.states.async_set(
            entry.entity_id, "off", {"friendly_name": f"{name} {kind}"}
        )
        async_expose_entity(hass, "conversation", entry.entity_id, True)
        ids.append(entry.entity_id)
    return ids
