"""Writes floors, areas, places, aliases and exposure into the registries."""

from collections.abc import Mapping

from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
    floor_registry as fr,
)

from .house import House


@callback
def create_rooms(hass: HomeAssistant, house: House) -> Mapping[str, str]:
    """Create floors and areas that are missing; return area ids by the house's keys."""
    floors, areas = fr.async_get(hass), ar.async_get(hass)
    floor_ids = {}
    for floor in house.floors:
        known_floor = floors.async_get_floor_by_name(floor.name)
        made_floor = known_floor or floors.async_create(
            floor.name, aliases=set(floor.aliases), level=floor.level
        )
        floor_ids[floor.key] = made_floor.floor_id
    area_ids = {}
    for area in house.areas:
        # Home Assistant begins with some rooms of its own, without floor and aliases.
        made = areas.async_get_or_create(area.name)
        areas.async_update(
            made.id, aliases=set(area.aliases), floor_id=floor_ids[area.floor]
        )
        area_ids[area.key] = made.id
    return area_ids


@callback
def furnish(hass: HomeAssistant, house: House, areas: Mapping[str, str]) -> None:
    """Put every registered thing into its area, with aliases, exposed to Assist."""
    entities, devices = er.async_get(hass), dr.async_get(hass)
    for thing in house.things:
        if (entry := entities.async_get(thing.entity_id)) is None:
            continue
        area = areas[thing.area]
        if entry.device_id is None:
            entities.async_update_entity(entry.entity_id, area_id=area)
        else:
            # An entity that is called like its device is where the device is.
            devices.async_update_device(entry.device_id, area_id=area)
        entities.async_update_entity(
            entry.entity_id, aliases=[er.COMPUTED_NAME, *thing.aliases]
        )
        async_expose_entity(hass, "conversation", entry.entity_id, True)
