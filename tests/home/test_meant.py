"""What the words of a whole sentence speak of, in the demo house."""

import pytest

from custom_components.jarvis.home.resolver import Resolver
from homeassistant.core import HomeAssistant

from ..conftest import agent_subentry, engine_subentry, set_up_jarvis
from ..demo_house import furnish_demo_house

# what is said; what is most spoken of; what fits; what is something else
CASES = {
    "en": (
        ("turn the telly on", "media_player.living_room_tv", "light.desk_lamp"),
        ("the fan in the bathroom", "fan.bathroom_fan", "fan.bedroom_fan"),
        ("turn on the garage light", "light.garage_light", "light.laundry_light"),
        ("lock up the back", "lock.back_door", "lock.front_door"),
        ("all lights but the desk lamp", "light.kitchen_light", "lock.back_door"),
    ),
    "de": (
        ("Glotze ein", "media_player.living_room_tv", "light.desk_lamp"),
        ("Licht über dem Esstisch", "light.dining_table_light", "fan.bedroom_fan"),
        ("Schlafzimmer auf 20", "climate.bedroom_thermostat", "light.garage_light"),
        ("Licht in der Garage", "light.garage_light", "light.laundry_light"),
        ("Badlüfter an", "fan.bathroom_fan", "fan.bedroom_fan"),
    ),
}


async def _resolver(base: HomeAssistant, language: str) -> Resolver:
    await furnish_demo_house(base, language)
    engine = engine_subentry("http://127.0.0.1:9")
    entry = await set_up_jarvis(base, engine, agent_subentry())
    resolver: Resolver = entry.runtime_data.resolver
    return resolver


@pytest.mark.parametrize("language", CASES)
async def test_more_is_said_of_the_one_than_of_the_other(
    base: HomeAssistant, language: str
) -> None:
    resolver = await _resolver(base, language)
    for said, fits, other in CASES[language]:
        meant = resolver.meant(said, language)
        assert meant.fits([fits]), said
        assert not meant.fits([other]), said


async def test_a_device_is_spoken_of_though_the_house_has_none(
    base: HomeAssistant,
) -> None:
    resolver = await _resolver(base, "en")
    assert resolver.meant("start the lawn mower", "en").device
    nothing = resolver.meant("make me laugh", "en")
    assert not nothing.device
    assert not nothing.hints
    assert not nothing.fits(["light.desk_lamp"])
