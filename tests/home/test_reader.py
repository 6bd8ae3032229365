"""The reader against a real Home Assistant: what is exposed, and every change."""

import asyncio
import time

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.home.reader import HomeReader
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
    floor_registry as fr,
)
from homeassistant.setup import async_setup_component

ASSIST = "conversation"
KINDS = ("area", "device", "entity", "floor")


@pytest.fixture
async def reader(hass: HomeAssistant) -> HomeReader:
    assert await async_setup_component(hass, "homeassistant", {})
    return HomeReader(hass)


def add_light(hass: HomeAssistant, name: str, device_id: str | None = None) -> str:
    """Register an exposed light with a state; give its id."""
    entry = er.async_get(hass).async_get_or_create(
        "light", "demo", name, original_name=name, device_id=device_id
    )
    hass.states.async_set(entry.entity_id, "off", {"supported_features": 4})
    async_expose_entity(hass, ASSIST, entry.entity_id, True)
    return entry.entity_id


async def test_only_exposed_entities_are_read(
    hass: HomeAssistant, reader: HomeReader
) -> None:
    shown = add_light(hass, "Desk")
    hidden = add_light(hass, "Vault")
    async_expose_entity(hass, ASSIST, hidden, False)
    stop = reader.start()
    assert set(reader.home.entities) == {shown}
    assert reader.home.entities[shown].names == ("Desk",)
    assert reader.home.entities[shown].features == 4
    stop()


async def test_an_area_comes_from_the_entity_then_the_device(
    hass: HomeAssistant, reader: HomeReader
) -> None:
    floor = fr.async_get(hass).async_create("Upstairs", aliases={"up there"})
    areas = ar.async_get(hass)
    study = areas.async_create("Study", floor_id=floor.floor_id, aliases={"office"})
    hall = areas.async_create("Hall")
    entry = MockConfigEntry()
    entry.add_to_hass(hass)
    devices = dr.async_get(hass)
    device = devices.async_get_or_create(
        config_entry_id=entry.entry_id, identifiers={("demo", "lamp")}, name="Lamp"
    )
    devices.async_update_device(device.id, area_id=study.id)
    own = add_light(hass, "Own", device_id=device.id)
    inherited = add_light(hass, "Inherited", device_id=device.id)
    er.async_get(hass).async_update_entity(own, area_id=hall.id)
    stop = reader.start()
    home = reader.home
    assert home.entities[own].area_id == hall.id
    assert home.entities[own].floor_id is None
    assert home.entities[inherited].area_id == study.id
    assert home.entities[inherited].floor_id == floor.floor_id
    assert home.areas[study.id].names == ("Study", "office")
    assert home.floors[floor.floor_id].names == ("Upstairs", "up there")
    assert home.devices[device.id].area_id == study.id
    devices.async_update_device(device.id, area_id=hall.id, name_by_user="Torch")
    assert reader.home.entities[inherited].area_id == hall.id
    assert reader.home.devices[device.id].name == "Torch"
    stop()


async def test_aliases_follow_the_owner(
    hass: HomeAssistant, reader: HomeReader
) -> None:
    light = add_light(hass, "Desk")
    stop = reader.start()
    registry = er.async_get(hass)
    registry.async_update_entity(light, aliases=[er.COMPUTED_NAME, "beacon", " "])
    assert reader.home.entities[light].names == ("Desk", "beacon")
    registry.async_update_entity(light, aliases=["beacon"])
    assert reader.home.entities[light].names == ("beacon",)
    registry.async_update_entity(light, aliases=[])
    assert reader.home.entities[light].names == ()
    stop()


async def test_every_kind_of_change_makes_one_new_version(
    hass: HomeAssistant, reader: HomeReader
) -> None:
    light = add_light(hass, "Desk")
    stop = reader.start()
    seen: list[int] = []
    forget = reader.listen(lambda: seen.append(reader.home.version))
    registry = er.async_get(hass)

    async def changes() -> int:
        await asyncio.sleep(0)
        await hass.async_block_till_done()
        count = len(seen)
        seen.clear()
        return count

    hass.states.async_set(light, "on", {"supported_features": 4})
    assert await changes() == 0
    hass.states.async_set(light, "on", {"supported_features": 36})
    assert await changes() == 1
    registry.async_update_entity(light, name="Lectern")
    registry.async_update_entity(light, new_entity_id="light.lectern")
    hass.states.async_set("light.lectern", "on")
    hass.states.async_remove(light)
    assert await changes() == 1
    assert set(reader.home.entities) == {"light.lectern"}
    hass.states.async_set("light.plain", "on", {"friendly_name": "Plain"})
    async_expose_entity(hass, ASSIST, "light.plain", True)
    assert await changes() == 1
    assert reader.home.entities["light.plain"].names == ("Plain",)
    async_expose_entity(hass, ASSIST, "light.plain", False)
    assert await changes() == 1
    async_expose_entity(hass, ASSIST, "light.lectern", False)
    assert await changes() == 1
    assert not reader.home.entities
    ar.async_get(hass).async_create("Cellar")
    assert await changes() == 1
    forget()
    ar.async_get(hass).async_create("Attic")
    assert await changes() == 0
    stop()


async def test_after_the_stop_nothing_is_listened_to(
    hass: HomeAssistant, reader: HomeReader
) -> None:
    events = ("state_changed", *(f"{kind}_registry_updated" for kind in KINDS))

    def listeners() -> list[int]:
        return [hass.bus.async_listeners().get(event, 0) for event in events]

    before = listeners()
    stop = reader.start()
    add_light(hass, "Desk")
    stop()
    await hass.async_block_till_done()
    assert listeners() == before
    assert not reader.home.entities


async def test_a_satellite_stands_in_its_own_area_or_its_devices(
    hass: HomeAssistant, reader: HomeReader
) -> None:
    areas = ar.async_get(hass)
    kitchen, hall = areas.async_create("Kitchen"), areas.async_create("Hall")
    entry = MockConfigEntry()
    entry.add_to_hass(hass)
    devices = dr.async_get(hass)
    device = devices.async_get_or_create(
        config_entry_id=entry.entry_id, identifiers={("demo", "satellite")}
    )
    devices.async_update_device(device.id, area_id=kitchen.id)
    registry = er.async_get(hass)
    satellite = registry.async_get_or_create(
        "assist_satellite", "demo", "one", device_id=device.id
    ).entity_id
    stop = reader.start()

    def area(satellite_id: str | None, device_id: str | None) -> str | None:
        found = reader.place(satellite_id, device_id).area
        return found.name if found else None

    assert area(satellite, None) == "Kitchen"
    assert area(None, device.id) == "Kitchen"
    assert area(None, None) is None
    assert area("assist_satellite.gone", "no such device") is None
    registry.async_update_entity(satellite, name="Corner", area_id=hall.id)
    assert area(satellite, device.id) == "Hall"
    assert reader.device_of(satellite, None) == device.id
    assert reader.device_of(None, "given") == "given"
    stop()


@pytest.mark.slow
async def test_ten_thousand_entities_build_and_follow_in_time(
    hass: HomeAssistant, reader: HomeReader
) -> None:
    ids = [add_light(hass, f"Lamp {number}") for number in range(10_000)]
    start = time.thread_time()
    stop = reader.start()
    assert time.thread_time() - start < 1
    assert len(reader.home.entities) == 10_000
    spent = []
    for number in range(5):
        er.async_get(hass).async_update_entity(ids[number], name=f"Beacon {number}")
        start = time.thread_time()
        assert reader.home.entities[ids[number]].names == (f"Beacon {number}",)
        spent.append(time.thread_time() - start)
    assert sorted(spent)[2] < 0.005
    stop()
