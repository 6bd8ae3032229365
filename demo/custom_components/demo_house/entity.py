"""What all entities of the demo house share, and how a platform adds its own."""

from collections.abc import Callable, Coroutine
from typing import Any

from homeassistant.core import HomeAssistant
from homeassistant.helpers.device_registry import DeviceInfo
from homeassistant.helpers.entity import Entity
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from .const import DOMAIN, DemoHouseEntry
from .house import Thing

type SetupEntry = Callable[
    [HomeAssistant, DemoHouseEntry, AddConfigEntryEntitiesCallback],
    Coroutine[Any, Any, None],
]


class DemoEntity(Entity):
    """An entity that is its own device and changes only when it is told to."""

    _attr_has_entity_name = True
    _attr_name = None
    _attr_should_poll = False

    def __init__(self, thing: Thing) -> None:
        """Take names and first state from the house."""
        self.thing = thing
        self.entity_id = thing.entity_id
        self._attr_unique_id = thing.key
        self._attr_device_info = DeviceInfo(
            identifiers={(DOMAIN, thing.entity_id)},
            manufacturer="Demo House",
            model=thing.domain.replace("_", " ").title(),
            name=thing.name,
        )


def platform(domain: str, make: Callable[[Thing], DemoEntity]) -> SetupEntry:
    """Build the setup function of a platform: one entity per thing of its domain."""

    async def async_setup_entry(
        _hass: HomeAssistant,
        entry: DemoHouseEntry,
        async_add_entities: AddConfigEntryEntitiesCallback,
    ) -> None:
        async_add_entities(make(thing) for thing in entry.runtime_data.of(domain))

    return async_setup_entry
