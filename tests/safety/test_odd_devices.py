"""Whatever a device does with a command, what is said of it is so, and soon."""

import asyncio
from collections.abc import AsyncGenerator
import re
from typing import Any

import pytest

from custom_components.jarvis.commands.parts import settling
from custom_components.jarvis.safety import executor, readback, restore
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import ScriptedServer
from .odd_devices import (
    HOUSE,
    KINDS,
    LATE,
    ODD,
    PATIENCE,
    Odd,
    expose,
    furnish_odd_house,
)

pytestmark = pytest.mark.slow

# name -> what is said, the action and its data, what shows it (attribute, value)
CASES: dict[str, tuple[str, str, dict[str, Any], tuple[str, Any]]] = {
    "Night Lamp": (
        "set the night lamp to 30 percent",
        "light.turn_on",
        {"brightness_pct": 30},
        ("brightness", 76),
    ),
    "Tea Maker": ("turn on the tea maker", "switch.turn_on", {}, ("", "on")),
    "Ceiling Fan": (
        "set the ceiling fan to 30 percent",
        "fan.set_percentage",
        {"percentage": 30},
        ("percentage", 30),
    ),
    "Big Shade": ("close the big shade", "cover.close_cover", {}, ("", "closed")),
    "Stove Dial": (
        "set the stove dial to 23 degrees",
        "climate.set_temperature",
        {"temperature": 23},
        ("temperature", 23),
    ),
    "Music Box": (
        "set the volume of the music box to 70 percent",
        "media_player.volume_set",
        {"volume_level": 0.7},
        ("volume_level", 0.7),
    ),
    "Dusty": ("start dusty", "vacuum.start", {}, ("", "cleaning")),
    "Cellar Door": ("lock the cellar door", "lock.lock", {}, ("", "locked")),
    "Garden Tap": ("close the garden tap", "valve.close_valve", {}, ("", "closed")),
    "Grass Cutter": (
        "start the grass cutter",
        "lawn_mower.start_mowing",
        {},
        ("", "mowing"),
    ),
    # Only scripts and models reach these.
    "Mist Maker": ("", "humidifier.turn_on", {}, ("", "on")),
    "Boiler": (
        "",
        "water_heater.set_temperature",
        {"temperature": 60},
        ("temperature", 60),
    ),
    "Howler": ("", "siren.turn_on", {}, ("", "on")),
    "House Guard": (
        "",
        "alarm_control_panel.alarm_arm_away",
        {},
        ("", "armed_away"),
    ),
    "Pump Speed": ("", "number.set_value", {"value": 42}, ("", "42.0")),
    "Heat Plan": ("", "select.select_option", {"option": "away"}, ("", "away")),
}
FAILED = re.compile(
    r"cannot|did not|no answer|nothing was done|no connection|error|not all",
    re.IGNORECASE,
)
# Seconds: what hangs would hang for ever, and the machine may be busy.
BOUND = 20 * PATIENCE


@pytest.fixture
async def house(
    base: HomeAssistant, server: ScriptedServer, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[dict[str, Odd]]:
    """Jarvis among odd devices, all of them in a hurry."""
    for room in (executor, readback, restore):
        monkeypatch.setattr(room, "LIMIT", PATIENCE)
    for domain in readback.LIMITS:
        monkeypatch.setitem(readback.LIMITS, domain, PATIENCE)
    monkeypatch.setattr(settling, "PATIENCE", PATIENCE)
    monkeypatch.setattr(
        "custom_components.jarvis.commands.parts.actions.PATIENCE", PATIENCE
    )
    # What a device or a script raises is Home Assistant's to log.
    base.loop.set_exception_handler(lambda _loop, _context: None)
    made = await furnish_odd_house(base)
    lamp = {"action": "light.turn_on", "target": {"entity_id": "light.corner_lamp"}}
    scripts = {
        made[name].entity_id.partition(".")[2]: {
            "alias": f"Routine {name}",
            "sequence": [
                lamp,
                {
                    "action": action,
                    "target": {"entity_id": made[name].entity_id},
                    "data": data,
                },
            ],
        }
        for name, (_, action, data, _) in CASES.items()
    }
    assert await async_setup_component(base, "script", {"script": scripts})
    entities = {
        made[name].entity_id: value if not attribute else {"state": "on"}
        for name, (_, _, _, (attribute, value)) in CASES.items()
        if HOUSE[name][0] in {"light", "switch", "cover", "lock", "select"}
    }
    scene = {"id": "eve", "name": "Cozy Eve", "entities": entities}
    assert await async_setup_component(base, "scene", {"scene": [scene]})
    await base.async_block_till_done()
    expose(base, ["scene.cozy_eve", *(f"script.{key}" for key in scripts)])
    await set_up_jarvis(base, engine_subentry(server.url), agent_subentry())
    yield made
    for device in made.values():
        device.let_go()


def is_so(hass: HomeAssistant, device: Odd, wanted: tuple[str, Any]) -> bool:
    """Tell whether a device shows what was wished."""
    state = hass.states.get(device.entity_id)
    assert state is not None
    attribute, value = wanted
    return bool(
        (state.attributes.get(attribute) if attribute else state.state) == value
    )


async def tried(
    hass: HomeAssistant, say: Say, device: Odd, how: str, words: str
) -> tuple[str, float]:
    """Say something to a house where one device is odd; the answer and its time."""
    device.start_anew()
    device.how = how
    begun = hass.loop.time()
    result = await say(words)
    if result.continue_conversation:
        result = await say("yes", result.conversation_id)
    return speech(result), hass.loop.time() - begun


@pytest.mark.parametrize("lane", ["sentence", "script", "scene"])
@pytest.mark.parametrize("how", ["at once", *ODD])
async def test_what_is_said_is_so(
    house: dict[str, Odd], hass: HomeAssistant, say: Say, lane: str, how: str
) -> None:
    lies = []
    for name, (sentence, _, _, aim) in CASES.items():
        device, wanted = house[name], aim
        words = {"sentence": sentence, "script": f"run routine {name}"}.get(lane, "")
        if lane == "scene" and device.entity_id in scene_of(hass):
            wanted = ("", "on") if aim[0] else aim
            words = "activate cozy eve"
        if not words:
            continue
        for other in house.values():
            other.start_anew()
        heard, took = await tried(hass, say, device, how, words)
        done = is_so(hass, device, wanted)
        fails = bool(FAILED.search(heard)) and name in heard
        if done == fails or took > BOUND or done != (how in {"at once", "soon"}):
            lies.append((name, how, heard, done, round(took, 1)))
        if how == "late":
            await asyncio.sleep(LATE)
    assert not lies


def scene_of(hass: HomeAssistant) -> list[str]:
    """List what the scene is about."""
    state = hass.states.get("scene.cozy_eve")
    assert state is not None
    return list(state.attributes["entity_id"])


@pytest.mark.parametrize("how", ["never", "raises", "hangs", "gone"])
async def test_of_several_the_one_is_named(
    house: dict[str, Odd],
    hass: HomeAssistant,
    say: Say,
    server: ScriptedServer,
    how: str,
) -> None:
    lamp = house["Floor Lamp"]
    heard, took = await tried(hass, say, lamp, how, "turn on the lights in the attic")
    # What comes after one that raises, Home Assistant does not call any more.
    assert re.search("All but the .*Floor Lamp", heard), heard
    assert took < BOUND
    for device in house.values():
        device.start_anew()
    call = ("intent__HassTurnOn", {"area": "Attic", "domain": ["light"]})
    server.reply(calls=[call])
    server.reply("All lights are on, sir.")
    server.reply("All lights are on, sir.")
    words = "make it as pleasant up there as on Tuesdays"
    heard, took = await tried(hass, say, lamp, how, words)
    assert "Floor Lamp" in heard
    assert FAILED.search(heard) or "All but" in heard
    server.replies.clear()


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("jarvis__routine", {"routine": "Routine Night Lamp"}),
        ("jarvis__routine", {"routine": "Cozy Eve"}),
        ("intent__HassTurnOn", {"name": "Routine Night Lamp"}),
        ("intent__HassTurnOn", {"name": "Cozy Eve"}),
    ],
)
async def test_no_model_tells_as_done_what_was_not(
    house: dict[str, Odd],
    say: Say,
    server: ScriptedServer,
    tool: str,
    arguments: dict[str, Any],
) -> None:
    house["Night Lamp"].how = "never"
    server.reply(calls=[(tool, arguments)])
    for _ in range(3):
        server.reply("Everything is on, sir, the night lamp too.")
    heard = speech(await say("make it as pleasant up there as on Tuesdays"))
    assert "Night Lamp" in heard
    assert FAILED.search(heard)
    server.replies.clear()


async def test_what_fails_to_go_back_is_named(
    house: dict[str, Odd], hass: HomeAssistant, say: Say
) -> None:
    first = await say("turn on the lights in the attic")
    house["Floor Lamp"].how = "raises"
    heard = speech(await say("undo that", first.conversation_id))
    assert "Floor Lamp" in heard
    assert FAILED.search(heard) or "could not" in heard
    for name in ("Night Lamp", "Corner Lamp"):
        assert hass.states.is_state(house[name].entity_id, "off")


def test_every_kind_is_played() -> None:
    assert {HOUSE[name][0] for name in CASES} == set(KINDS)
