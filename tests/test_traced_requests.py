"""How many of our files three requests touch: it may only become fewer."""

from collections.abc import Iterator
from contextlib import contextmanager
import json
import os
from pathlib import Path
import sys
from types import CodeType

from scripts.measurements import FIGURES_FILE, PACKAGE, read_ratchets

from custom_components.jarvis.const import DOMAIN
from homeassistant.core import HomeAssistant

from .conftest import (
    Say,
    agent_subentry,
    engine_subentry,
    memory_subentry,
    set_up_jarvis,
    told,
)
from .scripted_server import ScriptedServer

_TOOL_ID = 4
REQUESTS = {
    "files_device_command": "turn on the kitchen light",
    "files_memory_question": "what did I tell you about the wifi?",
    "files_model_turn": "let there be light on my desk, good fellow",
}
LAMP = [("intent__HassTurnOn", {"name": "Desk Lamp"})]


@contextmanager
def touched() -> Iterator[set[str]]:
    """Collect the files of ours in which a function begins to run."""
    files: set[str] = set()
    monitoring, package = sys.monitoring, str(PACKAGE)

    def begins(code: CodeType, _offset: int) -> object:
        if code.co_filename.startswith(package):
            files.add(code.co_filename)
        return monitoring.DISABLE

    monitoring.use_tool_id(_TOOL_ID, DOMAIN)
    monitoring.register_callback(_TOOL_ID, monitoring.events.PY_START, begins)
    monitoring.restart_events()
    monitoring.set_events(_TOOL_ID, monitoring.events.PY_START)
    try:
        yield files
    finally:
        monitoring.set_events(_TOOL_ID, monitoring.events.NO_EVENTS)
        monitoring.register_callback(_TOOL_ID, monitoring.events.PY_START, None)
        monitoring.free_tool_id(_TOOL_ID)


async def test_a_request_touches_no_more_files_than_it_did(
    hass: HomeAssistant, demo_house: HomeAssistant, server: ScriptedServer, say: Say
) -> None:
    await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry(), memory_subentry()
    )
    await say("remember that the wifi is called Orbit")
    figures: dict[str, int] = {}
    for name, text in REQUESTS.items():
        # The first turn reads what is kept from then on; the second is measured.
        for warm in (False, True):
            await hass.async_block_till_done(wait_background_tasks=True)
            if name == "files_model_turn":
                server.reply(calls=LAMP)
                server.reply("There you are.")
            with touched() as files:
                lane = told(await say(text))["lane"]
                await hass.async_block_till_done(wait_background_tasks=True)
            assert (lane == "model") is (name == "files_model_turn"), name
            if warm:
                figures[name] = len(files)
    if path := os.environ.get(FIGURES_FILE):
        await hass.async_add_executor_job(
            lambda: Path(path).write_text(json.dumps(figures), "utf-8")
        )
    ratchets = read_ratchets()
    above = {k: v for k, v in figures.items() if v > ratchets.allowed(k)}
    assert not above, above
