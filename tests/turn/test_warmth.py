"""A bare number for a room is a temperature; two rooms of a name are a question."""

import pytest

from custom_components.jarvis.turn.warmth import in_degrees
from homeassistant.core import HomeAssistant
from homeassistant.helpers import area_registry as ar, entity_registry as er

from ..conftest import Say, agent_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..tables import each_row

BEDROOM, BATHROOM = "climate.bedroom_thermostat", "climate.bathroom_thermostat"


def target(hass: HomeAssistant, entity_id: str) -> float:
    """Return what a thermostat is set to."""
    state = hass.states.get(entity_id)
    assert state is not None
    return float(state.attributes["temperature"])


@each_row(
    ("text", "unit", "heard"),
    [
        ("set the bedroom to 21", "°C", "set the bedroom to 21 degrees"),
        ("set the bedroom to 21.5.", "°C", "set the bedroom to 21.5 degrees"),
        ("set the bedroom to 70", "°F", "set the bedroom to 70 degrees"),
        ("set the bedroom to 70", "°C", None),
        ("set the bedroom to 21", "°F", None),
        ("set the bedroom to 21%", "°C", None),
        ("set the alarm for 7:21", "°C", None),
        ("set the bedroom to 121", "°C", None),
    ],
)
def test_only_a_comfortable_number_is_one_in_degrees(
    text: str, unit: str, heard: str | None
) -> None:
    assert in_degrees(text, "en", unit) == heard


async def test_a_room_is_warmed_and_a_light_dimmed(
    demo_house: HomeAssistant, say: Say
) -> None:
    await set_up_jarvis(demo_house, agent_subentry())
    assert "21" in speech(await say("set the bedroom to 21"))
    assert target(demo_house, BEDROOM) == 21
    await say("set the kitchen light to 25")
    light = demo_house.states.get("light.kitchen_light")
    assert light is not None
    assert light.attributes["brightness"] == pytest.approx(64, abs=1)


@pytest.mark.parametrize(
    ("language", "rooms", "said", "answer"),
    [
        (
            "en",
            ("Master Bedroom", "Guest Bedroom"),
            "set the bedroom to 21",
            "the second one",
        ),
        (
            "de",
            ("Großes Schlafzimmer", "Kleines Schlafzimmer"),
            "stell das Schlafzimmer auf 21 Grad",
            "das zweite",
        ),
    ],
)
async def test_two_bedrooms_ask_and_the_second_one_acts(
    base: HomeAssistant,
    say: Say,
    language: str,
    rooms: tuple[str, str],
    said: str,
    answer: str,
) -> None:
    await furnish_demo_house(base, language)
    areas, entities = ar.async_get(base), er.async_get(base)
    named = ("Bedroom", "Schlafzimmer")
    [area] = [area for area in areas.async_list_areas() if area.name in named]
    areas.async_update(area.id, name=rooms[0])
    guest = areas.async_create(rooms[1])
    entities.async_update_entity(BEDROOM, name=rooms[0])
    entities.async_update_entity(BATHROOM, area_id=guest.id, name=rooms[1])
    await set_up_jarvis(base, agent_subentry())
    before = {id_: target(base, id_) for id_ in (BEDROOM, BATHROOM)}
    asked = await say(said, language=language)
    assert asked.continue_conversation, speech(asked)
    names = speech(asked)
    second = max(rooms, key=names.find)
    assert all(room in names for room in rooms)
    done = await say(answer, asked.conversation_id, language=language)
    assert "21" in speech(done)
    chosen, other = (BEDROOM, BATHROOM)[:: 1 if second == rooms[0] else -1]
    assert target(base, chosen) == 21
    assert target(base, other) == before[other]
