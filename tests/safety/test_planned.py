"""What is planned: who may move it, what consent still counts for, who hears of it."""

from collections.abc import Callable
from typing import Any, Final

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    MockUser,
    async_mock_service,
)

from custom_components.jarvis.commands.times.agenda import Entry, What
from custom_components.jarvis.safety.pin import make_pin
from custom_components.jarvis.settings import RuleSettings
from homeassistant.auth.models import Group
from homeassistant.auth.permissions.const import POLICY_CONTROL, POLICY_READ
from homeassistant.components.conversation import ConversationResult, async_converse
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import Context, HomeAssistant
from homeassistant.setup import async_setup_component

from ..commands.conftest import pass_time
from ..conftest import AGENT, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import ScriptedServer

DOOR: Final = "lock.front_door"
KITCHEN: Final = "assist_satellite.kitchen"
HALL: Final = "assist_satellite.hall"
MOVE: Final = "move the front door to in two minutes"
OWNER, NOBODY = "owner", ""

type Who = tuple[str, str | None]
type Planned = Callable[[], list[Entry]]


@pytest.fixture
async def house(demo_house: HomeAssistant) -> MockConfigEntry:
    """Jarvis in the demo house, without a model, with two satellites."""
    await demo_house.config.async_set_time_zone("UTC")
    for one in (KITCHEN, HALL):
        demo_house.states.async_set(one, "idle", {"supported_features": 1})
    async_mock_service(demo_house, "assist_satellite", "announce")
    return await set_up_jarvis(demo_house, agent_subentry())


@pytest.fixture
def planned(house: MockConfigEntry) -> Planned:
    """Return what is planned now."""
    return lambda: house.runtime_data.counter.agenda.entries(What.COMMAND)


@pytest.fixture
def owner(hass: HomeAssistant) -> MockUser:
    """Return the owner's account."""
    return MockUser(name="Anna", is_owner=True).add_to_hass(hass)


@pytest.fixture
def guest(hass: HomeAssistant) -> MockUser:
    """Return an account that may use one lamp."""
    rights = {POLICY_READ: True, POLICY_CONTROL: True}
    policy: Any = {"entities": {"entity_ids": {"light.desk_lamp": rights}}}
    group = Group(name="Guests", policy=policy)
    return MockUser(name="Guest", groups=[group]).add_to_hass(hass)


async def ask(
    hass: HomeAssistant,
    text: str,
    user: MockUser | None = None,
    satellite: str | None = None,
    talk: str | None = None,
) -> ConversationResult:
    """Say something as somebody, somewhere."""
    return await async_converse(
        hass,
        text,
        talk,
        Context(user_id=user.id if user else None),
        language="en",
        agent_id=AGENT,
        satellite_id=satellite,
    )


async def plan_the_door(
    hass: HomeAssistant, user: MockUser | None, satellite: str | None, answer: str
) -> None:
    """Plan to unlock the door in an hour, with consent."""
    wish = "unlock the front door in an hour"
    asked = await ask(hass, wish, user, satellite)
    await ask(hass, answer, user, satellite, asked.conversation_id)


@pytest.mark.parametrize(
    ("planner", "mover"),
    [
        ((OWNER, KITCHEN), (NOBODY, KITCHEN)),
        ((OWNER, KITCHEN), (NOBODY, HALL)),
        ((NOBODY, KITCHEN), (NOBODY, KITCHEN)),
        ((OWNER, None), (OWNER, None)),
    ],
)
async def test_who_moves_it_is_asked_anew(
    hass: HomeAssistant,
    owner: MockUser,
    planned: Planned,
    freezer: FrozenDateTimeFactory,
    planner: Who,
    mover: Who,
) -> None:
    users = {OWNER: owner, NOBODY: None}
    await plan_the_door(hass, users[planner[0]], planner[1], "yes")
    [before] = planned()
    who, where = users[mover[0]], mover[1]
    asked = await ask(hass, MOVE, who, where)
    assert asked.continue_conversation
    assert [one.due for one in planned()] == [before.due]
    await ask(hass, "yes", who, where, asked.conversation_id)
    assert [one.due for one in planned()] != [before.due]
    await pass_time(hass, freezer, minutes=2, seconds=1)
    assert hass.states.is_state(DOOR, "unlocked")


async def test_what_may_never_be_from_there_is_not_moved_from_there(
    hass: HomeAssistant, house: MockConfigEntry, planned: Planned
) -> None:
    await plan_the_door(hass, None, KITCHEN, "yes")
    [before] = planned()
    house.runtime_data.safety.policy.rules = (
        RuleSettings(name="hall", tier="never", satellites=frozenset({HALL})),
    )
    refused = await ask(hass, MOVE, None, HALL)
    assert not refused.continue_conversation
    assert [one.due for one in planned()] == [before.due]


async def test_a_model_moves_nothing_without_a_yes(
    hass: HomeAssistant, demo_house: HomeAssistant, server: ScriptedServer
) -> None:
    entry = await set_up_jarvis(hass, *_with_model(server))
    agenda = entry.runtime_data.counter.agenda
    await plan_the_door(hass, None, None, "yes")
    [before] = agenda.entries(What.COMMAND)
    call = {"action": "move", "which": before.id, "time": "in two minutes"}
    server.reply("", calls=[("jarvis__schedule", call)])
    server.reply("Very well.", repeat=True)
    asked = await ask(hass, "be so kind, my friend, and have it all done sooner")
    server.replies.clear()
    assert "Front Door" in speech(asked)
    assert [one.due for one in agenda.entries(What.COMMAND)] == [before.due]
    await ask(hass, "yes", talk=asked.conversation_id)
    assert [one.due for one in agenda.entries(What.COMMAND)] != [before.due]


def _with_model(server: ScriptedServer) -> tuple[Any, Any]:
    return engine_subentry(server.url), agent_subentry()


async def test_a_scene_that_is_only_named_is_agreed_to_ahead(
    hass: HomeAssistant,
    house: MockConfigEntry,
    planned: Planned,
    freezer: FrozenDateTimeFactory,
) -> None:
    scene = {"scene_id": "open_house", "entities": {DOOR: "unlocked"}}
    await hass.services.async_call("scene", "create", scene, blocking=True)
    async_expose_entity(hass, "conversation", "scene.open_house", True)
    await hass.async_block_till_done()
    asked = await ask(hass, "activate open house in ten minutes")
    assert asked.continue_conversation
    assert not planned()
    await ask(hass, "yes", talk=asked.conversation_id)
    await pass_time(hass, freezer, minutes=10, seconds=1)
    assert hass.states.is_state(DOOR, "unlocked")


async def test_a_yes_is_to_the_newest_question(
    hass: HomeAssistant, house: MockConfigEntry
) -> None:
    """Two actions of a program in one conversation: the second question counts."""
    talk = "a talk of a program"
    unlock = {"text": "unlock the front door", "time": "in one second"}
    lamp = {"action": "light.turn_on", "target": {"entity_id": "light.desk_lamp"}}
    rule = {"triggers": [{"trigger": "time", "at": "07:00:00"}], "actions": [lamp]}
    assert await async_setup_component(hass, "automation", {"automation": []})
    for command, arguments in (
        ("schedule", unlock),
        ("draft_automation", {"config": rule}),
    ):
        asked: Any = await hass.services.async_call(
            "jarvis",
            "run_command",
            {"command": command, "arguments": arguments, "conversation_id": talk},
            blocking=True,
            return_response=True,
        )
        assert asked["wait_for_input"]
    assert not house.runtime_data.safety.waits_in(talk)


@pytest.mark.parametrize("changed", [False, True])
async def test_a_pin_counts_as_long_as_it_is_the_pin(
    hass: HomeAssistant,
    house: MockConfigEntry,
    freezer: FrozenDateTimeFactory,
    *,
    changed: bool,
) -> None:
    safety = house.runtime_data.safety
    rule = RuleSettings(name="doors", tier="pin", domains=frozenset({"lock"}))
    safety.policy.rules = (rule,)
    safety.pin.stored, safety.pin.salt = make_pin("4711")
    await plan_the_door(hass, None, KITCHEN, "4711")
    if changed:
        safety.pin.stored, safety.pin.salt = make_pin("8325")
    await pass_time(hass, freezer, hours=1, seconds=1)
    assert hass.states.is_state(DOOR, "locked" if changed else "unlocked")


async def test_a_guest_hears_of_no_plan_about_what_is_hidden(
    hass: HomeAssistant, owner: MockUser, guest: MockUser, planned: Planned
) -> None:
    """What was planned in a room is the room's, as far as one may know of it."""
    await ask(hass, "turn on the reading lamp in an hour", owner, KITCHEN)
    await ask(hass, "turn on the desk lamp in an hour", owner, KITCHEN)
    for where in (None, KITCHEN):
        told = speech(await ask(hass, "what have you planned?", guest, where))
        assert "desk lamp" in told
        assert "reading" not in told
    for lamp in ("reading", "desk"):
        await ask(hass, f"cancel the {lamp} lamp", guest, KITCHEN)
    assert [one.text for one in planned()] == ["turn on the reading lamp"]


async def test_undo_of_a_move_asks_as_well(
    hass: HomeAssistant, planned: Planned
) -> None:
    await plan_the_door(hass, None, KITCHEN, "yes")
    [first] = planned()
    asked = await ask(hass, "move the front door to in five hours", None, KITCHEN)
    talk = asked.conversation_id
    await ask(hass, "yes", None, KITCHEN, talk)
    again = await ask(hass, "undo that", None, KITCHEN, talk)
    assert again.continue_conversation
    assert [one.due for one in planned()] != [first.due]
    await ask(hass, "yes", None, KITCHEN, talk)
    assert [one.due for one in planned()] == [first.due]
