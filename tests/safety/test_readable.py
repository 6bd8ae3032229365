"""What an account may not see is not named to it, by no list and no near name."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry, MockUser

from custom_components.jarvis.home.readable import readable_by
from custom_components.jarvis.tools.find_entities import FindEntities
from homeassistant.auth.models import Group
from homeassistant.auth.permissions.const import POLICY_READ
from homeassistant.components.conversation import ConversationResult, async_converse
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import Unauthorized
from homeassistant.helpers import area_registry as ar, entity_registry as er, llm

from ..conftest import AGENT, agent_subentry, set_up_jarvis, speech, told as lane
from ..scripted_server import ScriptedServer

SEEN = "light.desk_lamp"
HIDDEN = "Reading Lamp"


@pytest.fixture
def guest(hass: HomeAssistant) -> MockUser:
    """Return an account that may see one lamp."""
    policy: Any = {"entities": {"entity_ids": {SEEN: {POLICY_READ: True}}}}
    group = Group(name="Guests", policy=policy)
    return MockUser(name="Guest", groups=[group]).add_to_hass(hass)


async def ask_as(
    hass: HomeAssistant, user_id: str | None, text: str, talk: str | None = None
) -> ConversationResult:
    """Say something to Jarvis as somebody."""
    context = Context(user_id=user_id)
    return await async_converse(
        hass, text, talk, context, language="en", agent_id=AGENT
    )


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
        server.reply("I cannot tell.")
        context = Context(user_id=who.id if who else None)
        await async_converse(hass, text, None, context, language="en", agent_id=AGENT)
        sent = [str(request.body["messages"]) for request in server.chats]
        assert len(sent) == 3
        assert all("Desk Lamp" in one for one in sent)
        assert (HIDDEN not in "".join(sent)) is hidden
        assert not hidden or hass.states.is_state("light.reading_lamp", "off")


async def test_what_a_guest_may_not_see_is_out_of_reach_in_every_lane(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    guest: MockUser,
) -> None:
    """All lamps are those that may be seen; no tool tells the name of a script."""

    async def ask(text: str) -> str:
        return speech(await ask_as(hass, guest.id, text))

    server.reply("I cannot tell.", repeat=True)
    unknown = await ask("in ten minutes turn on the pink unicorn lamp")
    assert await ask("in ten minutes turn on the reading lamp") == unknown
    await ask("my scripts and lists are funny things, are they not")
    sent = str([chat.body for chat in server.chats])
    assert "intent__HassTurnOn" in sent
    for name in ("Goodnight", "Leave Home", "Shopping List", HIDDEN):
        assert name not in sent
    server.replies.clear()


async def test_a_name_that_may_not_be_seen_is_one_that_does_not_exist(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    guest: MockUser,
) -> None:
    """Neither lane nor wording tells them apart, whatever a model says."""
    attic = ar.async_get(hass).async_create("Wexlora")
    registry = er.async_get(hass)
    bulb = registry.async_get_or_create("light", "x", "1", original_name="Wexl bulb")
    registry.async_update_entity(bulb.entity_id, area_id=attic.id)
    hass.states.async_set(bulb.entity_id, "on", {"friendly_name": "Wexl bulb"})
    async_expose_entity(hass, "conversation", bulb.entity_id, should_expose=True)
    hass.states.async_set("fan.zephandra", "on", {"friendly_name": "Zephandra"})
    async_expose_entity(hass, "conversation", "fan.zephandra", should_expose=True)
    await hass.async_block_till_done()
    for text, hidden in (
        ("Licht im {} dimmen", "Wexlora"),
        ("make the light in the {} a bit darker", "Wexlora"),
        ("stoppe {}", "Zephandra"),
        ("stop {}", "Zephandra"),
    ):
        told = []
        for name in ("Prundiket", hidden, "Prundiket"):
            server.replies.clear()
            server.reply("I could not say, sir.", repeat=True)
            language = "de" if text.startswith(("Licht", "stoppe")) else "en"
            result = await async_converse(
                hass,
                text.format(name),
                None,
                Context(user_id=guest.id),
                language=language,
                agent_id=AGENT,
            )
            told.append((speech(result).replace(name, "X"), lane(result)["lane"]))
        assert told[0] == told[1], text
    server.replies.clear()


async def test_reminders_of_an_account_are_no_other_accounts(
    hass: HomeAssistant, jarvis: MockConfigEntry, guest: MockUser
) -> None:
    anna = MockUser(name="Anna").add_to_hass(hass)

    async def ask(text: str, user: MockUser | None) -> str:
        return speech(await ask_as(hass, user.id if user else None, text))

    await ask("remind me tomorrow at 8 to call the clinic", anna)
    assert "clinic" not in await ask("what reminders do I have?", guest)
    await ask("cancel all reminders", guest)
    assert "clinic" in await ask("what reminders do I have?", anna)
    assert "clinic" in await ask("what reminders do I have?", None)


async def test_rooms_in_which_nothing_may_be_seen_are_not_listed(
    hass: HomeAssistant, jarvis: MockConfigEntry, guest: MockUser
) -> None:
    """Who names a room that there is not hears of those with something in them."""
    ar.async_get(hass).async_create("Vault")
    await hass.async_block_till_done()
    wanted = {"command": "broadcast", "arguments": {"message": "x", "area": "qqq"}}
    for who, hidden in ((None, "vault"), (guest.id, "kitchen")):
        answer = await hass.services.async_call(
            "jarvis",
            "run_command",
            wanted,
            blocking=True,
            return_response=True,
            context=Context(user_id=who),
        )
        assert hidden not in str(answer).casefold()
        assert "office" in str(answer).casefold()


async def test_the_house_is_summed_up_once_for_those_who_see_the_same(
    hass: HomeAssistant, jarvis: MockConfigEntry, guest: MockUser
) -> None:
    """Whatever changes in the house, or in what the account may see, counts at once."""
    home = jarvis.runtime_data.home
    first = home.summary_for(await readable_by(hass, guest.id))
    assert dict(first.counts) == {"light": 1}
    assert home.summary_for(await readable_by(hass, guest.id)) is first
    assert home.summary_for(await readable_by(hass, None)) is home.summary
    policy: Any = {"entities": {"domains": {"lock": {POLICY_READ: True}}}}
    guest.groups = [Group(name="Keepers", policy=policy)]
    service = home.summary_for(await readable_by(hass, guest.id))
    assert set(dict(service.counts)) == {"lock"}
    er.async_get(hass).async_update_entity("lock.front_door", area_id=None, name="X")
    async_expose_entity(hass, "conversation", "lock.front_door", False)
    await hass.async_block_till_done()
    after = home.summary_for(await readable_by(hass, guest.id))
    assert dict(after.counts)["lock"] == dict(service.counts)["lock"] - 1


# What was asked, and what a guest must not hear in answer to it.
ASKED = {
    "is the front door locked?": "yes",
    "is the reading lamp on?": "no, off",
    "which lights are on?": "hallway",
    "how warm is it in the living room": "degrees",
    "what's the weather": "cloudy",
    "what is on my shopping list?": "milk",
    "what's playing?": "morning",
    "lock the doors": "back",
    "make it brighter": "kitchen",
    "when was the back door last opened?": "front",
    "activate movie night": "allowed",
    "turn on the reding lamp": "allowed",
    "add milk to the shopping list": "unauthorized",
}


@pytest.mark.parametrize("door", ["conversation", "ask"])
async def test_no_lane_tells_what_the_account_may_not_see(
    hass: HomeAssistant, demo_house: HomeAssistant, guest: MockUser, door: str
) -> None:
    await set_up_jarvis(hass, agent_subentry())
    context = Context(user_id=guest.id)
    leaks = []
    for text, hidden in ASKED.items():
        if door == "ask":
            answer = await hass.services.async_call(
                "jarvis",
                "ask",
                {"text": text},
                blocking=True,
                return_response=True,
                context=context,
            )
            told = str((answer or {})["content"])
        else:
            told = speech(
                await async_converse(hass, text, None, context, "en", agent_id=AGENT)
            )
        if hidden in told.casefold():
            leaks.append((text, told))
    assert not leaks


@pytest.mark.parametrize(
    ("action", "data"),
    [
        ("get_trace", {}),
        ("explain_policy", {"action": "lock.unlock"}),
    ],
)
async def test_what_is_the_owners_to_read(
    hass: HomeAssistant,
    demo_house: HomeAssistant,
    guest: MockUser,
    action: str,
    data: dict[str, Any],
) -> None:
    await set_up_jarvis(hass, agent_subentry())
    with pytest.raises(Unauthorized):
        await hass.services.async_call(
            "jarvis",
            action,
            data,
            blocking=True,
            return_response=True,
            context=Context(user_id=guest.id),
        )


async def test_previews_and_names_are_as_narrow(
    hass: HomeAssistant, demo_house: HomeAssistant, guest: MockUser
) -> None:
    await set_up_jarvis(hass, agent_subentry())
    for who, shown in (
        (guest, False),
        (MockUser(is_owner=True).add_to_hass(hass), True),
    ):
        for action, data in (
            ("route_preview", {"text": "turn on the reading lamp"}),
            ("resolve", {"name": "reading lamp"}),
        ):
            answer = await hass.services.async_call(
                "jarvis",
                action,
                data,
                blocking=True,
                return_response=True,
                context=Context(user_id=who.id),
            )
            assert ("light.reading_lamp" in str(answer)) is shown


async def test_a_model_reads_no_whole_house_for_a_guest(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    guest: MockUser,
) -> None:
    server.reply(
        "",
        calls=[
            ("homeassistant__GetLiveContext", {}),
            ("todo__get_items", {"todo_list": "Shopping List"}),
            ("intent__HassGetState", {"name": "Front Door"}),
        ],
    )
    server.reply("Indeed.", repeat=True)
    text = "my lamps are funny things, are they not"
    context = Context(user_id=guest.id)
    await async_converse(hass, text, None, context, language="en", agent_id=AGENT)
    sent = str(server.chats[-1].body["messages"])
    assert "Front Door'" not in sent.replace("{'name': 'Front Door'}", "")
    assert HIDDEN not in sent
    server.replies.clear()


async def test_no_action_tells_a_guest_what_a_name_was_taken_for(
    hass: HomeAssistant, jarvis: MockConfigEntry, guest: MockUser
) -> None:
    talk = await ask_as(hass, None, "turn on the bedside lamp")
    await ask_as(hass, None, "no, the reading lamp", talk.conversation_id)
    for who in (None, guest.id):
        told = [
            await hass.services.async_call(
                "jarvis",
                action,
                data,
                blocking=True,
                return_response=True,
                context=Context(user_id=who),
            )
            for action, data in (
                ("learned_names", {}),
                ("resolve", {"name": "reding lamp"}),
            )
        ]
        assert ("reading" in str(told).casefold()) is (who is None)
    with pytest.raises(Unauthorized):
        await hass.services.async_call(
            "jarvis",
            "forget_name",
            {"name": "bedside lamp", "language": "en"},
            blocking=True,
            context=Context(user_id=guest.id),
        )
