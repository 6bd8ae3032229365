"""Scripts and automations out of blueprints are judged by what they became."""

from pathlib import Path
from typing import Any, Final

import pytest

from custom_components.jarvis.safety.policy import Policy
from custom_components.jarvis.safety.reach.contents import acts_of
from custom_components.jarvis.safety.tiers import Asker, Tier
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

ASKER: Final = Asker(conversation_id="c", language="en")
SCRIPT: Final = """
blueprint:
  name: Ritual
  domain: script
  input: {thing: {name: thing}, deed: {name: deed}}
sequence:
  - delay: 1
  - action: !input deed
    target: {entity_id: !input thing}
"""
AUTOMATION: Final = """
blueprint:
  name: Follower
  domain: automation
  input: {thing: {name: thing}, sign: {name: sign}}
triggers:
  - {trigger: state, entity_id: !input sign, to: "on"}
actions:
  - action: homeassistant.turn_on
    target: {entity_id: !input thing}
"""
BLUEPRINTS: Final = {"script": SCRIPT, "automation": AUTOMATION}


@pytest.fixture
async def house(base: HomeAssistant, tmp_path: Path) -> HomeAssistant:
    """Home Assistant with both blueprints."""
    base.config.config_dir = str(tmp_path)

    def write() -> None:
        for domain, text in BLUEPRINTS.items():
            folder = tmp_path / "blueprints" / domain
            folder.mkdir(parents=True)
            (folder / "one.yaml").write_text(text, "utf-8")

    await base.async_add_executor_job(write)
    base.states.async_set("cover.gate", "closed", {"device_class": "gate"})
    return base


def made(**given: str) -> dict[str, Any]:
    return {"alias": "Evening", "use_blueprint": {"path": "one.yaml", "input": given}}


def tier(hass: HomeAssistant, entity_id: str) -> Tier:
    domain = entity_id.partition(".")[0]
    acts = acts_of(hass, domain, "turn_on", {"entity_id": entity_id})
    return Policy(hass=hass).judge(acts, ASKER).tier


@pytest.mark.parametrize(
    ("deed", "thing", "asks"),
    [
        ("lock.unlock", "lock.front", True),
        ("cover.open_cover", "cover.gate", True),
        ("homeassistant.toggle", "cover.gate", True),
        ("lock.lock", "lock.front", False),
        ("light.turn_on", "light.desk", False),
    ],
)
async def test_a_script(
    house: HomeAssistant, deed: str, thing: str, *, asks: bool
) -> None:
    script = {"ritual": made(deed=deed, thing=thing)}
    assert await async_setup_component(house, "script", {"script": script})
    await house.async_block_till_done()
    assert (tier(house, "script.ritual") >= Tier.CONFIRM) is asks


@pytest.mark.parametrize("thing", ["cover.gate", "light.desk"])
async def test_an_automation_that_follows_a_lamp(
    house: HomeAssistant, thing: str
) -> None:
    house.states.async_set("light.hall", "off")
    config = [made(sign="light.hall", thing=thing)]
    assert await async_setup_component(house, "automation", {"automation": config})
    await house.async_block_till_done()
    asks = tier(house, "light.hall") >= Tier.CONFIRM
    assert asks is (thing == "cover.gate")
