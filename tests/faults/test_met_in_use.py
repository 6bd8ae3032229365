"""Faults that people met in use, in words, rooms and lanes of a stranger to the code.

The rows are in met_in_use.yaml; each house plays all of its rows, one after the other.
"""

from pathlib import Path
import re
from typing import Any, Final
from unittest.mock import patch

import pytest
import yaml

from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
)
from homeassistant.setup import async_setup_component
from homeassistant.util.unit_system import get_unit_system

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer

type Shown = dict[str, dict[str, Any]]

HOUSES: Final[dict[str, dict[str, Any]]] = yaml.safe_load(
    Path(__file__).with_name("met_in_use.yaml").read_text(encoding="utf-8")
)
# What a change of is seen, beside the state itself.
_SHOWN: Final = (
    *("temperature", "current_position", "brightness", "volume_level", "percentage"),
)
_MOVED: Final = frozenset(
    {"light", "switch", "cover", "lock", "climate", "media_player", "fan"}
    | {"vacuum", "valve", "script"}
)
_LAMPS: Final = 60


@pytest.mark.parametrize("house", HOUSES)
async def test_rows(
    base: HomeAssistant, server: ScriptedServer, say: Say, house: str
) -> None:
    given = HOUSES[house]
    await _furnish(base, given)
    engines = [engine_subentry(server.url)] if given.get("model") else []
    # Where a model answers, its calls and words are tried: the learned reader is off.
    await set_up_jarvis(base, agent_subentry(), *engines, learned_reader=not engines)
    server.strict = False
    language = given.get("language", "en")
    wrong: list[tuple[Any, ...]] = []
    for row in given["rows"]:
        talk, before_row = None, len(wrong)
        for turn in row["turns"]:
            _come_up(base, turn.get("before", {}))
            _script(server, turn)
            device = _microphone(base, turn["room"]) if "room" in turn else None
            before = _shown(base)
            result = await say(turn["say"], talk, language=language, device_id=device)
            await base.async_block_till_done()
            talk, heard = result.conversation_id, speech(result)
            changed = _changes(before, _shown(base))
            again = result.continue_conversation
            if not (
                re.search(turn.get("hear", "."), heard, re.IGNORECASE)
                and not re.search(turn.get("never", "(?!)"), heard, re.IGNORECASE)
                and changed == sorted(turn.get("changed", []))
                and turn.get("open", again) is again
            ):
                wrong.append((row["kind"], turn["say"], heard, changed, again))
        if "gap" in row:
            # Known to fail today: it must fail, or the key goes.
            assert len(wrong) > before_row, f"no gap any more: {row}"
            del wrong[before_row:]
    server.replies.clear()
    assert wrong == []


async def test_two_satellites_cannot_both_answer(
    demo_house: HomeAssistant, say: Say
) -> None:
    await set_up_jarvis(demo_house, agent_subentry())
    hall, study = (_microphone(demo_house, room) for room in ("Hallway", "Office"))
    asked = await say("unlock the front door", device_id=hall)
    other = await say("yes", device_id=study)
    assert not other.continue_conversation
    assert demo_house.states.is_state("lock.front_door", "locked")
    await say("yes", asked.conversation_id, device_id=hall)
    assert demo_house.states.is_state("lock.front_door", "unlocked")
    await say("lock the front door", device_id=hall)
    await say("yes", asked.conversation_id, device_id=hall)
    await say("yes", asked.conversation_id, device_id=study)
    assert demo_house.states.is_state("lock.front_door", "locked")


@pytest.mark.parametrize(("language", "yes"), [("en", "yes"), ("de", "ja")])
async def test_what_came_after_the_question_is_not_switched_by_the_yes(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str, yes: str
) -> None:
    await furnish_demo_house(base, language)
    await set_up_jarvis(base, engine_subentry(server.url), agent_subentry())
    name = {"en": "Laundry Room", "de": "Waschküche"}[language]
    area = ar.async_get(base).async_get_area_by_name(name)
    assert area is not None
    call = ("intent__HassTurnOff", {"area": area.name})
    server.reply(calls=[call])
    said = {
        "en": "let the laundry rest for tonight",
        "de": "sorg bitte dort für Dunkelheit und Ruhe",
    }
    asked = await say(said[language], language=language)
    assert asked.continue_conversation, speech(asked)
    printer = er.async_get(base).async_get("switch.office_printer")
    assert printer is not None
    assert printer.device_id is not None
    dr.async_get(base).async_update_device(printer.device_id, area_id=area.id)
    _come_up(base, {"switch.office_printer": "on"})
    await base.async_block_till_done()
    await say(yes, asked.conversation_id, language=language)
    assert base.states.is_state("switch.office_printer", "on")


async def test_a_question_does_not_outlive_a_restart(
    demo_house: HomeAssistant, say: Say
) -> None:
    entry = await set_up_jarvis(demo_house, agent_subentry())
    asked = await say("open the garage door")
    assert asked.continue_conversation
    assert await demo_house.config_entries.async_reload(entry.entry_id)
    await demo_house.async_block_till_done()
    await say("yes", asked.conversation_id)
    assert demo_house.states.is_state("cover.garage_door", "closed")


async def _furnish(hass: HomeAssistant, given: dict[str, Any]) -> None:
    """Furnish the house, with a group, a scene, scripts and a room of sixty lamps."""
    hass.config.units = get_unit_system(given.get("units", "metric"))
    german = given.get("language") == "de"
    entry = await furnish_demo_house(hass, "de" if german else "en")
    await _write_scripts(hass, given.get("scripts", {}))
    members = ["light.hallway_light", "lock.front_door", "switch.coffee_machine"]
    evening = {"evening": {"name": "Evening group", "entities": members}}
    assert await async_setup_component(hass, "group", {"group": evening})
    party = {"light.desk_lamp": "on", "lock.front_door": "unlocked"}
    created = {"scene_id": "party", "entities": {**party, "cover.garage_door": "open"}}
    await hass.services.async_call("scene", "create", created, blocking=True)
    listens = {
        "alias": "listens",
        "triggers": {"trigger": "conversation", "command": "kitchen lied on"},
        "actions": {"set_conversation_response": "So it is."},
    }
    assert await async_setup_component(hass, "automation", {"automation": listens})
    ballroom = ar.async_get(hass).async_create("Ballroom")
    registry, exposed = er.async_get(hass), ["group.evening", "scene.party"]
    for number in range(_LAMPS):
        name = f"Ball {number}"
        lamp = registry.async_get_or_create(
            "light", "demo_house", name, original_name=name, config_entry=entry
        )
        registry.async_update_entity(lamp.entity_id, area_id=ballroom.id)
        hass.states.async_set(lamp.entity_id, "off", {"friendly_name": name})
        exposed.append(lamp.entity_id)
    for entity_id in exposed:
        async_expose_entity(hass, "conversation", entity_id, True)


async def _write_scripts(hass: HomeAssistant, scripts: dict[str, Any]) -> None:
    house = {"script": scripts}
    with patch("homeassistant.config.load_yaml_config_file", return_value=house):
        await hass.services.async_call("script", "reload", blocking=True)
    for key in scripts:
        async_expose_entity(hass, "conversation", f"script.{key}", True)


def _script(server: ScriptedServer, turn: dict[str, Any]) -> None:
    server.replies.clear()
    if calls := [pair for call in turn.get("calls", []) for pair in call.items()]:
        server.reply(calls=calls)
    server.reply(turn.get("reply", "Well, well."), repeat=True)


def _come_up(hass: HomeAssistant, states: dict[str, Any]) -> None:
    for entity_id, value in states.items():
        known = hass.states.get(entity_id)
        assert known is not None, entity_id
        new = value if isinstance(value, dict) else {}
        state = known.state if new else value
        hass.states.async_set(entity_id, state, {**known.attributes, **new})


def _microphone(hass: HomeAssistant, room: str) -> str:
    area = ar.async_get(hass).async_get_area_by_name(room)
    assert area is not None, room
    entry = next(iter(hass.config_entries.async_entries("demo_house")))
    devices = dr.async_get(hass)
    device = devices.async_get_or_create(
        config_entry_id=entry.entry_id, identifiers={("microphone", room)}
    )
    devices.async_update_device(device.id, area_id=area.id)
    return device.id


def _shown(hass: HomeAssistant) -> Shown:
    return {
        state.entity_id: {
            "state": state.state,
            **{key: state.attributes.get(key) for key in _SHOWN},
        }
        for state in hass.states.async_all()
        if state.domain in _MOVED
    }


def _changes(before: Shown, after: Shown) -> list[str]:
    return sorted(
        f"{entity_id}={value}" if key == "state" else f"{entity_id}.{key}={value}"
        for entity_id, values in after.items()
        for key, value in values.items()
        if before.get(entity_id, {}).get(key) != value
        if key == "state" or value is not None
    )
