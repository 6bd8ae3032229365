"""What a command answers, and how its check ends."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Self


class Outcome(StrEnum):
    """How a command ended.

    SUCCESS and FINAL end the exchange, FOLLOW_UP keeps the microphone open,
    INVALID went back for better arguments, ERROR means that it did not work.
    """

    SUCCESS = "success"
    FOLLOW_UP = "follow_up"
    FINAL = "final"
    ERROR = "error"
    INVALID = "invalid"


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """Something in an answer that "the second one" can mean later.

    `arguments` are what the command is called with when the item is chosen.
    """

    id: str
    name: str
    attributes: Mapping[str, Any] = field(default_factory=dict)
    command: str = ""
    arguments: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    """A button on a phone: it runs a command of ours when it is tapped."""

    title: str
    command: str
    arguments: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Accepted:
    """The arguments are right."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Corrected:
    """One argument was meant differently; `said` and `name` are for the ears.

    `risky` corrections are asked about instead of applied, `silent` ones (the only
    list there is) are not worth a word.
    """

    param: str
    value: Any
    said: str
    name: str
    risky: bool = False
    silent: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A value that would have been right: the value itself and how it is called."""

    value: Any
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """One argument is wrong; `valid` are values that are right, best first.

    `total` counts all of them where `valid` lists only the nearest. `key` names
    the sentence that says why (`commands/words/lifecycle.py`), `facts` fill it.
    """

    param: str
    reason: str
    key: str = ""
    facts: Mapping[str, str] = field(default_factory=dict)
    valid: tuple[Choice, ...] = ()
    total: int = 0


type Check = Accepted | Corrected | Refused


@dataclass(frozen=True, slots=True, kw_only=True)
class Response:
    """The answer of a command: `message` is spoken, `data` is for models and code.

    `chunks` are parts of a long message, spoken one after the other. `undo` calls
    reverse what was done: (domain, service, data), where the domain jarvis names a
    command. `changed` is False when a command that changes things only answered.
    `corrections` were applied. `error` is a word for code, `refused` the arguments
    to be mended.
    """

    outcome: Outcome
    message: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)
    items: tuple[Item, ...] = ()
    buttons: tuple[Button, ...] = ()
    chunks: tuple[str, ...] = ()
    undo: tuple[tuple[str, str, Mapping[str, Any]], ...] = ()
    corrections: tuple[Corrected, ...] = ()
    refused: tuple[Refused, ...] = ()
    error: str = ""
    clear_history: bool = False
    changed: bool = True

    def __post_init__(self) -> None:
        """Refuse an answer that no door could give; raises TypeError or ValueError."""
        object.__setattr__(self, "outcome", Outcome(self.outcome))
        for name in ("message", "error"):
            if not isinstance(getattr(self, name), str):
                raise TypeError(f"{name} has to be a text")
        if not isinstance(self.data, Mapping):
            raise TypeError("data has to be a mapping")
        for name, kind in (("items", Item), ("buttons", Button), ("chunks", str)):
            parts = tuple(getattr(self, name))
            if not all(isinstance(part, kind) for part in parts):
                raise TypeError(f"{name} has to hold {kind.__name__}")
            object.__setattr__(self, name, parts)

    @property
    def ok(self) -> bool:
        """Whether what was asked for holds now."""
        return self.outcome in (Outcome.SUCCESS, Outcome.FOLLOW_UP, Outcome.FINAL) and (
            not self.error
        )

    @property
    def wait_for_input(self) -> bool:
        """Whether the microphone stays open for an answer."""
        return self.outcome is Outcome.FOLLOW_UP

    @classmethod
    def success(cls, message: str, **data: Any) -> Self:
        """Say that it is done, or give the answer."""
        return cls(outcome=Outcome.SUCCESS, message=message, data=data)

    @classmethod
    def answer(cls, message: str, **data: Any) -> Self:
        """Answer a question; nothing was changed, so nothing is to be undone."""
        return cls(outcome=Outcome.SUCCESS, message=message, data=data, changed=False)

    @classmethod
    def follow_up(cls, message: str, **data: Any) -> Self:
        """Answer, and expect the user to go on."""
        return cls(outcome=Outcome.FOLLOW_UP, message=message, data=data)

    @classmethod
    def final(cls, message: str, **data: Any) -> Self:
        """Answer, and end the conversation."""
        return cls(outcome=Outcome.FINAL, message=message, data=data)

    @classmethod
    def failure(cls, message: str, error: str = "failed", **data: Any) -> Self:
        """Say what did not work."""
        return cls(outcome=Outcome.ERROR, message=message, error=error, data=data)

    @classmethod
    def listing(cls, message: str, items: tuple[Item, ...], **data: Any) -> Self:
        """List things that the next sentence may refer to."""
        return cls(outcome=Outcome.FOLLOW_UP, message=message, items=items, data=data)

    @classmethod
    def chunked(cls, chunks: tuple[str, ...], **data: Any) -> Self:
        """Answer in parts."""
        text = " ".join(chunks)
        return cls(outcome=Outcome.SUCCESS, message=text, chunks=chunks, data=data)

    def told(self, message: str) -> Self:
        """Return the same answer with other words."""
        return replace(self, message=message)
