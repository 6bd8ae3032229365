"""A word during long tool time, only for owners who like it, and once a turn."""

import asyncio
from typing import Any

import pytest

from custom_components.jarvis.turn import act
from homeassistant.core import HomeAssistant, ServiceCall

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import ScriptedServer


@pytest.mark.parametrize("likes_it", [True, False])
async def test_filler(
    demo_house: HomeAssistant,
    say: Say,
    server: ScriptedServer,
    monkeypatch: pytest.MonkeyPatch,
    *,
    likes_it: bool,
) -> None:
    monkeypatch.setattr(act, "PATIENCE", 0.01)
    started, release = asyncio.Event(), asyncio.Event()

    async def slow(_call: ServiceCall) -> None:
        started.set()
        await release.wait()

    demo_house.services.async_register("light", "turn_off", slow)
    await set_up_jarvis(
        demo_house,
        engine_subentry(server.url),
        agent_subentry(filler=likes_it, fast_lane=False),
    )
    server.reply(calls=[("intent__HassTurnOff", {"name": "Kitchen Light"})])
    final = server.reply("It is dark.")
    turn = demo_house.async_create_task(say("turn off the kitchen light"))
    await started.wait()
    if not likes_it:
        release.set()
    else:
        demo_house.loop.call_later(0.1, release.set)
    result = await turn
    assert speech(result) == "It is dark."
    assert final.arrived.is_set()
    sent: list[dict[str, Any]] = server.chats[-1].body["messages"]
    called = next(m for m in sent if m.get("tool_calls"))
    assert bool(called["content"]) == likes_it
