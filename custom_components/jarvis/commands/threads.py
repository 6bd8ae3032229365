"""What a conversation leaves open: a pending question, items, and what commands keep.

Kept in memory only, per conversation; it goes with Home Assistant's chat session
or after five idle minutes. Time comes in.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from .response import Choice, Item

EXPIRES = timedelta(minutes=5)


class Open(StrEnum):
    """What kind of answer a pending question waits for."""

    VALUE = "value"
    YES = "yes"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """A question of ours: the answer completes `arguments`, then `command` runs.

    For Open.VALUE it is the value of `param`, one of `choices` if there are any;
    for Open.YES it is consent. `asked` counts how often it was put again.
    """

    kind: Open
    command: str
    arguments: Mapping[str, Any]
    utterance: str
    question: str
    param: str = ""
    choices: tuple[Choice, ...] = ()
    asked: int = 0


@dataclass(slots=True, kw_only=True)
class Thread:
    """One conversation. `kept` is what a command remembers, by command name."""

    pending: Pending | None = None
    items: tuple[Item, ...] = ()
    refusals: dict[tuple[str, str], int] = field(default_factory=dict)
    kept: dict[str, Any] = field(default_factory=dict)
    last: str = ""
    said: str = ""
    seen: datetime | None = None


class Threads:
    """All live conversations."""

    def __init__(self) -> None:
        """Start without any."""
        self._threads: dict[str, Thread] = {}

    def __len__(self) -> int:
        """Count them."""
        return len(self._threads)

    def of(self, conversation_id: str, now: datetime) -> Thread:
        """Return the conversation's thread, a fresh one when it has expired."""
        self._expire(now)
        thread = self._threads.setdefault(conversation_id, Thread())
        thread.seen = now
        return thread

    def peek(self, conversation_id: str, now: datetime) -> Thread | None:
        """Return the thread if it lives, without keeping it alive."""
        self._expire(now)
        return self._threads.get(conversation_id)

    def forget(self, conversation_id: str) -> None:
        """Drop a conversation; its chat session has ended."""
        self._threads.pop(conversation_id, None)

    def _expire(self, now: datetime) -> None:
        dead = [
            key
            for key, thread in self._threads.items()
            if thread.seen is not None and now - thread.seen > EXPIRES
        ]
        for key in dead:
            del self._threads[key]
