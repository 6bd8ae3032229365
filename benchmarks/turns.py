"""What a turn costs beside the model: Jarvis and Home Assistant's own `ollama` agent.

Both agents sit in the same Home Assistant, in the same house, and ask the same
scripted server in another process; their turns alternate. `own` is everything
that is not the server: from the call until the request arrives, and from the
last byte of the answer until the result.

    scripts/bench turns --sizes 20,100,500,1000,3000 --turns 60
"""

import argparse
import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
import gc
import json
import os
from pathlib import Path
import socket
import statistics
import sys
import tempfile
import time
from typing import Any

import aiohttp
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_test_home_assistant,
)

import custom_components  # noqa: F401 - ours before the test kit's
from homeassistant.components.conversation import async_converse
from homeassistant.core import Context, HomeAssistant
from homeassistant.loader import DATA_CUSTOM_COMPONENTS
from homeassistant.setup import async_setup_component
from tests.houses import build_house

AGENTS = {"core": "conversation.core_agent", "jarvis": "conversation.jarvis"}
MODEL = "scripted:4b"
TOOL = "homeassistant__GetLiveContext"
KINDS = ("first", "new", "follow-up", "tool")


@dataclass(slots=True)
class Row:
    """Milliseconds of Jarvis's or core's own, per kind of turn; bytes of a request."""

    own: dict[str, list[float]] = field(default_factory=lambda: {k: [] for k in KINDS})
    request_bytes: int = 0


class Server:
    """The scripted server in a process of its own."""

    def __init__(self, http: aiohttp.ClientSession, url: str) -> None:
        """Take the session for the control requests."""
        self._http = http
        self.url = url

    async def reset(self) -> None:
        """Forget the requests so far."""
        await self._http.post(f"{self.url}/_reset")

    async def requests(self, *, full: bool = False) -> list[dict[str, Any]]:
        """Return the chat requests since the last reset."""
        answer = await self._http.get(
            f"{self.url}/_requests", params={"full": int(full)}
        )
        told = (await answer.json())["requests"]
        return [r for r in told if r["path"].endswith(("/chat", "/completions"))]


@asynccontextmanager
async def scripted_server() -> AsyncGenerator[Server]:
    """Run the server; it calls a tool when the user says so."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    script = {
        "replies": [
            {
                "calls": [[TOOL, {"area": "Kitchen"}]],
                "match": "TOOL",
                "after": "user",
                "repeat": True,
            }
        ],
        "default": "It is all fine here at home.",
    }
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(script, file)
        file.flush()
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "tests.scripted_server", "--port", str(port)),
            *("--script", file.name),
            stdout=asyncio.subprocess.DEVNULL,
        )
        try:
            async with aiohttp.ClientSession() as http:
                server = Server(http, f"http://127.0.0.1:{port}")
                await _until_up(server)
                yield server
        finally:
            process.terminate()
            await process.wait()


async def _until_up(server: Server) -> None:
    for _ in range(100):
        try:
            await server.requests()
        except aiohttp.ClientError:
            await asyncio.sleep(0.1)
        else:
            return
    sys.exit("The scripted server did not start.")


async def turn(
    hass: HomeAssistant, server: Server, agent: str, text: str, conversation: str | None
) -> tuple[float, str | None]:
    """Take one turn of an agent entity; returns our own ms and the conversation id."""
    await server.reset()
    start = time.monotonic_ns()
    result = await async_converse(hass, text, conversation, Context(), "en", agent)
    end = time.monotonic_ns()
    requests = await server.requests()
    if not requests:
        sys.exit(f"{agent}: no request reached the server: {result.as_dict()}")
    own = end - start
    for request in requests:
        own -= request["last_byte_ns"] - request["arrived_ns"]
    return own / 1e6, result.conversation_id


async def measure(hass: HomeAssistant, server: Server, turns: int) -> dict[str, Row]:
    """Alternate the agents over all kinds of turns."""
    rows = {agent: Row() for agent in AGENTS}
    for agent, row in rows.items():
        entity = AGENTS[agent]
        ms, _ = await turn(hass, server, entity, "What shall we think about?", None)
        row.own["first"].append(ms)
        row.request_bytes = (await server.requests(full=True))[0]["bytes"]
    conversations: dict[str, str | None] = dict.fromkeys(AGENTS)
    for number in range(turns):
        for agent, row in rows.items():
            entity = AGENTS[agent]
            ms, _ = await turn(hass, server, entity, f"Question number {number}?", None)
            row.own["new"].append(ms)
            ms, conversations[agent] = await turn(
                hass, server, entity, f"Follow up {number}?", conversations[agent]
            )
            row.own["follow-up"].append(ms)
            ms, _ = await turn(hass, server, entity, f"TOOL please {number}", None)
            row.own["tool"].append(ms)
    return rows


@asynccontextmanager
async def house(size: int) -> AsyncGenerator[HomeAssistant]:
    """Run a Home Assistant with so many exposed entities."""
    with tempfile.TemporaryDirectory() as config:
        async with async_test_home_assistant(config_dir=config) as hass:
            hass.data.pop(DATA_CUSTOM_COMPONENTS, None)
            for domain in ("homeassistant", "conversation", "intent", "llm"):
                await async_setup_component(hass, domain, {})
            build_house(hass, size)
            await hass.async_block_till_done()
            try:
                yield hass
            finally:
                await hass.async_stop(force=True)


async def set_up(hass: HomeAssistant, url: str) -> tuple[float, float]:
    """Add both agents; returns Jarvis's set-up in ms and its memory in MB."""
    await add_entry(
        hass,
        "ollama",
        {"url": url},
        [
            {
                "subentry_type": "conversation",
                "title": "Core agent",
                "unique_id": None,
                "data": {
                    "model": MODEL,
                    "num_ctx": 131072,
                    "max_history": 20,
                    "keep_alive": -1,
                    "think": False,
                    "llm_hass_api": ["assist"],
                },
            }
        ],
        version=3,
        minor_version=3,
    )
    gc.collect()
    before, start = _rss(), time.perf_counter()
    await add_entry(
        hass,
        "jarvis",
        {},
        [
            {
                "subentry_type": "engine",
                "title": "scripted",
                "unique_id": None,
                "data": {
                    "kind": "ollama",
                    "url": url,
                    "model": MODEL,
                    "context_tokens": 131072,
                },
            },
            {
                "subentry_type": "agent",
                "title": "Jarvis",
                "unique_id": None,
                "data": {"llm_hass_api": ["assist"]},
            },
        ],
    )
    took, grown = (time.perf_counter() - start) * 1000, _rss() - before
    # A real start takes seconds: what both do in the background is done by then.
    await hass.async_block_till_done(wait_background_tasks=True)
    return took, grown


async def add_entry(
    hass: HomeAssistant,
    domain: str,
    data: dict[str, Any],
    subentries: Sequence[Any],
    **version: int,
) -> None:
    """Set up an entry; ends the program when that fails."""
    entry = MockConfigEntry(
        domain=domain, data=data, subentries_data=subentries, **version
    )
    entry.add_to_hass(hass)
    if not await hass.config_entries.async_setup(entry.entry_id):
        sys.exit(f"{domain} did not set up: {entry.reason}")
    await hass.async_block_till_done()


def _rss() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def percentile(values: Sequence[float], part: float) -> float:
    """Return the value below which a share (0 to 1) of the values lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def _print(size: int, rows: dict[str, Row], setup: tuple[float, float]) -> None:
    print(
        f"\n{size} exposed entities; Jarvis's set-up {setup[0]:.0f} ms, "
        f"{setup[1]:.1f} MB"
    )
    print(
        f"{'own ms':<12}{'core p50':>10}{'p99':>8}{'Jarvis p50':>12}{'p99':>8}"
        f"{'ratio':>8}"
    )
    for kind in KINDS:
        core, ours = rows["core"].own[kind], rows["jarvis"].own[kind]
        a, b = statistics.median(core), statistics.median(ours)
        print(
            f"{kind:<12}{a:>10.1f}{percentile(core, 0.99):>8.1f}{b:>12.1f}"
            f"{percentile(ours, 0.99):>8.1f}{b / a:>8.2f}"
        )
    a, b = rows["core"].request_bytes, rows["jarvis"].request_bytes
    print(f"{'bytes':<12}{a:>10}{'':>8}{b:>12}{'':>8}{b / a:>8.2f}")
    print(f"{'~tokens':<12}{a // 4:>10}{'':>8}{b // 4:>12}")


async def main() -> None:
    """Measure every size in a fresh Home Assistant."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", default="20,100,500,1000,3000")
    parser.add_argument("--turns", type=int, default=40)
    options = parser.parse_args()
    async with scripted_server() as server:
        for size in map(int, options.sizes.split(",")):
            async with house(size) as hass:
                setup = await set_up(hass, server.url)
                _print(size, await measure(hass, server, options.turns), setup)


if __name__ == "__main__":
    asyncio.run(main())
