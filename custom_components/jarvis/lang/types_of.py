"""What kinds of entities are called, whatever their name: meanings by domain."""

from typing import Final

# Domain, or domain and device class, to the meanings (see words/) of its nouns.
_BY_DOMAIN: Final[dict[str, str]] = {
    "light": "light",
    "switch": "switch",
    "input_boolean": "switch",
    "lock": "lock door",
    "climate": "heating",
    "fan": "fan",
    "media_player": "player",
    "vacuum": "vacuum",
    "lawn_mower": "mower",
    "valve": "valve",
    "humidifier": "humidifier",
    "water_heater": "boiler",
    "camera": "camera",
    "alarm_control_panel": "alarm",
    "siren": "siren",
    "scene": "scene",
    "script": "script",
    "automation": "automation",
    "todo": "list",
    "weather": "weather",
    "person": "person",
    "calendar": "calendar",
    "remote": "remote",
    "button": "button",
    "sensor": "sensor",
    "binary_sensor": "sensor",
}
_BY_CLASS: Final[dict[str, str]] = {
    "switch.outlet": "plug",
    "cover.blind": "blind",
    "cover.shade": "blind",
    "cover.shutter": "shutter",
    "cover.curtain": "curtain",
    "cover.awning": "awning",
    "cover.garage": "garage_door door garage",
    "cover.gate": "gate",
    "cover.door": "door",
    "cover.window": "window",
    "media_player.tv": "tv",
    "media_player.speaker": "speaker",
    "media_player.receiver": "speaker",
    "humidifier.dehumidifier": "dehumidifier",
    "valve.water": "irrigation",
    "binary_sensor.motion": "motion",
    "binary_sensor.occupancy": "occupancy",
    "binary_sensor.presence": "occupancy",
    "binary_sensor.door": "door_sensor door",
    "binary_sensor.opening": "door_sensor",
    "binary_sensor.garage_door": "door_sensor garage_door",
    "binary_sensor.window": "window_sensor window",
    "binary_sensor.moisture": "leak",
    "binary_sensor.smoke": "smoke",
    "binary_sensor.gas": "gas",
    "binary_sensor.carbon_monoxide": "co",
    "binary_sensor.battery": "battery",
    "binary_sensor.vibration": "vibration",
    "binary_sensor.connectivity": "connectivity",
    "binary_sensor.lock": "lock",
    "sensor.temperature": "temperature",
    "sensor.humidity": "humidity",
    "sensor.illuminance": "illuminance",
    "sensor.battery": "battery",
    "sensor.power": "power",
    "sensor.energy": "energy",
    "sensor.pressure": "pressure",
    "sensor.carbon_dioxide": "co2",
    "sensor.carbon_monoxide": "co",
}
# Entities that only report; a plain noun means what can be switched first.
REPORTING: Final = frozenset({"sensor", "binary_sensor", "update", "event"})
# What these are can only be told.
TELLING: Final = REPORTING | {
    *("calendar", "device_tracker", "person", "weather", "zone")
}
# What these are in is no state that anybody speaks of.
STATELESS: Final = frozenset({"automation", "button", "event", "scene", "script"})
# What can be switched, and what a switch of the wall may be called.
DEVICES: Final = frozenset(
    meaning
    for table in (_BY_DOMAIN, _BY_CLASS)
    for kind, meanings in table.items()
    if kind.partition(".")[0]
    in {
        *("light", "lock", "climate", "fan", "media_player", "vacuum", "lawn_mower"),
        *("valve", "humidifier", "water_heater", "siren", "cover", "switch"),
    }
    for meaning in meanings.split()
) | {"ac", "ceiling_fan", "plug"}
# What anything may be a kind of, device or not.
KINDS: Final = DEVICES | {
    meaning
    for table in (_BY_DOMAIN, _BY_CLASS)
    for meanings in table.values()
    for meaning in meanings.split()
}
# Words that ask for a report rather than for something to switch.
REPORTS: Final = frozenset(
    {
        *("sensor", "motion", "occupancy", "door_sensor", "window_sensor", "leak"),
        *("smoke", "gas", "co", "co2", "temperature", "humidity", "illuminance"),
        *("battery", "power", "energy", "pressure", "vibration", "connectivity"),
    }
)


def meanings_of(domain: str, device_class: str | None) -> tuple[str, ...]:
    """Give the meanings whose nouns name an entity of that kind."""
    general = _BY_DOMAIN.get(domain, "")
    special = _BY_CLASS.get(f"{domain}.{device_class}", "") if device_class else ""
    return (*general.split(), *special.split())
