"""What judging costs in a house of many automations, as a ratio to looking it up.

The house has lamps, and automations that turn on others of them; every fifth reads all
lamps in a template. Judged is a wish for one lamp and one for all, with the index
that is kept, and with one that is made for it; the unit is what Home Assistant takes
to find the entities of that very call, so that the machine does not matter.

    scripts/bench judging --automations 300 --lamps 60
"""

import argparse
import asyncio
from collections.abc import Callable
from functools import partial
import statistics
import sys
import tempfile
import time
from typing import Any

from pytest_homeassistant_custom_component.common import async_test_home_assistant

import custom_components  # noqa: F401 - ours before the test kit's
from custom_components.jarvis.safety.reach.contents import acts_of, ways_in
from custom_components.jarvis.safety.reach.listeners import Listeners
from custom_components.jarvis.safety.reach.listening import Listening
from homeassistant.core import HomeAssistant
from homeassistant.helpers.target import (
    TargetSelection,
    async_extract_referenced_entity_ids,
)
from homeassistant.setup import async_setup_component

ROUNDS = 7
SETTLED = 2.0


async def furnish(hass: HomeAssistant, automations: int, lamps: int) -> None:
    """Furnish the house."""
    for number in range(lamps):
        hass.states.async_set(f"light.l{number}", "off")
    config = [
        {
            "id": str(number),
            "alias": f"Rule {number}",
            "triggers": [_trigger(number, lamps)],
            "actions": [
                {
                    "action": "light.turn_on",
                    "target": {"entity_id": f"light.l{number * 7 % lamps}"},
                }
            ],
        }
        for number in range(automations)
    ]
    assert await async_setup_component(hass, "automation", {"automation": config})
    await hass.async_block_till_done()


def _trigger(number: int, lamps: int) -> dict[str, Any]:
    if number % 5:
        return {"trigger": "state", "entity_id": f"light.l{number % lamps}"}
    lit = "states.light | selectattr('state', 'eq', 'on') | list | count"
    return {
        "trigger": "template",
        "value_template": f"{{{{ {lit} > {number + lamps} }}}}",
    }


def seconds(work: Callable[[], object]) -> float:
    """Return how long something takes, of processor time; the middle of some."""
    took = []
    for _ in range(ROUNDS):
        begin = time.process_time()
        work()
        took.append(time.process_time() - begin)
    return statistics.median(took)


def longest_part(hass: HomeAssistant) -> float:
    """Return how long the loop is held at most while an index is made."""
    begin = time.process_time()
    made, longest = Listeners(hass), 0.0
    for one in made.prepare():
        if one is not None:
            ways_in(hass, made, one)
        longest = max(longest, time.process_time() - begin)
        begin = time.process_time()
    return longest


async def measure(automations: int, lamps: int) -> None:
    """Print a row for each wish, and how long the loop is held."""
    with tempfile.TemporaryDirectory() as folder:
        async with async_test_home_assistant(config_dir=folder) as hass:
            await furnish(hass, automations, lamps)
            print(f"loop held at most {longest_part(hass) * 1000:.1f} ms")
            print("lamps  kept ms  made ms  look-up ms  ratio")
            for ids in (["light.l1"], [f"light.l{n}" for n in range(lamps)]):
                data = {"entity_id": ids}
                judge = partial(acts_of, hass, "light", "turn_on", data)
                made = seconds(judge)
                stop = Listening(hass).start()
                await asyncio.sleep(SETTLED)
                kept = seconds(judge)
                stop()
                chosen = TargetSelection(data)
                look = seconds(
                    partial(async_extract_referenced_entity_ids, hass, chosen)
                )
                row = f"{len(ids):5} {kept * 1000:8.2f} {made * 1000:8.2f}"
                print(f"{row} {look * 1000:10.3f} {kept / look:7.0f}")
            await hass.async_stop(force=True)


def main() -> int:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--automations", type=int, default=300)
    parser.add_argument("--lamps", type=int, default=60)
    asked = parser.parse_args()
    asyncio.run(measure(asked.automations, asked.lamps))
    return 0


if __name__ == "__main__":
    sys.exit(main())
