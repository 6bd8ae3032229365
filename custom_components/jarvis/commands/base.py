"""What a command is: a plug-in with words to say it, arguments, checks and a run.

A command appears as a fast-lane pattern, an intent, a tool for models, an action
and a button; `lifecycle.py` serves all of them. Subclass `Command`, fill in the
class attributes, write `run`. Nothing here knows Home Assistant.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar

from ..lang.responses import Lines
from ..nlu.interpret import Deed, no_deed
from .shelf.declare import Kind, Package, Parameter, Scope, Secret
from .shelf.patterns import Sentences
from .shelf.response import (
    Accepted,
    Button,
    Check,
    Choice,
    Corrected,
    Item,
    Outcome,
    Refused,
    Response,
)
from .shelf.threads import Thread

if TYPE_CHECKING:
    from homeassistant.core import Context

    from ..home.snapshot import Home
    from ..safety.tiers import Act
    from .shelf.coerce import Names
    from .shelf.kit import Kit

__all__ = [
    "Accepted",
    "Button",
    "Check",
    "Choice",
    "Command",
    "Corrected",
    "Door",
    "Effect",
    "Item",
    "Kind",
    "Outcome",
    "Package",
    "Parameter",
    "PreRoute",
    "Refused",
    "Request",
    "Response",
    "Scope",
    "Secret",
    "Spoken",
]

type Arguments = dict[str, Any]


class Door(StrEnum):
    """How a call came in. Behind TOOL stands a model that can mend its arguments."""

    FAST_LANE = "fast_lane"
    INTENT = "intent"
    TOOL = "tool"
    ACTION = "action"
    BUTTON = "button"


class Effect(StrEnum):
    """What a command does to the world; it becomes the tool's annotations."""

    NONE = "none"
    ADDS = "adds"
    CHANGES = "changes"


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """A sentence in the fast lane; `now` is aware, in the zone of the house.

    `names` are those of what the speaker may see, and `home` that part of the house,
    where that is less than everything. `recent` are the entities that were spoken of
    last, what "it" means; `deed` gives the chance that a text wishes for an act.
    """

    text: str
    language: str
    now: datetime
    names: Names | None = None
    home: Callable[[], Home] | None = None
    recent: tuple[str, ...] = ()
    deed: Deed = no_deed


@dataclass(frozen=True, slots=True, kw_only=True)
class PreRoute:
    """What a sentence asks of a command; `pattern` is the id of what claimed it."""

    arguments: Arguments
    pattern: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """Who calls, from where, in which words. `now` is aware, in the house's zone.

    `area_id` is the speaker's room, `person` the id of the user where Home
    Assistant knows it. `secrets` are filled in by the lifecycle. `confirmed` is
    True when the user has consented to exactly this call; `acts` are what safety
    stopped it at, `names` the names of what the caller may see, where that is less
    than everything. `recent` are the entities that were spoken of last, what "it"
    means. `depth` counts the commands that called each other up to here.
    `local_only` is True when no word may leave the house.
    """

    language: str
    now: datetime
    door: Door
    kit: Kit
    thread: Thread = field(default_factory=Thread)
    conversation_id: str = ""
    utterance: str = ""
    context: Context | None = None
    device_id: str | None = None
    satellite_id: str | None = None
    area_id: str | None = None
    person: str | None = None
    confirmed: bool = False
    acts: tuple[Act, ...] = ()
    names: Names | None = None
    recent: tuple[str, ...] = ()
    depth: int = 0
    local_only: bool = False
    secrets: Mapping[str, Any] = field(default_factory=dict, repr=False)


class Command(ABC):
    """One thing Jarvis can do.

    `patterns` are language → pattern id → templates (`patterns.py` explains
    them); `lines` language → key → sentence. `keywords`, `rules`, `antipatterns`
    and `examples` help a model and the tool ranking; the examples are also run as
    tests: language → sentences the fast lane must take. `timeout` is in seconds.
    `kit` is the house the command lives with, from before `start` until after `stop`.
    """

    name: ClassVar[str]
    description: ClassVar[str]
    parameters: ClassVar[tuple[Parameter, ...]] = ()
    patterns: ClassVar[Sentences] = {}
    examples: ClassVar[Mapping[str, Sequence[str]]] = {}
    lines: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    rules: ClassVar[tuple[str, ...]] = ()
    antipatterns: ClassVar[tuple[str, ...]] = ()
    keywords: ClassVar[tuple[str, ...]] = ()
    secrets: ClassVar[tuple[Secret, ...]] = ()
    packages: ClassVar[tuple[Package, ...]] = ()
    effect: ClassVar[Effect] = Effect.CHANGES
    # The choices of `action` that only tell, of a command whose others do something.
    telling: ClassVar[frozenset[str]] = frozenset()
    timeout: ClassVar[float] = 10
    kit: Kit | None = None
    offered_to_models: ClassVar[bool] = True
    # Whether a model may answer by itself what this is for.
    allow_direct_answer: ClassVar[bool] = True
    _said: ClassVar[Lines]

    def __init_subclass__(cls, **more: Any) -> None:
        """Read the command's own sentences, once."""
        super().__init_subclass__(**more)
        cls._said = Lines(cls.lines)

    @classmethod
    def pattern_ids(cls) -> tuple[str, ...]:
        """List the ids of the patterns of all languages, in the order they came."""
        return tuple(dict.fromkeys(p for table in cls.patterns.values() for p in table))

    def only_tells(self, arguments: Arguments) -> bool:
        """Tell whether a call with these arguments changes nothing."""
        tells = arguments.get("action") in self.telling
        return tells or self.effect is Effect.NONE

    def say(self, key: str, language: str, **facts: str) -> str:
        """Return one of the command's own sentences."""
        return self._said.say(key, language, turn=0, **facts)

    def home_of(self, spoken: Spoken) -> Home | None:
        """Return what the speaker may see of the house; None without a house."""
        if spoken.home is not None:
            return spoken.home()
        return None if self.kit is None else self.kit.home()

    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Turn the words a pattern caught into arguments; None declines it.

        Raw words are fine: the lifecycle coerces them.
        """
        del pattern, spoken
        return dict(slots)

    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Claim a sentence no pattern matched; it must be quick and without effect.

        Called for the command of the conversation's last turn only, or for all
        when `always_asked` is True.
        """
        del spoken, thread
        return None

    always_asked: ClassVar[bool] = False
    # Whether it may be put off: "… at 11".
    deferrable: ClassVar[bool] = False
    # Slots that a sequel may fill anew: "and in Paris?".
    goes_on: ClassVar[tuple[str, ...]] = ()
    # What `pre_route` claims by these patterns is mostly declined after a look.
    tentative: ClassVar[frozenset[str]] = frozenset()
    # The domain without which there is nothing to answer from.
    about: ClassVar[str] = ""
    # Of these a model is told anyway what a look would find.
    recalled: ClassVar[frozenset[str]] = frozenset()
    # What `pre_route` claims by these, right after its own turn, is nobody else's.
    sooner: ClassVar[frozenset[str]] = frozenset()
    # Patterns that fit only what was just spoken of, before those of other commands.
    bound: ClassVar[frozenset[str]] = frozenset()

    def post_process(self, arguments: Arguments, utterance: str) -> Arguments:
        """Mend what models get wrong, before anything is required or checked."""
        del utterance
        return arguments

    def check(self, arguments: Arguments, request: Request) -> Sequence[Check]:
        """Check arguments against each other and the house; all are coerced."""
        del arguments, request
        return ()

    @abstractmethod
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Do it. Raise nothing the user should hear: return `Response.failure`."""

    async def verify(
        self, arguments: Arguments, response: Response, request: Request
    ) -> Response:
        """Look whether it holds now; return the response, or a failure instead."""
        del arguments, request
        return response

    async def init(self, kit: Kit) -> Response:
        """Prepare once, when the owner asks for it; `kit.progress` shows how far."""
        del kit
        return Response.success("", status="no_init_required")

    async def start(self, kit: Kit) -> None:
        """Begin to live with the house; called when the command is enabled."""
        del kit

    async def stop(self) -> None:  # noqa: B027 - most have nothing to let go
        """Let go of everything `start` took."""
