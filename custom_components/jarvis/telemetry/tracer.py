"""Traces: one per turn, with steps, bounds, events, and its calls of models."""

from collections import deque
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from fnmatch import fnmatchcase
from time import perf_counter, time
from typing import TYPE_CHECKING, Any, Final

from ..const import LOGGER

if TYPE_CHECKING:
    from ..settings import Price


PER_TOKENS = 1_000_000


class Ended(StrEnum):
    """How a model call ended."""

    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelCall:
    """One model call; None is unknown, never 0.

    `at` is the wall clock in seconds since 1970, `latency` and `first_token` are
    seconds, `cost` is in the owner's currency, `energy` in joules. `error` is the
    key of the error, never its text.
    """

    id: str
    at: float
    engine: str
    model: str
    ended: Ended
    latency: float
    first_token: float | None = None
    prompt: int | None = None
    completion: int | None = None
    cached: int | None = None
    cost: float | None = None
    energy: float | None = None
    error: str | None = None
    agent: str | None = None
    trace_id: str | None = None
    conversation_id: str | None = None

    @property
    def tokens_per_second(self) -> float | None:
        """Speed of writing after the first token; None when it cannot be told."""
        if not self.completion or self.first_token is None:
            return None
        writing = self.latency - self.first_token
        return self.completion / writing if writing > 0 else None

    @property
    def joules_per_token(self) -> float | None:
        """Energy per written token; None when one of them is unknown."""
        if not self.completion or self.energy is None:
            return None
        return self.energy / self.completion

    def as_dict(self) -> dict[str, Any]:
        """Return a JSON-able view with what follows from the numbers."""
        return {
            **asdict(self),
            "ended": str(self.ended),
            "tokens_per_second": self.tokens_per_second,
            "joules_per_token": self.joules_per_token,
        }


def cost_of(
    price: Price, prompt: int | None, completion: int | None, cached: int | None
) -> float | None:
    """Return what a call cost; None while the server did not count its tokens."""
    if prompt is None or completion is None:
        return None
    hit = 0 if price.cached is None else min(cached or 0, prompt)
    total = (prompt - hit) * price.prompt + completion * price.completion
    return (total + hit * (price.cached or 0)) / PER_TOKENS


def price_of(prices: Mapping[str, Price], model: str) -> Price | None:
    """Find a model's price: its own name, else the first pattern (`*`) that fits."""
    if (exact := prices.get(model)) is not None:
        return exact
    fitting = (p for pattern, p in prices.items() if fnmatchcase(model, pattern))
    return next(fitting, None)


# Characters of all texts, names and numbers of one value together. More than a
# model is shown of a result, so that a turn can be told and played again.
MOST: Final = 24_000
# What a number, a separator or an empty thing counts.
_LEAST: Final = 4
_DEEPEST: Final = 20
_CUT: Final = "…"


def bounded(value: Any, most: int = MOST) -> Any:
    """Return JSON-able data whose beginning is the value's; the rest is cut."""
    return _Keeper(most).kept(value, 0)


class _Keeper:
    """Takes from a value until nothing more fits."""

    def __init__(self, left: int) -> None:
        self._left = left

    def kept(self, value: Any, depth: int) -> Any:
        match value:
            case str():
                return self._text(value)
            case Mapping() | list() | tuple() if depth >= _DEEPEST:
                return _CUT
            case Mapping():
                found: dict[str, Any] = {}
                for key, inner in value.items():
                    if self._left <= 0:
                        found[_CUT] = len(value) - len(found)
                        break
                    name = self._text(key) if isinstance(key, str) else key
                    found[name] = self.kept(inner, depth + 1)
                return found
            case list() | tuple():
                items: list[Any] = []
                for inner in value:
                    if self._left <= 0:
                        items.append(_CUT)
                        break
                    items.append(self.kept(inner, depth + 1))
                return items
        self._left -= _LEAST
        return value

    def _text(self, text: str) -> str:
        room = max(self._left, 0)
        self._left -= len(text) + _LEAST
        return text if len(text) <= room else f"{text[:room]}{_CUT}"


class Event(StrEnum):
    """What can happen; TELEMETRY_RECORD carries `call`, the others facts of a step."""

    AGENT_TURN_START = "agent_turn_start"
    AGENT_TURN_END = "agent_turn_end"
    INFERENCE_START = "inference_start"
    INFERENCE_END = "inference_end"
    TOOL_CALL_START = "tool_call_start"
    TOOL_CALL_END = "tool_call_end"
    MEMORY_RETRIEVE = "memory_retrieve"
    TELEMETRY_RECORD = "telemetry_record"
    TRACE_COMPLETE = "trace_complete"


# What a mistake in a listener raises; an onlooker must not end a turn.
MISTAKES: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
)

type Listener = Callable[[Event, Trace | None, Mapping[str, Any]], None]


@dataclass(slots=True)
class Listeners:
    """Those who look on."""

    _all: list[Listener] = field(default_factory=list)

    def add(self, listener: Listener) -> Callable[[], None]:
        """Let somebody listen; returns how to end that."""
        self._all.append(listener)
        return lambda: self._all.remove(listener)

    def tell(self, event: Event, trace: Trace | None, **facts: Any) -> None:
        """Tell all of them; one that fails is logged and costs nothing else."""
        for listener in tuple(self._all):
            try:
                listener(event, trace, facts)
            except MISTAKES:
                LOGGER.exception("A listener failed at %s", event)


# What a step's begin and end mean to those who look on.
_STARTS = {"tool": Event.TOOL_CALL_START, "intent": Event.TOOL_CALL_START}
_ENDS = {
    "tool": Event.TOOL_CALL_END,
    "intent": Event.TOOL_CALL_END,
    "recall": Event.MEMORY_RETRIEVE,
}


@dataclass(slots=True, kw_only=True)
class Step:
    """One thing that happened; `at` and `took` in milliseconds, None while open."""

    name: str
    at: float
    took: float | None = None
    facts: dict[str, Any] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        """Return a JSON-able view."""
        return {
            "name": self.name,
            "at_ms": round(self.at, 2),
            "took_ms": None if self.took is None else round(self.took, 2),
            **self.facts,
        }


@dataclass(slots=True, kw_only=True)
class Trace:
    """Everything one turn did, in the order it happened.

    Only masked text goes in: the caller redacts before it marks. `started` is the
    wall clock in seconds since 1970, `stop` why the turn ended, `origin` whatever
    the caller wants the listeners to know (Home Assistant's context), `person` whose
    words they were, where that is known.
    """

    id: str
    conversation_id: str
    agent: str
    lane: str = "model"
    stop: str | None = None
    started: float = 0.0
    origin: Any = field(default=None, repr=False)
    person: str | None = None
    steps: list[Step] = field(default_factory=list)
    calls: list[ModelCall] = field(default_factory=list)
    listeners: Listeners = field(default_factory=Listeners, repr=False)
    forgotten: bool = False
    _began: float = field(default_factory=perf_counter, repr=False)
    _took: float | None = field(default=None, repr=False)

    def mark(self, name: str, **facts: Any) -> Step:
        """Note something that took no time of its own."""
        step = Step(name=name, at=self._now(), took=0.0, facts=facts)
        self.steps.append(step)
        if (event := _ENDS.get(name)) is not None:
            self.listeners.tell(event, self, **facts)
        return step

    @contextmanager
    def step(self, name: str, **facts: Any) -> Generator[Step]:
        """Time a step; facts may be added while it runs."""
        step = Step(name=name, at=self._now(), facts=facts)
        self.steps.append(step)
        if (event := _STARTS.get(name)) is not None:
            self.listeners.tell(event, self, **facts)
        try:
            yield step
        except BaseException as err:
            step.facts.setdefault("error", type(err).__name__)
            raise
        finally:
            step.took = self._now() - step.at
            if (event := _ENDS.get(name)) is not None:
                told = {**step.facts, "step_took_ms": step.took}
                self.listeners.tell(event, self, **told)

    @property
    def is_finished(self) -> bool:
        """Tell whether the turn is over."""
        return self._took is not None

    def forget(self) -> None:
        """Lose the words: somebody wishes that what was said is forgotten."""
        self.forgotten = True
        for step in self.steps:
            step.facts = {}

    def finish(self) -> None:
        """Stop the trace's clock; what runs on in the background may still mark."""
        self._took = self._now()

    @property
    def model_calls(self) -> int:
        """The number of requests to language models so far."""
        return sum(step.name == "model_call" for step in self.steps)

    @property
    def took(self) -> float:
        """Milliseconds that the turn took, or takes so far."""
        return self._now() if self._took is None else self._took

    def as_dict(self) -> Mapping[str, Any]:
        """Return a JSON-able view."""
        return {
            "id": self.id,
            "conversation_id": self.conversation_id,
            "agent": self.agent,
            "person": self.person,
            "started": self.started,
            "lane": self.lane,
            "stop": self.stop,
            "model_calls": self.model_calls,
            "took_ms": round(self.took, 2),
            **({"forgotten": True} if self.forgotten else {}),
            "steps": [step.as_dict() for step in self.steps],
            "calls": [call.as_dict() for call in self.calls],
        }

    def _now(self) -> float:
        return (perf_counter() - self._began) * 1000


KEPT_TRACES = 50

_current: ContextVar[Trace | None] = ContextVar("jarvis_trace", default=None)


def current_trace() -> Trace | None:
    """Return the trace of the turn this code runs in, None outside of turns."""
    return _current.get()


class Tracer:
    """Keeps the last traces, newest last; `listeners` hear of everything."""

    def __init__(
        self,
        new_id: Callable[[], str],
        kept: int = KEPT_TRACES,
        now: Callable[[], float] = time,
    ) -> None:
        """Take the sources of ids and time, so that tests and replays can own them."""
        self._new_id = new_id
        self._now = now
        self.traces: deque[Trace] = deque(maxlen=kept)
        self.listeners = Listeners()

    @contextmanager
    def turn(
        self, conversation_id: str, agent: str, origin: Any = None
    ) -> Generator[Trace]:
        """Open the trace of one turn; `origin` is what listeners may want to know."""
        trace = Trace(
            id=self._new_id(),
            conversation_id=conversation_id,
            agent=agent,
            started=self._now(),
            origin=origin,
            listeners=self.listeners,
        )
        self.traces.append(trace)
        token = _current.set(trace)
        self.listeners.tell(Event.AGENT_TURN_START, trace)
        try:
            yield trace
        except BaseException as err:
            trace.stop = trace.stop or f"raised {type(err).__name__}"
            raise
        finally:
            _current.reset(token)
            trace.finish()
            self.listeners.tell(Event.AGENT_TURN_END, trace)
            self.listeners.tell(Event.TRACE_COMPLETE, trace)
