"""What an action would do in the end, through every kind of indirection."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.safety.policy import Policy
from custom_components.jarvis.safety.reach.contents import acts_of, acts_of_steps
from custom_components.jarvis.safety.tiers import Asker, Tier
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_component import DATA_INSTANCES

from .traps import SAFE_STEP, STEPS, WRAPPERS, script_of

pytestmark = pytest.mark.slow

ASKER = Asker(conversation_id="c", language="en")


def tier(hass: HomeAssistant, domain: str, service: str, **data: object) -> Tier:
    policy = Policy(hass=hass)
    return policy.judge(acts_of(hass, domain, service, data), ASKER).tier


async def test_every_indirection_is_seen_through(traps: HomeAssistant) -> None:
    missed = []
    for wrapper in WRAPPERS:
        for step in STEPS:
            name = script_of(wrapper, step)
            ways: tuple[tuple[str, str, dict[str, Any]], ...] = (
                ("script", name, {}),
                ("script", "turn_on", {"entity_id": f"script.{name}"}),
                ("homeassistant", "turn_on", {"entity_id": f"script.{name}"}),
                ("homeassistant", "toggle", {"entity_id": [f"script.{name}"]}),
            )
            missed += [
                (name, domain, service)
                for domain, service, data in ways
                if tier(traps, domain, service, **data) < Tier.CONFIRM
            ]
    assert not missed


async def test_restarts_are_never_run(traps: HomeAssistant) -> None:
    for name in ("restart", "reload"):
        assert tier(traps, "script", script_of("plain", name)) is Tier.NEVER


async def test_nests_circles_groups_and_helpers(traps: HomeAssistant) -> None:
    risky: list[tuple[str, str, dict[str, Any]]] = [
        *(("script", f"nest_{depth}", {}) for depth in range(1, 6)),
        ("script", "circle", {}),
        ("scene", "turn_on", {"entity_id": "scene.open_house"}),
        ("scene", "turn_on", {"entity_id": "scene.wide_open"}),
        ("scene", "apply", {"entities": {"lock.front_door": "unlocked"}}),
        ("scene", "apply", {"entities": {"lock.front_door": {"state": "open"}}}),
        ("scene", "create", {"scene_id": "x", "entities": {"light.desk_lamp": "on"}}),
        ("homeassistant", "turn_off", {"entity_id": "group.doors"}),
        ("homeassistant", "turn_on", {"entity_id": "group.covers"}),
        ("cover", "open_cover", {"entity_id": "group.covers"}),
        ("lock", "unlock", {"entity_id": "group.doors"}),
        ("homeassistant", "turn_on", {"entity_id": "input_boolean.party"}),
        ("input_boolean", "toggle", {"entity_id": "input_boolean.party"}),
        ("switch", "turn_on", {"entity_id": "switch.mood_lever"}),
        ("automation", "trigger", {"entity_id": "automation.opener"}),
        ("automation", "turn_off", {"entity_id": "automation.opener"}),
        ("lock", "unlock", {"area_id": ["hallway"]}),
        ("lock", "unlock", {"floor_id": "ground_floor"}),
        ("lock", "unlock", {"target": {"entity_id": "all"}}),
        ("homeassistant", "turn_off", {"entity_id": "lock.front_door"}),
        ("lock", "unlock", {}),
        ("lock", "unlock", {"entity_id": "lock.front_door, lock.back_door"}),
        # On its way is as good as there, and a position weighs more than a word.
        *(
            ("scene", "apply", {"entities": entities})
            for entities in (
                {"lock.front_door": "unlocking"},
                {"lock.front_door": {"state": "opening"}},
                {"LOCK.Front_Door": "unlocked"},
                {"cover.garage_door": "opening"},
                {"cover.garage_door": {"state": "closed", "current_position": 40}},
                {"group.doors": "unlocked"},
                {"group.covers": "open"},
                {"input_boolean.party": True},
                {"switch.oven": True},
            )
        ),
        (
            "cover",
            "set_cover_position",
            {"entity_id": "cover.garage_door", "position": 90, "tilt_position": 0},
        ),
        ("group", "set", {"object_id": "doors", "entities": ["lock.front_door"]}),
        ("remote", "send_command", {"entity_id": "remote.rf", "command": "gate"}),
        ("esphome", "garage_pulse", {}),
        ("google_assistant_sdk", "send_text_command", {"command": "unlock"}),
    ]
    missed = [one for one in risky if tier(traps, *one[:2], **one[2]) < Tier.CONFIRM]
    assert not missed


async def test_what_is_harmless_stays_free(traps: HomeAssistant) -> None:
    free: list[tuple[str, str, dict[str, Any]]] = [
        ("light", "turn_on", {"entity_id": "light.reading_lamp"}),
        ("light", "turn_off", {"entity_id": "all"}),
        ("script", "harmless", {}),
        ("scene", "turn_on", {"entity_id": "scene.cosy"}),
        ("lock", "lock", {"entity_id": "lock.front_door"}),
        ("cover", "open_cover", {"entity_id": "cover.kitchen_blind"}),
        ("cover", "close_cover", {"entity_id": "cover.garage_door"}),
        (
            "cover",
            "set_cover_position",
            {"entity_id": "cover.garage_door", "position": 0},
        ),
        ("switch", "turn_on", {"entity_id": "switch.coffee_machine"}),
        ("switch", "turn_on", {"entity_id": "switch.garden_sprinkler"}),
        ("input_boolean", "turn_on", {"entity_id": "input_boolean.quiet"}),
        ("media_player", "volume_set", {"entity_id": "media_player.kitchen_speaker"}),
        ("climate", "set_temperature", {"entity_id": "climate.bathroom_thermostat"}),
        ("todo", "add_item", {"entity_id": "todo.shopping_list"}),
    ]
    asked = [one for one in free if tier(traps, *one[:2], **one[2]) >= Tier.CONFIRM]
    assert not asked


async def test_a_disabled_step_does_nothing(traps: HomeAssistant) -> None:
    steps = [{**STEPS["unlock"], "enabled": False}, SAFE_STEP]
    acts = acts_of_steps(traps, steps)
    assert [act.name for act in acts] == ["light.turn_on"]


async def test_whoever_does_too_much_is_asked_about(traps: HomeAssistant) -> None:
    lights = [
        {"action": "light.turn_on", "target": {"entity_id": f"light.l{n}"}}
        for n in range(600)
    ]
    acts = acts_of_steps(traps, lights)
    assert len(acts) == 500
    assert acts[-1].opaque


async def test_what_stands_behind_too_much_is_not_lost(traps: HomeAssistant) -> None:
    """Five hundred lamps in front do not hide a lock."""
    lamps = [f"light.l{n}" for n in range(600)]
    steps = [
        {"action": "light.turn_on", "target": {"entity_id": lamps}},
        STEPS["unlock"],
    ]
    judged = Policy(hass=traps).judge(acts_of_steps(traps, steps), ASKER)
    assert judged.tier is Tier.CONFIRM


async def test_a_press_that_an_automation_waits_for(traps: HomeAssistant) -> None:
    traps.states.async_set("button.magic", "unknown")
    traps.states.async_set("button.plain", "unknown")
    component: Any = traps.data[DATA_INSTANCES]["automation"]
    [opener] = [one for one in component.entities if "opener" in one.entity_id]
    opener._trigger_config = [{"trigger": "state", "entity_id": ["button.magic"]}]
    assert tier(traps, "button", "press", entity_id="button.magic") is Tier.CONFIRM
    assert tier(traps, "button", "press", entity_id="button.plain") is Tier.FREE


async def test_explain_tells_without_doing(
    guarded: MockConfigEntry, hass: HomeAssistant
) -> None:
    told = await hass.services.async_call(
        "jarvis",
        "explain_policy",
        {"action": "script.turn_on", "target": {"entity_id": "script.nest_3"}},
        blocking=True,
        return_response=True,
    )
    assert told is not None
    assert told["tier"] == "confirm"
    assert told["entity_id"] == "lock.front_door"
    assert told["inside"] == [
        "script.nest_3",
        "script.nest_2",
        "script.nest_1",
        "script.trap_plain_unlock",
    ]
    state = hass.states.get("lock.front_door")
    assert state is not None
    assert state.state == "locked"
