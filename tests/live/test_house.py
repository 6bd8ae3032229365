"""The demo house is a whole house, and Home Assistant knows it by its names."""

from datetime import timedelta

from demo.client import Client
from demo.talk import say

from homeassistant.util import dt as dt_util

from .conftest import Demo, call, wait_for_state


async def test_it_has_forty_entities_in_eight_areas_on_two_floors(
    client: Client,
) -> None:
    entities = await client.command("config/entity_registry/list")
    exposed = (await client.command("homeassistant/expose_entity/list"))[
        "exposed_entities"
    ]
    devices = {
        device["id"]: device["area_id"]
        for device in await client.command("config/device_registry/list")
    }
    placed = {
        entity["entity_id"]: entity["area_id"] or devices.get(entity["device_id"])
        for entity in entities
        if exposed.get(entity["entity_id"], {}).get("conversation")
    }
    areas = await client.command("config/area_registry/list")
    floors = {area["area_id"]: area["floor_id"] for area in areas}

    assert len(placed) >= 40
    assert None not in placed.values()
    assert len(set(placed.values())) >= 8
    assert len({floors[area] for area in placed.values()}) == 2
    assert {entity_id.partition(".")[0] for entity_id in placed} >= {
        *("light", "switch", "cover", "lock", "climate", "media_player", "sensor"),
        *("todo", "scene", "script", "fan", "vacuum", "weather", "binary_sensor"),
    }


async def test_other_names_work(client: Client, demo: Demo) -> None:
    await call(client, "light.turn_off", entity_id="light.reading_lamp")

    turn = await say(client, "turn on the floor lamp", pipeline=demo.session.pipeline)

    assert turn.error is None
    assert [(c.entity_id, c.before) for c in turn.changes] == [
        ("light.reading_lamp", "off")
    ]


async def test_things_that_are_not_switches_change_too(client: Client) -> None:
    await call(client, "vacuum.start", entity_id="vacuum.robot_vacuum")
    await wait_for_state(client, "vacuum.robot_vacuum", "cleaning")
    await call(client, "scene.turn_on", entity_id="scene.movie_night")
    await wait_for_state(client, "cover.living_room_blinds", "closed")
    await call(client, "script.goodnight")
    await wait_for_state(client, "lock.back_door", "locked")
    await call(
        client, "todo.add_item", entity_id="todo.shopping_list", item="Marmalade"
    )
    await wait_for_state(client, "todo.shopping_list", "3")


async def test_the_recorder_remembers(client: Client) -> None:
    begin = dt_util.utcnow() - timedelta(hours=1)
    for action in ("on", "off", "on"):
        await call(client, f"switch.turn_{action}", entity_id="switch.office_printer")

    seen: list[str] = []
    while seen[-3:] != ["on", "off", "on"]:
        history = await client.command(
            "history/history_during_period",
            start_time=begin.isoformat(),
            entity_ids=["switch.office_printer"],
        )
        seen = [row["s"] for row in history.get("switch.office_printer", [])]


def test_jarvis_and_the_house_log_no_error(demo: Demo) -> None:
    wrong = [
        line
        for line in demo.log.splitlines()
        if (" ERROR " in line or " CRITICAL " in line)
        and ("jarvis" in line or "demo_house" in line)
    ]
    assert wrong == []
