"""Measures writing and recalling: `python -m benchmarks.memory_speed 1000 100000`.

`--short` asks and writes 100 times instead of some hundred; `--keep FOLDER` keeps the
files there and takes those that are there already, so that a million is filled once.

Each size is a fresh file of made-up memories with words as unevenly spread as in
life. Recall asks for words that stand in a memory, rare and common ones mixed,
and counts how often that memory is among the first five. Nothing is cached
between runs but what SQLite and the system keep; the patterns of the language are
compiled before, as the house does it before anybody speaks. Writing is an utterance
put into the diary, and a fact that is to be kept.
"""

import argparse
import asyncio
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
import itertools
from pathlib import Path
import random
import sqlite3
import tempfile
import time

from custom_components.jarvis.lang.periods import period
from custom_components.jarvis.memory import (
    Kind,
    MemoryService,
    Note,
    Origin,
    Query,
    Scope,
    Utterance,
    Viewer,
    rows,
)

START = datetime(2020, 1, 1, tzinfo=UTC)
PEOPLE = (None, "anna", "ben", "carla")
ONSETS = ("b", "k", "r", "t", "m", "s", "l", "v", "p", "dr", "n", "sh", "g", "f")
VOWELS = ("a", "e", "i", "o", "u", "ai", "or", "en")
CALLS = 400
SHORT = 100


def vocabulary(size: int) -> list[str]:
    """Make words that no table knows."""
    rng = random.Random(1)
    made: dict[str, None] = {}
    while len(made) < size:
        parts = (
            rng.choice(ONSETS) + rng.choice(VOWELS) for _ in range(rng.randint(2, 4))
        )
        made["".join(parts)] = None
    return list(made)


def sentences(rng: random.Random, count: int, words: Sequence[str]) -> list[list[str]]:
    """Draw memories of 5 to 12 words, spread as Zipf found them."""
    weights = list(itertools.accumulate(1 / (rank + 8) for rank in range(len(words))))
    return [
        rng.choices(words, cum_weights=weights, k=rng.randint(5, 12))
        for _ in range(count)
    ]


def percentile(times: list[float], share: float) -> float:
    """Return a percentile in milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


def fill(
    connection: sqlite3.Connection, drawn: list[list[str]], rng: random.Random
) -> list[str | None]:
    """Add the memories, a minute apart; return whose each one is."""
    owners: list[str | None] = []
    for number, chosen in enumerate(drawn):
        owner = rng.choice(PEOPLE)
        owners.append(owner)
        note = Note(
            text=" ".join(chosen),
            language="en",
            kind=Kind.SAID,
            branch=None,
            scope=Scope(person=owner),
            origin=Origin.USER,
        )
        at = START + timedelta(minutes=3 * number)
        rows.add(connection, note, at, at.date().isoformat(), b"")
    return owners


@dataclass(slots=True)
class Times:
    """How long calls took: by the clock on the wall, and of the processor."""

    wall: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)

    async def of[T](self, call: Awaitable[T]) -> T:
        """Wait for a call and take its time."""
        began, used = time.perf_counter(), time.process_time()
        answer = await call
        self.wall.append(time.perf_counter() - began)
        self.cpu.append(time.process_time() - used)
        return answer

    def __str__(self) -> str:
        """Show median and 99th percentile of both."""
        return " | ".join(
            f"{percentile(times, share):6.2f}"
            for times in (self.wall, self.cpu)
            for share in (0.5, 0.99)
        )


async def filled(
    store: MemoryService, drawn: list[list[str]], rng: random.Random
) -> list[str | None]:
    """Fill a store unless it is full already; return whose each memory is."""
    known = await store.read(
        lambda c: c.execute("SELECT max(id) FROM memory").fetchone()[0]
    )
    if known:
        return [rng.choice(PEOPLE) for _ in drawn]
    owners: list[str | None] = []
    for start in range(0, len(drawn), 20_000):
        part = drawn[start : start + 20_000]
        owners += await store.write(lambda c, part=part: fill(c, part, rng))  # type: ignore[misc]
        await store.upkeep.checkpoint()
    return owners


async def measure(size: int, folder: Path, calls: int) -> None:
    """Ask one store and write into it; print a line of figures."""
    rng = random.Random(size)
    words = vocabulary(20_000)
    drawn = sentences(rng, size, words)
    path = folder / f"{size}.db"
    now = START + timedelta(minutes=3 * size)
    store = await MemoryService.open(path, clock=lambda: now, zone=UTC)
    owners = await filled(store, drawn, rng)
    period("Ready.", "en", now)
    asked, heard, kept, found = Times(), Times(), Times(), 0
    for _ in range(calls):
        number = rng.randrange(size)
        distinct = list(dict.fromkeys(drawn[number]))
        said = rng.sample(distinct, min(len(distinct), rng.randint(3, 6)))
        viewer = Viewer(person=owners[number] or rng.choice(PEOPLE))
        query = Query(text=" ".join(said), language="en", viewer=viewer)
        answer = await asked.of(store.recall(query))
        found += any(memory.text == " ".join(drawn[number]) for memory in answer)
    run = int(time.time())
    for number in range(calls):
        fresh = sentences(rng, 1, words)[0]
        text = f"my {fresh[0]} {run}{number} is {' '.join(fresh[1:])}"
        said_now = Utterance(text=text, language="en", person="anna")
        await heard.of(store.hear(said_now))
        note = Note(text=text, language="en", scope=Scope(person="anna"))
        await kept.of(store.keep(note))
    await store.close()
    size_mb = (await asyncio.to_thread(path.stat)).st_size / 1e6
    print(
        f"{size:>20,} | {asked} | {found / calls:5.3f} | {heard} | {kept}"
        f" | {size_mb:6.1f}",
        flush=True,
    )


def main() -> None:
    """Measure the sizes that were named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sizes", type=int, nargs="*", default=[1_000, 10_000])
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    both = f"{'wall':^15} | {'processor':^15}"
    print(f"{'recall, hear, keep':>20} | {both} | {'':5} | {both} | {both} |")
    columns = " | ".join(f"{name:>6}" for name in ("p50", "p99", "p50", "p99"))
    print(f"{'memories':>20} | {columns} | found | {columns} | {columns} |     MB")
    with tempfile.TemporaryDirectory() as folder:
        for size in options.sizes:
            kept = options.keep or Path(folder)
            asyncio.run(measure(size, kept, SHORT if options.short else CALLS))


if __name__ == "__main__":
    main()
