"""The memory as the house uses it: an open store, or the reason why there is none.

Writes that nobody waits for run beside the turn; whoever looks into the memory
next waits for those that tell something, so that a second turn sees what the first one
was told; for a question or an answer that is still being written nobody waits. What
cannot be written, because the file is held or the disk is full, is written later.
"""

import asyncio
from collections.abc import Callable, Coroutine, Generator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
import logging
from typing import Any, Final

from . import graph
from .base import Memory, MemoryClosed, Query, Source, StoreError, Viewer
from .diary import Utterance
from .file.late import PASSING
from .store import Found, MemoryStore

_LOGGER = logging.getLogger(__name__)
_MOST_CONVERSATIONS: Final = 200
# So many utterances of a conversation count as its words.
_MOST_WORDS: Final = 6
# So long a closing house waits for what is still being written.
_DRAIN_SECONDS: Final = 8.0
# So long a question waits for what was told; somebody else may hold the file.
SETTLE_SECONDS: Final = 1.0

type Start = Callable[[Coroutine[Any, Any, None], str], asyncio.Task[None]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk:
    """What is being said right now, with secrets masked: by whom, and where.

    `allowed` is False for an agent that has no memory; `asks`: it is a question.
    """

    text: str
    language: str
    asks: bool = False
    viewer: Viewer = field(default_factory=Viewer)
    source: Source = field(default_factory=Source)
    allowed: bool = True

    def utterance(self, at: datetime) -> Utterance:
        """Return it as the store takes it, said at a moment."""
        return Utterance(
            text=self.text,
            language=self.language,
            person=self.viewer.person,
            source=self.source,
            at=at,
            asks=self.asks,
        )


_NOW: ContextVar[Talk | None] = ContextVar("jarvis_talk", default=None)


class Keeper:
    """The house's memory; `store` is None while it is off or cannot be opened."""

    def __init__(
        self,
        store: MemoryStore | None,
        *,
        start: Start,
        redact: Callable[[str, str], str],
    ) -> None:
        """Take the open store, what runs a task, and what masks (text, language)."""
        self.store = store
        self.redact = redact
        self._start = start
        self._last: float | None = None
        self._talking = 0
        self._pending: set[asyncio.Task[None]] = set()
        self._telling: set[asyncio.Task[None]] = set()
        self._about: dict[str, tuple[int, ...]] = {}
        self._words: dict[str, tuple[str, ...]] = {}

    def opened(self) -> MemoryStore:
        """Return the store. Raises MemoryClosed while there is none."""
        if self.store is None:
            raise MemoryClosed("the memory is off")
        return self.store

    @contextmanager
    def saying(self, talk: Talk) -> Generator[None]:
        """Let whatever runs inside know what is being said."""
        self._said(talk)
        token = _NOW.set(talk)
        self._talking += 1
        try:
            yield
        finally:
            self._talking -= 1
            self._last = asyncio.get_running_loop().time()
            _NOW.reset(token)

    @contextmanager
    def saying_part(self, part: str) -> Generator[None]:
        """Let whatever runs inside take a part for all that is being said."""
        talk = _NOW.get()
        token = _NOW.set(replace(talk, text=part) if talk is not None else None)
        try:
            yield
        finally:
            _NOW.reset(token)

    @property
    def talk(self) -> Talk | None:
        """What is being said in the turn that this code runs in, None outside."""
        return _NOW.get()

    def words(self, conversation: str | None) -> tuple[str, ...]:
        """Return what was lately said by people in a conversation, masked."""
        return self._words.get(conversation or "", ())

    def is_quiet(self, span: timedelta) -> bool:
        """Tell whether nobody has spoken for so long, and nothing is being written."""
        last, now = self._last, asyncio.get_running_loop().time()
        silent = last is None or now - last >= span.total_seconds()
        return silent and not self._talking and not self._pending

    def _said(self, talk: Talk) -> None:
        self._last = asyncio.get_running_loop().time()
        key = talk.source.conversation or ""
        words = (*self._words.pop(key, ()), talk.text)
        self._words[key] = words[-_MOST_WORDS:]
        _trim(self._words)

    def about(self, conversation: str | None) -> tuple[int, ...]:
        """Return the memories that the last answer of a conversation spoke of."""
        return self._about.get(conversation or "", ())

    def part(self, conversation: str) -> None:
        """Forget what a conversation was about: somebody else goes on in it."""
        self._about.pop(conversation, None)
        self._words.pop(conversation, None)

    def speak_of(self, conversation: str | None, ids: tuple[int, ...]) -> None:
        """Note which memories the answer now being given speaks of, best first."""
        if conversation is None:
            return
        self._about.pop(conversation, None)
        self._about[conversation] = ids
        _trim(self._about)

    def utterance(self, talk: Talk) -> Utterance:
        """Return what is being said as the store takes it, keys of the house masked."""
        masked = replace(talk, text=self.redact(talk.text, talk.language))
        return masked.utterance(self.opened().moment().at)

    async def take_in(self, talk: Talk) -> int:
        """Take in what nobody waits for; 0 if that can only be done later."""
        store = self.opened()
        utterance = self.utterance(talk)
        try:
            return await store.hear(utterance)
        except PASSING as error:
            _LOGGER.warning("What is said will be remembered later: %s", error)
            await store.late.add(utterance)
        return 0

    def later(
        self, job: Coroutine[Any, Any, object], name: str, *, tells: bool = True
    ) -> None:
        """Do something beside the turn; a failure is logged and costs nothing.

        `tells`: it may change what a question finds, so that one waits for it.
        """
        task = self._start(_quietly(job, name), name)
        if not task.done():
            self._pending.add(task)
            task.add_done_callback(self._pending.discard)
            if tells:
                self._telling.add(task)
                task.add_done_callback(self._telling.discard)

    async def settle(self, seconds: float = SETTLE_SECONDS) -> bool:
        """Wait until a question finds all that was told; False if that takes longer."""
        return await _done(self._telling, seconds)

    async def recall(self, query: Query) -> tuple[Memory, ...]:
        """Recall, after what was said before is written. Raises StoreError."""
        return (await self.search(query)).memories

    async def search(self, query: Query) -> Found:
        """Recall likewise, and tell whether the meaning could be looked for."""
        store = self.opened()
        await self.settle()
        return await store.search(query)

    def compare(self, found: Sequence[Memory]) -> None:
        """Note, beside the turn, what was recalled together and may disagree."""
        if graph.has_rivals(found):
            job = self.opened().write(lambda c: graph.note_rivals(c, found))
            self.later(job, "Noting what may disagree", tells=False)

    async def close(self) -> None:
        """Write what is pending, then close the file; twice is fine."""
        time = asyncio.get_running_loop().time
        over = time() + _DRAIN_SECONDS
        # What is written may have an answer to it written next.
        while time() < over and (
            left := {one for one in self._pending if not one.done()}
        ):
            await _done(left, over - time())
        store, self.store = self.store, None
        if store is not None:
            await _quietly(store.catch_up(), "Remembering what was said before")
            await store.close()


def _trim(kept: dict[str, Any]) -> None:
    while len(kept) > _MOST_CONVERSATIONS:
        del kept[next(iter(kept))]


async def _done(tasks: set[asyncio.Task[None]], seconds: float) -> bool:
    if not tasks:
        return True
    _, late = await asyncio.wait(set(tasks), timeout=seconds)
    return not late


async def _quietly(job: Coroutine[Any, Any, object], name: str) -> None:
    try:
        await job
    except StoreError as error:
        _LOGGER.warning("%s failed: %s", name, error)
