"""A model that knows no measure: bounded, told, and nothing done twice."""

from collections.abc import AsyncGenerator
import time
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_mock_service,
)

from homeassistant.core import HomeAssistant, ServiceCall

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech, told
from ..scripted_server import ScriptedServer
from ..waiting import idle_bound
from .test_table import CLAIM, DENIAL, LAMP

ON = "intent__HassTurnOn"
# Processor time: what is bounded needs a small part of it.
SECONDS = 20.0


@pytest.fixture
async def entry(
    demo_house: HomeAssistant, server: ScriptedServer, kind: str
) -> MockConfigEntry:
    """Jarvis with each kind of engine."""
    await demo_house.services.async_call(
        "light", "turn_off", {"entity_id": LAMP}, blocking=True
    )
    return await set_up_jarvis(
        demo_house, engine_subentry(server.url, kind), agent_subentry(deadline=60)
    )


@pytest.fixture
async def in_measure() -> AsyncGenerator[None]:
    """Fail when a test takes more of the processor than it may."""
    began = time.process_time()
    yield
    assert time.process_time() - began < SECONDS


def orders(hass: HomeAssistant) -> list[ServiceCall]:
    """Note the orders that lights get."""
    return async_mock_service(hass, "light", "turn_on")


def results(server: ScriptedServer) -> list[str]:
    """Return what the model was told about its calls."""
    return [m["content"] for m in server.chats[-1].messages if m["role"] == "tool"]


@pytest.mark.parametrize(
    "name", ["Lamp {}", "Kitchen Light"], ids=["each another", "all the same"]
)
async def test_five_hundred_calls_in_one_reply(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    in_measure: None,
    name: str,
) -> None:
    given = orders(hass)
    server.reply(calls=[(ON, {"name": name.format(number)}) for number in range(500)])
    async with idle_bound():
        said = speech(await say("some light for my pots, old boy"))
    assert said.strip()
    assert not CLAIM.search(said) or DENIAL.search(said), said
    assert len(given) <= 1


async def test_one_call_for_ever(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    in_measure: None,
) -> None:
    given = orders(hass)
    server.reply(calls=[(ON, {"name": "Kitchen Light"})], repeat=True)
    async with idle_bound():
        result = await say("some light for my pots, old boy")
    said = speech(result)
    assert said.strip()
    # The lamp took the order and stayed dark.
    assert not CLAIM.search(said) or DENIAL.search(said), said
    assert len(given) == 1
    # Not all eight rounds are wasted on it.
    assert told(result)["model_calls"] <= 6


async def test_another_call_for_ever(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    in_measure: None,
) -> None:
    for number in range(9):
        server.reply(calls=[(ON, {"name": f"no such lamp {number}"})])
    async with idle_bound():
        result = await say("some light for my pots, old boy")
    assert told(result)["model_calls"] == 9
    said = speech(result)
    assert said.strip()
    assert not CLAIM.search(said) or DENIAL.search(said), said


@pytest.mark.parametrize(
    "arguments",
    [
        {"name": "x" * 1_000_000},
        {"name": ["Kitchen Light"] * 100_000},
        {"name": "Kitchen Light", "x" * 1_000_000: 1},
        '{"name": ' * 100_000,
    ],
    ids=["a long name", "a long list", "a long key", "without end"],
)
async def test_arguments_of_a_megabyte(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    in_measure: None,
    arguments: Any,
) -> None:
    given = orders(hass)
    server.reply(calls=[(ON, arguments)])
    server.reply("I could not find that.")
    async with idle_bound():
        said = speech(await say("some light for my pots, old boy"))
    assert said.strip()
    assert len(given) <= 1
    # What goes back to the model, and into the trace, is not a megabyte again.
    assert sum(len(one) for one in results(server)) < 20_000
    trace = entry.runtime_data.tracer.traces[-1]
    assert len(str(trace.as_dict())) < 200_000
