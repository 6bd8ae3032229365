"""What memory adds to a turn: two Jarvis agents in one house, with and without it.

Both ask the same scripted server in another process; their turns alternate. The
one with memory keeps each utterance and searches a store that holds a life.

    .venv/bin/python -m benchmarks.memory_turns --facts 10000 --turns 60
"""

import argparse
import asyncio
import statistics
import sys

from custom_components.jarvis.const import DOMAIN
from custom_components.jarvis.memory import Kind, Note
from homeassistant.core import HomeAssistant

from . import turns

KINDS = ("new", "follow-up")
AGENTS = {"off": "conversation.without", "on": "conversation.with"}
ENTITIES = 100


async def _set_up(hass: HomeAssistant, url: str) -> None:
    engine = {
        "subentry_type": "engine",
        "title": "scripted",
        "unique_id": None,
        "data": {
            "kind": "ollama",
            "url": url,
            "model": turns.MODEL,
            "context_tokens": 131072,
        },
    }
    agents = [
        {
            "subentry_type": "agent",
            "title": title,
            "unique_id": None,
            "data": {"llm_hass_api": ["assist"], "memory": memory},
        }
        for title, memory in (("Without", False), ("With", True))
    ]
    await turns.add_entry(hass, DOMAIN, {}, [engine, *agents])
    await hass.async_block_till_done(wait_background_tasks=True)


async def _live(hass: HomeAssistant, facts: int) -> None:
    """Fill the store with a diary."""
    store = hass.config_entries.async_entries(DOMAIN)[0].runtime_data.memory
    if store is None:
        sys.exit("The memory did not open.")
    for number in range(facts):
        text = f"We met neighbour {number} at question stall {number % 97}."
        await store.write_diary(Note(text=text, language="en", kind=Kind.SAID))


async def _measure(
    hass: HomeAssistant, server: turns.Server, rounds: int
) -> dict[str, dict[str, list[float]]]:
    own = {way: {kind: list[float]() for kind in KINDS} for way in AGENTS}
    for number in range(rounds):
        for way, agent in AGENTS.items():
            # Words alone: what a question of particulars is told without a look is
            # asked for twice, and that is no part of what memory costs.
            text = f"Write a line about a neighbour and question number {number}."
            ms, talk = await turns.turn(hass, server, agent, text, None)
            own[way]["new"].append(ms)
            text = f"And what about stall {number}?"
            ms, _ = await turns.turn(hass, server, agent, text, talk)
            own[way]["follow-up"].append(ms)
    return own


async def main() -> None:
    """Measure with an empty store and with a full one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--facts", type=int, default=10_000)
    parser.add_argument("--turns", type=int, default=60)
    options = parser.parse_args()
    async with turns.scripted_server() as server:
        print("own ms        kept    off p50     on p50     on p99   adds p50")
        for facts in (0, options.facts):
            async with turns.house(ENTITIES) as hass:
                await _set_up(hass, server.url)
                await _live(hass, facts)
                await _measure(hass, server, 3)
                own = await _measure(hass, server, options.turns)
                for kind in KINDS:
                    off, on = own["off"][kind], own["on"][kind]
                    a, b = statistics.median(off), statistics.median(on)
                    last = turns.percentile(on, 0.99)
                    print(
                        f"{kind:<12}{facts:>6}{a:>11.2f}{b:>11.2f}{last:>11.2f}"
                        f"{b - a:>11.2f}"
                    )


if __name__ == "__main__":
    asyncio.run(main())
