"""The houses of the tasks: the furnished demo house, cut down or built on.

The same two dozen things stand in every size; the rest is what a real house has
too, under names of its own.
"""

from pathlib import Path
from typing import Any

from demo.custom_components.demo_house.house import HOUSE_FILE
import yaml

SIZES = (20, 100, 500)
_CORE = (
    "light.kitchen_light",
    "light.kitchen_counter_light",
    "light.living_room_light",
    "light.reading_lamp",
    "light.bedroom_light",
    "light.bedside_lamp",
    "light.hallway_light",
    "switch.coffee_machine",
    "cover.living_room_blinds",
    "cover.bedroom_curtains",
    "lock.front_door",
    "climate.bedroom_thermostat",
    "media_player.kitchen_speaker",
    "fan.bedroom_fan",
    "sensor.outdoor_temperature",
    "sensor.bathroom_humidity",
    "binary_sensor.kitchen_window",
    "todo.shopping_list",
)
_ROOMS = (
    *("Attic", "Cellar", "Conservatory", "Library", "Gym", "Studio", "Pantry"),
    *("Terrace", "Playroom", "Workshop", "Sauna", "Winter Garden", "Music Room"),
    *("Cloakroom", "Gallery", "Porch", "Carport", "Greenhouse", "Pool House"),
    *("Boiler Room", "Server Room", "Landing", "Snug", "Breakfast Room", "Annex"),
    *("Wine Store", "Summer House", "Stables", "Boat House", "Orangery", "Loft"),
    *("Tower Room", "Chapel", "Vault", "Observatory", "Billiard Room", "Parlour"),
    *("Darkroom", "Lobby", "Mud Room", "Sewing Room", "Art Room", "Den"),
)
_THINGS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("light", "Ceiling Spots", {"kind": "brightness"}),
    ("light", "Wall Lamp", {"kind": "color"}),
    ("switch", "Socket", {}),
    ("sensor", "Temperature", {"device_class": "temperature", "unit": "°C"}),
    ("sensor", "Humidity", {"device_class": "humidity", "unit": "%"}),
    ("cover", "Shutter", {"device_class": "shutter", "position": 100}),
    ("climate", "Thermostat", {"current": 19.5, "target": 20.0, "mode": "heat"}),
    ("binary_sensor", "Window", {"device_class": "window", "is_on": False}),
    ("light", "Strip", {"kind": "onoff"}),
    ("switch", "Heater", {}),
)


def write_house(size: int, folder: Path) -> Path:
    """Write the file of a house with so many entities; blocking."""
    house = yaml.safe_load(HOUSE_FILE.read_text(encoding="utf-8"))
    _cut(house, size)
    _build_on(house, size)
    path = folder / f"house_{size}.yaml"
    path.write_text(yaml.safe_dump(house, allow_unicode=True), encoding="utf-8")
    return path


def count(house: dict[str, Any]) -> int:
    """Count what is exposed: entities, scenes and scripts."""
    entities = sum(len(things) for things in house["entities"].values())
    return entities + len(house["scenes"]) + len(house["scripts"])


def _cut(house: dict[str, Any], size: int) -> None:
    """Leave the core alone where there is no room for the whole demo house."""
    if count(house) <= size:
        return
    house["entities"] = {
        domain: {
            key: thing for key, thing in things.items() if f"{domain}.{key}" in _CORE
        }
        for domain, things in house["entities"].items()
    }
    # Home Assistant's own rooms stay empty; a scene only sets what is there.
    house["scenes"] = {"movie_night": house["scenes"]["movie_night"]}
    states = house["scenes"]["movie_night"]["states"]
    for entity_id in [e for e in states if e not in _CORE]:
        del states[entity_id]
    house["scripts"] = {"goodnight": house["scripts"]["goodnight"]}
    house["scripts"]["goodnight"]["sequence"][1]["target"] = {
        "entity_id": ["lock.front_door"]
    }


def _build_on(house: dict[str, Any], size: int) -> None:
    wanted = size - count(house)
    for number in range(wanted):
        at, kind = divmod(number, len(_THINGS))
        room = _ROOMS[at % len(_ROOMS)]
        if at >= len(_ROOMS):
            room = f"{room} Two"
        domain, what, traits = _THINGS[kind]
        key = room.lower().replace(" ", "_")
        house["areas"][key] = {
            "floor": ("ground", "upper")[at % 2],
            "name": room,
            "aliases": [],
        }
        thing = {"area": key, "name": f"{room} {what}", "aliases": [], **traits}
        if domain == "sensor":
            thing["value"] = 15 + number % 10
        house["entities"][domain][f"{key}_{what.lower().replace(' ', '_')}"] = thing
