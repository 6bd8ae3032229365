"""Helper calls to a model, counted and unmasked."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from ..engines.base import Call, Called, ChatRequest, Done, Said, Usage
from ..engines.errors import EngineError
from ..prompts.context import BEGINNING, could_begin

if TYPE_CHECKING:
    from ..engines.base import Chunk, Engine, JsonObject, Message, Model, ToolSpec
    from ..types import Seat
    from .redact import Vault
    from .types import Turn


# What an answer may cost; long ones are cut, never awaited.
MOST_TOKENS = 400


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What the model said, and the calls it made where it had tools."""

    text: str
    calls: tuple[Call, ...] = ()


async def ask_aside(
    turn: Turn,
    seat: Seat,
    messages: tuple[Message, ...],
    *,
    purpose: str,
    seconds: float,
    schema: JsonObject | None = None,
    tools: tuple[ToolSpec, ...] = (),
    temperature: float | None = None,
) -> Answer:
    """Ask once; raises EngineError or TimeoutError."""
    request = ChatRequest(
        model=seat.settings.model,
        messages=messages,
        tools=tools,
        context=seat.settings.context,
        keep_alive=seat.settings.keep_alive,
        think=None if seat.settings.think is None else False,
        temperature=temperature,
        max_tokens=MOST_TOKENS,
        format=schema,
        timeout=min(seconds, seat.settings.timeout),
    )
    with turn.trace.step(
        "model_call", purpose=purpose, model=request.model, messages=len(messages)
    ) as step:
        async with turn.clock.scope(seconds):
            answer, usage = await _collect(seat, request)
        step.facts.update(
            prompt_tokens=usage.prompt,
            completion_tokens=usage.completion,
            cached_tokens=usage.cached,
        )
    return answer


async def _collect(seat: Seat, request: ChatRequest) -> tuple[Answer, Usage]:
    said: list[str] = []
    calls: list[Call] = []
    usage = Usage()
    stream = seat.engine.chat(request)
    try:
        async for chunk in stream:
            match chunk:
                case Said():
                    said.append(chunk.text)
                case Called():
                    calls.append(chunk.call)
                case Done():
                    usage = chunk.usage
    finally:
        await stream.aclose()
    return Answer(text="".join(said), calls=tuple(calls)), usage


# A block that does not close is not held longer than this, in characters.
LONGEST = 4_000


class EchoFilter:
    """Drops blocks of facts from a stream; everything else passes at once."""

    def __init__(self) -> None:
        """Start outside of any block."""
        self._held = ""
        self._inside = False

    def feed(self, text: str) -> str:
        """Return what is certainly no block of facts."""
        out = []
        for letter in text:
            if self._inside:
                self._held += letter
                if letter == "]" or len(self._held) > LONGEST:
                    self._held, self._inside = "", False
            elif self._held or letter == "[":
                self._held += letter
                if BEGINNING.match(self._held):
                    self._inside = True
                elif not could_begin(self._held):
                    out.append(self._held)
                    self._held = ""
            else:
                out.append(letter)
        return "".join(out)

    def finish(self) -> str:
        """Return what was held in doubt; an open block stays unsaid."""
        rest = "" if self._inside else self._held
        self._held, self._inside = "", False
        return rest


class Originals:
    """An engine that may know the secrets of one conversation."""

    def __init__(self, engine: Engine, vault: Vault) -> None:
        """Trust the engine with the vault."""
        self._engine = engine
        self._vault = vault

    @property
    def name(self) -> str:
        """The owner's name for it."""
        return self._engine.name

    async def models(self) -> tuple[Model, ...]:
        """List the models; raises EngineError."""
        return await self._engine.models()

    async def describe(self, model: str) -> Model:
        """Tell what one model can do; raises EngineError."""
        return await self._engine.describe(model)

    async def chat(self, request: ChatRequest) -> AsyncGenerator[Chunk]:
        """Stream the answer; ends with Done or raises EngineError."""
        told = replace(request, messages=tuple(map(self._restored, request.messages)))
        try:
            async with aclosing(self._engine.chat(told)) as chunks:
                async for chunk in chunks:
                    yield self._masked(chunk)
        except EngineError as err:
            # Servers quote what they were sent.
            err.args = (self._vault.mask(str(err)),)
            raise

    def _masked(self, chunk: Chunk) -> Chunk:
        if not isinstance(chunk, Called):
            return chunk
        arguments = self._vault.mask_all(chunk.call.arguments)
        return Called(replace(chunk.call, arguments=arguments))

    def _restored(self, message: Message) -> Message:
        calls = tuple(
            replace(call, arguments=self._vault.restore(call.arguments))
            for call in message.calls
        )
        content = self._vault.restore_text(message.content)
        return replace(message, content=content, calls=calls)


# UTF-8 bytes serve letters and ideographs about equally well.
USUAL: Final = 3.6
_LEAST: Final = 1.5
_MOST: Final = 6.0
# A short prompt is mostly template, and says little.
_TELLING: Final = 400
_NEW: Final = 0.5
# What a chat template adds per message, in bytes.
_FRAME: Final = 30


class TokenRates:
    """Bytes per token, by engine and model; forgotten when the process ends."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self._rates: dict[tuple[str, str], float] = {}

    def of(self, engine: str, model: str) -> float:
        """Return the bytes per token, the usual ones where nothing was counted."""
        return self._rates.get((engine, model), USUAL)

    def learn(
        self, engine: str, model: str, request: ChatRequest, counted: int | None
    ) -> None:
        """Take what the server counted for a prompt; None teaches nothing."""
        if counted is None or counted < _TELLING:
            return
        size = sum(map(size_of, request.messages)) + spec_size(request.tools)
        rate = min(_MOST, max(_LEAST, size / counted))
        known = self._rates.get((engine, model), rate)
        self._rates[engine, model] = known + _NEW * (rate - known)


def size_of(message: Message) -> int:
    """Measure a message, in bytes."""
    calls = sum(len(call.name) + len(str(call.arguments)) for call in message.calls)
    return len(message.content.encode("utf-8", "replace")) + calls + _FRAME


def spec_size(specs: tuple[ToolSpec, ...]) -> int:
    """Measure the tools of a request, in characters of JSON."""
    return sum(spec.length for spec in specs)
