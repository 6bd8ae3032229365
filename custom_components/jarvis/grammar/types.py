"""What the grammar hands on: wishes, a question, or why the sentence is left alone."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol

from ..home.question import Trust
from ..home.snapshot import Place

type SlotValue = str | int | float
type Lane = Literal["sentence", "fuzzy"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """One intent, ready for `intent.async_handle`.

    `slots` are in Home Assistant's terms. `targets` are the entities it is about,
    () for timers, time and the like; they are what was understood. Where slots name
    several targets by the words as said, or by nothing but the kind of action, the
    intent is to be called once per target with the entity id as `name`.
    `response` names the sentence to answer with, `heard` lists (words as heard,
    name as understood) where they differ. `later` is what a delayed command wishes,
    `here` tells that the place was not said: it is where the speaker is. `unit` is
    what a temperature was said in, where that was named.
    """

    intent: str
    slots: Mapping[str, SlotValue] = field(default_factory=dict)
    targets: tuple[str, ...] = ()
    kind: Literal["action", "query"] = "action"
    response: str | None = None
    heard: tuple[tuple[str, str], ...] = ()
    later: tuple[Wish, ...] = ()
    here: bool = False
    unit: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Understood:
    """Everything the sentence asks for, in order; `why` is for the trace."""

    wishes: tuple[Wish, ...]
    lane: Lane
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """One wish whose target is open between `candidates` (entity ids).

    With a `guess` the wish is whole, and it is asked whether that name was meant.
    """

    wish: Wish
    candidates: tuple[str, ...]
    why: str
    guess: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unknown:
    """A sentence understood but for a name, `said`, that nothing here bears."""

    said: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftAlone:
    """Not a plain command, or not certainly one.

    `guarded` tells that a word ends it: a negation, a condition, a delay.
    """

    why: str
    guarded: bool = False


type Verdict = Understood | Ask | LeftAlone


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """What a name means: one id (pick), a set (all), open (ask) or nothing (none).

    `bare` tells that the words only named a place, and no device in it, `trust`
    whether it may be acted on, `literal` that one thing bears the name to the letter.
    """

    decision: Literal["pick", "all", "ask", "none"]
    ids: tuple[str, ...] = ()
    score: float = 0.0
    bare: bool = False
    trust: Trust = "sure"
    literal: bool = False
    why: str = ""


class Names(Protocol):
    """Whoever makes sense of words that are no exact name: the home's resolver."""

    def entity(
        self,
        spoken: str,
        *,
        domains: frozenset[str],
        device_class: str | None,
        area_id: str | None,
        floor_id: str | None,
        place: Place,
    ) -> Named:
        """Resolve an entity; `domains` empty means any."""
