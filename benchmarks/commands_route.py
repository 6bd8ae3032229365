"""How long the fast lane of the commands takes, with 60 of them.

    .venv/bin/python -m benchmarks.commands_route

Prints microseconds of processor time (the machine may be busy); fails when the
99th percentile of a sentence that no command takes is above one millisecond.
"""

import asyncio
from datetime import UTC, datetime
import gc
import json
from pathlib import Path
import statistics
import sys
import time
from typing import cast

from custom_components.jarvis.commands import COMMANDS
from custom_components.jarvis.commands.base import Command, Spoken
from custom_components.jarvis.commands.shelf.book import Book, Switches
from custom_components.jarvis.commands.shelf.kit import Kit
from custom_components.jarvis.commands.shelf.names import HouseNames
from custom_components.jarvis.home.resolver import Resolver
from custom_components.jarvis.home.snapshot import Entity, make_home

COUNT = 60
LIMIT_US = 1000
ROUNDS = 200
NOW = datetime(2026, 1, 28, 15, 45, tzinfo=UTC)
HOME = make_home(
    version=1,
    entities=[
        Entity(
            entity_id=f"{domain}.thing_{n}",
            names=(f"{room} {domain.replace('_', ' ')} {n}",),
        )
        for n, room in enumerate(("Kitchen", "Bedroom", "Office", "Hall") * 50)
        for domain in ("light", "scene", "media_player")
    ],
)
FOREIGN = (
    "turn on the kitchen light",
    "why is the sky blue and what can we do about it in the long run",
    "what is the meaning of life",
    "please dim the lights in the living room to thirty percent",
    "tell me a joke about programming",
    "how do I cook pasta for twelve people when the timer of my oven is broken",
    "is the front door locked",
    "set the bedroom to 21 degrees",
    "I was thinking about what you said yesterday about the weather",
    "open the blinds and close the window when it rains",
)


def commands() -> list[Command]:
    """Return the built-in commands and copies of them with other first words."""
    made: list[Command] = [kind() for kind in COMMANDS]
    number = 0
    while len(made) < COUNT:
        kind = COMMANDS[number % len(COMMANDS)]
        patterns = {
            language: {
                key: tuple(f"{text} (please|number) {number}" for text in texts)
                for key, texts in blocks.items()
            }
            for language, blocks in kind.patterns.items()
        }
        fields = {"name": f"{kind.name}_{number}", "patterns": patterns}
        made.append(cast("Command", type(f"Copy{number}", (kind,), fields)()))
        number += 1
    return made


async def shelf() -> Book:
    """Put them on a shelf whose house is never asked for anything but names."""
    book = Book(HouseNames(lambda: HOME, Resolver(HOME).resolve))
    for command in commands():
        await book.add(command, "benchmark", built_in=True)
    for command in book.commands:
        command.start = _nothing  # type: ignore[method-assign]
    await book.open(cast("Kit", object()), Switches())
    return book


async def _nothing(kit: Kit) -> None:
    del kit


def measure(book: Book, texts: tuple[str, ...]) -> list[float]:
    """Return microseconds of each routing, after a warm-up."""
    took: list[float] = []
    for turn in range(ROUNDS + 2):
        for text in texts:
            spoken = Spoken(text=text, language="en", now=NOW)
            began = time.thread_time()
            book.route(spoken)
            if turn >= 2:
                took.append((time.thread_time() - began) * 1e6)
    return took


def main() -> int:
    """Measure, print, judge."""
    book = asyncio.run(shelf())
    gc.collect()
    gc.disable()
    report = {}
    examples = tuple(t for kind in COMMANDS for t in kind.examples["en"])
    for name, texts in (("no_command", FOREIGN), ("a_command", examples)):
        took = sorted(measure(book, texts))
        report[name] = {
            "n": len(took),
            "p50_us": round(statistics.median(took)),
            "p99_us": round(took[int(len(took) * 0.99)]),
        }
    report["commands"] = {"n": len(book.commands), "p50_us": 0, "p99_us": 0}
    print(json.dumps({"benchmark": Path(__file__).stem, **report}))
    return int(report["no_command"]["p99_us"] > LIMIT_US)


if __name__ == "__main__":
    sys.exit(main())
