"""What changes between the question and the yes: consent is to what was asked about."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.safety.pin import make_pin
from custom_components.jarvis.safety.policy import Policy
from custom_components.jarvis.safety.tiers import Act, Grant, Tier
from custom_components.jarvis.settings import RuleSettings
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant
from homeassistant.helpers import device_registry as dr, entity_registry as er

from ..conftest import Say, speech
from ..scripted_server import ScriptedServer
from .conftest import Happened

pytestmark = pytest.mark.slow

FRONT: Final = "lock.front_door"
BACK: Final = "lock.back_door"
LET_IN: Final = "be so kind, my dear friend, and let the guests come in"
MODEL: Final = {
    "model": ("intent__HassTurnOff", {"area": "Hallway", "domain": ["lock"]}),
    "command": ("jarvis__routine", {"routine": "scene.open_house"}),
}
LANES: Final = ("fast", *MODEL)


@pytest.fixture
def scripted(server: ScriptedServer) -> Iterator[ScriptedServer]:
    """Take away what the model was not asked for any more."""
    yield server
    server.replies.clear()


async def ask(lane: str, say: Say, server: ScriptedServer) -> str | None:
    """Wish for the front door to be unlocked; returns the conversation."""
    text = "unlock the front door"
    if lane in MODEL:
        server.reply("", calls=[MODEL[lane]])
        server.reply("Very well.", repeat=True)
        text = LET_IN
    asked = await say(text)
    assert asked.continue_conversation, speech(asked)
    server.replies.clear()
    return asked.conversation_id


@pytest.fixture
async def wide(hass: HomeAssistant, jarvis: MockConfigEntry) -> MockConfigEntry:
    """Jarvis in the demo house, with a scene that unlocks the front door."""
    scene = {"scene_id": "open_house", "entities": {FRONT: "unlocked"}}
    await hass.services.async_call("scene", "create", scene, blocking=True)
    async_expose_entity(hass, "conversation", "scene.open_house", True)
    await hass.async_block_till_done()
    return jarvis


def rule(entry: MockConfigEntry, tier: str) -> None:
    """Let the owner decide otherwise about locks."""
    policy: Policy = entry.runtime_data.safety.policy
    policy.rules = (RuleSettings(name="x", tier=tier, domains=frozenset({"lock"})),)


@pytest.mark.parametrize("lane", LANES)
async def test_a_rule_that_came_meanwhile_counts(
    hass: HomeAssistant,
    wide: MockConfigEntry,
    scripted: ScriptedServer,
    say: Say,
    dangers: Happened,
    lane: str,
) -> None:
    talk = await ask(lane, say, scripted)
    rule(wide, "never")
    refused = await say("yes", talk)
    assert not refused.continue_conversation
    assert not dangers()
    rule(wide, "confirm")
    talk = await ask(lane, say, scripted)
    rule(wide, "pin")
    pin = wide.runtime_data.safety.pin
    pin.stored, pin.salt = make_pin("4711")
    again = await say("yes", talk)
    assert "PIN" in speech(again)
    assert again.continue_conversation
    assert not dangers()
    await say("4 7 1 1", talk)
    await hass.async_block_till_done()
    assert hass.states.is_state(FRONT, "unlocked")


async def test_what_came_into_the_room_was_not_consented_to(
    hass: HomeAssistant,
    wide: MockConfigEntry,
    scripted: ScriptedServer,
    say: Say,
    dangers: Happened,
) -> None:
    talk = await ask("model", say, scripted)
    door = er.async_get(hass).async_get(BACK)
    assert door is not None
    assert door.device_id is not None
    dr.async_get(hass).async_update_device(door.device_id, area_id="hallway")
    await hass.async_block_till_done()
    again = await say("yes", talk)
    assert "Back Door" in speech(again)
    assert not dangers()
    await say("yes", talk)
    await hass.async_block_till_done()
    assert {BACK in call or FRONT in call for call in dangers()} == {True}


@pytest.mark.parametrize("lane", LANES)
async def test_another_thing_of_that_name_is_not_meant(
    hass: HomeAssistant,
    wide: MockConfigEntry,
    scripted: ScriptedServer,
    say: Say,
    dangers: Happened,
    lane: str,
) -> None:
    talk = await ask(lane, say, scripted)
    registry = er.async_get(hass)
    registry.async_update_entity(FRONT, name="Old Door")
    registry.async_update_entity(BACK, name="Front Door")
    await hass.async_block_till_done()
    await say("yes", talk)
    await hass.async_block_till_done()
    assert not any(BACK in call for call in dangers())


@pytest.mark.parametrize("lane", ["fast", "model"])
async def test_what_is_hidden_meanwhile_is_left_alone_and_not_named(
    hass: HomeAssistant,
    wide: MockConfigEntry,
    scripted: ScriptedServer,
    say: Say,
    dangers: Happened,
    lane: str,
) -> None:
    talk = await ask(lane, say, scripted)
    async_expose_entity(hass, "conversation", FRONT, False)
    await hass.async_block_till_done()
    told = speech(await say("yes", talk))
    assert not dangers()
    assert "front" not in told.casefold()


UNLOCK: Final = Act(domain="lock", service="unlock", entity_id=FRONT)
OTHERS: Final[list[Callable[[], Act]]] = [
    lambda: Act(domain="lock", service="unlock", entity_id=BACK),
    lambda: Act(domain="lock", service="open", entity_id=FRONT),
    lambda: Act(domain="lock", service="unlock", entity_id=FRONT, data={"code": "1"}),
    lambda: Act(domain="lock", service="unlock", entity_id=FRONT, inside=("script.x",)),
    lambda: Act(domain="", service="", opaque="template"),
]


def test_consent_is_to_these_acts_alone() -> None:
    granted = Grant(tier=Tier.CONFIRM, acts=(UNLOCK,))
    others = tuple(make() for make in OTHERS)
    assert granted.beyond([UNLOCK, *others]) == others
    # However the target is written; and what was reached before is no act.
    same = Act(
        domain="lock", service="unlock", entity_id=FRONT, data={"entity_id": FRONT}
    )
    reached = Act(domain="", service="", entity_id=BACK)
    assert granted.beyond([same, reached]) == ()
    assert Grant(tier=Tier.CONFIRM, acts=None).beyond(others) == ()


SHUT: Final = ("intent__HassTurnOff", {"area": "Kitchen"})


async def shut_down(say: Say, server: ScriptedServer) -> str | None:
    """Let a model shut the kitchen down; returns the conversation that is asked."""
    server.reply("", calls=[SHUT])
    server.reply("Very well.", repeat=True)
    asked = await say("shut the kitchen down for tonight")
    assert "Coffee Machine" in speech(asked)
    assert asked.continue_conversation
    server.replies.clear()
    return asked.conversation_id


async def test_what_is_harmless_and_came_meanwhile_is_asked_about_too(
    hass: HomeAssistant, jarvis: MockConfigEntry, scripted: ScriptedServer, say: Say
) -> None:
    talk = await shut_down(say, scripted)
    lamp = er.async_get(hass).async_get("light.reading_lamp")
    assert lamp is not None
    assert lamp.device_id is not None
    dr.async_get(hass).async_update_device(lamp.device_id, area_id="kitchen")
    await hass.services.async_call(
        "light", "turn_on", {"entity_id": "light.reading_lamp"}, blocking=True
    )
    await hass.async_block_till_done()
    again = await say("yes", talk)
    assert again.continue_conversation
    assert hass.states.is_state("light.reading_lamp", "on")
    assert hass.states.is_state("media_player.kitchen_speaker", "playing")
    done = await say("yes", talk)
    await hass.async_block_till_done()
    assert not done.continue_conversation
    assert hass.states.is_state("light.reading_lamp", "off")


async def test_what_is_gone_meanwhile_is_left_out_and_said(
    hass: HomeAssistant, jarvis: MockConfigEntry, scripted: ScriptedServer, say: Say
) -> None:
    talk = await shut_down(say, scripted)
    er.async_get(hass).async_remove("switch.coffee_machine")
    await hass.async_block_till_done()
    done = await say("yes", talk)
    await hass.async_block_till_done()
    assert "Coffee Machine" in speech(done)
    assert not done.continue_conversation
    assert hass.states.is_state("media_player.kitchen_speaker", "off")


async def test_the_one_thing_that_is_gone_is_named(
    hass: HomeAssistant, jarvis: MockConfigEntry, say: Say, dangers: Happened
) -> None:
    asked = await say("unlock the front door")
    er.async_get(hass).async_remove(FRONT)
    await hass.async_block_till_done()
    done = await say("yes", asked.conversation_id)
    assert "Front Door" in speech(done)
    assert not dangers()


async def test_a_question_from_before_a_restart_is_answered_by_nobody(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    dangers: Happened,
) -> None:
    asked = await say("unlock the front door")
    assert asked.continue_conversation
    assert await hass.config_entries.async_reload(jarvis.entry_id)
    await hass.async_block_till_done()
    server.reply("What do you mean, sir?", repeat=True)
    await say("yes", asked.conversation_id)
    await hass.async_block_till_done()
    assert not dangers()
    server.replies.clear()
