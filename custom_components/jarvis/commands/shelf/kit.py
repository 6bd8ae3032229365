"""What commands reach: the house, its names, storage, voices, and hooks to the turn."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Literal, Protocol

from ...home.question import Query, Resolution
from ...home.snapshot import Home
from ...nlu.interpret import Interpreter
from ...safety.tiers import Act

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from ...memory import MemoryService
    from ..base import Request
    from ..times.agenda import Agenda
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


# From a moment on, and until another; None is open.
type Stretch = tuple[datetime | None, datetime | None]
type Question = Literal["last", "worked", "thing", "refused", "today", "hour", "before"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Extent:
    """How much is to be taken back.

    `what` and `keep` are names, rooms or kinds in the user's words, "" for all and
    nothing; `count` are the last so many things, `within` all of so long; `again`
    does again what was undone, `anyway` takes back also what was changed since. With
    `fresh` only what was done a moment ago counts.
    """

    what: str = ""
    keep: str = ""
    count: int = 1
    within: timedelta | None = None
    fresh: bool = False
    again: bool = False
    anyway: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What is to be explained.

    `what` is the thing in the user's words, `states` those of Home Assistant that it
    is said to be in: any of them, or none where it is `denied`. `within` is the time
    that is asked about, None for today; `back` tells how many deeds lie between.
    """

    question: Question = "last"
    what: str = ""
    states: frozenset[str] = frozenset()
    denied: bool = False
    within: Stretch | None = None
    back: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """One wish: its words, what of the house it is about, and what it would do.

    `data` is what it is carried out by, as JSON carries it. `backs` tells that what it
    changes can be put back as it was, where there is no opposite to wish for.
    """

    text: str
    data: Mapping[str, Any] = field(default_factory=dict)
    targets: tuple[str, ...] = ()
    acts: tuple[Act, ...] = ()
    backs: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Open:
    """A wish whose target is open: (entity id, name) of each that may be meant."""

    choices: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """How it went: what is to be said, or why not a thing was done.

    `why` is "" when it was tried, "withheld" when it needs consent, "gone" when it is
    about nothing that is there.
    """

    ok: bool
    said: str = ""
    why: str = ""
    heard: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Where:
    """Who wished it and from where; a deed is done in their name."""

    language: str
    conversation_id: str
    satellite_id: str | None = None
    device_id: str | None = None
    person: str | None = None

    @classmethod
    def of(cls, request: Request) -> Where:
        """Tell where a request comes from."""
        return cls(
            language=request.language,
            conversation_id=request.conversation_id,
            satellite_id=request.satellite_id,
            device_id=request.device_id,
            person=request.person,
        )


class Doer(Protocol):
    """The turn, as far as commands need it to do something later."""

    async def understand(
        self, said: str, request: Request, *, previous: Sequence[str] = (), target: str
    ) -> Deed | Open | None:
        """Understand a plain wish; None where it is none. `target` is the chosen one.

        `previous` are the entities that a pronoun may mean.
        """

    def is_opposite(self, deed: Deed, other: Deed) -> bool:
        """Tell whether one takes back what the other does."""

    async def agree(self, deeds: Sequence[Deed], request: Request) -> Mapping[str, Any]:
        """Return the consent there is to all of it, as JSON; raises Withheld."""

    async def agree_anew(
        self, data: Mapping[str, Any], request: Request
    ) -> Mapping[str, Any]:
        """Return what a deed is carried out by, agreed to now; raises Withheld."""

    def before(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return what puts back what a deed is about to change."""

    async def do(self, text: str, data: Mapping[str, Any], where: Where) -> Told:
        """Do it, if it still may be done with the consent that `data` holds."""
