"""Finding devices by words, for a model that was not told of all."""

from typing import Any

import probatio
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.tools.find_entities import MOST, FindEntities
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import llm

from ..conftest import agent_subentry, set_up_jarvis


@pytest.fixture
async def entry(demo_house: HomeAssistant) -> MockConfigEntry:
    """Jarvis in the demo house, without any engine."""
    return await set_up_jarvis(demo_house, agent_subentry())


async def find(
    hass: HomeAssistant, entry: MockConfigEntry, **arguments: Any
) -> list[Any]:
    """Call the tool and return the rows."""
    found = (await told(hass, entry, **arguments))["found"]
    assert isinstance(found, list)
    return found


async def told(
    hass: HomeAssistant, entry: MockConfigEntry, **arguments: Any
) -> dict[str, Any]:
    """Call the tool and return all that it tells."""
    house = entry.runtime_data
    tool = FindEntities(house.home, house.resolver)
    context = llm.LLMContext("jarvis", Context(), "en", "conversation", None)
    result = await tool.async_call(hass, llm.ToolInput(tool.name, arguments), context)
    return dict(result.data)


async def test_one_thing_with_its_state(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    [row] = await find(demo_house, entry, text="bedroom temperature")
    assert row == {
        "name": "Bedroom Temperature",
        "domain": "sensor",
        "area": "Bedroom",
        "state": "18.2 °C",
    }


async def test_what_does_not_answer_is_marked(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    sensor = demo_house.states.get("sensor.bedroom_temperature")
    assert sensor is not None
    for silent in ("unavailable", "unknown"):
        facts = dict(sensor.attributes)
        demo_house.states.async_set(sensor.entity_id, silent, facts)
        data = await told(demo_house, entry, text="bedroom temperature")
        assert data["found"][0]["state"] == silent
        assert "Bedroom Temperature" in data["note"]
    assert "note" not in await told(demo_house, entry, text="counter light")


async def test_a_kind_in_a_place(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    rows = await find(demo_house, entry, text="lights in the kitchen")
    assert {row["name"] for row in rows} == {"Kitchen Light", "Counter Light"}


async def test_a_domain_narrows(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    rows = await find(demo_house, entry, text="bedroom", domain="climate")
    assert {row["domain"] for row in rows} == {"climate"}


async def test_never_more_than_fit(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    rows = await find(demo_house, entry, text="all the lights and everything else")
    assert len(rows) <= MOST


@pytest.mark.parametrize("text", ["zebra crossing", "", "🦓" * 50, "x" * 10_000])
async def test_nothing_is_nothing(
    demo_house: HomeAssistant, entry: MockConfigEntry, text: str
) -> None:
    assert await find(demo_house, entry, text=text) == []


async def test_hidden_things_are_not_found(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    async_expose_entity(demo_house, "conversation", "light.desk_lamp", False)
    await demo_house.async_block_till_done()
    rows = await find(demo_house, entry, text="desk lamp")
    assert "Desk Lamp" not in {row["name"] for row in rows}


async def test_words_are_required(
    demo_house: HomeAssistant, entry: MockConfigEntry
) -> None:
    with pytest.raises(probatio.Invalid):
        await find(demo_house, entry, domain="light")
