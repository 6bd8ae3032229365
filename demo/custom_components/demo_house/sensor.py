"""Sensors with a constant measurement."""

from homeassistant.components.sensor import (
    SensorDeviceClass,
    SensorEntity,
    SensorStateClass,
)

from .entity import DemoEntity, platform
from .house import Thing


class DemoSensor(DemoEntity, SensorEntity):
    """A measuring sensor."""

    _attr_state_class = SensorStateClass.MEASUREMENT

    def __init__(self, thing: Thing) -> None:
        """Measure what the house says."""
        super().__init__(thing)
        self._attr_device_class = SensorDeviceClass(thing.traits["device_class"])
        self._attr_native_unit_of_measurement = thing.traits["unit"]
        self._attr_native_value = thing.traits["value"]


async_setup_entry = platform("sensor", DemoSensor)
