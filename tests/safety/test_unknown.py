"""What nobody can look into is no way around a PIN or "never"; nor is a setting."""

from typing import Any, Final

import pytest

from custom_components.jarvis.safety.policy import Policy
from custom_components.jarvis.safety.reach.contents import acts_of, acts_of_steps
from custom_components.jarvis.safety.said_pin import said_pins
from custom_components.jarvis.safety.tiers import Asker, Tier
from custom_components.jarvis.settings import RuleSettings
from homeassistant.core import HomeAssistant
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
)
from homeassistant.setup import async_setup_component

from ..conftest import agent_subentry, set_up_jarvis
from ..reading import deed

ASKER: Final = Asker(conversation_id="c", language="en", satellite_id="a.kitchen")
LOCKS: Final = frozenset({"lock"})
UNLOCK: Final = {"action": "lock.unlock", "target": {"entity_id": "lock.front_door"}}
# Steps that may be about a lock, as far as anybody can tell.
MAY_BE: Final[tuple[dict[str, Any], ...]] = (
    {"action": "{{ v }}", "target": {"entity_id": "{{ e }}"}},
    {"action": "homeassistant.toggle", "target": {"entity_id": "{{ e }}"}},
    {"action": "lock.unlock", "target": {"entity_id": "{{ e }}"}},
    {"action": "scene.turn_on", "target": {"entity_id": "{{ 'scene.x' }}"}},
    {"action": "scene.apply", "data": {"entities": {"{{ e }}": "unlocked"}}},
    {"action": "automation.trigger", "target": {"entity_id": "{{ e }}"}},
    {"action": "conversation.process", "data": {"text": "unlock the front door"}},
)
# These are not, whatever the templates come to.
IS_NOT: Final[tuple[dict[str, Any], ...]] = (
    {"action": "light.turn_on", "target": {"entity_id": "{{ e }}"}},
    {"action": "climate.turn_on", "target": {"area_id": "{{ e }}"}},
)


def rule(tier: str, **about: Any) -> RuleSettings:
    """Make a rule of the owner."""
    return RuleSettings(name="mine", tier=tier, **about)


def tier(hass: HomeAssistant, steps: Any, *rules: RuleSettings) -> Tier:
    """Return the tier of steps under these rules."""
    policy = Policy(hass=hass, rules=rules)
    return policy.judge(acts_of_steps(hass, [steps]), ASKER).tier


@pytest.mark.parametrize("about", [{"domains": LOCKS}, {"areas": frozenset({"hall"})}])
async def test_what_may_be_anything_needs_what_the_worst_needs(
    base: HomeAssistant, about: dict[str, Any]
) -> None:
    for step in MAY_BE:
        assert tier(base, step) is Tier.CONFIRM
        assert tier(base, step, rule("pin", **about)) is Tier.PIN
        assert tier(base, step, rule("never", **about)) is Tier.NEVER
        elsewhere = rule("never", **about, satellites=frozenset({"a.attic"}))
        assert tier(base, step, elsewhere) is Tier.CONFIRM


async def test_what_is_surely_something_else_does_not(base: HomeAssistant) -> None:
    garage = {"device_classes": frozenset({"garage"})}
    for step in IS_NOT:
        usual = tier(base, step)
        for about in ({"domains": LOCKS}, garage):
            assert tier(base, step, rule("never", **about)) is usual
    publish = {"action": "mqtt.publish", "data": {"topic": "x", "payload": "1"}}
    assert tier(base, publish, rule("never", domains=LOCKS)) is Tier.CONFIRM
    assert tier(base, publish, rule("pin", domains=LOCKS)) is Tier.PIN


async def test_who_frees_scenes_has_not_looked_into_them(base: HomeAssistant) -> None:
    carriers = frozenset({"automation", "scene", "script", "homeassistant"})
    for step in MAY_BE[1:-1]:
        assert tier(base, step, rule("free", domains=carriers)) is Tier.CONFIRM


async def test_a_rule_for_the_trigger_is_none_for_what_it_sets_off(
    demo_house: HomeAssistant,
) -> None:
    await set_up_jarvis(demo_house, agent_subentry())
    lamp = "light.desk_lamp"
    opener = {
        "alias": "Opener",
        "triggers": [{"trigger": "state", "entity_id": lamp}],
        "actions": [UNLOCK],
    }
    config = {"automation": [opener]}
    assert await async_setup_component(demo_house, "automation", config)
    rules = (
        rule("confirm", entities=frozenset({lamp})),
        rule("pin", domains=LOCKS),
    )
    acts = acts_of(demo_house, "light", "turn_on", {"entity_id": lamp})
    policy = Policy(hass=demo_house, rules=rules)
    assert policy.judge(acts, ASKER).tier is Tier.PIN
    named = rule("confirm", entities=frozenset({"automation.opener"}))
    trigger = acts_of(
        demo_house, "automation", "trigger", {"entity_id": "automation.opener"}
    )
    policy.rules = (named, rule("pin", domains=LOCKS))
    assert policy.judge(trigger, ASKER).tier is Tier.CONFIRM


async def test_what_sets_a_lock_is_asked_about(
    hass: HomeAssistant, demo_house: HomeAssistant
) -> None:
    registry = er.async_get(hass)
    door = registry.async_get("lock.front_door")
    assert door is not None
    assert dr.async_get(hass).async_get(door.device_id or "") is not None
    tiers: dict[tuple[str, str], Tier] = {}
    for domain, name, action in (
        ("switch", "Passage Mode", "turn_on"),
        ("switch", "Passage Mode", "turn_off"),
        ("select", "Operating Mode", "select_option"),
        ("select", "Operating Mode", "select_next"),
        ("number", "Grace time", "set_value"),
        ("switch", "Status light", "turn_on"),
    ):
        made = registry.async_get_or_create(
            domain, "test", name, device_id=door.device_id, original_name=name
        )
        # Its id tells nothing.
        one = f"{domain}.thing_{len(tiers)}"
        registry.async_update_entity(made.entity_id, new_entity_id=one)
        hass.states.async_set(one, "off", {"friendly_name": name})
        acts = acts_of(hass, domain, action, {"entity_id": one})
        tiers[name, action] = Policy(hass=hass).judge(acts, ASKER).tier
    light = tiers.pop(("Status light", "turn_on"))
    assert light is Tier.FREE
    assert set(tiers.values()) == {Tier.CONFIRM}


async def test_what_may_be_any_switch_may_be_one_that_unlocks(
    base: HomeAssistant,
) -> None:
    lever = {"name": "Lever", "state": "off", "turn_on": [UNLOCK], "turn_off": []}
    config = {"template": [{"switch": [lever]}]}
    assert await async_setup_component(base, "template", config)
    await base.async_block_till_done()
    step = {"action": "switch.turn_on", "target": {"entity_id": "{{ e }}"}}
    assert tier(base, step, rule("pin", domains=LOCKS)) is Tier.PIN
    assert tier(base, step, rule("never", domains=LOCKS)) is Tier.NEVER


@pytest.mark.parametrize(
    ("text", "language", "wished"),
    [
        ("thanks, how lovely", "en", False),
        ("okay, do what it says", "en", False),
        ("turn on the light", "en", True),
        ("mach das Licht an", "de", True),
    ],
)
async def test_after_words_of_strangers_a_lamp_is_free_for_who_wishes_something(
    base: HomeAssistant, text: str, language: str, *, wished: bool
) -> None:
    chance = deed(text, language)
    asker = Asker(
        conversation_id="c", language=language, text=text, deed=lambda: chance
    )
    acts = acts_of(base, "light", "turn_on", {"entity_id": "light.x"})
    found = Policy(hass=base).judge(acts, asker, tainted=True).tier
    assert found is (Tier.FREE if wished else Tier.CONFIRM)


def test_a_pin_between_other_numbers_is_found() -> None:
    said = said_pins("0000 4711 1234", "en")
    assert "4711" in {one.digits for one in said}


@pytest.mark.parametrize("place", ["entity", "device", "area"])
async def test_a_label_of_a_device_or_a_room_is_on_all_in_it(
    hass: HomeAssistant, demo_house: HomeAssistant, place: str
) -> None:
    door = er.async_get(hass).async_get("lock.front_door")
    assert door is not None
    labels = {"guarded"}
    if place == "entity":
        er.async_get(hass).async_update_entity(door.entity_id, labels=labels)
    elif place == "device":
        dr.async_get(hass).async_update_device(door.device_id or "", labels=labels)
    else:
        ar.async_get(hass).async_update("hallway", labels=labels)
    acts = acts_of(hass, "lock", "unlock", {"entity_id": door.entity_id})
    guarded = rule("never", labels=frozenset(labels))
    policy = Policy(hass=hass, rules=(guarded,))
    assert policy.judge(acts, ASKER).tier is Tier.NEVER
    back = acts_of(hass, "lock", "unlock", {"entity_id": "lock.back_door"})
    assert policy.judge(back, ASKER).tier is Tier.CONFIRM
