"""For an account that may see little, the rest of the house is not there."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockUser

from homeassistant.auth.models import Group
from homeassistant.auth.permissions.const import POLICY_CONTROL, POLICY_READ
from homeassistant.components.conversation import ConversationResult, async_converse
from homeassistant.core import Context, HomeAssistant

from ..conftest import AGENT, agent_subentry, set_up_jarvis, speech, told

RIGHTS = {POLICY_READ: True, POLICY_CONTROL: True}


def lit(hass: HomeAssistant) -> set[str]:
    """Return the lights that are on."""
    return {
        state.entity_id
        for state in hass.states.async_all("light")
        if state.state == "on"
    }


async def ask(hass: HomeAssistant, text: str, *entity_ids: str) -> ConversationResult:
    """Say something as an account that may use these things alone."""
    policy: Any = {"entities": {"entity_ids": dict.fromkeys(entity_ids, RIGHTS)}}
    group = Group(name="Guests", policy=policy)
    guest = MockUser(name="Guest", groups=[group]).add_to_hass(hass)
    said = Context(user_id=guest.id)
    return await async_converse(hass, text, None, said, "en", agent_id=AGENT)


@pytest.fixture(autouse=True)
async def jarvis(demo_house: HomeAssistant) -> None:
    """Set up Jarvis without any model."""
    await set_up_jarvis(demo_house, agent_subentry())


async def test_of_many_lamps_the_only_one_of_theirs_is_meant(
    demo_house: HomeAssistant,
) -> None:
    before = lit(demo_house)
    result = await ask(demo_house, "turn on the lamp", "light.desk_lamp")
    assert lit(demo_house) - before == {"light.desk_lamp"}
    assert told(result)["model_calls"] == 0


async def test_of_many_lamps_theirs_are_asked_about(demo_house: HomeAssistant) -> None:
    before = lit(demo_house)
    mine = ("light.desk_lamp", "light.reading_lamp")
    result = await ask(demo_house, "turn on the lamp", *mine)
    assert result.continue_conversation, speech(result)
    asked = speech(result)
    assert "Desk Lamp" in asked
    assert "Reading Lamp" in asked
    names = {state.name for state in demo_house.states.async_all("light")}
    assert not [one for one in names - {"Desk Lamp", "Reading Lamp"} if one in asked]
    assert lit(demo_house) == before


async def test_all_lights_are_all_of_theirs(demo_house: HomeAssistant) -> None:
    await demo_house.services.async_call(
        "light", "turn_on", {"entity_id": "all"}, blocking=True
    )
    on = lit(demo_house)
    mine = ("light.desk_lamp", "light.reading_lamp")
    result = await ask(demo_house, "turn off all the lights", *mine)
    assert on - lit(demo_house) == set(mine), speech(result)


async def test_what_is_not_theirs_has_no_name(demo_house: HomeAssistant) -> None:
    before = lit(demo_house)
    hidden = speech(
        await ask(demo_house, "turn on the kitchen light", "light.desk_lamp")
    )
    nothing = speech(
        await ask(demo_house, "turn on the comet light", "light.desk_lamp")
    )
    assert lit(demo_house) == before
    assert hidden.replace("kitchen", "comet") == nothing
