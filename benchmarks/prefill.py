"""What reading ahead saves: time to the first token with `async_prepare` and without.

Each case starts a fresh llama.cpp server with the demo's model, in front of a house
of 500 entities. "ready" lets the reading end before the words come, "speaking"
lets them come after three seconds; what the turn then waits for is counted.

    scripts/bench prefill [--entities 500]
"""

import argparse
import asyncio
import json
from pathlib import Path
import socket
import tempfile

from demo.model import start_embedded

from homeassistant.components.conversation import async_converse
from homeassistant.components.conversation.agent_manager import async_get_agent
from homeassistant.components.conversation.entity import ConversationEntity
from homeassistant.core import Context

from .prefix_reuse import add_jarvis
from .turns import house

WORDS = "Tell me about the sea."
AGENT = "conversation.jarvis"
SPEAKING = 3.0
LIMIT = 0.3


async def measure(case: str, entities: int, options: argparse.Namespace) -> float:
    """Return the seconds from the words to the first token."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as logs:
        child, server = await start_embedded(port, Path(logs))
        try:
            async with house(entities) as hass:
                entry = await add_jarvis(hass, server, options)
                if case != "without":
                    agent = async_get_agent(hass, AGENT)
                    assert isinstance(agent, ConversationEntity)
                    await agent.async_prepare("en")
                    if case == "ready":
                        await hass.async_block_till_done(wait_background_tasks=True)
                    else:
                        await asyncio.sleep(SPEAKING)
                await async_converse(hass, WORDS, None, Context(), "en", AGENT)
                trace = entry.runtime_data.tracer.traces[-1]
                steps = trace.as_dict()["steps"]
                waited: float = sum(s.get("waited_ms", 0) for s in steps) / 1000
                first = trace.calls[0].first_token
                assert first is not None
                seconds: float = waited + first
                return seconds
        finally:
            await child.stop()


async def main() -> int:
    """Measure the three cases, print, judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entities", type=int, default=500)
    parser.add_argument("--model", default="prefill-4b")
    parser.add_argument("--tool-calls", default="native")
    parser.add_argument("--choice", default="ranked")
    options = parser.parse_args()
    seconds = {}
    for case in ("without", "ready", "speaking"):
        seconds[case] = round(await measure(case, options.entities, options), 2)
        print(json.dumps({"case": case, "first_token_s": seconds[case]}), flush=True)
    ratio = seconds["ready"] / seconds["without"]
    print(json.dumps({"benchmark": Path(__file__).stem, "ratio": round(ratio, 3)}))
    return int(ratio > LIMIT)


if __name__ == "__main__":
    raise SystemExit(asyncio.run(main()))
