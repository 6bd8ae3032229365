"""What only an administrator may: engines, switches, tiers; and what is not there."""

from typing import Any, Final

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.const import SUBENTRY_COMMAND, SUBENTRY_RULE
from homeassistant.components import assist_pipeline
from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er
from homeassistant.setup import async_setup_component

from ..conftest import AGENT, MODEL, Say, speech
from ..scripted_server import ScriptedServer
from ..tables import each_row
from .conftest import Panel
from .test_turns import STRANGE, spoken

LOCK: Final = "lock.front_door"
OWNERS: Final[dict[str, dict[str, Any]]] = {
    "commands/switch": {"command": "timer", "enabled": False},
    "engines/list": {},
    "engines/measure": {"engine_id": "x"},
    "engines/models": {"engine_id": "x"},
    "engines/pull": {"engine_id": "x", "model": "y"},
    "policy/matrix": {},
    "policy/remove_rule": {"rule_id": "x"},
    "policy/set": {"entity_id": LOCK, "action": "lock.unlock", "tier": "free"},
    "setup/assistant": {},
    "telemetry/summary": {},
    "traces/get": {"trace_id": "x"},
    "traces/list": {},
    "turns/days": {},
}


async def test_others_are_refused_by_the_server(
    jarvis: MockConfigEntry, guest: Panel
) -> None:
    refused = {kind: await guest.error(kind, **more) for kind, more in OWNERS.items()}
    assert set(refused.values()) == {"unauthorized"}, refused


@each_row(
    ("kind", "fields"),
    [
        ("engines/models", {"engine_id": "x"}),
        ("engines/measure", {"engine_id": "x"}),
        ("engines/pull", {"engine_id": "x", "model": "y"}),
        ("commands/switch", {"command": "x", "enabled": True}),
        (
            "policy/set",
            {"entity_id": "lock.x", "action": "lock.unlock", "tier": "free"},
        ),
        ("policy/remove_rule", {"rule_id": "x"}),
        ("plans/cancel", {"plan_id": "x"}),
        ("turns/get", {"trace_id": "x"}),
    ],
)
async def test_what_is_not_there_is_not_found(
    jarvis: MockConfigEntry, owner: Panel, kind: str, fields: dict[str, Any]
) -> None:
    assert await owner.error(kind, **fields) == "not_found"


async def test_engines_are_listed_measured_and_loaded(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, owner: Panel
) -> None:
    [engine] = (await owner.ask("engines/list"))["engines"]
    assert (engine["title"], engine["model"]) == ("scripted", MODEL)
    assert engine["connected"]
    assert engine["can_pull"]
    assert server.url not in str(engine)
    server.reply("Hi.")
    server.reply("one two three four", pieces=4, prompt_tokens=200, completion_tokens=4)
    speed = await owner.ask("engines/measure", engine_id=engine["id"])
    assert speed["model"] == MODEL
    assert speed["writes"] > 0
    listed = await owner.ask("engines/models", engine_id=engine["id"])
    assert [model["name"] for model in listed["models"]] == ["scripted:3b"]
    [engine] = (await owner.ask("engines/list"))["engines"]
    assert engine["tokens"]["total"] >= 204


async def test_a_command_is_switched_off_and_on_at_once(
    hass: HomeAssistant, jarvis: MockConfigEntry, owner: Panel, say: Say
) -> None:
    await owner.ask("subscribe")
    await owner.ask("commands/switch", command="timer", enabled=False)
    await hass.async_block_till_done()
    rows = {
        row["name"]: row
        for row in (await owner.ask("commands/list", language="de"))["commands"]
    }
    assert not rows["timer"]["enabled"]
    assert rows["alarm"]["enabled"]
    assert any("Timer" in one for one in rows["timer"]["examples"])
    await owner.ask("commands/switch", command="timer", enabled=True, for_models=False)
    await hass.async_block_till_done()
    [stored] = jarvis.get_subentries_of_type(SUBENTRY_COMMAND)
    assert stored.data["enabled"]
    assert not stored.data["for_models"]
    assert {"topic": "commands"} in owner.events
    assert "5 minutes" in speech(await say("set a timer for 5 minutes"))


async def test_the_matrix_tells_tiers_and_a_rule_changes_one(
    hass: HomeAssistant, jarvis: MockConfigEntry, owner: Panel
) -> None:
    async def tier() -> str:
        matrix = await owner.ask("policy/matrix", text=LOCK)
        [thing] = matrix["things"]
        return str(
            next(a for a in thing["acts"] if a["action"] == "lock.unlock")["tier"]
        )

    assert await tier() == "confirm"
    wanted = {"entity_id": LOCK, "action": "lock.unlock"}
    for wish in ("never", "pin"):
        await owner.ask("policy/set", **wanted, tier=wish)
        await hass.async_block_till_done()
        assert await tier() == wish
        [rule] = (await owner.ask("policy/matrix"))["rules"]
        assert (rule["tier"], rule["count"]) == (wish, 1)
    await owner.ask("policy/set", **wanted, tier=None)
    await hass.async_block_till_done()
    assert await tier() == "confirm"
    assert not list(jarvis.get_subentries_of_type(SUBENTRY_RULE))


async def test_the_matrix_is_paged_and_searched_by_any_word(
    hass: HomeAssistant, jarvis: MockConfigEntry, owner: Panel
) -> None:
    whole = await owner.ask("policy/matrix", limit=100)
    assert whole["count"] == len(whole["things"])
    first = await owner.ask("policy/matrix", limit=3)
    second = await owner.ask("policy/matrix", limit=3, offset=3)
    assert first["things"] + second["things"] == whole["things"][:6]
    kitchen = await owner.ask("policy/matrix", text="kitchen light")
    assert 0 < kitchen["count"] < whole["count"]


async def test_strange_names_come_back_unchanged(
    hass: HomeAssistant, jarvis: MockConfigEntry, owner: Panel
) -> None:
    er.async_get(hass).async_update_entity(LOCK, name=STRANGE)
    await hass.async_block_till_done()
    matrix = await owner.ask("policy/matrix", text=LOCK)
    assert [thing["name"] for thing in matrix["things"]] == [STRANGE]


@pytest.fixture
async def pipelines(demo_house: HomeAssistant) -> None:
    """Set up voice assistants, before anybody connects."""
    assert await async_setup_component(demo_house, "assist_pipeline", {})
    await demo_house.async_block_till_done()


async def test_the_checklist_and_the_preferred_assistant(
    hass: HomeAssistant, pipelines: None, jarvis: MockConfigEntry, owner: Panel
) -> None:
    async def steps() -> dict[str, Any]:
        status = await owner.ask("setup/status")
        assert status["agents"][0]["entity_id"] == AGENT
        return {step["key"]: step for step in status["steps"]}

    before = await steps()
    assert before["engine"]["done"]
    assert before["exposed"]["count"] > 0
    assert not before["assistant"]["done"]
    await owner.ask("setup/assistant")
    assert (await steps())["assistant"]["done"]
    assert assist_pipeline.async_get_pipeline(hass).conversation_engine == AGENT


async def test_plans_are_listed_told_of_and_cancelled_by_whose_they_are(
    hass: HomeAssistant, jarvis: MockConfigEntry, owner: Panel, guest: Panel, say: Say
) -> None:
    await owner.ask("subscribe")
    await say("set a timer for 5 minutes")
    await spoken(hass, "remind me to water the plants in two hours", owner)
    timer, reminder = (await owner.ask("plans/list"))["plans"]
    assert (timer["kind"], reminder["kind"]) == ("timer", "reminder")
    assert (reminder["text"], reminder["whom"]) == ("water the plants", "Mock User")
    assert {"topic": "plans"} in owner.events
    assert (await guest.ask("plans/list"))["plans"] == [timer]
    assert await guest.error("plans/cancel", plan_id=reminder["id"]) == "not_found"
    await guest.ask("plans/cancel", plan_id=timer["id"])
    assert (await owner.ask("plans/list"))["plans"] == [reminder]
