"""Which model and context suit a machine: from its list, and from its measured speed.

Pure but for `measure`, which asks an engine to read and write a little. What a
server does not tell is not guessed: without a measurement the advice is careful.
"""

from collections.abc import Callable, Iterable
from contextlib import aclosing
from dataclasses import dataclass
from time import monotonic
from typing import Final

from .base import ChatRequest, Done, Engine, Message, Model, Placement, Usage
from .errors import EngineError
from .profile import Size, is_coder, profile

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
    await _run(engine, _request(model, context, "Hello.", 1))
    loaded = clock()
    first: float | None = None
    usage = Usage()
    pieces = 0
    text = f"[{loaded:.6f}] {_PASSAGE} Go on with the list."
    request = _request(model, context, text, MEASURED_TOKENS)
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


def _request(model: str, context: int, text: str, tokens: int) -> ChatRequest:
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
