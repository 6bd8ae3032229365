"""What an engine is: one chat call in, typed chunks out.

The engine side has its own small vocabulary (ChatRequest, Message, Chunk);
`turn/transcript.py` is the only place that translates to and from Home
Assistant's ChatLog. Wrappers (text dialect, observation, failover) keep the
same protocol, so they stack in any order.
"""

from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass, field
import json
from typing import Any, Literal, Protocol

from .clean import clean_json

type JsonObject = dict[str, Any]
type Reason = Literal["stop", "length", "tool_calls", "unknown"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """A tool call as the model wrote it; `arguments` is already an object.

    Arguments that are no object stand in `unreadable` as the model wrote them, so
    that it can be told: a call without what it was given may do something else.
    """

    id: str
    name: str
    arguments: JsonObject
    unreadable: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Image:
    """A picture that travels with a user message."""

    mime_type: str
    data: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """One message of the prompt.

    `calls` only on assistant messages; `call_id` and `name` only on tool results.
    """

    role: Literal["system", "user", "assistant", "tool"]
    content: str = ""
    thinking: str | None = None
    calls: tuple[Call, ...] = ()
    call_id: str | None = None
    name: str | None = None
    images: tuple[Image, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolSpec:
    """A tool as the model sees it; `parameters` is a JSON schema object.

    `wire` is how servers read it, written once: tools go out with every call.
    `length` is its size in characters.
    """

    name: str
    description: str
    parameters: JsonObject
    wire: JsonObject = field(init=False, repr=False, compare=False)
    length: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Write it the way every server reads it."""
        function = {
            "name": self.name,
            "description": self.description,
            "parameters": self.parameters,
        }
        wire = clean_json({"type": "function", "function": function})
        object.__setattr__(self, "wire", wire)
        object.__setattr__(self, "length", len(json.dumps(wire)))


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatRequest:
    """One model call.

    `context` is the number of tokens the server shall reserve (Ollama's num_ctx),
    None leaves it to the server. `keep_alive` is seconds, -1 for ever, None the
    server's default. `format` is a JSON schema that the answer must satisfy.
    `timeout` is the longest silence in seconds: until the first chunk and between
    chunks. The turn's own deadline is the caller's business.
    """

    model: str
    messages: tuple[Message, ...]
    tools: tuple[ToolSpec, ...] = ()
    context: int | None = None
    keep_alive: int | None = None
    think: bool | None = None
    temperature: float | None = None
    max_tokens: int | None = None
    format: JsonObject | None = None
    timeout: float = 30.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Usage:
    """Tokens as the server counted them; None where it did not say.

    `prompt` counts all prompt tokens, `cached` those of them that the server
    did not have to evaluate again.
    """

    prompt: int | None = None
    completion: int | None = None
    cached: int | None = None


@dataclass(frozen=True, slots=True)
class Said:
    """A piece of the answer."""

    text: str


@dataclass(frozen=True, slots=True)
class Thought:
    """A piece of the model's reasoning; never shown, never spoken."""

    text: str


@dataclass(frozen=True, slots=True)
class Called:
    """A complete tool call."""

    call: Call


@dataclass(frozen=True, slots=True)
class Done:
    """The end of the answer; always the last chunk, exactly once."""

    reason: Reason = "stop"
    usage: Usage = field(default_factory=Usage)


type Chunk = Said | Thought | Called | Done


@dataclass(frozen=True, slots=True, kw_only=True)
class Model:
    """What the server says about one model; None where it does not say.

    `size` is bytes on disk, `parameters` the parameter count, `context` the
    longest context in tokens.
    """

    name: str
    size: int | None = None
    parameters: int | None = None
    context: int | None = None
    tools: bool | None = None
    thinking: bool | None = None
    vision: bool | None = None
    embeddings: bool | None = None
    details: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Placement:
    """Where a loaded model lies: its bytes, and those on a graphics card."""

    size: int
    on_card: int


class Engine(Protocol):
    """One model server."""

    @property
    def name(self) -> str:
        """The owner's name for it, for traces and spoken errors."""

    async def models(self) -> tuple[Model, ...]:
        """List the models that can chat, in the server's order.

        Raises EngineError.
        """

    async def describe(self, model: str) -> Model:
        """Tell what one model can do (one or two cheap requests).

        Raises EngineError, ModelNotFound among them.
        """

    def chat(self, request: ChatRequest) -> AsyncGenerator[Chunk]:
        """Stream the answer; ends with Done or raises EngineError.

        Closing the generator closes the connection.
        """
