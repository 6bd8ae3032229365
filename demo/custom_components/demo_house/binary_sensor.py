"""Contacts, motion and leak sensors with a constant state."""

from homeassistant.components.binary_sensor import (
    BinarySensorDeviceClass,
    BinarySensorEntity,
)

from .entity import DemoEntity, platform
from .house import Thing


class DemoBinarySensor(DemoEntity, BinarySensorEntity):
    """A sensor that is on or off."""

    def __init__(self, thing: Thing) -> None:
        """Sense what the house says."""
        super().__init__(thing)
        self._attr_device_class = BinarySensorDeviceClass(thing.traits["device_class"])
        self._attr_is_on = thing.traits["is_on"]


async_setup_entry = platform("binary_sensor", DemoBinarySensor)
