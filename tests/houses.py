"""Houses of any size, for measuring prompts and look-ups."""

from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant
from homeassistant.helpers import (
    area_registry as ar,
    entity_registry as er,
    floor_registry as fr,
)

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


def build_house(hass: HomeAssistant, size: int) -> list[str]:
    """Register so many exposed entities in areas on two floors; returns their ids.

    The entities have states but no services: for measuring prompts and look-ups.
    """
    registry = fr.async_get(hass)
    floors = [
        registry.async_get_floor_by_name(name)
        or registry.async_create(name, level=level)
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
