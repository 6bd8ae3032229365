"""What one turn leaves behind: a trace of named steps with timings and reasons."""

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from .events import Event, Listeners
from .model_call import ModelCall

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
