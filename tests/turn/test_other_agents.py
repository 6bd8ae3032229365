"""Another agent of the house thinks for Jarvis: a task entity, and what goes wrong."""

import asyncio
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.const import SUBENTRY_ENGINE
from custom_components.jarvis.engines.entity import EntityEngine
from custom_components.jarvis.engines.errors import EngineOverloaded, ModelNotFound
from custom_components.jarvis.turn.choice import MOST_AT_ONCE, OtherAgents
from homeassistant.config_entries import ConfigSubentryData
from homeassistant.core import HomeAssistant, ServiceCall, SupportsResponse
from homeassistant.exceptions import HomeAssistantError

from ..conftest import Say, agent_subentry, set_up_jarvis, speech

TASK = "ai_task.cloud"


@pytest.fixture
async def asked(base: HomeAssistant) -> list[dict[str, Any]]:
    """Put up an integration that answers tasks; returns what it was asked."""
    asked: list[dict[str, Any]] = []

    async def generate(call: ServiceCall) -> dict[str, Any]:
        asked.append(dict(call.data))
        if "quota" in call.data["instructions"]:
            raise HomeAssistantError("The quota is used up")
        if "silence" in call.data["instructions"]:
            return {"data": " \n"}
        return {"data": "Blue suits you."}

    base.services.async_register(
        "ai_task", "generate_data", generate, supports_response=SupportsResponse.ONLY
    )
    base.states.async_set(TASK, "unknown")
    return asked


@pytest.fixture
async def entry(base: HomeAssistant, asked: list[dict[str, Any]]) -> MockConfigEntry:
    """Jarvis, for whom that integration thinks."""
    data = {"kind": "entity", "entity_id": TASK, "model": TASK, "timeout": 5}
    engine = ConfigSubentryData(
        subentry_type=SUBENTRY_ENGINE, title="Cloud", unique_id=None, data=data
    )
    # The real action comes with the platform of Jarvis, so ours is put back after.
    mine = base.services._services["ai_task"]["generate_data"]
    entry = await set_up_jarvis(base, engine, agent_subentry(llm_hass_api=[]))
    base.services._services["ai_task"]["generate_data"] = mine
    return entry


async def test_a_task_entity_answers(
    entry: MockConfigEntry, asked: list[dict[str, Any]], say: Say
) -> None:
    answer = await say("which colour suits me")
    assert speech(answer) == "Blue suits you."
    [task] = asked
    assert task["entity_id"] == TASK
    assert "\n\nwhich colour suits me\n" in task["instructions"]


@pytest.mark.parametrize("words", ["tell me of the quota", "tell me about silence"])
async def test_its_failure_is_a_sentence(
    entry: MockConfigEntry, say: Say, words: str
) -> None:
    answer = await say(words)
    assert speech(answer)
    assert "Blue" not in speech(answer)


async def test_it_is_a_model_only_while_it_is_there(
    hass: HomeAssistant, asked: list[dict[str, Any]]
) -> None:
    engine = EntityEngine(name="Cloud", entity_id=TASK, agents=OtherAgents(hass))
    [model] = await engine.models()
    assert (model.name, model.tools) == (TASK, False)
    hass.states.async_set(TASK, "unavailable")
    with pytest.raises(ModelNotFound):
        await engine.models()


async def test_a_crowd_is_turned_away(hass: HomeAssistant) -> None:
    agents, gate = OtherAgents(hass), asyncio.Event()

    async def wait(_call: ServiceCall) -> dict[str, Any]:
        await gate.wait()
        return {"data": "At last."}

    hass.services.async_register(
        "ai_task", "generate_data", wait, supports_response=SupportsResponse.ONLY
    )
    waiting = [
        asyncio.create_task(agents.ask(TASK, "hello", "")) for _ in range(MOST_AT_ONCE)
    ]
    await asyncio.sleep(0)
    with pytest.raises(EngineOverloaded):
        await agents.ask(TASK, "me too", "")
    gate.set()
    assert await asyncio.gather(*waiting) == ["At last."] * MOST_AT_ONCE
