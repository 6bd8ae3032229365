"""Names in calls: corrected, split, pinned to one entity, or refused with near ones."""

import asyncio
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.tools.correcting import Corrected, Correcting, Refused
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
    llm,
)

from ..conftest import agent_subentry, set_up_jarvis


@pytest.fixture
async def entry(demo_house: HomeAssistant) -> MockConfigEntry:
    """Jarvis in the demo house, without any engine."""
    return await set_up_jarvis(demo_house, agent_subentry())


async def correct(
    hass: HomeAssistant, entry: MockConfigEntry, tool: str, arguments: dict[str, Any]
) -> Corrected | Refused:
    """Correct a call of one of Assist's tools."""
    house = entry.runtime_data
    context = llm.LLMContext("jarvis", Context(), "en", "conversation", None)
    box = await house.toolboxes.get(("assist",), context)
    rules = Correcting(home=house.home.home, resolver=house.resolver, language="en")
    return rules.correct(box.tools[tool], arguments)


ON = "intent__HassTurnOn"
SET = "light__HassLightSet"
ADD = "todo__HassListAddItem"
LOOK = "homeassistant__GetLiveContext"
WARM = "climate__HassClimateSetTemperature"


LAMP = "light.reading_lamp"


@pytest.mark.parametrize(
    ("tool", "arguments", "calls"),
    [
        (ON, {"name": "Kitchen Light"}, [{"name": "light.kitchen_light"}]),
        (ON, {"name": "kichen lihgt"}, [{"name": "light.kitchen_light"}]),
        # Said twice, it is not all the lights of its room.
        (
            ON,
            {"name": "Kitchen Light, kitchen light"},
            [{"name": "light.kitchen_light"}],
        ),
        (
            ON,
            {"name": "Kitchen Light, Desk Lamp, Kitchen Light"},
            [{"name": "light.kitchen_light"}, {"name": "light.desk_lamp"}],
        ),
        (ON, {"name": "light.kitchen_light"}, [{"name": "light.kitchen_light"}]),
        (ON, {"name": "light.desk"}, [{"name": "light.desk_lamp"}]),
        (
            ON,
            {"name": "counter light", "area": "Kitchen"},
            [{"name": "light.kitchen_counter_light"}],
        ),
        (
            ON,
            {"name": "Desk Lamp", "domain": ["switch"]},
            [{"name": "light.desk_lamp"}],
        ),
        (
            ON,
            {"name": "Desk Lamp", "domain": ["light"]},
            [{"name": "light.desk_lamp", "domain": ["light"]}],
        ),
        (
            ON,
            {"name": "desk lamp, reading lamp"},
            [{"name": "light.desk_lamp"}, {"name": "light.reading_lamp"}],
        ),
        (
            SET,
            {"area": "leaving room", "brightness": 20},
            [{"area": "Living Room", "brightness": 20}],
        ),
        (
            SET,
            {"area": "kitchen, bedroom", "brightness": 20},
            [
                {"area": "Kitchen", "brightness": 20},
                {"area": "Bedroom", "brightness": 20},
            ],
        ),
        (
            SET,
            {"floor": "upstairs", "brightness": 5},
            [{"floor": "First Floor", "brightness": 5}],
        ),
        (LOOK, {"area": "bed room"}, [{"area": "Bedroom"}]),
        # Several names in one, however a model puts them.
        *(
            (ON, {"name": name}, [{"name": "light.desk_lamp"}, {"name": LAMP}])
            for name in (
                "Desk Lamp and Reading Lamp",
                "desk lamp & reading lamp",
                "Desk Lamp; Reading Lamp",
                "the Desk Lamp, and the Reading Lamp",
                '["Desk Lamp", "Reading Lamp"]',
                '[{"name": "Desk Lamp"}, {"name": "Reading Lamp"}]',
                "light.desk_lamp, light.reading_lamp",
            )
        ),
        (ON, {"name": '{"name": "Desk Lamp"}'}, [{"name": "light.desk_lamp"}]),
        (ON, {"name": "switch.desk_lamp"}, [{"name": "light.desk_lamp"}]),
        # All is no name: what else is said tells of what.
        *(
            (ON, {"name": name, "area": "Kitchen"}, [{"area": "Kitchen"}])
            for name in ("all", "All", "everything", "all of them", '["all"]')
        ),
        (ON, {"name": "all", "domain": ["light"]}, [{"domain": ["light"]}]),
        (ON, {"name": "light.all"}, [{"domain": ["light"]}]),
        (SET, {"name": "all", "brightness": 20}, [{"brightness": 20}]),
        (
            "intent__HassSetPosition",
            {"name": "kitchen blinds", "position": 30},
            [{"name": "cover.kitchen_blind", "position": 30}],
        ),
    ],
)
async def test_corrected(
    demo_house: HomeAssistant,
    entry: MockConfigEntry,
    tool: str,
    arguments: dict[str, Any],
    calls: list[dict[str, Any]],
) -> None:
    result = await correct(demo_house, entry, tool, arguments)
    assert isinstance(result, Corrected), result
    assert list(result.calls) == calls


@pytest.mark.parametrize(
    ("tool", "arguments", "error"),
    [
        (ON, {"name": "observatory dome"}, "unknown_name"),
        (ON, {"name": ""}, "unknown_name"),
        (ON, {"name": "all"}, "unknown_name"),
        (ON, {"name": "everything"}, "unknown_name"),
        (ON, {"name": '["Desk Lamp", "Observatory Dome"]'}, "unknown_name"),
        (ON, {"name": "Desk Lamp and Observatory Dome"}, "unknown_name"),
        (ON, {"name": "desk lamp, observatory dome"}, "unknown_name"),
        (SET, {"area": "observatory", "brightness": 20}, "unknown_area"),
        (SET, {"area": "kitchen, observatory", "brightness": 20}, "unknown_area"),
        (SET, {"floor": "third floor", "brightness": 20}, "unknown_floor"),
        (ON, {"name": "lamp"}, "ambiguous"),
        (LOOK, {"area": "observatory"}, "unknown_area"),
        (ON, {"name": "Kitchen"}, "place_not_device"),
    ],
)
async def test_refused(
    demo_house: HomeAssistant,
    entry: MockConfigEntry,
    tool: str,
    arguments: dict[str, Any],
    error: str,
) -> None:
    result = await correct(demo_house, entry, tool, arguments)
    assert isinstance(result, Refused), result
    assert result.error == error


async def test_near_names_are_given(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    result = await correct(demo_house, entry, SET, {"area": "attic", "brightness": 1})
    assert isinstance(result, Refused)
    assert "Kitchen" in result.nearest


async def test_a_correction_is_told(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    result = await correct(demo_house, entry, ON, {"name": "kichen lihgt"})
    assert isinstance(result, Corrected)
    [note] = result.notes
    assert "Kitchen Light" in note
    plain = await correct(demo_house, entry, ON, {"name": "the KITCHEN light"})
    assert isinstance(plain, Corrected)


async def test_hidden_things_are_not_hinted_at(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    async_expose_entity(demo_house, "conversation", "light.desk_lamp", False)
    async with asyncio.timeout(60):
        while "light.desk_lamp" in entry.runtime_data.home.home.entities:
            await asyncio.sleep(0)
    for said in ("Desk Lamp", "light.desk_lamp", "desk lmap"):
        result = await correct(demo_house, entry, ON, {"name": said})
        assert isinstance(result, Refused), result
        assert "Desk Lamp" not in result.nearest


async def test_an_area_without_devices_is_still_an_area(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    ar.async_get(demo_house).async_create("Observatory")
    await demo_house.async_block_till_done()
    result = await correct(demo_house, entry, SET, {"area": "observatory"})
    assert isinstance(result, Corrected)
    assert result.calls == ({"area": "Observatory"},)


@pytest.mark.parametrize(
    ("hidden", "unknown"),
    [
        ({"name": "Reading Lamp"}, {"name": "Bloring Lamp"}),
        ({"name": "light.reading_lamp"}, {"name": "light.blorg_device"}),
        ({"area": "Kitchen"}, {"area": "Blorgen"}),
        ({"area": "kitchen"}, {"area": "blorgen"}),
    ],
)
async def test_what_an_account_may_not_see_is_as_unknown_as_what_is_not_there(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    hidden: dict[str, str],
    unknown: dict[str, str],
) -> None:
    house = entry.runtime_data
    context = llm.LLMContext("jarvis", Context(), "en", "conversation", None)
    box = await house.toolboxes.get(("assist",), context)
    rules = Correcting(
        home=house.home.home,
        resolver=house.resolver,
        language="en",
        may_read=lambda one: one == "light.desk_lamp",
    )
    told = []
    for arguments in (hidden, unknown):
        refused = rules.correct(box.tools[ON], dict(arguments))
        assert isinstance(refused, Refused)
        said = next(iter(arguments.values()))
        told.append((refused.error, refused.text.replace(said, "it"), refused.nearest))
    assert told[0] == told[1]


@pytest.mark.parametrize(
    "place",
    [{"area": "Living Room"}, {"area": "leaving room"}, {"floor": "downstairs"}],
)
async def test_all_thermostats_of_a_place_are_set(
    demo_house: HomeAssistant, entry: MockConfigEntry, place: dict[str, str]
) -> None:
    area = ar.async_get(demo_house).async_get_area_by_name("Living Room")
    assert area is not None
    moved = er.async_get(demo_house).async_get("climate.bedroom_thermostat")
    assert moved is not None
    assert moved.device_id is not None
    dr.async_get(demo_house).async_update_device(moved.device_id, area_id=area.id)
    await demo_house.async_block_till_done()
    arguments = {**place, "temperature": 22}
    found = await correct(demo_house, entry, WARM, arguments)
    assert isinstance(found, Corrected)
    both = ("climate.bedroom_thermostat", "climate.living_room_thermostat")
    assert sorted(call["name"] for call in found.calls) == [*both]
    assert all(
        call == {"name": call["name"], "temperature": 22} for call in found.calls
    )
    one = await correct(
        demo_house, entry, WARM, {"area": "Bathroom", "temperature": 22}
    )
    assert isinstance(one, Corrected)
    assert one.calls == ({"area": "Bathroom", "temperature": 22},)
