"""Lives a made-up life through the memory: `python -m benchmarks.memory_life`.

30 sessions a language; each fact is told, most are asked later in other words,
some are corrected (in several wordings), some forgotten. Counted: is the fact
among the first five; does anything corrected or forgotten come back; does
another person or an unknown voice hear what is private. No model, no embeddings.
"""

import asyncio
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
import random
import sys
import tempfile
from zoneinfo import ZoneInfo

from benchmarks.memory_lives import LIVES, Theme

from custom_components.jarvis.memory import (
    MemoryStore,
    Query,
    Source,
    Utterance,
    Viewer,
)

SESSIONS, FACTS, CORRECTIONS, DELETIONS = 30, 200, 60, 20
ZONE = ZoneInfo("Europe/Berlin")


@dataclass(slots=True)
class Fact:
    """One fact of the life; `old` are values that no longer hold."""

    theme: Theme
    subject: str
    object: str
    value: str
    old: list[str]
    person: str
    forgotten: bool = False


class Clock:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        """Start in spring, before the clocks change."""
        self.now = datetime(2026, 3, 1, 8, tzinfo=UTC)

    def __call__(self) -> datetime:
        """Tell the time."""
        return self.now


def invent(language: str, rng: random.Random) -> list[Fact]:
    """Make up the facts of six people; what is said of a subject is said once."""
    facts = []
    for person in ("one", "two", "three", "four", "five", "six"):
        for theme in LIVES[language].themes:
            for subject in theme.subjects.split("|"):
                named, _, called = subject.partition("/")
                value = rng.choice(theme.values.split("|"))
                facts.append(Fact(theme, named, called or named, value, [], person))
    # The house is one: where things are is told by the first person alone.
    facts = [
        fact
        for fact in facts
        if fact.person == "one" or fact.theme is not LIVES[language].themes[2]
    ]
    rng.shuffle(facts)
    return facts[:FACTS]


def words(frame: str, fact: Fact, old: str = "", *, wish: bool = False) -> str:
    """Fill a frame; the beginning of a sentence stays as it is."""
    subject = fact.object if wish else fact.subject
    parts = {"S": subject, "V": fact.value, "O": old}
    return "".join(_part(frame, at, parts) for at in range(len(frame)))


def _part(frame: str, at: int, parts: dict[str, str]) -> str:
    alone = not (at and frame[at - 1].isascii() and frame[at - 1].isalpha()) and not (
        at + 1 < len(frame) and frame[at + 1].isascii() and frame[at + 1].isalpha()
    )
    return parts.get(frame[at], frame[at]) if alone else frame[at]


class Run:
    """One life in one language."""

    def __init__(self, language: str, seed: int) -> None:
        """Make up a life."""
        self.language = language
        self.rng = random.Random(seed)
        self.clock = Clock()
        self.facts = invent(language, self.rng)
        self.counts: Counter[str] = Counter()
        self.failures: list[str] = []

    async def live(self, folder: Path) -> None:
        """Tell, correct, forget and ask, session by session."""
        path = folder / f"{self.language}.db"
        store = await MemoryStore.open(path, clock=self.clock, zone=ZONE)
        told: list[Fact] = []
        per_session = len(self.facts) // SESSIONS + 1
        waiting = list(self.facts)
        changes = ["correct"] * CORRECTIONS + ["forget"] * DELETIONS
        self.rng.shuffle(changes)
        for session in range(SESSIONS):
            self.clock.now += timedelta(days=self.rng.randint(1, 4))
            for fact in waiting[:per_session]:
                await self.say(store, self.rng.choice(fact.theme.tell), fact, session)
                told.append(fact)
                await self.chat(store, session)
            waiting = waiting[per_session:]
            due = changes[: len(changes) // (SESSIONS - session) + 1] if session else []
            changes = changes[len(due) :]
            for change in due:
                await self.change(store, change, told, session)
            if session % 10 == 9:
                await store.close()
                store = await MemoryStore.open(path, clock=self.clock, zone=ZONE)
        for fact in told:
            await self.ask(store, fact)
        await store.close()

    async def change(
        self, store: MemoryStore, change: str, told: list[Fact], session: int
    ) -> None:
        """Correct or forget one of the facts that still hold."""
        fact = self.rng.choice([fact for fact in told if not fact.forgotten])
        if change == "forget":
            fact.forgotten = True
            await self.say(
                store, self.rng.choice(fact.theme.forget), fact, session, wish=True
            )
            return
        others = [
            value
            for value in fact.theme.values.split("|")
            if value not in (fact.value, *fact.old)
        ]
        if others:
            fact.old.append(fact.value)
            fact.value = self.rng.choice(others)
            frame = self.rng.choice(fact.theme.correct)
            await self.say(store, frame, fact, session)

    async def say(
        self,
        store: MemoryStore,
        frame: str,
        fact: Fact,
        session: int,
        *,
        wish: bool = False,
    ) -> None:
        """Say one sentence."""
        self.clock.now += timedelta(seconds=40)
        old = fact.old[-1] if fact.old else ""
        text = words(frame, fact, old, wish=wish)
        await store.hear(self.utterance(text, fact.person, session))

    async def chat(self, store: MemoryStore, session: int) -> None:
        """Say something that is no fact."""
        if self.rng.random() < 0.4:
            text = self.rng.choice(LIVES[self.language].talk)
            await store.hear(self.utterance(text, "one", session))

    def utterance(self, text: str, person: str, session: int) -> Utterance:
        """Put a sentence into its session."""
        return Utterance(
            text=text,
            language=self.language,
            person=person,
            source=Source(speaker=person, conversation=f"{person}-{session}"),
        )

    async def ask(self, store: MemoryStore, fact: Fact) -> None:
        """Ask for a fact, as its person and as others."""
        question = words(self.rng.choice(fact.theme.ask), fact)
        query = Query(
            text=question, language=self.language, viewer=Viewer(person=fact.person)
        )
        texts = [memory.text for memory in await store.recall(query)]
        about = [text for text in texts if self.is_about(text, fact)]
        gone = [*fact.old, *([fact.value] if fact.forgotten else ())]
        stale = [
            text
            for text in about
            for value in gone
            if value in text and not (value in fact.value and not fact.forgotten)
        ]
        if stale:
            self.counts["stale"] += 1
            self.failures.append(f"STALE {question} -> {stale} (old {gone})")
        if not fact.forgotten:
            self.counts["asked"] += 1
            if any(fact.value in text for text in about):
                self.counts["found"] += 1
            else:
                self.failures.append(f"LOST {question} ({fact.value}) -> {texts}")
        else:
            self.counts["forgotten"] += 1
        await self.overhear(store, query)

    async def overhear(self, store: MemoryStore, query: Query) -> None:
        """Ask as somebody else; only what is the house's may be told."""
        for person in ("nobody", None):
            asked = Query(
                text=query.text, language=query.language, viewer=Viewer(person=person)
            )
            for memory in await store.recall(asked):
                if memory.scope.person is not None:
                    self.counts["leaked"] += 1

    def is_about(self, text: str, fact: Fact) -> bool:
        """Tell whether a memory speaks of this subject."""
        forms = {fact.subject.casefold(), fact.object.casefold()}
        return any(form in text.casefold() for form in forms)


async def main() -> None:
    """Run all languages, or those that are named; -v shows what went wrong."""
    named = [name for name in sys.argv[1:] if not name.startswith("-")] or list(LIVES)
    print("language | asked | recall@5 | corrected or forgotten returned | leaked")
    with tempfile.TemporaryDirectory() as folder:
        for language in named:
            run = Run(language, seed=7)
            await run.live(Path(folder))
            counts = run.counts
            print(
                f"{language:>8} | {counts['asked']:5}"
                f" | {counts['found'] / counts['asked']:8.3f}"
                f" | {counts['stale']:31} | {counts['leaked']:6}",
                flush=True,
            )
            if "-v" in sys.argv:
                print(*run.failures, sep="\n")


if __name__ == "__main__":
    asyncio.run(main())
