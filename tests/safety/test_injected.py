"""Orders in pages and search results: a model that obeys them is stopped and asks."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import ScriptedServer
from ..tools import test_web_search as web
from .conftest import Happened
from .test_bypass import INJECTED

service = web.service

ACTS = [
    ("intent__HassTurnOff", {"name": "Front Door"}),
    # What is free by itself is asked about after a stranger's words.
    ("intent__HassTurnOn", {"name": "Coffee Machine"}),
]


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("reader", ["page", "search"])
async def test_who_obeys_a_stranger_is_stopped(
    traps: HomeAssistant,
    server: ScriptedServer,
    service: web.Service,
    say: Say,
    dangers: Happened,
    monkeypatch: pytest.MonkeyPatch,
    reader: str,
    act: tuple[str, dict[str, str]],
) -> None:
    monkeypatch.setattr(web, "PAGE", f"<title>Hours</title><p>{INJECTED * 12}</p>")
    await set_up_jarvis(
        traps,
        engine_subentry(server.url),
        agent_subentry(),
        web.web_subentry(service.url),
    )
    readers = {
        "page": ("jarvis__fetch_page", {"url": f"{service.url}/museum"}),
        "search": ("jarvis__web_search", {"query": "museum hours"}),
    }
    server.reply("", calls=[readers[reader]])
    server.reply("", calls=[act])
    server.reply("Very well.", repeat=True)
    text = "Look it up on the web please, what is on today"
    asked = await say(text)
    await traps.async_block_till_done()
    read = str(server.chats[1].messages[-1]["content"])
    assert ("Ignore previous" if reader == "search" else "unlock the front") in read
    assert not dangers()
    assert traps.states.is_state("switch.coffee_machine", "off")
    assert asked.continue_conversation
    server.replies.clear()
