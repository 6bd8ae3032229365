"""What a room is set to and measures: by all its thermostats, else by its sensors.

Home Assistant's intents take one thermostat of a room, and fail at two or none.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from homeassistant.components.climate import ATTR_CURRENT_TEMPERATURE
from homeassistant.helpers import area_registry as ar, intent

from ..home.thermostats import SET_TEMPERATURE
from .reply import DETAILS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..grammar.types import Wish
    from .route import Routed
    from .types import Heard, Turn

# The intents that may be of it.
MEASURED: Final = frozenset(
    {SET_TEMPERATURE, intent.INTENT_GET_TEMPERATURE, intent.INTENT_GET_STATE}
)
_PLACES: Final = frozenset({"area", "floor", "domain", "device_class", "state"})
_TEMPERATURE: Final = "temperature"
_HUMIDITY: Final = "humidity"
_ONE: Final = "one"


def measured(turn: Turn, heard: Heard, routed: Routed) -> Routed:
    """Wish it of every thermostat, and ask what tells it in that room."""
    if routed.choices or routed.guess:
        return routed
    wishes = tuple(one for w in routed.wishes for one in _each(turn, heard, w))
    return routed if wishes == routed.wishes else replace(routed, wishes=wishes)


def _each(turn: Turn, heard: Heard, wish: Wish) -> Iterator[Wish]:
    if "name" in wish.slots or not wish.targets:
        yield wish
    elif wish.intent == SET_TEMPERATURE and len(wish.targets) > 1:
        for one in wish.targets:
            yield _of(wish, one)
    elif (kind := _kind(wish)) and "area" in wish.slots:
        yield from _readings(turn, heard, wish, kind)
    else:
        yield wish


def _kind(wish: Wish) -> str:
    """Give the class of sensor that is asked for, "" for another question."""
    if wish.intent == intent.INTENT_GET_TEMPERATURE:
        return _TEMPERATURE
    kind = wish.slots.get("device_class")
    measures = wish.intent == intent.INTENT_GET_STATE and wish.response == _ONE
    return str(kind) if measures and kind in {_TEMPERATURE, _HUMIDITY} else ""


def _readings(turn: Turn, heard: Heard, wish: Wish, kind: str) -> Iterator[Wish]:
    home = turn.house.home.home
    area_id = home.entities[wish.targets[0]].area_id
    if area_id is not None and (own := _own_sensor(turn, heard, area_id, kind)):
        yield _of(wish, own, intent.INTENT_GET_STATE)
        return
    told = tuple(one for one in wish.targets if _tells(turn, one))
    if not told and wish.intent == intent.INTENT_GET_TEMPERATURE:
        told = tuple(
            key
            for key, one in home.entities.items()
            if one.area_id == area_id and one.device_class == kind
        )
    told = tuple(filter(heard.may_read, told)) or wish.targets
    if len(told) == 1 and told == wish.targets and not told[0].startswith("sensor."):
        yield wish
        return
    for one in told:
        yield _of(wish, one, intent.INTENT_GET_STATE)


def _own_sensor(turn: Turn, heard: Heard, area_id: str, kind: str) -> str | None:
    """Give the sensor that the owner has chosen to tell it in an area."""
    area = ar.async_get(turn.house.hass).async_get_area(area_id)
    if area is None:
        return None
    ids = {_TEMPERATURE: area.temperature_entity_id, _HUMIDITY: area.humidity_entity_id}
    own = ids[kind]
    exposed = own in turn.house.home.home.entities
    return own if own and exposed and heard.may_read(own) else None


def _tells(turn: Turn, entity_id: str) -> bool:
    state = turn.house.hass.states.get(entity_id)
    climate = entity_id.startswith("climate.")
    return not climate or (
        state is not None and state.attributes.get(ATTR_CURRENT_TEMPERATURE) is not None
    )


def _of(wish: Wish, entity_id: str, name: str = "") -> Wish:
    """Wish the same of one thing."""
    slots = {k: v for k, v in wish.slots.items() if k not in _PLACES}
    response = wish.response
    if name:
        response = DETAILS if entity_id.startswith("climate.") else _ONE
    return replace(
        wish,
        intent=name or wish.intent,
        slots={**slots, "name": entity_id},
        targets=(entity_id,),
        response=response,
    )
