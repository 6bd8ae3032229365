"""The dispatcher's desk: what runs a command, and masks what is secret."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol

from ...lang.responses import Lines, responses
from ...safety.tiers import Act
from ..base import Arguments, Command, Request, Response
from .coerce import Names

if TYPE_CHECKING:
    from .declare import Secret


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


MASK = "•••"
# Shorter values are part of ordinary words; masking them would hide nothing.
_SHORTEST = 4


def confidential(
    secrets: Iterable[Secret], values: Mapping[str, Any]
) -> tuple[str, ...]:
    """Return the values that nobody may read: texts that were typed in freely."""
    found = (
        values.get(secret.key)
        for secret in secrets
        if secret.value_type == "string" and not secret.choices
    )
    return tuple(
        value for value in found if isinstance(value, str) and len(value) >= _SHORTEST
    )


def masked(text: str, secrets: Iterable[str]) -> str:
    """Blacken secret values in a text."""
    for value in secrets:
        text = text.replace(value, MASK)
    return text


def mask_all(value: Any, secrets: Iterable[str]) -> Any:
    """Blacken secret values in every text of a JSON value."""
    match value:
        case str():
            return masked(value, secrets)
        case Mapping():
            return {key: mask_all(part, secrets) for key, part in value.items()}
        case list() | tuple():
            return [mask_all(part, secrets) for part in value]
        case _:
            return value
