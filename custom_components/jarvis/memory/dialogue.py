"""What was said in the last minutes, and what may be kept while it lasts.

Home Assistant's chat log stays the transcript. This holds times (is the
conversation still going) and a small cache
of work that would come out the same on the next turn.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

RECENT: Final = timedelta(minutes=5)
WARM_PROFILE: Final = "warm profile"

_TICK: Final = timedelta(microseconds=1)
_MOST: Final = 200
_MOST_CACHED: Final = 64


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
