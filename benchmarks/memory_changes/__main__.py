"""Tells hand-written changes to a memory: `python -m benchmarks.memory_changes`.

Per language and life: how many answers still name what no longer holds, how many
facts beside a later one of the like are lost, how often the new value is found.
No model, no embeddings. Arguments: languages; all of them without.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
import random
import sys
import tempfile
from zoneinfo import ZoneInfo

from custom_components.jarvis.memory import (
    Memory,
    MemoryStore,
    Query,
    Source,
    Utterance,
    Viewer,
)

LANGUAGES = ("en", "de", "ja", "ru", "tr")
SESSIONS, PERSONS = 30, 3
ZONE = ZoneInfo("Europe/Berlin")


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """Two statements and what is asked: question, what must be there, what not."""

    told: tuple[str, str]
    at_once: bool
    asked: tuple[tuple[str, str, str], ...]
    near: bool


class Clock:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        """Start in spring."""
        self.now = datetime(2026, 3, 2, 8, tzinfo=UTC)

    def __call__(self) -> datetime:
        """Tell the time."""
        return self.now


def lives(language: str) -> Iterator[tuple[str, list[Case]]]:
    """Yield the lives of a language by name."""
    text = Path(__file__).with_name(f"{language}.txt").read_text(encoding="utf-8")
    for life in text.split("# life ")[1:]:
        name, *lines = life.strip().splitlines()
        yield name, [_case(line) for line in lines]


def _case(line: str) -> Case:
    near = line.startswith("N:")
    first, second, *rest = (part.strip() for part in line.removeprefix("N:").split("|"))
    asked = (
        ((rest[0], rest[1], ""), (rest[2], rest[3], ""))
        if near
        else ((rest[0], rest[2], rest[1]),)
    )
    told = (first, second.removeprefix("~"))
    return Case(told=told, at_once=second.startswith("~"), asked=asked, near=near)


async def play(language: str, cases: list[Case], folder: Path) -> Counter[str]:
    """Tell a life in sessions, then ask; return what was counted."""
    rng, clock = random.Random(5), Clock()
    sessions: list[list[tuple[int, str]]] = [[] for _ in range(SESSIONS)]
    people = [f"p{rng.randrange(PERSONS)}" for _ in cases]
    for number in rng.sample(range(len(cases)), len(cases)):
        first = rng.randrange(SESSIONS * 2 // 3)
        later = first if cases[number].at_once else rng.randrange(first + 1, SESSIONS)
        sessions[first].append((number, cases[number].told[0]))
        sessions[later].append((number, cases[number].told[1]))
    store = await MemoryStore.open(folder / f"{language}.db", clock=clock, zone=ZONE)
    for session, told in enumerate(sessions):
        clock.now += timedelta(days=2)
        for number, text in told:
            clock.now += timedelta(seconds=50)
            person = people[number]
            source = Source(
                speaker=person, conversation=f"{person}-{session}", turn=str(number)
            )
            await store.hear(
                Utterance(text=text, language=language, person=person, source=source)
            )
    counted: Counter[str] = Counter()
    for number, case in enumerate(cases):
        viewer = Viewer(person=people[number])
        for question, holds, gone in case.asked:
            found = await store.recall(
                Query(text=question, language=language, viewer=viewer)
            )
            counted += _judged(case, str(number), found, holds, gone)
    await store.close()
    return counted


def _judged(
    case: Case, turn: str, found: tuple[Memory, ...], holds: str, gone: str
) -> Counter[str]:
    there = any(holds.casefold() in memory.text.casefold() for memory in found)
    if case.near:
        return Counter(near=1, lost=not there)
    stale = any(
        memory.source.turn == turn and gone.casefold() in memory.text.casefold()
        for memory in found
    )
    return Counter(
        changes=1, stale=stale, wanted=bool(holds), found=bool(holds) and there
    )


async def main(languages: list[str]) -> None:
    """Print one line per language and life."""
    with tempfile.TemporaryDirectory() as folder:
        for language in languages or LANGUAGES:
            for name, cases in lives(language):
                inside = Path(folder) / name
                inside.mkdir(exist_ok=True)
                told = await play(language, cases, inside)
                print(
                    f"{language} {name}: stale {told['stale']} of {told['changes']},"
                    f" near facts lost {told['lost']} of {told['near']},"
                    f" recall@5 {told['found']} of {told['wanted']}"
                )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
