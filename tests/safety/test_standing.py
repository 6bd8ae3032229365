"""What acts by itself without being named: templates, helpers, waits, tags, calls."""

from typing import Any, Final

import pytest

from custom_components.jarvis.safety.policy import Policy
from custom_components.jarvis.safety.reach.contents import acts_of
from custom_components.jarvis.safety.reach.listeners import listening_settled
from custom_components.jarvis.safety.reach.listening import Listening
from custom_components.jarvis.safety.reach.storing import acts_of_storing
from custom_components.jarvis.safety.tiers import Asker, Tier
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

from ..demo_house import furnish_demo_house

pytestmark = pytest.mark.slow

ASKER: Final = Asker(conversation_id="c", language="en")
UNLOCK: Final = {"action": "lock.unlock", "target": {"entity_id": "lock.front_door"}}
LAMP: Final = "light.desk_lamp"
NUMBER: Final = "input_number.two"
ON: Final = "homeassistant.turn_on"
TO_LAMP: Final = (ON, {"entity_id": LAMP})
TO_NUMBER: Final = ("input_number.set_value", {"entity_id": NUMBER, "value": 9})
type Case = tuple[dict[str, Any], str, dict[str, Any]]


def template(text: str) -> dict[str, Any]:
    """Describe a trigger on a template."""
    return {"trigger": "template", "value_template": text}


def state(entity_id: str) -> dict[str, Any]:
    """Describe a trigger on a state."""
    return {"trigger": "state", "entity_id": entity_id}


def event(name: str, **data: Any) -> dict[str, Any]:
    """Describe a trigger on an event."""
    return {"trigger": "event", "event_type": name, "event_data": data}


# The trigger of what unlocks the door, and what sets it off.
SET_OFF: Final[dict[str, Case]] = {
    "a name of two parts": (
        template("{{ is_state('light.' + 'desk_lamp', 'on') }}"),
        *TO_LAMP,
    ),
    "a name that is filled in": (
        template("{{ is_state('light.%s' | format('desk_lamp'), 'on') }}"),
        *TO_LAMP,
    ),
    "parts of two variables": (
        template("{% set a, b = 'light', 'desk_lamp' %}{{ states(a ~ '.' ~ b) }}"),
        *TO_LAMP,
    ),
    "capital letters": (template("{{ is_state('LIGHT.DESK_LAMP', 'on') }}"), *TO_LAMP),
    "everything in a loop": (
        template("{% for s in states %}{{ s.state }}{% endfor %}"),
        *TO_LAMP,
    ),
    "all by another name": (
        template("{% set x = states.light %}{{ x.desk_lamp.state }}"),
        *TO_LAMP,
    ),
    "a tag": (
        {"trigger": "tag", "tag_id": "abc"},
        "script.scan",
        {},
    ),
    "an event of two parts": (event("{{ 'open' ~ '_it' }}"), "script.fire", {}),
    "a call of anything": (event("call_service", domain="notify"), "notify.x", {}),
    "the logbook": (event("logbook_entry"), "logbook.log", {"message": "x"}),
    "every minute, once it is on": (
        {"trigger": "time_pattern", "minutes": "/1"},
        "automation.turn_on",
        {"entity_id": "automation.opener"},
    ),
    "any lamp that is named later": (state(LAMP), "script.any_lamp", {}),
    "a threshold": (state("binary_sensor.much"), *TO_NUMBER),
    "a mean": (state("sensor.mean"), *TO_NUMBER),
    "a guess at mold": (state("sensor.mold"), *TO_NUMBER),
    "a player that shows a lamp": (state("media_player.shown"), *TO_LAMP),
}


@pytest.fixture
def expected_lingering_timers() -> bool:
    """Let templates over whole domains wait: Home Assistant reads them now and then."""
    return True


@pytest.fixture
async def house(base: HomeAssistant) -> HomeAssistant:
    """Furnish the demo house with helpers, scripts, and a template with actions."""
    much = {"platform": "threshold", "name": "much", "entity_id": NUMBER, "upper": 5}
    mean = {"platform": "min_max", "name": "mean", "entity_ids": [NUMBER]}
    keys = ("indoor_temp_sensor", "indoor_humidity_sensor", "outdoor_temp_sensor")
    mold = {"platform": "mold_indicator", "name": "mold", "calibration_factor": 2}
    mold |= dict.fromkeys(keys, NUMBER)
    shown = {
        "platform": "universal",
        "name": "shown",
        "state_template": "{{ states('light.desk_lamp') }}",
    }
    warm = {
        "platform": "generic_thermostat",
        "name": "warm",
        "heater": "switch.gate_relay",
        "target_sensor": "sensor.mean",
    }
    lamp = {"action": "light.turn_on", "target": {"entity_id": "{{ which }}"}}
    scan = {"event": "tag_scanned", "event_data": {"tag_id": "abc"}}
    waits = [{"wait_for_trigger": [state("light.mirror_light")]}, UNLOCK]
    relay = {"name": "Gate relay", "state": "off", "turn_on": [], "turn_off": []}
    by_itself = {
        "triggers": [state("switch.coffee_machine")],
        "conditions": ["{{ false }}"],
        "actions": [UNLOCK],
        "sensor": [{"name": "Seen", "state": "1"}],
    }
    for domain, config in (
        ("input_number", {"two": {"min": 0, "max": 9}}),
        ("binary_sensor", [much]),
        ("sensor", [mean, mold]),
        ("media_player", [shown]),
        ("climate", [warm]),
        ("template", [{"switch": [relay]}, by_itself]),
        (
            "script",
            {
                "scan": {"sequence": [scan]},
                "fire": {"sequence": [{"event": "open_it"}]},
                "any_lamp": {"fields": {"which": {}}, "sequence": [lamp]},
                "waiting": {"sequence": waits},
            },
        ),
    ):
        assert await async_setup_component(base, domain, {domain: config})
    await furnish_demo_house(base, "en")
    return base


async def follow(hass: HomeAssistant, trigger: dict[str, Any], **more: Any) -> None:
    """Set up an automation that would unlock the door, and never does."""
    config = {
        "alias": "Opener",
        "triggers": [trigger],
        "conditions": ["{{ false }}"],
        "actions": [UNLOCK],
        **more,
    }
    assert await async_setup_component(hass, "automation", {"automation": config})
    await hass.async_block_till_done()


def tier(hass: HomeAssistant, action: str, data: dict[str, Any]) -> Tier:
    """Return the tier of an action."""
    domain, _, service = action.partition(".")
    return Policy(hass=hass).judge(acts_of(hass, domain, service, data), ASKER).tier


@pytest.mark.parametrize("name", SET_OFF)
async def test_what_sets_off_an_opener_unnamed_is_asked_about(
    house: HomeAssistant, name: str
) -> None:
    trigger, action, data = SET_OFF[name]
    assert tier(house, action, data) < Tier.CONFIRM
    await follow(house, trigger)
    assert tier(house, action, data) is Tier.CONFIRM
    assert tier(house, ON, {"entity_id": "fan.bathroom_fan"}) is (
        Tier.CONFIRM if name == "everything in a loop" else Tier.FREE
    )


CLOCK: Final = {"trigger": "time_pattern", "minutes": "/5"}
LAMP_ON: Final = {"condition": "state", "entity_id": LAMP, "state": "on"}
# What keeps an automation by the clock from acting, and whether a lamp fulfils it.
KEPT_BACK: Final[dict[str, tuple[dict[str, Any], dict[str, Any], bool]]] = {
    "a state": (CLOCK, {"conditions": [LAMP_ON]}, True),
    "a template": (
        CLOCK,
        {"conditions": ["{{ is_state('light.desk_lamp', 'on') }}"]},
        True,
    ),
    "one of several": (CLOCK, {"conditions": {"or": [LAMP_ON, "{{ false }}"]}}, True),
    "none of them": (
        CLOCK,
        {"conditions": {"not": [{**LAMP_ON, "state": "off"}]}},
        True,
    ),
    "a test before it": (
        CLOCK,
        {"actions": [{"if": [LAMP_ON], "then": [UNLOCK]}]},
        True,
    ),
    "a choice": (
        {"trigger": "sun", "event": "sunset"},
        {"actions": [{"choose": [{"conditions": [LAMP_ON], "sequence": [UNLOCK]}]}]},
        True,
    ),
    "a step": (CLOCK, {"actions": [LAMP_ON, UNLOCK]}, True),
    "the lamp being off": (CLOCK, {"conditions": [{**LAMP_ON, "state": "off"}]}, False),
    "no clock": (state("switch.coffee_machine"), {"conditions": [LAMP_ON]}, False),
    "what Jarvis does": (event("jarvis_action"), {}, True),
}


@pytest.mark.parametrize("name", KEPT_BACK)
async def test_by_the_clock_conditions_are_what_sets_it_off(
    house: HomeAssistant, name: str
) -> None:
    trigger, config, asked = KEPT_BACK[name]
    await follow(house, trigger, **config)
    expected = Tier.CONFIRM if asked else Tier.FREE
    assert tier(house, *TO_LAMP) is expected


async def test_storing_an_automation_is_told_to_others(house: HomeAssistant) -> None:
    await follow(house, event("automation_reloaded"))
    config = {
        "triggers": [],
        "actions": [{"action": ON, "target": {"entity_id": LAMP}}],
    }
    acts = acts_of_storing(house, config)
    assert Policy(hass=house).judge(acts, ASKER).tier is Tier.CONFIRM


async def test_what_a_variable_names_is_listened_to(house: HomeAssistant) -> None:
    which = {"which": "desk_lamp"}
    text = template("{{ is_state('light.' ~ which, 'on') }}")
    await follow(house, text, trigger_variables=which)
    assert tier(house, *TO_LAMP) is Tier.CONFIRM
    assert tier(house, ON, {"entity_id": "light.reading_lamp"}) is Tier.FREE


async def test_templates_and_thermostats_act_by_themselves(
    house: HomeAssistant,
) -> None:
    """A template with actions of its own, and a thermostat that opens the gate."""
    assert tier(house, ON, {"entity_id": "switch.coffee_machine"}) is Tier.CONFIRM
    warm = {"entity_id": "climate.warm", "temperature": 25}
    assert tier(house, "climate.set_temperature", warm) is Tier.CONFIRM
    assert tier(house, "climate.turn_off", {"entity_id": "climate.warm"}) is Tier.FREE


async def test_a_script_reacts_while_it_waits(house: HomeAssistant) -> None:
    mirror = {"entity_id": "light.mirror_light"}
    assert tier(house, ON, mirror) is Tier.FREE
    waiting = {"entity_id": "script.waiting"}
    await house.services.async_call("script", "turn_on", waiting, blocking=True)
    assert tier(house, ON, mirror) is Tier.CONFIRM
    await house.services.async_call("script", "turn_off", waiting, blocking=True)
    assert tier(house, ON, mirror) is Tier.FREE


async def test_a_turn_waits_for_the_index_and_makes_none_itself(
    house: HomeAssistant,
) -> None:
    """What is not made yet is made in small parts while others go on."""
    await follow(house, state(LAMP))
    listening = Listening(house)
    stop = listening.start()
    assert not listening.is_made()
    await listening_settled(house)
    assert listening.is_made()
    made = listening.now
    assert made.ways
    assert tier(house, *TO_LAMP) is Tier.CONFIRM
    assert listening.now is made
    stop()


async def test_an_index_that_is_kept_is_never_old(house: HomeAssistant) -> None:
    """Whatever changes who listens is known before the next judgement."""
    stop = Listening(house).start()
    assert tier(house, *TO_LAMP) is Tier.FREE
    hidden = "{{ states('switch.coffee_machine') and is_state('light.' ~ x, 'on') }}"
    built = "{% set x = 'desk_lamp' if is_state('fan.bathroom_fan', 'on') else '' %}"
    await follow(house, template(f"{built}{hidden}"))
    assert tier(house, *TO_LAMP) is Tier.FREE
    house.states.async_set("fan.bathroom_fan", "on")
    assert tier(house, *TO_LAMP) is Tier.CONFIRM
    house.states.async_set("fan.bathroom_fan", "off")
    assert tier(house, *TO_LAMP) is Tier.FREE
    one = {"entity_id": "automation.opener"}
    house.states.async_set("fan.bathroom_fan", "on")
    await house.services.async_call("automation", "turn_off", one, blocking=True)
    assert tier(house, *TO_LAMP) is Tier.FREE
    await house.services.async_call("automation", "turn_on", one, blocking=True)
    assert tier(house, *TO_LAMP) is Tier.CONFIRM
    stop()
    assert tier(house, *TO_LAMP) is Tier.CONFIRM
