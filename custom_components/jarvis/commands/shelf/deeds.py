"""What can be done later: the wish of a sentence, as the turn wrote it down. Quiet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from ...safety.tiers import Act

if TYPE_CHECKING:
    from ..base import Request


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
