"""What is asked of the resolver and what it answers."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Literal

# Who leaves out candidates afterwards, or counts them, asks for all of a choice.
EVERY: Final = 10_000


class Decision(StrEnum):
    """What the words leave: one, a named set, a choice for the user, nothing."""

    PICK = "pick"
    ALL = "all"
    ASK = "ask"
    NONE = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """A spoken or model-given target.

    `domains` and `device_classes` are what the command can act on: preferred, and
    left only for a name that is exactly another entity's. `area_id` is where the
    speaker stands: it settles a choice, it never excludes. `within_area` and
    `within_floor` were spoken apart from the name: nothing outside is an answer.
    `groups` lets a plural or a kind of device in a named place be answered with
    the whole set; otherwise only words such as "all" do. `recent` are entity ids
    used lately, newest first; they order a choice, they never settle it. A
    choice or a list of near names has `limit` candidates at most. `near`
    asks for names to suggest when nothing is meant; who does not show them saves
    half of the time.
    """

    text: str
    language: str
    domains: frozenset[str] = frozenset()
    device_classes: frozenset[str] = frozenset()
    area_id: str | None = None
    within_area: str | None = None
    within_floor: str | None = None
    groups: bool = False
    recent: tuple[str, ...] = ()
    limit: int = 8
    near: bool = True


@dataclass(frozen=True, slots=True)
class Candidate:
    """An entity, how well the words fit it (0 to 1), and why in words."""

    entity_id: str
    score: float
    why: str


type Kind = Literal["entity", "area", "floor", "type"]
type Trust = Literal["sure", "ask", "no"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Resolution:
    """The answer: `candidates` best first, exactly the set when `decision` is ALL.

    `kind` says what the words named: an entity, an area or floor as a whole, or a
    kind of device; `place_ids` are the areas and floors found in the words.
    `trust` tells whether who acts may do so, asks first, or leaves it: what was heard
    may be a guess at a name that was not meant. `literal` tells that one entity bears
    the name to the letter, or says the same with its whole name.
    """

    decision: Decision
    candidates: tuple[Candidate, ...] = ()
    why: str = ""
    kind: Kind = "entity"
    place_ids: tuple[str, ...] = field(default=())
    trust: Trust = "sure"
    literal: bool = False

    @property
    def entity_ids(self) -> tuple[str, ...]:
        """Ids of the candidates, best first."""
        return tuple(candidate.entity_id for candidate in self.candidates)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceMatch:
    """Which area or floor was meant: `place_id` only when `decision` is PICK.

    ASK with one candidate is a guess that nobody may act on unasked.
    """

    decision: Decision
    place_id: str | None = None
    candidates: tuple[tuple[str, float], ...] = ()
    why: str = ""
