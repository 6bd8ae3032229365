"""What a conversation leaves open: a pending question, items, and what commands keep.

Kept in memory only, per conversation; it goes with Home Assistant's chat session
or after five idle minutes. Time comes in.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import takewhile
from typing import Any

from .response import Choice, Item

EXPIRES = timedelta(minutes=5)


class Open(StrEnum):
    """What kind of answer a pending question waits for."""

    VALUE = "value"
    YES = "yes"
    ITEM = "item"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """A question of ours: the answer completes `arguments`, then `command` runs.

    For Open.VALUE it is the value of `param`, one of `choices` if there are any, and
    `every` what stands for all of them, empty where only one may be meant; for
    Open.YES it is consent, for Open.ITEM one of the things that were listed; a `loose`
    list need not be answered. `asked` counts how often it was put again.
    """

    kind: Open
    command: str
    arguments: Mapping[str, Any]
    utterance: str
    question: str
    param: str = ""
    choices: tuple[Choice, ...] = ()
    every: str = ""
    loose: bool = False
    asked: int = 0

    def goes_on_from(self, before: Pending) -> bool:
        """Tell whether this only puts the same question again, no nearer to an end."""
        same = (self.kind, self.command, self.param) == (
            before.kind,
            before.command,
            before.param,
        )
        fewer = not before.choices or len(self.choices) < len(before.choices)
        return same and bool(self.choices) and not fewer


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """A sentence that a pattern of a command fitted, and the words it caught."""

    command: str
    text: str
    slots: Mapping[str, str]


@dataclass(slots=True, kw_only=True)
class Thread:
    """One conversation. `kept` is what a command remembers, by command name.

    `asked` is the last sentence that a pattern of a command fitted, None when
    something else came after it; `overheard` one that was answered elsewhere.
    `owner` is the account that began it by an action, None for nobody's.
    """

    pending: Pending | None = None
    items: tuple[Item, ...] = ()
    refusals: dict[tuple[str, str], int] = field(default_factory=dict)
    kept: dict[str, Any] = field(default_factory=dict)
    last: str = ""
    said: str = ""
    asked: Sentence | None = None
    overheard: str = ""
    seen: datetime | None = None
    owner: str | None = None


class Threads:
    """All live conversations."""

    def __init__(self) -> None:
        """Start without any."""
        # In the order in which they were last seen: the stale ones are in front.
        self._threads: dict[str, Thread] = {}

    def __len__(self) -> int:
        """Count them."""
        return len(self._threads)

    def of(self, conversation_id: str, now: datetime) -> Thread:
        """Return the conversation's thread, a fresh one when it has expired."""
        thread = self.peek(conversation_id, now) or Thread()
        self._threads.pop(conversation_id, None)
        thread.seen = now
        self._threads[conversation_id] = thread
        return thread

    def peek(self, conversation_id: str, now: datetime) -> Thread | None:
        """Return the thread if it lives, without keeping it alive."""
        dead = takewhile(lambda key: self._is_stale(key, now), self._threads)
        # A clock that was put back may have left a younger one in front of this.
        for key in [*dead, conversation_id]:
            if self._is_stale(key, now):
                del self._threads[key]
        return self._threads.get(conversation_id)

    def forget(self, conversation_id: str) -> None:
        """Drop a conversation; its chat session has ended."""
        self._threads.pop(conversation_id, None)

    def clear(self) -> None:
        """Drop all conversations; nobody will hear their answers any more."""
        self._threads.clear()

    def _is_stale(self, conversation_id: str, now: datetime) -> bool:
        thread = self._threads.get(conversation_id)
        seen = thread.seen if thread else None
        return seen is not None and now - seen > EXPIRES
