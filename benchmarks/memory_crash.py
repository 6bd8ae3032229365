"""Kills a writing process again and again: `python -m benchmarks.memory_crash 200`.

Each round a process tells, corrects and forgets facts and reports every
acknowledgement through a pipe; at a random instant it gets kill -9. A second
process then opens the file: everything acknowledged must be as acknowledged,
the file must be sound, and no recovery may have been needed. `--seconds` is how
long a process lives at most once its file is open: 0.25 for early deaths, 2 for
deaths amid what is done beside the writes. `--waiting` is how many statements of an
older version lie in the file, which each process begins to settle anew beside that.
"""

import argparse
import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
import os
from pathlib import Path
import random
import signal
import sqlite3
import sys
import tempfile
import time

from custom_components.jarvis.memory import (
    Condition,
    Kind,
    MemoryStore,
    Note,
    Origin,
    Query,
    Source,
    Utterance,
    Viewer,
    rows,
)

_EARLY = 0.25
COLOURS = ("blue", "green", "red", "full", "empty", "broken", "new")


def now() -> datetime:
    """Tell the time."""
    return datetime.now(UTC)  # noqa: TID251 - the clock that is handed in


async def write(path: Path, report: int, first: int, waiting: int) -> str:
    """Tell facts, correct every third, forget every fifth, for ever."""
    store = await MemoryStore.open(path, clock=now, zone=UTC)
    if waiting:
        await store.write(lambda connection: wait(connection, waiting))
    settling = asyncio.create_task(settle(store))
    number = first
    while True:
        await say(store, f"Remember that crate{number} is in hall {number}")
        os.write(report, f"told {number}\n".encode())
        if number % 3 == 0:
            await say(store, f"Actually crate{number} is in hall {number + 7}")
            os.write(report, f"moved {number}\n".encode())
        if number % 5 == 0:
            await say(store, f"Forget crate{number}")
            os.write(report, f"gone {number}\n".encode())
        if number % 40 == 0:
            await store.upkeep.maintain()
        if settling.done() and settling.exception():
            os.write(report, b"broken 0\n")
        number += 1


def wait(connection: sqlite3.Connection, count: int) -> None:
    """Let everything wait for being settled; first tell what was told long ago."""
    told = connection.execute("SELECT count(*) FROM memory").fetchone()[0]
    for number in range(count if told == 0 else 0):
        text = f"The bin of house {number % 50} is {COLOURS[number % len(COLOURS)]}"
        note = Note(text=text, language="en", kind=Kind.SAID, origin=Origin.USER)
        rows.add(connection, note, now(), "2020-01-01", b"")
    connection.execute(
        "INSERT OR IGNORE INTO unsettled (id) SELECT id FROM memory"
        " WHERE state = 0 AND kind IN ('said', 'fact')"
    )


async def settle(store: MemoryStore) -> None:
    """Settle what waits, as the house does when it is quiet."""
    while await store.upkeep.settle():
        pass


async def say(store: MemoryStore, text: str) -> None:
    """Say something in the one conversation."""
    source = Source(conversation="crash")
    await store.hear(Utterance(text=text, language="en", person="a", source=source))


async def check(path: Path, acknowledged: dict[int, str]) -> str:
    """Return what is wrong, '' if nothing is."""
    store = await MemoryStore.open(path, clock=now, zone=UTC)
    if store.health.condition is not Condition.SOUND:
        return f"opened as {store.health}"
    try:
        for number, state in acknowledged.items():
            query = Query(
                text=f"crate{number}", language="en", viewer=Viewer(person="a")
            )
            found = [memory.text for memory in await store.recall(query)]
            texts = [text for text in found if text.startswith(f"crate{number} ")]
            if wrong := judge(number, state, texts):
                return wrong
        return ""
    finally:
        await store.close()


def judge(number: int, state: str, texts: list[str]) -> str:
    """Compare what is found with the last acknowledgement.

    The step after it may have happened, too: it was not acknowledged.
    """
    told, moved = f"hall {number}", f"hall {number + 7}"
    found = [text.rsplit(" in ", 1)[-1] for text in texts]
    allowed: dict[str, tuple[str, ...]] = {
        "told": (told, moved) if number % 3 == 0 else (told,),
        "moved": (moved,),
        "gone": (),
    }
    last = number % 5 == 0 and (state == "moved" or number % 3 != 0)
    if not found and (state == "gone" or last):
        return ""
    if len(found) == 1 and found[0] in allowed[state]:
        return ""
    return f"crate{number} was {state}, found {texts}"


def in_child(job: Callable[[], Coroutine[None, None, str]]) -> int:
    """Fork, run a coroutine, leave with its answer as the exit code."""
    if child := os.fork():
        return child
    answer = asyncio.run(job())
    if answer:
        print(answer, flush=True)
    os._exit(1 if answer else 0)


def one_round(
    path: Path,
    acknowledged: dict[int, str],
    rng: random.Random,
    options: argparse.Namespace,
) -> bool:
    """Write, kill, check; True if everything is as it was acknowledged."""
    reader, writer = os.pipe()
    first = max(acknowledged, default=0) + 8
    child = in_child(lambda: write(path, writer, first, options.waiting))
    os.close(writer)
    with os.fdopen(reader, "rb", buffering=0) as reports:
        # A busy machine opens the file slowly: three of four die once it is open.
        began = b"" if rng.random() < _EARLY else reports.readline()
        time.sleep(rng.uniform(0.0, options.seconds))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        for line in (began + reports.read()).decode().splitlines():
            state, _, number = line.partition(" ")
            if state == "broken":
                print("settling failed", flush=True)
                return False
            acknowledged[int(number)] = state
    recent = dict(list(acknowledged.items())[-150:])
    old = dict(rng.sample(sorted(acknowledged.items()), min(50, len(acknowledged))))
    checker = in_child(lambda: check(path, old | recent))
    return os.waitpid(checker, 0)[1] == 0


def main() -> None:
    """Run the rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rounds", type=int, nargs="?", default=200)
    parser.add_argument("--seconds", type=float, default=0.25)
    parser.add_argument("--waiting", type=int, default=0)
    options = parser.parse_args()
    rng = random.Random(time.time())
    acknowledged: dict[int, str] = {}
    broken = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "crash.db"
        for _ in range(options.rounds):
            broken += not one_round(path, acknowledged, rng, options)
    print(
        f"{options.rounds} kills, {len(acknowledged)} facts acknowledged,"
        f" {broken} broken"
    )
    sys.exit(1 if broken or not acknowledged else 0)


if __name__ == "__main__":
    main()
