"""What the lifecycle works with: the shelf, the names, and safety's word. Quiet."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from ...lang.lines import Lines
from ...lang.responses import responses
from ...safety.tiers import Act
from ..base import Arguments, Command, Request, Response
from .naming import Names

LINES: Final = responses("lifecycle")


@dataclass(frozen=True, slots=True, kw_only=True)
class NotReady:
    """Why a command cannot run: the sentence's key and its facts."""

    key: str
    facts: Mapping[str, str] = field(default_factory=dict)


class Shelf(Protocol):
    """Where the commands stand."""

    def find(self, name: str) -> Command | None:
        """Return a command, switched off or not; None when there is none."""

    def not_ready(self, command: Command) -> NotReady | None:
        """Tell why an existing command cannot run, None when it can."""

    def secrets(self, command: Command, person: str | None) -> Mapping[str, Any]:
        """Return the values of its secrets that are set, for this person."""

    def missing(
        self, command: Command, keys: Sequence[str], person: str | None
    ) -> None:
        """Take note that secrets are missing, for the owner; of whom, where known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Consent:
    """What safety says to a call: go on, ask the user this first, or refuse."""

    granted: bool = True
    question: str = ""
    denied: str = ""


class Withheld(Exception):  # noqa: N818 - what it says
    """Safety lets these `acts` pass only after a word with the user."""

    def __init__(self, acts: tuple[Act, ...]) -> None:
        """Keep the acts, for the question."""
        super().__init__(", ".join(act.name for act in acts))
        self.acts = acts


type Run = Callable[[], Coroutine[Any, Any, Response]]
type Execute = Callable[
    [Command, Arguments, Request, Run], Awaitable[Response | Consent]
]
type Narrow = Callable[[Request], Awaitable[Request]]
type Tell = Callable[[Command, Arguments, Response, Request], None]


def _silent(step: str, facts: Mapping[str, Any]) -> None:
    del step, facts


def _unheard(
    command: Command, arguments: Arguments, response: Response, request: Request
) -> None:
    del command, arguments, response, request


async def _as_it_is(request: Request) -> Request:
    return request


async def _plainly(
    command: Command, arguments: Arguments, request: Request, run: Run
) -> Response | Consent:
    del command, arguments, request
    return await run()


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """What the lifecycle works with: the shelf, the names, safety, trace, journal.

    `narrow` leaves of the house what the caller may see, `execute` runs a call that
    safety lets pass, or returns what the user is to be asked first, `mark` takes
    (step, facts) for the trace and never sees a secret, `done` hears of every call
    that ran.
    """

    shelf: Shelf
    names: Names
    execute: Execute = _plainly
    narrow: Narrow = _as_it_is
    mark: Callable[[str, Mapping[str, Any]], None] = _silent
    done: Tell = _unheard
    lines: Lines = field(default_factory=lambda: Lines(LINES))
