"""Home Assistant restarts, and the house answers again."""

import asyncio
import time

import aiohttp
from demo.client import Client, HomeAssistantError, connect
from demo.talk import say

from .conftest import Demo, call


async def test_jarvis_answers_after_a_restart(demo: Demo) -> None:
    url, token = demo.session.url, demo.session.token
    async with connect(url, token) as client:
        await call(client, "light.turn_off", entity_id="light.bedside_lamp")
        before = await started_at(client)
        await call(client, "homeassistant.restart")
    async with connect(url, token) as client:
        await wait_for_new_start(client, before)
        entries = await client.command("config_entries/get", domain="jarvis")
        assert [entry["state"] for entry in entries] == ["loaded"]

        preferred = await client.command("assist_pipeline/pipeline/list")
        assert preferred["preferred_pipeline"] == demo.session.pipeline
        turn = await say(client, "turn on the bedside lamp")

    assert turn.error is None
    assert [change.entity_id for change in turn.changes] == ["light.bedside_lamp"]


async def started_at(client: Client) -> str:
    """Return when the kitchen light came into being, which is new after a start."""
    state = await client.get("/api/states/light.kitchen_light")
    return str(state["last_changed"])


async def wait_for_new_start(client: Client, before: str) -> None:
    """Wait until Home Assistant runs again and has made its entities anew."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        await asyncio.sleep(0.5)
        try:
            config = await client.get("/api/config")
            if config["state"] == "RUNNING" and await started_at(client) != before:
                return
        except aiohttp.ClientError, OSError, HomeAssistantError:
            continue
    raise AssertionError("Home Assistant did not come back within two minutes")
