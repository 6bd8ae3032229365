"""What was said in the last minutes, and what may be kept while it lasts.

Home Assistant's chat log stays the transcript. This holds times (is the
conversation still going) and a small cache
of work that would come out the same on the next turn.
"""

import asyncio
from collections.abc import Callable, Generator, Hashable
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Final

from .base import Source, Viewer

RECENT: Final = timedelta(minutes=5)
WARM_PROFILE: Final = "warm profile"

_TICK: Final = timedelta(microseconds=1)
_MOST: Final = 200
_MOST_CACHED: Final = 64
_MOST_CONVERSATIONS: Final = 200
# So many utterances of a conversation count as its words.
_MOST_WORDS: Final = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A message: role, words, when; times of one conversation always ascend."""

    role: str
    text: str
    at: datetime


class Recent:
    """One conversation, keyed by agent and conversation id by its owner."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        """Start without lines."""
        self._clock = clock
        self._lines: list[Line] = []
        self.cache = HotCache()

    @property
    def lapsed(self) -> bool:
        """Tell whether something was said, but not in the last five minutes."""
        return bool(self._lines) and not self.recent()

    def begin(self) -> bool:
        """Open a turn; True if a new conversation began, which empties the cache."""
        fresh = not self.recent()
        if fresh:
            self.cache.clear()
        return fresh

    def add(self, role: str, text: str) -> Line:
        """Add a line; its time is later than that of any before it."""
        at = self._clock()
        if self._lines and at <= self._lines[-1].at:
            at = self._lines[-1].at + _TICK
        line = Line(role=role, text=text, at=at)
        self._lines = [*self._lines, line][-_MOST:]
        return line

    def drop(self, is_gone: Callable[[str], bool]) -> None:
        """Keep no line any more of which that is so, but the one just said."""
        kept = [line for line in self._lines[:-1] if not is_gone(line.text)]
        self._lines = [*kept, *self._lines[-1:]]

    def recent(self) -> tuple[Line, ...]:
        """Return the lines of the last five minutes, oldest first."""
        since = self._clock() - RECENT
        return tuple(line for line in self._lines if line.at >= since)


class HotCache:
    """Small results by key; no age, dropped by conversation or by change."""

    def __init__(self) -> None:
        """Start empty."""
        self._kept: dict[Hashable, Any] = {}

    def get(self, key: Hashable) -> Any | None:
        """Return what was put, None if it is not there."""
        return self._kept.get(key)

    def put(self, key: Hashable, value: Any) -> None:
        """Keep a value; the oldest goes when there are too many."""
        self._kept.pop(key, None)
        self._kept[key] = value
        while len(self._kept) > _MOST_CACHED:
            del self._kept[next(iter(self._kept))]

    def drop(self, key: Hashable) -> None:
        """Drop one key, such as the warm profile after a change of its branches."""
        self._kept.pop(key, None)

    def clear(self) -> None:
        """Drop everything."""
        self._kept.clear()


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


_NOW: ContextVar[Talk | None] = ContextVar("jarvis_talk", default=None)


class Talks:
    """What is said in the house's conversations, and what their answers spoke of."""

    def __init__(self) -> None:
        """Begin with nothing said."""
        self._last: float | None = None
        self._talking = 0
        self._about: dict[str, tuple[int, ...]] = {}
        self._words: dict[str, tuple[str, ...]] = {}

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

    def is_silent(self, span: timedelta) -> bool:
        """Tell whether nobody has spoken for so long."""
        last, now = self._last, asyncio.get_running_loop().time()
        silent = last is None or now - last >= span.total_seconds()
        return silent and not self._talking

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


def _trim(kept: dict[str, Any]) -> None:
    while len(kept) > _MOST_CONVERSATIONS:
        del kept[next(iter(kept))]
