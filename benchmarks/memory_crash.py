"""Kills a writing process again and again: `python -m benchmarks.memory_crash 200`.

Each round a process says things, has facts kept, supersedes and forgets them, and
reports every acknowledgement through a pipe; at a random instant it gets kill -9. A
second process then opens the file: everything acknowledged must be as acknowledged,
the file must be sound, and no recovery may have been needed. `--seconds` is how
long a process lives at most once its file is open: 0.25 for early deaths, 2 for
deaths amid what is done beside the writes.
"""

import argparse
import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
import os
from pathlib import Path
import random
import signal
import sys
import tempfile
import time

from custom_components.jarvis.memory import (
    Condition,
    MemoryService,
    Note,
    Query,
    Scope,
    Utterance,
    Viewer,
)

_EARLY = 0.25
PERSON = "a"
# No hall has the number of a crate.
_HALLS = 1_000_000


def now() -> datetime:
    """Tell the time."""
    return datetime.now(UTC)  # noqa: TID251 - the clock that is handed in


async def write(path: Path, report: int, first: int) -> str:
    """Keep facts, supersede every third, forget every fifth, for ever."""
    store = await MemoryService.open(path, clock=now, zone=UTC)
    number = first
    while True:
        await store.hear(Utterance(text=said(number), language="en", person=PERSON))
        os.write(report, f"heard {number}\n".encode())
        kept = await keep(store, number, _HALLS)
        os.write(report, f"told {number}\n".encode())
        if number % 3 == 0:
            await keep(store, number, _HALLS + 1, kept)
            os.write(report, f"moved {number}\n".encode())
        if number % 5 == 0:
            await store.forget(f"crate{number}", "en", Viewer(person=PERSON))
            os.write(report, f"gone {number}\n".encode())
        if number % 40 == 0:
            await store.upkeep.maintain()
        number += 1


def said(number: int) -> str:
    """Return what is said of a crate."""
    return f"They brought crate{number}"


async def keep(store: MemoryService, number: int, hall: int, *superseded: int) -> int:
    """Keep where a crate is, in place of where it was; return the fact."""
    note = Note(
        text=f"crate{number} is in hall {hall}",
        language="en",
        scope=Scope(person=PERSON),
    )
    return (await store.keep(note, superseded)).stored[0]


async def check(path: Path, acknowledged: dict[int, str]) -> str:
    """Return what is wrong, '' if nothing is."""
    store = await MemoryService.open(path, clock=now, zone=UTC)
    if store.health.condition is not Condition.SOUND:
        return f"opened as {store.health}"
    try:
        for number, state in acknowledged.items():
            query = Query(
                text=f"crate{number}", language="en", viewer=Viewer(person=PERSON)
            )
            found = [memory.text for memory in await store.recall(query)]
            texts = [text for text in found if f"crate{number}" in text.split()]
            if wrong := judge(number, state, texts):
                return wrong
        return ""
    finally:
        await store.close()


def judge(number: int, state: str, texts: list[str]) -> str:
    """Compare what is found with the last acknowledgement.

    The step after it may have happened, too: it was not acknowledged.
    """
    steps = ["heard", "told"]
    steps += ["moved"] if number % 3 == 0 else []
    steps += ["gone"] if number % 5 == 0 else []
    at = steps.index(state)
    if any(sorted(texts) == found(number, step) for step in steps[at : at + 2]):
        return ""
    return f"crate{number} was {state}, found {texts}"


def found(number: int, step: str) -> list[str]:
    """Return what is to be found after a step."""
    halls = {"told": _HALLS, "moved": _HALLS + 1}
    fact = [f"crate{number} is in hall {halls[step]}"] if step in halls else []
    return [] if step == "gone" else sorted([said(number), *fact])


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
    child = in_child(lambda: write(path, writer, first))
    os.close(writer)
    with os.fdopen(reader, "rb", buffering=0) as reports:
        # A busy machine opens the file slowly: three of four die once it is open.
        began = b"" if rng.random() < _EARLY else reports.readline()
        time.sleep(rng.uniform(0.0, options.seconds))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        for line in (began + reports.read()).decode().splitlines():
            state, _, number = line.partition(" ")
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
