"""What a model can do, which dialect suits it, and which model a machine can run."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import aclosing
from dataclasses import dataclass, replace
import json
from time import monotonic
from typing import Final, Literal, Protocol

from .base import (
    Called,
    ChatRequest,
    Done,
    Engine,
    JsonObject,
    Message,
    Model,
    Placement,
    Said,
    ToolSpec,
    Usage,
)
from .errors import EngineError, ToolsUnsupported
from .profile import Profile, Size, is_coder, profile

TOKENS: Final = 64
SECONDS: Final = 30.0
_TOOL: Final = ToolSpec(
    name="report_number",
    description="Reports a number. Must be called when a number is asked for.",
    parameters={
        "type": "object",
        "properties": {"number": {"type": "integer"}},
        "required": ["number"],
    },
)
_SCHEMA: Final[JsonObject] = {
    "type": "object",
    "properties": {"number": {"type": "integer"}},
    "required": ["number"],
    "additionalProperties": False,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Capability:
    """What a model did when it was tried; None where the try itself failed."""

    tools: bool | None = None
    schema: bool | None = None


async def try_model(engine: Engine, model: str, context: int) -> Capability:
    """Let a model call a tool and keep to a schema; raises nothing of an engine's."""
    return Capability(
        tools=await _calls(engine, model, context),
        schema=await _keeps(engine, model, context),
    )


async def _calls(engine: Engine, model: str, context: int) -> bool | None:
    request = _request(model, context, "Report the number 7 with the tool.")
    request = replace(request, tools=(_TOOL,))
    try:
        async with aclosing(engine.chat(request)) as chunks:
            async for chunk in chunks:
                if isinstance(chunk, Called):
                    return chunk.call.name == _TOOL.name
    except ToolsUnsupported:
        return False
    except EngineError:
        return None
    return False


async def _keeps(engine: Engine, model: str, context: int) -> bool | None:
    request = _request(model, context, "Write a short poem about the number 7.")
    request = replace(request, format=_SCHEMA)
    text = ""
    try:
        async with aclosing(engine.chat(request)) as chunks:
            async for chunk in chunks:
                if isinstance(chunk, Said):
                    text += chunk.text
    except EngineError:
        return None
    try:
        answer = json.loads(text)
    except ValueError, RecursionError:
        return False
    return isinstance(answer, dict) and isinstance(answer.get("number"), int)


def _request(model: str, context: int, text: str) -> ChatRequest:
    return ChatRequest(
        model=model,
        messages=(Message(role="user", content=text),),
        context=context,
        think=False,
        temperature=0.0,
        max_tokens=TOKENS,
        timeout=SECONDS,
    )


# native: the server's own; text: in the prompt; constrained: as an answer to a schema.
type ToolCalls = Literal["native", "text", "constrained"]
type Wanted = Literal["automatic", "native", "text", "constrained"]

AUTOMATIC: Final[Wanted] = "automatic"
# Seconds that a turn waits to hear what its model can do.
DESCRIBE_SECONDS: Final = 2.0
# So long a description counts, and so long a server is not asked again in vain.
_FRESH_SECONDS: Final = 3600.0
_RETRY_SECONDS: Final = 60.0


class Refusals(Protocol):
    """Where it is remembered which models cannot be given tools by their server."""

    def has(self, model: str) -> bool:
        """Tell whether the server once refused tools for this model."""

    def add(self, model: str) -> None:
        """Remember that it did."""


class Forgetful:
    """Refusals that last as long as the process."""

    def __init__(self) -> None:
        """Start with none."""
        self._models: set[str] = set()

    def has(self, model: str) -> bool:
        """Tell whether the server once refused tools for this model."""
        return model in self._models

    def add(self, model: str) -> None:
        """Remember that it did."""
        self._models.add(model)


class DialectChoice:
    """Chooses for one engine: by the owner's wish, by what its server tells or told."""

    def __init__(
        self,
        engine: Engine,
        wanted: Wanted,
        refusals: Refusals,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """Choose for an engine; `clock` counts seconds, the event loop's if None."""
        self._engine = engine
        self._wanted = wanted
        self._refusals = refusals
        self._clock = clock
        self._known: dict[str, tuple[Model | None, float]] = {}
        # Whoever comes while a server is asked waits for that answer.
        self._asking = asyncio.Lock()

    async def of(self, model: str) -> tuple[ToolCalls, Profile]:
        """Tell how to talk to a model; never raises."""
        described = await self._described(model)
        profiled = profile(described or model)
        if (wanted := self._wanted) != "automatic":
            return wanted, profiled
        if profiled.dialect == "native" and not self._refusals.has(model):
            return "native", profiled
        return "constrained" if profiled.size is Size.TINY else "text", profiled

    def refused(self, model: str) -> None:
        """Learn that the server will not take tools for a model."""
        self._refusals.add(model)

    async def _described(self, model: str) -> Model | None:
        known, fresh = self._remembered(model)
        if fresh:
            return known
        async with self._asking:
            known, fresh = self._remembered(model)
            return known if fresh else await self._asked(model, known)

    def _remembered(self, model: str) -> tuple[Model | None, bool]:
        """Return what is known of a model, and whether that may still be relied on."""
        known, until = self._known.get(model, (None, 0.0))
        return known, self._now() < until

    def _now(self) -> float:
        return self._clock() if self._clock else asyncio.get_running_loop().time()

    async def _asked(self, model: str, known: Model | None) -> Model | None:
        now = self._now()
        try:
            async with asyncio.timeout(DESCRIBE_SECONDS):
                known = await self._engine.describe(model)
        except EngineError, TimeoutError:
            self._known[model] = known, now + _RETRY_SECONDS
        else:
            self._known[model] = known, now + _FRESH_SECONDS
        return known


# Tokens a second that a model must write to keep ahead of the voice, and read for a
# short wait; below the second the context is kept small.
WRITES: Final = 8.0
READS: Final = 150.0
READS_WELL: Final = 800.0
# The largest model that is recommended unmeasured; what runs there is not known.
UNMEASURED: Final = 10_000_000_000
SMALL_CONTEXT: Final = 4096
USUAL_CONTEXT: Final = 8192
LARGE_CONTEXT: Final = 16_384
MEASURED_TOKENS: Final = 24
MEASURE_SECONDS: Final = 45.0
# About two hundred tokens to read, told apart by their beginning.
_PASSAGE: Final = " ".join(
    f"Item {n} is number {n * 7} in the list." for n in range(20)
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Speed:
    """What an engine did: tokens a second read and written, None when not told.

    `load` are the seconds until it was ready; `model` is the one measured, `placed`
    where it lay, None where the server does not tell.
    """

    model: str
    reads: float | None = None
    writes: float | None = None
    load: float = 0.0
    placed: Placement | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """A model and a context, and the key of the reason why; '' for no model."""

    model: str
    context: int
    reason: str


def recommend(models: Iterable[Model], speed: Speed | None = None) -> Advice:
    """Choose among the models of one server; total and deterministic."""
    models = tuple(models)
    if not models:
        return Advice(model="", context=USUAL_CONTEXT, reason="none")
    able = [m for m in models if _can_act(m)]
    if not able:
        best = max(models, key=_parameters)
        return _advice(best, speed, "no_tools")
    fits = [m for m in able if _runs_well(m, models, speed)]
    if not fits:
        return _advice(min(able, key=_known_size), speed, "smallest")
    # At one size the general model serves a house better than the programmer.
    best = max(fits, key=lambda m: (not is_coder(m.name), _parameters(m)))
    reason = "measured" if speed and speed.writes else "unmeasured"
    return _advice(best, speed, "only" if len(models) == 1 else reason)


async def measure(
    engine: Engine, model: str, context: int, clock: Callable[[], float] = monotonic
) -> Speed:
    """Load a model, let it read and write a little; raises EngineError.

    The caller bounds the time.
    """
    began = clock()
    await _run(engine, _recommend_request(model, context, "Hello.", 1))
    loaded = clock()
    first: float | None = None
    usage = Usage()
    pieces = 0
    text = f"[{loaded:.6f}] {_PASSAGE} Go on with the list."
    request = _recommend_request(model, context, text, MEASURED_TOKENS)
    async with aclosing(engine.chat(request)) as chunks:
        async for chunk in chunks:
            if isinstance(chunk, Done):
                usage = chunk.usage
                continue
            pieces += 1
            first = first or clock()
    ended = clock()
    written = usage.completion or pieces
    return Speed(
        model=model,
        reads=_rate(usage.prompt, (first or ended) - loaded),
        writes=_rate(written - 1, ended - first) if first else None,
        load=loaded - began,
        placed=await _placed(engine, model),
    )


async def _placed(engine: Engine, model: str) -> Placement | None:
    """Ask where a model lies; None where the server does not tell."""
    if (placed := getattr(engine, "placed", None)) is None:
        return None
    try:
        found: Placement | None = await placed(model)
    except EngineError:
        return None
    return found


async def _run(engine: Engine, request: ChatRequest) -> None:
    async with aclosing(engine.chat(request)) as chunks:
        async for _ in chunks:
            pass


def _recommend_request(model: str, context: int, text: str, tokens: int) -> ChatRequest:
    return ChatRequest(
        model=model,
        messages=(Message(role="user", content=text),),
        context=context,
        max_tokens=tokens,
        timeout=MEASURE_SECONDS,
    )


def _rate(tokens: int | None, seconds: float) -> float | None:
    return tokens / seconds if tokens and tokens > 0 and seconds > 0 else None


def _can_act(model: Model) -> bool:
    """Tell whether a model is fit for a house: it can call tools and is not tiny."""
    known = profile(model)
    return known.dialect == "native" and known.size is not Size.TINY


def _runs_well(model: Model, models: tuple[Model, ...], speed: Speed | None) -> bool:
    size = profile(model).parameters
    if speed is None or speed.writes is None:
        return size is None or size <= UNMEASURED
    placed = speed.placed
    if placed and model.size and model.size < placed.on_card < placed.size:
        # The one measured was too large for the card; this one is not.
        return True
    measured = next((m for m in models if m.name == speed.model), None)
    known = profile(measured or speed.model).parameters
    if model.name == speed.model or size is None or known is None:
        return model.name == speed.model and speed.writes >= WRITES
    # Writing is bound by memory, so it slows down as the model grows.
    return speed.writes * known / size >= WRITES


def _advice(model: Model, speed: Speed | None, reason: str) -> Advice:
    context = USUAL_CONTEXT
    if speed is not None and speed.reads is not None:
        if speed.reads < READS:
            context = SMALL_CONTEXT
        elif speed.reads >= READS_WELL:
            context = LARGE_CONTEXT
    if model.context is not None:
        context = max(2048, min(context, model.context))
    return Advice(model=model.name, context=context, reason=reason)


def _parameters(model: Model) -> int:
    return profile(model).parameters or 0


def _known_size(model: Model) -> float:
    return float(profile(model).parameters or "inf")
