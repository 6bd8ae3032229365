"""The demo house's domain, platforms and entry type."""

from homeassistant.config_entries import ConfigEntry
from homeassistant.const import Platform

from .house import House

DOMAIN = "demo_house"
PLATFORMS = (
    Platform.BINARY_SENSOR,
    Platform.CLIMATE,
    Platform.COVER,
    Platform.FAN,
    Platform.LIGHT,
    Platform.LOCK,
    Platform.MEDIA_PLAYER,
    Platform.SENSOR,
    Platform.SWITCH,
    Platform.TODO,
    Platform.VACUUM,
    Platform.WEATHER,
)

type DemoHouseEntry = ConfigEntry[House]
