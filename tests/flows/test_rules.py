"""Rules as an owner makes them: chosen, shown, refused, kept right, and binding."""

import re
from typing import Any, Final

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.const import DOMAIN, SUBENTRY_RULE, SUBENTRY_SAFETY
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.config_entries import ConfigSubentryData
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import InvalidData
from homeassistant.helpers import (
    area_registry as ar,
    entity_registry as er,
    issue_registry as ir,
)
from homeassistant.helpers.translation import async_get_translations

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..forms import change, fields, fill, start, stored, suggested
from ..scripted_server import ScriptedServer

GARAGE: Final = "cover.garage_door"
NEVER: Final = {"name": "Garage", "tier": "never"}


def rule(title: str = "Garage", **data: Any) -> ConfigSubentryData:
    """Describe a rule as it is stored."""
    return ConfigSubentryData(
        subentry_type=SUBENTRY_RULE, title=title, unique_id=None, data=data
    )


@pytest.fixture
async def entry(demo_house: HomeAssistant) -> MockConfigEntry:
    """Jarvis without an engine and without rules."""
    return await set_up_jarvis(demo_house, agent_subentry())


def labels(form: Any, field: str) -> dict[str, str]:
    """Return what a field offers: labels by value."""
    selector = next(one for name, one in fields(form).items() if name == field)
    return {one["value"]: one["label"] for one in selector.config["options"]}


def issues(hass: HomeAssistant) -> dict[str, str]:
    """Return the names of rules that are said to guard nothing, by issue."""
    return {
        one.issue_id: (one.translation_placeholders or {})["rule"]
        for one in ir.async_get(hass).issues.values()
        if one.domain == DOMAIN and one.translation_key == "rule_matches_nothing"
    }


@pytest.mark.parametrize(
    ("language", "classes", "domains", "name"),
    [
        ("en", "Garage", "Cover", "Garage Door"),
        ("de", "Garage", "Abdeckung", "Garagentor"),
    ],
)
async def test_what_the_house_has_is_offered_and_what_fits_is_shown_first(
    base: HomeAssistant, language: str, classes: str, domains: str, name: str
) -> None:
    await furnish_demo_house(base, language)
    entry = await set_up_jarvis(base, agent_subentry())
    form = await start(base, entry, SUBENTRY_RULE)
    assert classes in labels(form, "device_classes")["garage"]
    assert domains in labels(form, "domains")["cover"]
    assert labels(form, "actions")["cover.open_cover"].startswith(domains)
    assert "automation_of_nothing" not in labels(form, "domains")
    shown = await fill(base, form, NEVER | {"device_classes": ["garage"]})
    assert shown["step_id"] == "preview"
    assert shown["description_placeholders"] == {"count": "1", "names": name}
    texts = await async_get_translations(
        base, language, "config_subentries", {"jarvis"}
    )
    step = "component.jarvis.config_subentries.rule.step"
    assert "{count}" in texts[f"{step}.preview.description"]
    assert texts[f"{step}.preview_place.description"]
    # Nothing holds before it was seen.
    assert not list(entry.get_subentries_of_type(SUBENTRY_RULE))
    done = await fill(base, shown, {})
    assert (done["type"], done["title"]) == ("create_entry", "Garage")
    assert stored(entry, SUBENTRY_RULE) == {
        "tier": "never",
        "device_classes": ["garage"],
    }


@pytest.mark.parametrize(
    ("language", "heads", "lock"),
    [
        (
            "en",
            "|  | without a word | and says so | after a yes |",
            "| Lock | Lock lock |  | Unlock lock, Open lock |",
        ),
        (
            "de",
            "|  | ohne ein Wort | und sagt es | nach einem Ja |",
            "| Schloss | Schloss verriegeln |  | Schloss entriegeln, Schloss öffnen |",
        ),
    ],
)
async def test_the_defaults_are_shown_as_a_table(
    base: HomeAssistant, language: str, heads: str, lock: str
) -> None:
    await furnish_demo_house(base, language)
    free = rule(tier="free", domains=["lock"])
    entry = await set_up_jarvis(base, agent_subentry(), free)
    for kind in (SUBENTRY_RULE, SUBENTRY_SAFETY):
        form = await start(base, entry, kind)
        facts = form["description_placeholders"]
        assert facts is not None
        lines = facts["tiers"].splitlines()
        # These are the defaults: the owner's rules are listed beside them.
        assert lines[0] == heads
        assert lock in lines
        assert len({line.count("|") for line in lines}) == 1
        assert not re.search(r"[a-z]_[a-z]", facts["tiers"])


async def test_names_do_no_harm_in_what_is_shown(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    told = {"friendly_name": "<img src=x>\u202eDoor", "device_class": "garage"}
    hass.states.async_set(GARAGE, "closed", told)
    form = await start(hass, entry, SUBENTRY_RULE)
    shown = await fill(hass, form, NEVER | {"entities": [GARAGE]})
    assert shown["description_placeholders"] == {"count": "1", "names": "img src=xDoor"}


@pytest.mark.parametrize(
    "typed",
    [
        {"domains": ["Garage doors please"]},
        {"device_classes": ["the garage"]},
        {"actions": ["Open sesame"]},
    ],
)
async def test_nothing_is_typed(
    hass: HomeAssistant, entry: MockConfigEntry, typed: dict[str, list[str]]
) -> None:
    form = await start(hass, entry, SUBENTRY_RULE)
    with pytest.raises(InvalidData):
        await fill(hass, form, NEVER | typed)
    assert not list(entry.get_subentries_of_type(SUBENTRY_RULE))


NOTHING: Final = [
    {"domains": ["lock"], "device_classes": ["garage"]},
    {"areas": ["bathroom"], "domains": ["lock"]},
    {"entities": ["light.desk_lamp"], "actions": ["lock.unlock"]},
    {"entities": ["cover.long_gone"]},
]


@pytest.mark.parametrize("what", NOTHING)
async def test_a_rule_about_nothing_is_refused_and_can_be_mended(
    hass: HomeAssistant, entry: MockConfigEntry, what: dict[str, Any]
) -> None:
    form = await start(hass, entry, SUBENTRY_RULE)
    form = await fill(hass, form, NEVER | what)
    assert form["errors"] == {"base": "rule_matches_nothing"}
    # What was chosen is still there.
    assert what.items() <= suggested(form).items()
    for language, word in (("en", "0 things"), ("de", "0 Dinge")):
        texts = await async_get_translations(
            hass, language, "config_subentries", {"jarvis"}
        )
        error = "component.jarvis.config_subentries.rule.error.rule_matches_nothing"
        assert word in texts[error]
    done = await fill(hass, form, NEVER | {"entities": [GARAGE]}, {})
    assert done["type"] == "create_entry"


async def test_a_rule_for_a_place_or_a_person_names_no_thing(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    hass.states.async_set("assist_satellite.porch", "idle")
    form = await start(hass, entry, SUBENTRY_RULE)
    shown = await fill(hass, form, NEVER | {"satellites": ["assist_satellite.porch"]})
    assert shown["step_id"] == "preview_place"
    assert (await fill(hass, shown, {}))["type"] == "create_entry"


async def test_a_rule_is_changed_with_what_it_holds(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    form = await start(hass, entry, SUBENTRY_RULE)
    await fill(hass, form, NEVER | {"actions": ["lock.unlock"]}, {})
    form = await change(hass, entry, SUBENTRY_RULE)
    assert suggested(form)["actions"] == ["lock.unlock"]
    shown = await fill(hass, form, {"tier": "pin", "domains": ["lock"]})
    assert shown["description_placeholders"] is not None
    assert shown["description_placeholders"]["count"] == "2"
    assert (await fill(hass, shown, {}))["reason"] == "reconfigure_successful"
    assert stored(entry, SUBENTRY_RULE) == {"tier": "pin", "domains": ["lock"]}


async def test_what_was_typed_before_is_read_or_told(
    demo_house: HomeAssistant, say: Say
) -> None:
    entry = await set_up_jarvis(
        demo_house,
        agent_subentry(),
        rule("Typed", tier="never", domains=["Lock "], actions=["Unlock"]),
        rule("Nonsense", tier="never", domains=["Garage doors please"]),
        rule("Places", tier="say", agents=["conversation.jarvis"]),
    )
    assert "never" in speech(await say("unlock the front door"))
    assert list(issues(demo_house).values()) == ["Nonsense"]
    # The form still shows what is stored, and it can be left or taken away.
    [nonsense] = [one for one in entry.subentries.values() if one.title == "Nonsense"]
    form = await start(demo_house, entry, SUBENTRY_RULE, nonsense.subentry_id)
    assert "Garage doors please" in labels(form, "domains")
    form = await fill(demo_house, form, {"tier": "never", **nonsense.data})
    assert form["errors"] == {"base": "rule_matches_nothing"}
    given = {"tier": "never", "device_classes": ["garage"]}
    await fill(demo_house, form, given, {})
    assert issues(demo_house) == {}


@pytest.mark.parametrize("gone", ["entity", "area"])
async def test_a_rule_whose_thing_goes_later_is_told(
    hass: HomeAssistant, entry: MockConfigEntry, gone: str
) -> None:
    what = {"entities": [GARAGE]} if gone == "entity" else {"areas": ["garage"]}
    form = await start(hass, entry, SUBENTRY_RULE)
    await fill(hass, form, NEVER | what, {})
    assert issues(hass) == {}
    if gone == "entity":
        er.async_get(hass).async_remove(GARAGE)
    else:
        ar.async_get(hass).async_delete("garage")
    await hass.async_block_till_done()
    assert list(issues(hass).values()) == ["Garage"]
    form = await change(hass, entry, SUBENTRY_RULE)
    assert form["type"] == "form"
    # The rule goes, and with it what was told of it.
    [kept] = entry.get_subentries_of_type(SUBENTRY_RULE)
    hass.config_entries.async_remove_subentry(entry, kept.subentry_id)
    await hass.async_block_till_done()
    assert issues(hass) == {}


SENTENCES: Final = [
    ("en", "open the garage door"),
    ("en", "set the garage door to 50 percent"),
    ("en", "activate let them in"),
    ("de", "öffne das Garagentor"),
    ("de", "stelle das Garagentor auf 50 Prozent"),
    ("de", "aktiviere let them in"),
]
CALLS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("intent__HassTurnOn", {"name": "Garage Door"}),
    ("intent__HassTurnOn", {"area": "Garage", "domain": ["cover"]}),
    ("intent__HassSetPosition", {"name": "Garage Door", "position": 100}),
    ("intent__HassTurnOn", {"name": "Let them in"}),
]


async def _guarded(hass: HomeAssistant, server: ScriptedServer) -> MockConfigEntry:
    scene = "scene.let_them_in"
    held = {"scene_id": "let_them_in", "entities": {GARAGE: "open"}}
    await hass.services.async_call("scene", "create", held, blocking=True)
    hass.states.async_set(scene, "unknown", {"friendly_name": "Let them in"})
    async_expose_entity(hass, "conversation", scene, should_expose=True)
    entry = await set_up_jarvis(hass, engine_subentry(server.url), agent_subentry())
    form = await start(hass, entry, SUBENTRY_RULE)
    await fill(hass, form, NEVER | {"device_classes": ["garage"]}, {})
    return entry


@pytest.mark.parametrize(("language", "wish"), SENTENCES)
async def test_never_binds_what_is_said(
    base: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    language: str,
    wish: str,
) -> None:
    demo_house = base
    await furnish_demo_house(demo_house, language)
    await _guarded(demo_house, server)
    server.strict = False
    told = await say(wish, language=language)
    for answer in ({"en": "yes", "de": "ja"}[language],):
        if told.continue_conversation:
            told = await say(answer, told.conversation_id, language=language)
    await demo_house.async_block_till_done()
    assert demo_house.states.is_state(GARAGE, "closed")


@pytest.mark.parametrize(("tool", "arguments"), CALLS)
async def test_never_binds_what_a_model_calls(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    tool: str,
    arguments: dict[str, Any],
) -> None:
    await _guarded(demo_house, server)
    server.strict = False
    server.reply(calls=[(tool, arguments)], after="user")
    told = await say("the car wants to sleep, would you make room")
    await say("yes", told.conversation_id)
    await demo_house.async_block_till_done()
    assert demo_house.states.is_state(GARAGE, "closed")


async def test_never_binds_a_yes_that_was_asked_for_before(
    demo_house: HomeAssistant, say: Say
) -> None:
    entry = await set_up_jarvis(demo_house, agent_subentry())
    asked = await say("open the garage door")
    assert asked.continue_conversation
    form = await start(demo_house, entry, SUBENTRY_RULE)
    await fill(demo_house, form, NEVER | {"device_classes": ["garage"]}, {})
    await say("yes", asked.conversation_id)
    assert demo_house.states.is_state(GARAGE, "closed")


async def test_never_binds_an_undo(demo_house: HomeAssistant, say: Say) -> None:
    entry = await set_up_jarvis(demo_house, agent_subentry())
    await demo_house.services.async_call(
        "cover", "open_cover", {"entity_id": GARAGE}, blocking=True
    )
    form = await start(demo_house, entry, SUBENTRY_RULE)
    what = {"device_classes": ["garage"], "actions": ["cover.open_cover"]}
    await fill(demo_house, form, NEVER | what, {})
    shut = await say("close the garage door")
    await demo_house.async_block_till_done()
    assert demo_house.states.is_state(GARAGE, "closed")
    undone = await say("undo that", shut.conversation_id)
    if undone.continue_conversation:
        await say("yes", undone.conversation_id)
    await demo_house.async_block_till_done()
    assert demo_house.states.is_state(GARAGE, "closed")
