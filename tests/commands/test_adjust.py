"""A step up or down: of what is named, of the room, as far as it goes."""

from typing import Any

import pytest

from homeassistant.core import HomeAssistant, ServiceCall

from .conftest import Ask

KITCHEN = "light.kitchen_light"
BEDROOM = "climate.bedroom_thermostat"


def attribute(hass: HomeAssistant, entity_id: str, name: str) -> Any:
    state = hass.states.get(entity_id)
    assert state is not None
    return state.attributes.get(name)


async def light(hass: HomeAssistant, entity_id: str, percent: int) -> None:
    await hass.services.async_call(
        "light",
        "turn_on" if percent else "turn_off",
        {"entity_id": entity_id, **({"brightness_pct": percent} if percent else {})},
        blocking=True,
    )


@pytest.mark.parametrize(
    ("text", "language", "low", "high"),
    [
        ("make the kitchen light brighter", "en", 69, 71),
        ("brighten the kitchen light by 10 percent", "en", 59, 61),
        ("dim the kitchen light a bit", "en", 29, 31),
        ("mach das Kitchen Light dunkler", "de", 29, 31),
    ],
)
async def test_a_light_moves_a_step(
    hass: HomeAssistant, ask: Ask, text: str, language: str, low: int, high: int
) -> None:
    await light(hass, KITCHEN, 50)
    response = await ask(text, language=language)
    assert response is not None
    assert response.ok, response.message
    assert low <= attribute(hass, KITCHEN, "brightness") / 2.55 <= high


async def test_the_room_of_the_speaker_is_meant(hass: HomeAssistant, ask: Ask) -> None:
    await light(hass, KITCHEN, 50)
    await light(hass, "light.kitchen_counter_light", 0)
    response = await ask("it's too dark in here", area_id="kitchen")
    assert response is not None
    assert response.data["entity_ids"] == [KITCHEN]
    assert attribute(hass, KITCHEN, "brightness") / 2.55 > 65


async def test_nothing_is_claimed_where_nothing_moves(
    hass: HomeAssistant, ask: Ask
) -> None:
    await light(hass, KITCHEN, 100)
    full = await ask("make the kitchen light brighter")
    assert full is not None
    assert full.error == "limit"
    await light(hass, KITCHEN, 0)
    dark = await ask("make the kitchen light dimmer")
    assert dark is not None
    assert dark.error == "off"


async def test_heating_moves_by_degrees(hass: HomeAssistant, ask: Ask) -> None:
    before = attribute(hass, BEDROOM, "temperature")
    response = await ask("turn up the heating in the bedroom by 2 degrees")
    assert response is not None
    assert response.ok, response.message
    assert attribute(hass, BEDROOM, "temperature") == before + 2
    assert response.undo[0][2]["temperature"] == before


@pytest.mark.parametrize(
    ("text", "language", "said"),
    [
        ("turn the bedroom thermostat up by 1.5 degrees", "en", "19.5 °C"),
        ("dreh das Bedroom Thermostat um 1,5 Grad hoch", "de", "19,5 °C"),
    ],
)
async def test_degrees_are_said_with_the_languages_decimal_sign(
    hass: HomeAssistant, ask: Ask, text: str, language: str, said: str
) -> None:
    state = hass.states.get(BEDROOM)
    assert state is not None
    half = {**state.attributes, "target_temp_step": 0.5, "temperature": 18}
    hass.states.async_set(BEDROOM, state.state, half)
    response = await ask(text, language=language)
    assert response is not None
    assert said in response.message


async def test_it_asks_where_nobody_knows(ask: Ask) -> None:
    response = await ask("make it warmer")
    assert response is not None
    assert response.wait_for_input
    done = await ask("the bedroom")
    assert done is not None
    assert done.ok, done.message


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I'm so cold", "en"),
        ("we are freezing in here", "en"),
        ("mir ist kalt", "de"),
        ("hier ist es ziemlich kühl", "de"),
    ],
)
async def test_who_is_cold_is_asked_where(ask: Ask, text: str, language: str) -> None:
    response = await ask(text, language=language)
    assert response is not None
    assert response.wait_for_input


async def test_an_unknown_name_is_no_command_for_everything(ask: Ask) -> None:
    response = await ask("make the greenhouse lamp brighter")
    assert response is not None
    assert not response.ok


async def test_a_thermostat_moves_by_whole_grains(
    hass: HomeAssistant, ask: Ask
) -> None:
    found = hass.states.get(BEDROOM)
    assert found is not None
    coarse = {**found.attributes, "target_temp_step": 2.0, "temperature": 18.0}
    hass.states.async_set(BEDROOM, found.state, coarse)
    moved = []
    hass.services.async_remove("climate", "set_temperature")

    async def move(call: ServiceCall) -> None:
        moved.append(call.data["temperature"])
        now = {**coarse, "temperature": call.data["temperature"]}
        hass.states.async_set(BEDROOM, found.state, now)

    hass.services.async_register("climate", "set_temperature", move)
    for text in ("make the bedroom thermostat warmer", "a bit more"):
        response = await ask(text)
        assert response is not None
        assert response.ok, response.message
    assert moved == [20.0, 22.0]


async def test_a_thermostat_at_its_end_says_so(hass: HomeAssistant, ask: Ask) -> None:
    found = hass.states.get(BEDROOM)
    assert found is not None
    most = found.attributes["max_temp"]
    hass.states.async_set(
        BEDROOM, found.state, {**found.attributes, "temperature": most}
    )
    response = await ask("make the bedroom thermostat warmer")
    assert response is not None
    assert response.error == "limit"
    plain = {k: v for k, v in found.attributes.items() if "temp" not in k}
    hass.states.async_set(BEDROOM, found.state, plain)
    response = await ask("make the bedroom thermostat warmer")
    assert response is not None
    assert response.error == "cannot"


async def test_a_bit_more_of_nothing_is_nobodys(ask: Ask) -> None:
    assert await ask("a bit more", conversation_id="new") is None


async def test_lights_that_are_off_get_no_dimmer(hass: HomeAssistant, ask: Ask) -> None:
    for name in ("bedroom_light", "bedside_lamp"):
        await light(hass, f"light.{name}", 0)
    response = await ask("make it dimmer in here", area_id="bedroom")
    assert response is not None
    assert response.message == "No light is on there."


async def test_a_house_without_thermostats_has_nothing_to_move(
    hass: HomeAssistant, ask: Ask
) -> None:
    for thermostat in hass.states.async_entity_ids("climate"):
        hass.states.async_remove(thermostat)
    await hass.async_block_till_done()
    response = await ask("make it warmer")
    assert response is not None
    assert not response.ok
    assert response.message


@pytest.mark.parametrize(
    ("text", "language", "entity_id", "name", "way"),
    [
        ("make the ceiling fan faster", "en", "fan.bedroom_fan", "percentage", 1),
        ("Ceiling Fan langsamer", "de", "fan.bedroom_fan", "percentage", -1),
        (
            "open the kitchen blind a bit",
            "en",
            "cover.kitchen_blind",
            "current_position",
            1,
        ),
        (
            "mach das Kitchen Blind ein Stück runter",
            "de",
            "cover.kitchen_blind",
            "current_position",
            -1,
        ),
    ],
)
async def test_fans_and_blinds_move_a_step(
    hass: HomeAssistant,
    ask: Ask,
    text: str,
    language: str,
    entity_id: str,
    name: str,
    way: int,
) -> None:
    before = attribute(hass, entity_id, name)
    response = await ask(text, language=language)
    assert response is not None
    assert response.ok, response.message
    after = attribute(hass, entity_id, name)
    assert (after - before) * way > 0
    assert response.undo[0][2]["entity_id"] == entity_id


async def test_what_people_go_through_moves_by_no_step(ask: Ask) -> None:
    response = await ask("open the garage door a bit")
    assert response is not None
    assert response.error == "cannot"


async def test_a_pronoun_is_no_name(hass: HomeAssistant, ask: Ask) -> None:
    await light(hass, KITCHEN, 50)
    response = await ask("dim it", recent=(KITCHEN,))
    assert response is not None
    assert response.data["entity_ids"] == [KITCHEN]
