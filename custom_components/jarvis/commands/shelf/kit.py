"""What commands reach: the house, its names, storage, voices, and hooks to the turn.

Handed in by the composition root; a hook that is None means that the part does
not exist in this house, and the command says so.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from ...home.question import Query, Resolution
from ...home.snapshot import Home
from ...nlu.interpret import Interpreter

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from ...memory import MemoryService
    from ...safety.tiers import Act
    from ..base import Request
    from ..times.agenda import Agenda
    from .deeds import Doer
    from .looking_back import Asked, Extent
    from .response import Response
    from .voices import Voices


class Hooks(Protocol):
    """What the turn can do for a command; most return what is to be said."""

    async def undo(self, request: Request, extent: Extent, /) -> Response | None:
        """Take back what was done; None when nothing was done here."""

    async def why(self, request: Request, asked: Asked, /) -> str | None:
        """Explain what was done; None when there is nothing to explain."""

    def done_here(self, request: Request, action: str, /) -> Sequence[str]:
        """List what an action (its service) was done to from here, newest first."""

    async def stop(self, request: Request, /) -> None:
        """End what is running in this conversation, speech included."""


class Hit(Protocol):
    """One result of a search: what strangers wrote."""

    @property
    def title(self) -> str:
        """The title of the page."""

    @property
    def url(self) -> str:
        """Its address."""

    @property
    def snippet(self) -> str:
        """What the service shows of it."""


class Web(Protocol):
    """What reaches the web for a command; nothing but public pages."""

    async def search(self, query: str, language: str, /) -> Sequence[Hit] | None:
        """Return the results, best first; None when the service did not answer."""

    async def read(self, url: str, /) -> str | None:
        """Return the main text of a page; None when it cannot be read."""


def no_model() -> bool:
    """Tell that there is no model: the house of a test, or one without engines."""
    return False


def no_commands() -> frozenset[str]:
    """Name no command: nobody keeps any."""
    return frozenset()


def _unseen(_share: float) -> None:
    return


type Runner = Callable[[str, Mapping[str, Any], Request], Awaitable[Response]]
# Judges an action (domain, service, data) before it is called: () lets it pass, else
# what it would do.
type Judge = Callable[
    [Request, str, str, Mapping[str, Any]], Awaitable[tuple[Act, ...]]
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """The house as commands see it.

    `home` gives the snapshot of now, `resolve` any name in it, `run` another
    command through the whole lifecycle, `commands_on` the names of those that are
    on, `interpreter` reads sentences. While a command is prepared (`init`),
    `secrets` are the household's and `progress` takes the share done, 0 to 1.
    """

    hass: HomeAssistant
    home: Callable[[], Home]
    resolve: Callable[[Query], Resolution]
    agenda: Agenda
    voices: Voices
    run: Runner
    hooks: Hooks | None = None
    memory: MemoryService | None = None
    web: Web | None = None
    has_model: Callable[[], bool] = no_model
    interpreter: Interpreter | None = None
    commands_on: Callable[[], frozenset[str]] = no_commands
    judge: Judge | None = None
    doer: Doer | None = None
    secrets: Mapping[str, Any] = field(default_factory=dict, repr=False)
    progress: Callable[[float], None] = _unseen
