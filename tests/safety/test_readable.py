"""What an account may not see is not named to it, by no list and no near name."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry, MockUser

from custom_components.jarvis.tools.find_entities import FindEntities
from homeassistant.auth.models import Group
from homeassistant.auth.permissions.const import POLICY_READ
from homeassistant.components.conversation import async_converse
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import llm

from ..conftest import AGENT
from ..scripted_server import ScriptedServer

SEEN = "light.desk_lamp"
HIDDEN = "Reading Lamp"


@pytest.fixture
def guest(hass: HomeAssistant) -> MockUser:
    """Return an account that may see one lamp."""
    policy: Any = {"entities": {"entity_ids": {SEEN: {POLICY_READ: True}}}}
    group = Group(name="Guests", policy=policy)
    return MockUser(name="Guest", groups=[group]).add_to_hass(hass)


async def find(
    hass: HomeAssistant, entry: MockConfigEntry, user_id: str | None
) -> set[str]:
    """Search for lamps as somebody, and return the names found."""
    house = entry.runtime_data
    tool = FindEntities(house.home, house.resolver)
    context = llm.LLMContext("jarvis", Context(user_id), "en", "conversation", None)
    result = await tool.async_call(
        hass, llm.ToolInput(tool.name, {"text": "lamps"}), context
    )
    found: Any = result.data["found"]
    return {row["name"] for row in found}


async def test_a_search_finds_what_the_account_may_see(
    hass: HomeAssistant, jarvis: MockConfigEntry, guest: MockUser
) -> None:
    owner = MockUser(is_owner=True).add_to_hass(hass)
    assert await find(hass, jarvis, guest.id) == {"Desk Lamp"}
    everything = await find(hass, jarvis, owner.id)
    assert {HIDDEN, "Desk Lamp"} <= everything
    assert await find(hass, jarvis, None) == everything
    assert not await find(hass, jarvis, "an account that is gone")


async def test_a_model_hears_no_name_that_the_account_may_not_see(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    guest: MockUser,
) -> None:
    for text, who, hidden in (
        ("my lamps are funny things, are they not", guest, True),
        ("my lamps are funny things, are they not", None, False),
    ):
        server.requests.clear()
        server.reply("", calls=[("intent__HassTurnOn", {"name": "reding lmp thing"})])
        server.reply("", calls=[("jarvis__find_entities", {"text": "lamps"})])
        server.reply("Indeed.")
        context = Context(user_id=who.id if who else None)
        await async_converse(hass, text, None, context, language="en", agent_id=AGENT)
        sent = [str(request.body["messages"]) for request in server.chats]
        assert len(sent) == 3
        assert all("Desk Lamp" in one for one in sent)
        assert (HIDDEN not in "".join(sent)) is hidden
        assert not hidden or hass.states.is_state("light.reading_lamp", "off")
