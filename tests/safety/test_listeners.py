"""Automations behind what is used, and steps written to be read otherwise."""

from typing import Any, Final

import pytest

from custom_components.jarvis.safety.policy import Policy
from custom_components.jarvis.safety.reach.contents import acts_of, acts_of_steps
from custom_components.jarvis.safety.reach.listeners import Listeners
from custom_components.jarvis.safety.tiers import Asker, Tier
from homeassistant.core import HomeAssistant
from homeassistant.helpers import area_registry as ar, entity_registry as er
from homeassistant.setup import async_setup_component

from ..demo_house import furnish_demo_house

pytestmark = pytest.mark.slow

DOOR: Final = "lock.front_door"
GARAGE: Final = "cover.garage_door"
LAMP: Final = "light.desk_lamp"
UNLOCK: Final = {"action": "lock.unlock", "target": {"entity_id": DOOR}}
ASKER: Final = Asker(conversation_id="c", language="en")


async def listening(hass: HomeAssistant, *triggers: dict[str, Any], **step: Any) -> str:
    """Furnish the house with an automation that unlocks the door."""
    config = {"alias": "Opener", "triggers": [*triggers], "actions": [step or UNLOCK]}
    assert await async_setup_component(hass, "automation", {"automation": config})
    await hass.async_block_till_done()
    return "automation.opener"


@pytest.fixture
async def house(base: HomeAssistant) -> HomeAssistant:
    """Furnish the demo house, and add helpers."""
    helpers: dict[str, Any] = {
        "timer": {"egg": {}, "tea": {}},
        "input_boolean": {"party": {}},
    }
    for domain, config in helpers.items():
        assert await async_setup_component(base, domain, {domain: config})
    await furnish_demo_house(base, "en")
    return base


def tier(hass: HomeAssistant, action: str, **data: Any) -> Tier:
    """Return the tier of an action."""
    domain, _, service = action.partition(".")
    return Policy(hass=hass).judge(acts_of(hass, domain, service, data), ASKER).tier


LISTENED: Final[list[tuple[dict[str, Any], str, dict[str, Any]]]] = [
    ({"trigger": "state", "entity_id": LAMP, "to": "on"}, "light.turn_on", {}),
    ({"trigger": "state", "entity_id": LAMP}, "light.toggle", {}),
    ({"trigger": "state", "entity_id": LAMP}, "homeassistant.turn_off", {}),
    (
        {
            "trigger": "template",
            "value_template": f"{{{{ is_state('{LAMP}', 'on') }}}}",
        },
        "light.turn_on",
        {},
    ),
    (
        {
            "trigger": "event",
            "event_type": "call_service",
            "event_data": {"domain": "light"},
        },
        "light.turn_on",
        {},
    ),
    (
        {
            "trigger": "event",
            "event_type": "call_service",
            "event_data": {"domain": "homeassistant", "service": "turn_on"},
        },
        "light.turn_on",
        {},
    ),
    (
        {
            "trigger": "event",
            "event_type": "call_service",
            "event_data": {"service_data": {"entity_id": [LAMP]}},
        },
        "light.turn_on",
        {},
    ),
    (
        {
            "trigger": "event",
            "event_type": "call_service",
            "event_data": {"service_data": {"brightness": 255}},
        },
        "light.turn_on",
        {"brightness": 255},
    ),
    (
        {"trigger": "event", "event_type": "timer.finished"},
        "timer.start",
        {"entity_id": "timer.egg"},
    ),
    (
        {
            "trigger": "event",
            "event_type": "timer.finished",
            "event_data": {"entity_id": "timer.egg"},
        },
        "timer.finish",
        {"entity_id": "timer.egg"},
    ),
    (
        {"trigger": "persistent_notification", "update_type": ["added"]},
        "persistent_notification.create",
        {"entity_id": [], "notification_id": "n", "message": "x"},
    ),
    (
        {"trigger": "state", "entity_id": "todo.shopping_list"},
        "todo.add_item",
        {"entity_id": "todo.shopping_list"},
    ),
]


@pytest.mark.parametrize(("trigger", "action", "data"), LISTENED)
async def test_who_sets_off_an_opener_is_asked(
    house: HomeAssistant, trigger: dict[str, Any], action: str, data: dict[str, Any]
) -> None:
    given = {"entity_id": LAMP, **data}
    assert tier(house, action, **given) < Tier.CONFIRM
    await listening(house, trigger)
    assert tier(house, action, **given) is Tier.CONFIRM


async def test_an_area_that_is_listened_to(house: HomeAssistant) -> None:
    area = ar.async_get(house).async_create("Snug")
    er.async_get(house).async_update_entity(LAMP, name="Desk", area_id=area.id)
    automation = await listening(house, {"trigger": "event", "event_type": "x"})
    entity: Any = house.data["entity_components"]["automation"].get_entity(automation)
    target = {"area_id": [area.id]}
    entity._trigger_config = [{"platform": "light.turned_on", "target": target}]
    here = Listeners(house)
    assert [one.entity_id for one in here.set_off_by(LAMP, "turn_on")] == [automation]
    assert not list(here.set_off_by(LAMP, "turn_off"))
    assert not list(here.set_off_by("light.reading_lamp", "turn_on"))


@pytest.mark.parametrize(
    ("trigger", "action", "entity_id"),
    [
        # It waits for the other thing to happen, or for another timer.
        (
            {"trigger": "state", "entity_id": LAMP, "to": "off"},
            "light.turn_on",
            LAMP,
        ),
        (
            {
                "trigger": "event",
                "event_type": "timer.finished",
                "event_data": {"entity_id": "timer.tea"},
            },
            "timer.start",
            "timer.egg",
        ),
        (
            {"trigger": "state", "entity_id": LAMP, "enabled": False},
            "light.turn_on",
            LAMP,
        ),
        # It waits for the same of another kind, or of another lamp.
        (
            {
                "trigger": "event",
                "event_type": "call_service",
                "event_data": {"domain": "scene", "service": "turn_on"},
            },
            "light.turn_on",
            LAMP,
        ),
        (
            {
                "trigger": "event",
                "event_type": "call_service",
                "event_data": {"service_data": {"entity_id": "light.hall"}},
            },
            "light.turn_on",
            LAMP,
        ),
    ],
)
async def test_who_sets_off_nothing_is_not_asked(
    house: HomeAssistant, trigger: dict[str, Any], action: str, entity_id: str
) -> None:
    await listening(house, trigger)
    assert tier(house, action, entity_id=entity_id) < Tier.CONFIRM


async def test_an_everyday_automation_behind_a_lamp_asks_nothing(
    house: HomeAssistant,
) -> None:
    """A template or a message behind a lamp is no way into the house."""
    trigger = {"trigger": "state", "entity_id": LAMP}
    await listening(house, trigger, action="{{ 'notify.' ~ 'notify' }}")
    assert tier(house, "light.turn_on", entity_id=LAMP) is Tier.FREE


async def test_lamps_that_set_off_each_other_come_to_an_end(
    house: HomeAssistant,
) -> None:
    config = [
        {
            "alias": f"Ping {number}",
            "triggers": [{"trigger": "state", "entity_id": LAMP}],
            "actions": [{"action": "light.toggle", "target": {"entity_id": LAMP}}],
        }
        for number in range(30)
    ]
    assert await async_setup_component(house, "automation", {"automation": config})
    assert tier(house, "light.turn_on", entity_id=LAMP) is Tier.FREE


STEPS: Final[list[list[dict[str, Any]]]] = [
    [{"action": "lock.unlock", "data": {"entity_id": ["Lock.Front_Door"]}}],
    [{"action": "lock.unlock", "data": {"entity_id": [f" {DOOR} "]}}],
    [
        {
            "action": "cover.open_cover",
            "target": {"entity_id": GARAGE},
            "data": {"entity_id": "cover.kitchen_blind"},
        }
    ],
    [
        {
            "action": "cover.set_cover_position",
            "target": {"entity_id": GARAGE},
            "data": {"position": position},
        }
        for position in (0, 100)
    ],
    [{"action": "lockmaker.set_lock_usercode", "target": {"entity_id": DOOR}}],
    [{"action": "gatemaker.pulse", "target": {"entity_id": GARAGE}}],
    [{"action": "homekit.reset_accessory", "data": {"entity_id": DOOR}}],
    [{"action": "recorder.purge_entities", "data": {"entity_id": [DOOR]}}],
    [{"action": "scene.apply", "data": {"entities": {"{{ x }}": "unlocked"}}}],
    [{"action": "scene.apply", "data": {"entities": "{{ x }}"}}],
    [{"action": "timer.start", "target": {"entity_id": "{{ x }}"}}],
    [{"action": "backup.create_automatic"}],
    [{"action": "logger.set_default_level", "data": {"level": "critical"}}],
    [{"action": "assist_satellite.ask_question", "data": {"question": "?"}}],
    [{"action": "remote.delete_command", "data": {"command": "x"}}],
]


@pytest.mark.parametrize("steps", STEPS, ids=lambda steps: steps[0]["action"])
async def test_steps_that_are_written_to_be_overlooked(
    house: HomeAssistant, steps: list[dict[str, Any]]
) -> None:
    judged = Policy(hass=house).judge(acts_of_steps(house, steps), ASKER)
    assert judged.tier >= Tier.CONFIRM


async def test_an_address_may_carry_words_away(house: HomeAssistant) -> None:
    """After a stranger's words a song is free, and a page of the web is not."""
    for media, free in (
        ("media-source://x/song.mp3", True),
        ("https://x/?q=me", False),
    ):
        acts = acts_of_steps(
            house,
            [
                {
                    "action": "media_player.play_media",
                    "target": {"entity_id": "media_player.kitchen_speaker"},
                    "data": {"media_content_id": media, "media_content_type": "music"},
                }
            ],
        )
        judged = Policy(hass=house).judge(acts, ASKER, tainted=True)
        assert (judged.tier < Tier.CONFIRM) is free
