"""What one turn leaves behind: a trace of named steps with timings and reasons."""

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any


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

    Only masked text goes in: the caller redacts before it marks.
    """

    id: str
    conversation_id: str
    agent: str
    lane: str = "model"
    steps: list[Step] = field(default_factory=list)
    _started: float = field(default_factory=perf_counter, repr=False)

    def mark(self, name: str, **facts: Any) -> Step:
        """Note something that took no time of its own."""
        step = Step(name=name, at=self._now(), took=0.0, facts=facts)
        self.steps.append(step)
        return step

    @contextmanager
    def step(self, name: str, **facts: Any) -> Generator[Step]:
        """Time a step; facts may be added while it runs."""
        step = Step(name=name, at=self._now(), facts=facts)
        self.steps.append(step)
        try:
            yield step
        except BaseException as err:
            step.facts.setdefault("error", type(err).__name__)
            raise
        finally:
            step.took = self._now() - step.at

    @property
    def model_calls(self) -> int:
        """The number of requests to language models so far."""
        return sum(step.name == "model_call" for step in self.steps)

    def as_dict(self) -> Mapping[str, Any]:
        """Return a JSON-able view."""
        return {
            "id": self.id,
            "conversation_id": self.conversation_id,
            "agent": self.agent,
            "lane": self.lane,
            "model_calls": self.model_calls,
            "took_ms": round(self._now(), 2),
            "steps": [step.as_dict() for step in self.steps],
        }

    def _now(self) -> float:
        return (perf_counter() - self._started) * 1000
