"""Automations are validated, previewed in words, and stored only on yes."""

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest
import yaml

from custom_components.jarvis.commands.base import Response
from custom_components.jarvis.commands.lifecycle import perform
from custom_components.jarvis.commands.shelf.counter import Counter
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

from .conftest import Ask


@pytest.fixture
async def automations(
    hass: HomeAssistant, counter: Counter, tmp_path: Path
) -> AsyncGenerator[Path]:
    """Set up automations in a folder of their own."""
    hass.config.config_dir = str(tmp_path)
    path = tmp_path / "automations.yaml"
    path.write_text("[]\n")
    (tmp_path / "configuration.yaml").write_text(
        "automation: !include automations.yaml\n"
    )
    assert await async_setup_component(hass, "automation", {"automation": []})
    await hass.async_block_till_done()
    yield path
    await hass.services.async_call(
        "automation", "turn_off", {"entity_id": "all"}, blocking=True
    )


def stored(path: Path) -> list[dict[str, Any]]:
    """Read what is stored."""
    found: list[dict[str, Any]] = yaml.safe_load(path.read_text()) or []
    return found


def write(path: Path, text: str) -> None:
    """Store something as the owner's editor would."""
    path.write_text(text)


async def draft(counter: Counter, config: dict[str, Any]) -> Response:
    """Draft as a model does."""
    request = counter.request(text="", language="en", conversation_id="draft")
    return await perform("draft_automation", {"config": config}, request, counter.desk)


async def test_it_is_stored_on_yes_only(
    hass: HomeAssistant, automations: Path, ask: Ask
) -> None:
    preview = await ask("every day at 7 am turn on the kitchen light")
    assert preview is not None
    assert preview.wait_for_input
    assert "every day at 07:00" in preview.message
    assert "Kitchen" in preview.message
    assert stored(automations) == []
    dropped = await ask("no")
    assert dropped is not None
    assert stored(automations) == []
    await ask("every day at 7 am turn on the kitchen light")
    done = await ask("yes")
    assert done is not None
    assert done.ok, done.message
    [automation] = stored(automations)
    assert automation["triggers"] == [{"trigger": "time", "at": "07:00:00"}]
    target = automation["actions"][0]["target"]["entity_id"]
    assert target == ["light.kitchen_light"]
    await hass.async_block_till_done()
    assert hass.states.async_entity_ids("automation")


async def test_a_second_yes_stores_nothing_again(automations: Path, ask: Ask) -> None:
    await ask("every day at 7 am turn on the kitchen light")
    await ask("yes")
    assert await ask("yes") is None
    assert len(stored(automations)) == 1


@pytest.mark.parametrize(
    ("config", "error"),
    [
        ({"alias": "x"}, "invalid_automation"),
        ({"triggers": [{"trigger": "nonsense"}], "actions": []}, "invalid_automation"),
        (
            {
                "triggers": [{"trigger": "time", "at": "07:00:00"}],
                "actions": [
                    {
                        "action": "light.turn_on",
                        "target": {"entity_id": "light.secret_vault"},
                    }
                ],
            },
            "not_exposed",
        ),
    ],
)
async def test_what_home_assistant_refuses_is_refused(
    automations: Path, counter: Counter, config: dict[str, Any], error: str
) -> None:
    response = await draft(counter, config)
    assert not response.ok
    assert response.error == error
    assert stored(automations) == []


async def test_what_is_there_stays_there(
    automations: Path, ask: Ask, counter: Counter
) -> None:
    write(automations, "- id: '1'\n  alias: Old\n  triggers: []\n  actions: []\n")
    await draft(
        counter,
        {
            "alias": "Evening",
            "triggers": [{"trigger": "sun", "event": "sunset"}],
            "conditions": [
                {
                    "condition": "state",
                    "entity_id": "lock.front_door",
                    "state": "locked",
                }
            ],
            "actions": [
                {
                    "action": "light.turn_on",
                    "target": {"entity_id": "Kitchen Light"},
                },
                {"delay": "00:05:00"},
            ],
        },
    )
    done = await ask("yes", conversation_id="draft")
    assert done is not None
    assert done.ok, done.message
    assert [a["alias"] for a in stored(automations)] == ["Old", "Evening"]


LIGHT_ON = {"action": "light.turn_on", "target": {"entity_id": "light.kitchen_light"}}
AT_SUNSET = {"trigger": "sun", "event": "sunset"}
DARK = {
    "condition": "numeric_state",
    "entity_id": "sensor.living_room_temperature",
    "below": 20,
}


@pytest.mark.parametrize(
    ("triggers", "conditions", "actions", "told"),
    [
        (
            [{"trigger": "state", "entity_id": "lock.front_door", "to": "unlocked"}],
            [],
            [LIGHT_ON],
            "when Front Door changes to unlocked: light turn on Kitchen Light",
        ),
        (
            [
                {"trigger": "state", "entity_id": ["lock.front_door"]},
                {"trigger": "event", "event_type": "bell"},
            ],
            [],
            [LIGHT_ON],
            (
                "when Front Door changes or on a event trigger:"
                " light turn on Kitchen Light"
            ),
        ),
        (
            [
                {
                    "trigger": "numeric_state",
                    "entity_id": "sensor.living_room_temperature",
                    "above": 25,
                    "below": 40,
                }
            ],
            [],
            [{"action": "homeassistant.turn_off", "entity_id": "light.kitchen_light"}],
            (
                "when Living Room Temperature goes above 25 below 40:"
                " turn off Kitchen Light"
            ),
        ),
        (
            [
                {
                    "trigger": "zone",
                    "entity_id": "person.anna",
                    "zone": "zone.home",
                    "event": "enter",
                }
            ],
            [],
            [LIGHT_ON],
            "when Anna enters Castle: light turn on Kitchen Light",
        ),
        (
            [{"trigger": "time", "at": ["07:00:00", "09:30:00"]}],
            ["{{ true }}"],
            [{"stop": "enough"}],
            "every day at 07:00, 09:30, if a template condition holds: a stop step",
        ),
        (
            [AT_SUNSET],
            [DARK],
            [{"delay": "00:01:00"}, LIGHT_ON],
            (
                "at sunset, if a numeric_state condition holds:"
                " wait 00:01:00, then light turn on Kitchen Light"
            ),
        ),
    ],
)
async def test_all_that_it_would_do_is_said(
    hass: HomeAssistant,
    automations: Path,
    counter: Counter,
    triggers: list[Any],
    conditions: list[Any],
    actions: list[Any],
    told: str,
) -> None:
    hass.states.async_set("person.anna", "home", {"friendly_name": "Anna"})
    at_home = {"friendly_name": "Castle", "latitude": 1, "longitude": 1, "radius": 9}
    hass.states.async_set("zone.home", "0", at_home)
    for entity_id in ("person.anna", "zone.home"):
        async_expose_entity(hass, "conversation", entity_id, True)
    await hass.async_block_till_done()
    config = {"triggers": triggers, "conditions": conditions, "actions": actions}

    preview = await draft(counter, config)

    assert preview.message == f"I would make this automation: {told}. Shall I?"
    assert stored(automations) == []


async def test_a_blueprint_tells_nobody_what_it_does(
    automations: Path, counter: Counter
) -> None:
    response = await draft(counter, {"use_blueprint": {"path": "motion.yaml"}})
    assert response.error == "invalid_automation"


@pytest.mark.parametrize("text", ["a: list\n", "- [\n"])
async def test_a_file_of_another_shape_is_left_alone(
    automations: Path, ask: Ask, text: str
) -> None:
    write(automations, text)
    await ask("every day at 7 am turn on the kitchen light")
    done = await ask("yes")
    assert done is not None
    assert done.error == "not_stored"
    assert automations.read_text() == text  # noqa: ASYNC240 - a small file


@pytest.mark.parametrize(
    "text",
    [
        "every day at 25 o'clock turn on the kitchen light",
        "every day at banana turn the kitchen light off",
    ],
)
async def test_what_is_no_time_is_no_automation(
    automations: Path, ask: Ask, text: str
) -> None:
    assert await ask(text) is None


async def test_one_thing_can_follow_another(automations: Path, ask: Ask) -> None:
    preview = await ask("whenever the kitchen light goes off turn on the hallway light")
    assert preview is not None
    assert preview.message == (
        "I would make this automation: when Kitchen Light changes to off:"
        " turn on Hallway Light. Shall I?"
    )
