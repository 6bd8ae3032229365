"""Measures writing and recalling: `python -m benchmarks.memory_speed 1000 100000`.

Each size is a fresh file of made-up memories with words as unevenly spread as in
life. Recall asks for words that stand in a memory, rare and common ones mixed,
and counts how often that memory is among the first five. Nothing is cached
between runs but what SQLite and the system keep.
"""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
import itertools
from pathlib import Path
import random
import sqlite3
import sys
import tempfile
import time

from custom_components.jarvis.memory import (
    Kind,
    MemoryStore,
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
QUERIES = 400
WRITES = 600


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


async def measure(size: int, folder: Path) -> None:
    """Fill one store, ask and write; print a line of figures."""
    rng = random.Random(size)
    words = vocabulary(20_000)
    drawn = sentences(rng, size, words)
    path = folder / f"{size}.db"
    now = START + timedelta(minutes=3 * size)
    store = await MemoryStore.open(path, clock=lambda: now, zone=UTC)
    began = time.perf_counter()
    owners: list[str | None] = []
    for start in range(0, size, 50_000):
        part = drawn[start : start + 50_000]
        owners += await store.write(lambda c, part=part: fill(c, part, rng))  # type: ignore[misc]
    filled = time.perf_counter() - began
    await store.upkeep.checkpoint()
    asked, found = [], 0
    for _ in range(QUERIES):
        number = rng.randrange(size)
        distinct = list(dict.fromkeys(drawn[number]))
        said = rng.sample(distinct, min(len(distinct), rng.randint(3, 6)))
        viewer = Viewer(person=owners[number] or rng.choice(PEOPLE))
        query = Query(text=" ".join(said), language="en", viewer=viewer)
        began = time.perf_counter()
        answer = await store.recall(query)
        asked.append(time.perf_counter() - began)
        found += any(memory.text == " ".join(drawn[number]) for memory in answer)
    written = []
    for number in range(WRITES):
        fresh = sentences(rng, 1, words)[0]
        text = f"remember that my {fresh[0]} number {number} is {' '.join(fresh[1:])}"
        said_now = Utterance(text=text, language="en", person="anna")
        began = time.perf_counter()
        await store.hear(said_now)
        written.append(time.perf_counter() - began)
    await store.close()
    size_mb = (await asyncio.to_thread(path.stat)).st_size / 1e6
    print(
        f"{size:>9,} | {percentile(asked, 0.5):6.2f} | {percentile(asked, 0.99):6.2f}"
        f" | {max(asked) * 1000:6.2f} | {found / QUERIES:6.3f}"
        f" | {percentile(written, 0.5):6.2f} | {percentile(written, 0.99):6.2f}"
        f" | {filled:6.1f} | {size_mb:7.1f}",
        flush=True,
    )


def main() -> None:
    """Measure the sizes that were named."""
    sizes = [int(size) for size in sys.argv[1:]] or [1_000, 10_000]
    print(
        " memories | recall |  p99   |  max   | found@5| write  |  p99   | fill s | MB"
    )
    with tempfile.TemporaryDirectory() as folder:
        for size in sizes:
            asyncio.run(measure(size, Path(folder)))


if __name__ == "__main__":
    main()
