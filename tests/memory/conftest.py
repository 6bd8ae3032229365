"""A real store in a real folder; only the clock is ours."""

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from custom_components.jarvis.memory import (
    Learned,
    Memory,
    MemoryService,
    Note,
    Query,
    Scope,
    Source,
    Utterance,
    Viewer,
)

ZONE = ZoneInfo("Europe/Berlin")


class Clock:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        """Start on a Saturday in autumn."""
        self.now = datetime(2026, 11, 21, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        """Tell the time."""
        return self.now

    def pass_(self, **span: float) -> None:
        """Let time go by, or back."""
        self.now += timedelta(**span)


class Talk:
    """Somebody talking to a store."""

    def __init__(self, store: MemoryService) -> None:
        """Talk to this one."""
        self.store = store

    async def say(
        self,
        text: str,
        language: str = "en",
        person: str | None = "anna",
        conversation: str = "c1",
        *,
        asks: bool = False,
    ) -> int:
        """Say something; return its row in the diary."""
        return await self.store.hear(
            Utterance(
                text=text,
                language=language,
                person=person,
                source=Source(speaker=person, conversation=conversation),
                asks=asks,
            )
        )

    async def note(
        self,
        text: str,
        language: str = "en",
        person: str | None = "anna",
        supersedes: tuple[int, ...] = (),
    ) -> Learned:
        """Have a fact kept, as "remember that …" does."""
        note = Note(
            text=text,
            language=language,
            scope=Scope(person=person),
            source=Source(speaker=person),
        )
        return await self.store.keep(note, supersedes)

    async def ask(
        self, text: str, language: str = "en", person: str | None = "anna"
    ) -> tuple[Memory, ...]:
        """Ask for memories."""
        query = Query(text=text, language=language, viewer=Viewer(person=person))
        return await self.store.recall(query)

    async def texts(
        self, text: str, language: str = "en", person: str | None = "anna"
    ) -> list[str]:
        """Ask for the words of memories."""
        return [memory.text for memory in await self.ask(text, language, person)]


type Opener = Callable[[], Awaitable[MemoryService]]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "memory.db"


@pytest.fixture
async def opener(path: Path, clock: Clock) -> AsyncIterator[Opener]:
    """Open the store as often as a test wants; all are closed at the end."""
    stores: list[MemoryService] = []

    async def open_store() -> MemoryService:
        store = await MemoryService.open(path, clock=clock, zone=ZONE)
        stores.append(store)
        return store

    yield open_store
    for store in stores:
        await store.close()


@pytest.fixture
async def store(opener: Opener) -> MemoryService:
    return await opener()


@pytest.fixture
def talk(store: MemoryService) -> Talk:
    return Talk(store)
