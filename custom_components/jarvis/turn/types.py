"""The values handed from verb to verb during one turn."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING

from ..engines.base import JsonObject, Usage
from ..home.seeing import MayRead, anything
from ..home.snapshot import Place

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog, ConversationInput

    from ..commands.base import Request
    from ..commands.shelf.routing import Routed
    from ..settings import AgentSettings
    from ..telemetry.tracer import Trace
    from ..types import House
    from .dialogue import Dialogue
    from .guard import TurnClock


class SecretKind(StrEnum):
    """What was masked; the secret itself is never kept in a value that is logged."""

    EMAIL = "email"
    CARD = "card"
    KEY = "key"
    TOKEN = "token"  # noqa: S105 - a kind of secret, not one
    PASSWORD = "password"  # noqa: S105 - a kind of secret, not one
    HEX = "hex"
    CODE = "code"


@dataclass(frozen=True, slots=True, kw_only=True)
class Speaker:
    """Who speaks, where Home Assistant knows it."""

    user_id: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """An utterance as every later verb sees it: normalised, secrets masked.

    `may_read` tells which entity ids the speaker may see.
    """

    text: str
    language: str
    place: Place = field(default_factory=Place)
    speaker: Speaker | None = None
    may_read: MayRead = field(default=anything, compare=False, repr=False)
    secrets: frozenset[SecretKind] = frozenset()
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """What the caller of `jarvis.ask` wants of one turn; the defaults want nothing.

    `direct` is one model call without tools. `tools` are the only tools the model
    may use, None for the agent's. With `use_context` False nothing is recalled;
    `top_k`, `min_score` and `max_tokens` bound what is, None for the house's own.
    """

    direct: bool = False
    tools: frozenset[str] | None = None
    use_context: bool = True
    top_k: int | None = None
    min_score: float | None = None
    max_tokens: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedCommand:
    """The request of a sentence, and the command it asks for; None for none."""

    request: Request
    routed: Routed | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """One utterance on its way through the house, and what goes with it.

    `pin` are digits that may be the PIN; the words no longer hold them. `asked` keeps,
    by its words, which command a sentence asks for, until something is done.
    """

    said: ConversationInput
    log: ChatLog
    agent: AgentSettings
    house: House
    dialogue: Dialogue
    clock: TurnClock
    trace: Trace
    wishes: Wishes = field(default_factory=Wishes)
    pin: str | None = field(default=None, repr=False)
    asked: dict[str, AskedCommand] = field(default_factory=dict, repr=False)

    @property
    def direct(self) -> bool:
        """Tell whether the model answers in one call without tools."""
        return self.wishes.direct or self.agent.direct


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One planned step: the words, and the tool they name with its arguments.

    Without a `tool` the step is words for the model ("Reply to the user").
    `arguments` may hold `<placeholders>` for what earlier steps find out.
    """

    text: str
    tool: str | None = None
    arguments: JsonObject = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What the model means to do, in order; no steps: a reply and nothing else.

    `memory` is the topic to look up in the long memory first, None for no look.
    `ready` tells that the model called its steps already, `final` that what the
    calls give is the answer, which the model does not word.
    """

    steps: tuple[Step, ...] = ()
    memory: str | None = None
    ready: bool = False
    final: bool = False

    @property
    def tools(self) -> tuple[str, ...]:
        """The tools it names, each once, in order."""
        return tuple(dict.fromkeys(step.tool for step in self.steps if step.tool))


@dataclass(frozen=True, slots=True, kw_only=True)
class NoPlan:
    """There is no plan, which says nothing about what is needed; `why` is not."""

    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Recollection:
    """What the long memory gave for this turn: `text` as it goes into the prompt.

    `why` is for the trace, `count` the memories the text was made of.
    """

    text: str = ""
    count: int = 0
    why: str = ""


class Stop(StrEnum):
    """Why the act ended."""

    DONE = "done"
    STOPPED = "stopped"
    INTERRUPTED = "interrupted"
    OUT_OF_ROUNDS = "out_of_rounds"
    OUT_OF_TIME = "out_of_time"
    EMPTY = "empty"
    FAILED = "failed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How the act ended; what was said stands in the chat log.

    `ask` is True when a question of ours is pending, so the microphone stays open.
    """

    stop: Stop
    rounds: int = 0
    usage: Usage = field(default_factory=Usage)
    ask: bool = False
