"""The blueprints are what Home Assistant takes, and do what they say."""

from pathlib import Path
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import async_mock_service

from homeassistant.components.automation import DOMAIN as AUTOMATION
from homeassistant.components.automation.config import AUTOMATION_BLUEPRINT_SCHEMA
from homeassistant.components.blueprint import Blueprint, BlueprintInputs
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component
from homeassistant.util.yaml import load_yaml_dict

from .conftest import agent_subentry, set_up_jarvis

FOLDER = Path(__file__).parent.parent / "blueprints" / "automation" / "jarvis"
MANUAL = FOLDER.parents[2] / "docs" / "manual.md"
SATELLITE, PHONE = "assist_satellite.hall", "notify.phone"


def filled(name: str, **inputs: Any) -> dict[str, Any]:
    """Return the automation that a blueprint becomes with these inputs."""
    blueprint = Blueprint(
        load_yaml_dict(str(FOLDER / f"{name}.yaml")),
        expected_domain=AUTOMATION,
        schema=AUTOMATION_BLUEPRINT_SCHEMA,
    )
    assert blueprint.validate() is None
    used = BlueprintInputs(
        blueprint,
        {"alias": name, "use_blueprint": {"path": name, "input": inputs}},
    )
    used.validate()
    return dict(used.async_substitute())


async def run(hass: HomeAssistant, config: dict[str, Any]) -> None:
    """Set up the automation and let it act."""
    assert await async_setup_component(hass, AUTOMATION, {AUTOMATION: config})
    [automation] = hass.states.async_entity_ids(AUTOMATION)
    await hass.services.async_call(
        AUTOMATION, "trigger", {"entity_id": automation}, blocking=True
    )
    await hass.async_block_till_done()
    await hass.services.async_call(
        AUTOMATION, "turn_off", {"entity_id": automation}, blocking=True
    )


@pytest.fixture(autouse=True)
async def _jarvis(demo_house: HomeAssistant) -> None:
    """Jarvis in the demo house; questions about the house need no model."""
    await set_up_jarvis(demo_house, agent_subentry())


async def test_a_briefing_is_announced(hass: HomeAssistant) -> None:
    said = async_mock_service(hass, "assist_satellite", "announce")
    await run(
        hass, filled("briefing", satellite=SATELLITE, question="what is {{ 2 + 3 }}0?")
    )
    [call] = said
    assert call.data["entity_id"] == [SATELLITE]
    assert call.data["message"]


async def test_what_was_left_open_is_written_to_a_phone(hass: HomeAssistant) -> None:
    sent = async_mock_service(hass, "notify", "send_message")
    await run(hass, filled("left_open", persons=["person.anna"], phone=PHONE))
    [call] = sent
    assert call.data["entity_id"] == [PHONE]
    assert "Kitchen Window" in call.data["message"]


def test_the_manual_links_every_blueprint() -> None:
    text = MANUAL.read_text("utf-8")
    found = sorted(path.name for path in FOLDER.glob("*.yaml"))
    assert found
    links = [f"blueprints/automation/jarvis/{name}" for name in found]
    assert [link for link in links if link not in text] == []
