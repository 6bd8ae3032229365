"""Rules given in the form: each kind decides, "never" wins, then the most exact."""

from typing import Any, Final

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry, MockUser

from custom_components.jarvis.const import SUBENTRY_RULE
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.config_entries import SOURCE_USER
from homeassistant.core import Context, HomeAssistant, ServiceCall
from homeassistant.helpers import entity_registry as er, label_registry as lr

from ..conftest import (
    AGENT,
    Say,
    agent_subentry,
    engine_subentry,
    memory_subentry,
    set_up_jarvis,
    speech,
)
from ..demo_house import furnish_demo_house
from ..forms import fill
from ..scripted_server import ScriptedServer

pytestmark = pytest.mark.slow

LAMP: Final = "light.reading_lamp"
HATCH: Final = "cover.hatch"
SATELLITE: Final = "assist_satellite.porch"


@pytest.fixture
async def entry(demo_house: HomeAssistant) -> MockConfigEntry:
    """Jarvis without an engine, a hatch of an odd class, and a satellite."""
    attributes = {"device_class": "damper", "friendly_name": "Odd hatch (№ 7) – größer"}
    demo_house.states.async_set(HATCH, "closed", attributes)
    demo_house.states.async_set(SATELLITE, "idle")
    return await set_up_jarvis(demo_house, agent_subentry())


async def add(hass: HomeAssistant, entry: MockConfigEntry, **given: Any) -> None:
    """Add a rule through its form."""
    form = await hass.config_entries.subentries.async_init(
        (entry.entry_id, SUBENTRY_RULE), context={"source": SOURCE_USER}
    )
    given = {"name": f"Rule {len(entry.subentries)}", **given}
    done = await fill(hass, form, given, {})
    assert done["type"] == "create_entry", done
    await hass.async_block_till_done()


async def tier(hass: HomeAssistant, action: str, entity_id: str, **asker: str) -> str:
    """Ask the action that explains the policy."""
    told = await hass.services.async_call(
        "jarvis",
        "explain_policy",
        {"action": action, "target": {"entity_id": entity_id}, **asker},
        blocking=True,
        return_response=True,
    )
    assert told is not None
    return str(told["tier"])


KINDS: Final[list[tuple[dict[str, Any], str, str, dict[str, str]]]] = [
    ({"entities": [LAMP]}, "light.turn_on", LAMP, {}),
    ({"domains": ["light"]}, "light.turn_on", LAMP, {}),
    ({"areas": ["living_room"]}, "light.turn_on", LAMP, {}),
    ({"labels": ["dear"]}, "light.turn_on", LAMP, {}),
    ({"actions": ["light.turn_on"]}, "light.turn_on", LAMP, {}),
    ({"device_classes": ["damper"]}, "cover.open_cover", HATCH, {}),
    ({"entities": [HATCH]}, "cover.open_cover", HATCH, {}),
    (
        {"satellites": [SATELLITE], "domains": ["light"]},
        "light.turn_on",
        LAMP,
        {"satellite_id": SATELLITE},
    ),
    ({"agents": [AGENT]}, "light.turn_on", LAMP, {"agent_id": AGENT}),
]


@pytest.mark.parametrize(("what", "action", "entity_id", "asker"), KINDS)
async def test_each_kind_of_rule_decides(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    what: dict[str, Any],
    action: str,
    entity_id: str,
    asker: dict[str, str],
) -> None:
    lr.async_get(hass).async_create("dear")
    er.async_get(hass).async_update_entity(LAMP, labels={"dear"})
    assert await tier(hass, action, entity_id, **asker) == "free"
    await add(hass, entry, tier="confirm", **what)
    assert await tier(hass, action, entity_id, **asker) == "confirm"
    # Somewhere else, something else or somebody else stays as it was.
    if asker:
        assert await tier(hass, action, entity_id) == "free"
    assert await tier(hass, "switch.turn_off", "switch.coffee_machine") == "free"
    await add(hass, entry, tier="never", **what)
    assert await tier(hass, action, entity_id, **asker) == "never"


async def test_a_rule_for_a_person_holds_for_that_person_alone(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say, hass_admin_user: MockUser
) -> None:
    await add(
        hass, entry, tier="never", persons=[hass_admin_user.id], domains=["light"]
    )
    theirs = Context(user_id=hass_admin_user.id)
    wish = "turn on the reading lamp"
    refused = await hass.services.async_call(
        "conversation",
        "process",
        {"text": wish, "agent_id": AGENT, "language": "en"},
        blocking=True,
        return_response=True,
        context=theirs,
    )
    assert "never" in str(refused)
    assert hass.states.is_state(LAMP, "off")
    await say(wish)
    await hass.async_block_till_done()
    assert hass.states.is_state(LAMP, "on")


async def test_never_wins_and_the_most_exact_otherwise(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    door = "lock.front_door"
    await add(hass, entry, tier="pin", domains=["lock"])
    await add(hass, entry, tier="free", entities=[door])
    assert await tier(hass, "lock.unlock", door) == "free"
    assert await tier(hass, "lock.unlock", "lock.back_door") == "pin"
    await add(hass, entry, tier="confirm", entities=[door], actions=["lock.unlock"])
    assert await tier(hass, "lock.unlock", door) == "confirm"
    assert await tier(hass, "lock.lock", door) == "free"
    await add(hass, entry, tier="never", domains=["lock"])
    assert await tier(hass, "lock.unlock", door) == "never"
    assert "never" in speech(await say("unlock the front door"))
    assert hass.states.is_state(door, "locked")


async def test_who_only_says_to_be_there_gets_nothing_freer(
    hass: HomeAssistant, entry: MockConfigEntry, hass_admin_user: MockUser
) -> None:
    """A voice at a satellite has no account; whoever has one may name any device."""
    door, claims = "lock.front_door", {"user_id": hass_admin_user.id}
    await add(hass, entry, tier="free", satellites=[SATELLITE], domains=["lock"])
    there = {"satellite_id": SATELLITE}
    assert await tier(hass, "lock.unlock", door, **there) == "free"
    assert await tier(hass, "lock.unlock", door, **there, **claims) == "confirm"
    await add(hass, entry, tier="never", satellites=[SATELLITE], domains=["light"])
    assert await tier(hass, "light.turn_on", LAMP, **there, **claims) == "never"


@pytest.mark.parametrize(
    ("tier", "language", "why"),
    [
        ("never", "en", "I did not do it because of this: your own rule"),
        ("confirm", "en", "I asked first because of this: your own rule"),
        ("never", "de", "Ich habe es nicht getan, der Grund: Ihre eigene Regel"),
        ("confirm", "de", "Ich habe erst gefragt, der Grund: Ihre eigene Regel"),
    ],
)
@pytest.mark.parametrize("by", ["sentence", "model"])
async def test_why_not_tells_what_came_of_the_wish(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    by: str,
    tier: str,
    language: str,
    why: str,
) -> None:
    entry = await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry()
    )
    await add(demo_house, entry, tier=tier, entities=[LAMP])
    wishes = {"en": "turn on the reading lamp", "de": "schalte reading lamp ein"}
    wish = wishes[language]
    if by == "model":
        server.reply(calls=[("intent__HassTurnOn", {"name": "Reading Lamp"})])
        server.reply("It is on.", repeat=True)
        wish = {"en": "some light for my book", "de": "Licht für mein Buch"}[language]
    first = await say(wish, language=language)
    asks = {"en": "why not?", "de": "warum nicht?"}
    told = await say(asks[language], first.conversation_id, language=language)
    assert why in speech(told)
    assert demo_house.states.is_state(LAMP, "off")


@pytest.mark.parametrize(
    ("language", "wish", "oblique", "told"),
    [
        ("en", "turn on the reading lamp", "some light for my book", "Reading Lamp on"),
        ("de", "schalte die Leselampe ein", "Licht für mein Buch", "Leselampe an"),
    ],
)
@pytest.mark.parametrize("by", ["sentence", "model", "scene"])
async def test_what_is_to_be_said_is_said_by_name_in_every_lane(
    base: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    by: str,
    language: str,
    wish: str,
    oblique: str,
    told: str,
) -> None:
    await furnish_demo_house(base, language)
    entry = await set_up_jarvis(base, engine_subentry(server.url), agent_subentry())
    await add(base, entry, tier="say", entities=[LAMP])
    name = told.rpartition(" ")[0]
    match by:
        case "model":
            server.reply(calls=[("intent__HassTurnOn", {"name": name})])
            server.reply("Very well.")
            wish = oblique
        case "scene":
            lit = {"scene_id": "cosy", "entities": {LAMP: "on"}}
            await base.services.async_call("scene", "create", lit, blocking=True)
            await base.async_block_till_done()
            base.states.async_set("scene.cosy", "unknown", {"friendly_name": "Cosy"})
            async_expose_entity(base, "conversation", "scene.cosy", should_expose=True)
            await base.async_block_till_done()
            wish = {"en": "activate cosy", "de": "aktiviere Cosy"}[language]
    first = await say(wish, language=language)
    assert base.states.is_state(LAMP, "on")
    assert told in speech(first)
    # What is named already is not named again.
    assert speech(first).count(name) == 1


async def test_a_rule_for_a_person_holds_at_their_satellite_too(
    demo_house: HomeAssistant, say: Say, hass_read_only_user: MockUser
) -> None:
    """A voice there may be anybody's: it makes things stricter, never freer."""
    hass, theirs = demo_house, hass_read_only_user.id
    hass.states.async_set("person.kid", "home", {"user_id": theirs})
    hass.states.async_set(SATELLITE, "idle")
    voices = [{"satellite": SATELLITE, "person": "person.kid"}]
    entry = await set_up_jarvis(hass, agent_subentry(), memory_subentry(voices=voices))
    await add(hass, entry, tier="never", persons=[theirs], entities=[LAMP])
    await add(hass, entry, tier="free", persons=[theirs], entities=["lock.front_door"])
    refused = await say("turn on the reading lamp", satellite_id=SATELLITE)
    assert "never" in speech(refused)
    asked = await say("unlock the front door", satellite_id=SATELLITE)
    assert asked.continue_conversation
    assert hass.states.is_state(LAMP, "off")
    assert hass.states.is_state("lock.front_door", "locked")
    await say("turn on the reading lamp", satellite_id="assist_satellite.hall")
    assert hass.states.is_state(LAMP, "on")


async def test_what_is_on_its_way_is_not_said_to_be_there(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    blind = "cover.kitchen_blind"

    async def close(call: ServiceCall) -> None:
        state = hass.states.get(blind)
        assert state is not None
        hass.states.async_set(blind, "closing", state.attributes, context=call.context)

    hass.services.async_register("cover", "close_cover", close)
    await add(hass, entry, tier="say", entities=[blind])
    told = speech(await say("close the kitchen blind"))
    assert "That was for: Kitchen Blind." in told
    assert "closed" not in told
