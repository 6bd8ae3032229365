"""How much of a prompt a real llama.cpp server re-uses from turn to turn.

A conversation with tools goes on after the minute and the states have changed,
then wants a tool that was not shown, then goes on; another one begins. Printed
are the server's own counts. Needs the embedded model of `scripts/demo`.

    scripts/bench prefix_reuse [--model reuse-8b] [--choice all]
"""

import argparse
import asyncio
from pathlib import Path
import socket
import tempfile
from typing import Any, Final

from demo.model import ModelServer, start_embedded
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.components.conversation import async_converse
from homeassistant.core import Context, HomeAssistant
from homeassistant.util import dt as dt_util

from .turns import house

PATIENCE: Final = 600
# What is said, whether the minute and the states change before, whether it is
# another conversation.
TURNS: Final = (
    ("What shall we talk about this evening?", False, False),
    ("And what do you make of it?", False, False),
    ("Is there anything else I ought to know?", True, False),
    ("It would be nice to know how the heating did yesterday.", False, False),
    ("And what follows from that?", True, False),
    ("Tell me about the sea.", True, True),
)


async def add_jarvis(
    hass: HomeAssistant, server: ModelServer, options: argparse.Namespace
) -> MockConfigEntry:
    """Set Jarvis up with the server as its engine."""
    engine = {
        "kind": server.kind,
        "url": server.url,
        # The server takes any name; this one decides how many tools are shown.
        "model": options.model,
        "timeout": PATIENCE,
        "tool_calls": options.tool_calls,
    }
    agent = {
        "llm_hass_api": ["assist"],
        "deadline": PATIENCE,
        "fast_lane": False,
        "tool_choice": options.choice,
    }
    entry = MockConfigEntry(
        domain="jarvis",
        data={},
        subentries_data=[
            _subentry("engine", "llama.cpp", engine),
            _subentry("agent", "Jarvis", agent),
        ],
    )
    entry.add_to_hass(hass)
    await hass.config_entries.async_setup(entry.entry_id)
    await hass.async_block_till_done(wait_background_tasks=True)
    return entry


def _subentry(kind: str, title: str, data: dict[str, Any]) -> Any:
    return {"subentry_type": kind, "title": title, "unique_id": None, "data": data}


async def play(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """Say the turns and print what the server counted for each model call."""
    conversation: str | None = None
    print(f"{'said':<58}{'tools':>6}{'prompt':>8}{'cached':>8}{'share':>7}{'ms':>8}")
    for words, changed, fresh in TURNS:
        if changed:
            await _next_minute()
            for number, state in enumerate(hass.states.async_all("light")):
                new = "on" if number % 2 else "off"
                hass.states.async_set(state.entity_id, new, state.attributes)
        said = await async_converse(
            hass,
            words,
            None if fresh else conversation,
            Context(),
            "en",
            "conversation.jarvis",
        )
        conversation = said.conversation_id
        _print(words, entry.runtime_data.tracer.traces[-1].as_dict()["steps"])


def _print(words: str, steps: list[dict[str, Any]]) -> None:
    tools = next((s["tools"] for s in steps if s["name"] == "table"), 0)
    for step in steps:
        if step["name"] != "model_call" or not step.get("prompt_tokens"):
            continue
        prompt, cached = step["prompt_tokens"], step["cached_tokens"] or 0
        share = f"{cached / prompt:.0%}"
        what = f"{words} [{step['purpose']}]" if "purpose" in step else words
        print(
            f"{what[:56]:<58}{tools:>6}{prompt:>8}{cached:>8}{share:>7}"
            f"{step['took_ms']:>8.0f}",
            flush=True,
        )


async def _next_minute() -> None:
    await asyncio.sleep(61 - dt_util.utcnow().second)


async def main() -> None:
    """Play the conversation against a server of our own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="reuse-4b")
    parser.add_argument("--tool-calls", default="native")
    parser.add_argument("--choice", default="ranked")
    options = parser.parse_args()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as logs:
        child, server = await start_embedded(port, Path(logs))
        try:
            async with house(100) as hass:
                await play(hass, await add_jarvis(hass, server, options))
        finally:
            await child.stop()


if __name__ == "__main__":
    asyncio.run(main())
