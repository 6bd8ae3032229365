"""What a memory is, who may see it, and what can go wrong with the store."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any

from ..errors import JarvisError

# Asks a model: prompt and JSON schema in, its words out, None if it has none.
type Ask = Callable[[str, dict[str, Any]], Awaitable[str | None]]
# Turns texts into vectors of one length, in order.
type Embed = Callable[[Sequence[str]], Awaitable[list[list[float]]]]


class Kind(StrEnum):
    """What a row is: a fact of the graph, or a piece of the diary."""

    FACT = "fact"
    SAID = "said"
    REPLY = "reply"
    SUMMARY = "summary"


class Branch(StrEnum):
    """The three branches of the graph; diary rows are on none."""

    USER = "user"
    DIRECTIVES = "directives"
    WORLD = "world"


class StoreError(JarvisError):
    """The store could not do what was asked; nothing was half done."""

    key = "memory_failed"


class MemoryFull(StoreError):  # noqa: N818 - it says what happened
    """The disk, or the size the owner allows, is full."""

    key = "memory_full"


class MemoryReadOnly(StoreError):  # noqa: N818 - it says what happened
    """The file cannot be written; reading still works."""

    key = "memory_read_only"


class MemoryBusy(StoreError):  # noqa: N818 - it says what happened
    """Another process holds the file."""

    key = "memory_busy"


class MemoryUnreachable(StoreError):  # noqa: N818 - it says what happened
    """The disk does not answer, or the file cannot be opened at all."""


class MemoryDamaged(StoreError):  # noqa: N818 - it says what happened
    """Pages of the file cannot be read any more."""


class MemoryMoved(StoreError):  # noqa: N818 - it says what happened
    """The file that is open is not the one at its path any more."""


class MemoryClosed(StoreError):  # noqa: N818 - it says what happened
    """The store is not open."""

    key = "memory_closed"


class NothingToRemember(StoreError):  # noqa: N818 - it says what happened
    """There were no words to keep."""

    key = "memory_nothing_to_remember"


class NotTrusted(StoreError):  # noqa: N818 - it says what happened
    """Text from outside asked to become a fact about the user or a directive."""

    key = "memory_not_trusted"


class NoExport(StoreError):  # noqa: N818 - it says what happened
    """A file that is to be imported cannot be read, or is something else."""

    key = "memory_no_export"


class ImportStopped(StoreError):  # noqa: N818 - it says what happened
    """An import ended before its file did; what it had added stays."""

    key = "memory_import_stopped"


class Origin(StrEnum):
    """Where the words come from; only the first two are a person's own."""

    USER = "user"
    OWNER = "owner"
    MODEL = "model"
    ASSISTANT = "assistant"
    TOOL = "tool"


@dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    """Whose a memory is.

    A person's memories are that person's alone; `person` None is the household.
    What is `private` to the household is not for an unknown voice.
    """

    person: str | None = None
    private: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Viewer:
    """Who asks; `person` None is an unknown voice."""

    person: str | None = None

    def sees(self, scope: Scope) -> bool:
        """Tell whether a memory of this scope may be shown."""
        if scope.person is None:
            return not scope.private or self.person is not None
        return scope.person == self.person


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """Where a memory was said: by whom, in which conversation and turn, to whom."""

    speaker: str | None = None
    conversation: str | None = None
    turn: str | None = None
    agent: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """Something to keep; `at` None is now."""

    text: str
    language: str = ""
    kind: Kind = Kind.FACT
    branch: Branch | None = Branch.USER
    scope: Scope = field(default_factory=Scope)
    origin: Origin = Origin.USER
    source: Source = field(default_factory=Source)
    at: datetime | None = None
    confidence: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """Something kept, with its provenance; `score` only when it was searched for.

    `superseded_by` is the id of the correction; `said_in` are the diary rows a
    fact was taken from.
    """

    id: int
    text: str
    language: str
    kind: Kind
    branch: Branch | None
    scope: Scope
    origin: Origin
    source: Source
    at: datetime
    confidence: float = 1.0
    live: bool = True
    superseded_by: int | None = None
    said_in: tuple[int, ...] = ()
    score: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """What to look for.

    `topics` are a plan's search words, used instead of the text's own. `since`
    and `until` override the time that the text names. `max_tokens` bounds the
    texts together. `kinds` empty means all.
    """

    text: str
    language: str = ""
    viewer: Viewer = field(default_factory=Viewer)
    topics: tuple[str, ...] = ()
    since: datetime | None = None
    until: datetime | None = None
    limit: int = 5
    min_score: float = 0.1
    max_tokens: int = 2048
    kinds: frozenset[Kind] = frozenset()
    conversation: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutation:
    """A change of the graph: listeners drop what they cached of that branch."""

    action: str
    branch: Branch
    person: str | None
