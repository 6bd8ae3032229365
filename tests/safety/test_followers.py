"""What opens a way in by a detour: through groups, templates, events and names."""

from typing import Any, Final

import pytest

from custom_components.jarvis.safety.policy import Policy
from custom_components.jarvis.safety.reach.contents import acts_of, acts_of_rule
from custom_components.jarvis.safety.reach.intents import acts_of_intent
from custom_components.jarvis.safety.tiers import Asker, Tier
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

from ..demo_house import furnish_demo_house

pytestmark = pytest.mark.slow

ASKER: Final = Asker(conversation_id="c", language="en")
UNLOCK: Final = {"action": "lock.unlock", "target": {"entity_id": "lock.front_door"}}
RELAY: Final = {
    "action": "switch.turn_on",
    "target": {"entity_id": "switch.gate_relay"},
}
DESK: Final = {"action": "light.turn_on", "target": {"entity_id": "light.desk_lamp"}}
FANS: Final = "states.fan | selectattr('state', 'eq', 'on') | list | count"
TEMPLATES: Final = {
    "binary_sensor": [
        {"name": "Lit", "state": "{{ is_state('light.mirror_light', 'on') }}"}
    ],
    "sensor": [
        {
            "name": "Fans",
            "state": f"{{{{ {FANS} }}}}",
        }
    ],
    "switch": [{"name": "Gate relay", "state": "off", "turn_on": [], "turn_off": []}],
}
GROUPS: Final = {
    "inner": {"entities": ["light.night_light"]},
    "outer": {"entities": ["group.inner"]},
}


def state(entity_id: str, **more: Any) -> dict[str, Any]:
    """Describe a trigger on a state."""
    return {"trigger": "state", "entity_id": entity_id, **more}


def template(text: str) -> dict[str, Any]:
    """Describe a trigger on a template."""
    return {"trigger": "template", "value_template": text}


def event(name: str, /, **data: Any) -> dict[str, Any]:
    """Describe a trigger on an event."""
    return {"trigger": "event", "event_type": name, "event_data": data}


# The trigger, what it does, and what sets it off.
DETOURS: Final[dict[str, tuple[dict[str, Any], dict[str, Any], str]]] = {
    "a group in a group": (
        state("group.outer", to="on"),
        UNLOCK,
        "light.night_light",
    ),
    "a sensor made of a lamp": (
        state("binary_sensor.lit", to="on"),
        UNLOCK,
        "light.mirror_light",
    ),
    "a sensor made of all fans": (state("sensor.fans"), UNLOCK, "fan.bathroom_fan"),
    "a template over all sockets": (
        template(
            "{{ states.switch | selectattr('state', 'eq', 'on') | list | count }}"
        ),
        UNLOCK,
        "switch.office_printer",
    ),
    "a template that builds a name": (
        template("{{ is_state('light.' ~ 'garage_light', 'on') }}"),
        UNLOCK,
        "light.garage_light",
    ),
    "the start of a script": (
        event("script_started", name="Goodnight"),
        UNLOCK,
        "script.goodnight",
    ),
    "an action with a built name": (
        state("light.desk_lamp", to="on"),
        {"action": "{{ 'lock' ~ '.unlock' }}"},
        "light.desk_lamp",
    ),
    "an action with half a name": (
        state("light.laundry_light", to="on"),
        {"action": "{{ 'lock.' ~ 'unlock' }}"},
        "light.laundry_light",
    ),
    "an action named in a template": (
        state("light.bedside_lamp", to="on"),
        {"action": "{{ 'lock.unlock' if true else 'lock.lock' }}"},
        "light.bedside_lamp",
    ),
    "a switch named for the gate": (
        state("light.tv_backlight", to="on"),
        RELAY,
        "light.tv_backlight",
    ),
}
ON: Final = "homeassistant.turn_on"


@pytest.fixture
def expected_lingering_timers() -> bool:
    """Let templates over whole domains wait: Home Assistant reads them now and then."""
    return True


@pytest.fixture
async def house(base: HomeAssistant) -> HomeAssistant:
    """Furnish the demo house, with templates, groups and a player made of steps."""
    player = {"platform": "universal", "name": "Both", "commands": {"turn_on": UNLOCK}}
    assert await async_setup_component(base, "media_player", {"media_player": [player]})
    await furnish_demo_house(base, "en")
    assert await async_setup_component(base, "template", {"template": [TEMPLATES]})
    assert await async_setup_component(base, "group", {"group": GROUPS})
    await base.async_block_till_done()
    return base


async def follow(hass: HomeAssistant, *rules: tuple[dict[str, Any], Any]) -> None:
    """Set up automations that never act, each a trigger and a step."""
    config = [
        {
            "id": str(number),
            "alias": str(number),
            "triggers": [one],
            "conditions": ["{{ false }}"],
            "actions": [step],
        }
        for number, (one, step) in enumerate(rules)
    ]
    assert await async_setup_component(hass, "automation", {"automation": config})
    await hass.async_block_till_done()


def tier(hass: HomeAssistant, action: str, **data: Any) -> Tier:
    """Return the tier of an action."""
    domain, _, service = action.partition(".")
    return Policy(hass=hass).judge(acts_of(hass, domain, service, data), ASKER).tier


async def test_a_detour_is_asked_about(house: HomeAssistant) -> None:
    await follow(house, *((trigger, step) for trigger, step, _ in DETOURS.values()))
    asked = {
        name: tier(house, ON, entity_id=one) for name, (_, _, one) in DETOURS.items()
    }
    assert asked == dict.fromkeys(DETOURS, Tier.CONFIRM)
    assert tier(house, ON, entity_id="light.reading_lamp") is Tier.FREE


async def test_a_lamp_behind_a_detour_is_a_lamp(house: HomeAssistant) -> None:
    named = {"action": "{{ 'light.turn_on' if true else 'light.turn_off' }}"}
    half = {"action": "light.turn_{{ 'on' }}"}
    harmless = [
        (trigger, step)
        for trigger, _, _ in DETOURS.values()
        for step in (DESK, named, half)
    ]
    await follow(house, *harmless)
    things = [one for _, _, one in DETOURS.values() if not one.startswith("script.")]
    asked = {one: tier(house, ON, entity_id=one) for one in things}
    assert asked == dict.fromkeys(things, Tier.FREE)


async def test_who_listens_to_all_changes_listens_to_a_lamp(
    house: HomeAssistant,
) -> None:
    anything = {"trigger": "event", "event_type": "state_changed"}
    await follow(house, (anything, UNLOCK))
    assert tier(house, ON, entity_id="light.desk_lamp") is Tier.CONFIRM


async def test_a_chain_behind_an_intent_is_followed(house: HomeAssistant) -> None:
    """A thermostat, a helper, a number, a lock."""
    helpers: dict[str, Any] = {
        "input_boolean": {"one": {}},
        "input_number": {"two": {"min": 0, "max": 9}},
    }
    for domain, config in helpers.items():
        assert await async_setup_component(house, domain, {domain: config})
    on = {
        "action": "input_boolean.turn_on",
        "target": {"entity_id": "input_boolean.one"},
    }
    seven = {"action": "input_number.set_value", "data": {"value": 7}}
    seven["target"] = {"entity_id": "input_number.two"}
    await follow(
        house,
        (state("climate.bedroom_thermostat", attribute="temperature"), on),
        (state("input_boolean.one", to="on"), seven),
        (
            {"trigger": "numeric_state", "entity_id": "input_number.two", "above": 5},
            UNLOCK,
        ),
    )
    for room, expected in (("bedroom", Tier.CONFIRM), ("bathroom", Tier.FREE)):
        acts = acts_of_intent(
            house,
            "HassClimateSetTemperature",
            {"temperature": 23},
            assistant="conversation",
            targets=(f"climate.{room}_thermostat",),
        )
        assert Policy(hass=house).judge(acts, ASKER).tier is expected


async def test_a_player_made_of_steps_is_looked_into(house: HomeAssistant) -> None:
    assert tier(house, "media_player.turn_on", entity_id="media_player.both") > Tier.SAY


@pytest.mark.parametrize(
    "action",
    [
        "schlage.add_code",
        "matter.set_lock_credential",
        "simplisafe.set_pin",
        "alarmdecoder.alarm_keypress",
        "nx584.bypass_zone",
        "ness_alarm.panic",
        "androidtv.adb_command",
        "peblar.add_rfid_token",
        "monzo.withdraw_from_pot",
        "system_bridge.power_command",
        "isy994.send_node_command",
        "lcn.relays",
        "group.remove",
    ],
)
async def test_keys_money_and_machines_are_asked_about(
    hass: HomeAssistant, action: str
) -> None:
    assert tier(hass, action, device_id="x") >= Tier.CONFIRM


@pytest.mark.parametrize(
    "action",
    [
        "notify.family",
        "sonos.snapshot",
        "music_assistant.play_media",
        "music_assistant.transfer_queue",
        "media_extractor.play_media",
        "telegram_bot.send_message",
        "wake_on_lan.send_magic_packet",
        "xiaomi_miio.vacuum_clean_segment",
        "hue.activate_scene",
        "mealie.get_mealplan",
    ],
)
async def test_what_is_everyday_stays_free(hass: HomeAssistant, action: str) -> None:
    assert tier(hass, action, message="Dinner is ready") <= Tier.SAY


TIME: Final = {"trigger": "time", "at": "07:00:00"}


@pytest.mark.parametrize(
    ("config", "names"),
    [
        ({"triggers": [TIME], "actions": [UNLOCK]}, ["lock.unlock"]),
        ({"trigger": TIME, "action": UNLOCK}, ["lock.unlock"]),
        ({"use_blueprint": {"path": "x.yaml", "input": {}}}, ["automation."]),
        (
            {"triggers": [template("{{ 1 }}")], "actions": [DESK]},
            ["light.turn_on", "automation."],
        ),
        ("nonsense", []),
    ],
)
async def test_a_draft_is_judged_however_it_is_written(
    house: HomeAssistant, config: object, names: list[str]
) -> None:
    assert [act.name for act in acts_of_rule(house, config)] == names
