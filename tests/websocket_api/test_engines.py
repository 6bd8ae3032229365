"""Engines in panels: a download with its progress, and servers that fail or hang."""

import asyncio
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.websocket_api import engines
from homeassistant.core import HomeAssistant

from ..scripted_server import ScriptedServer
from .conftest import Panel

PULL = "/api/pull"


async def engine_of(owner: Panel) -> dict[str, Any]:
    """Return the only engine."""
    [engine] = (await owner.ask("engines/list"))["engines"]
    return dict(engine)


async def test_a_download_tells_how_far_it_is(
    jarvis: MockConfigEntry, server: ScriptedServer, owner: Panel
) -> None:
    server.reply(
        path=PULL,
        frames=[
            {"status": "pulling manifest"},
            {"status": "downloading", "total": 100, "completed": 40},
            {"status": "success"},
        ],
    )
    key = (await engine_of(owner))["id"]
    await owner.ask("engines/pull", engine_id=key, model="new")
    parts = [await owner.event() for _ in range(4)]
    assert parts == [{"part": None}, {"part": 0.4}, {"part": 1.0}, {"done": True}]


async def test_a_download_that_fails_says_so(
    jarvis: MockConfigEntry, server: ScriptedServer, owner: Panel
) -> None:
    server.reply(path=PULL, frames=[{"error": "no such model"}])
    key = (await engine_of(owner))["id"]
    await owner.ask("engines/pull", engine_id=key, model="new")
    assert "error" in await owner.event()


async def test_who_unsubscribes_ends_the_download(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, owner: Panel
) -> None:
    frames = [{"status": "downloading", "total": 100, "completed": 40}] * 3
    reply = server.reply(path=PULL, frames=frames, stall=1)
    key = (await engine_of(owner))["id"]
    message = await owner.answer("engines/pull", engine_id=key, model="new")
    assert await owner.event() == {"part": 0.4}
    end = {"type": "unsubscribe_events", "subscription": message["id"]}
    await owner.client.send_json_auto_id(end)
    assert (await owner.client.receive_json())["success"]
    assert not [task for task in asyncio.all_tasks() if "download" in task.get_name()]
    reply.release()


async def test_an_engine_that_hangs_while_it_is_measured_is_given_up(
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    owner: Panel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engines, "MEASURE_SECONDS", 0.2)
    reply = server.reply("Hello", stall=0)
    key = (await engine_of(owner))["id"]
    assert await owner.error("engines/measure", engine_id=key) == "engine_timeout"
    reply.release()
    # What hung does not hold up what is asked beside it.
    assert (await engine_of(owner))["id"] == key
