"""Tests models on this house: its own names, its own tools, nothing carried out."""

from dataclasses import dataclass, replace
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from homeassistant.util import ulid as ulid_util

from ...engines.learning import Experience
from ...home.self_test import judge, make_commands
from ...telemetry.tracer import Tracer
from ...types import Seat
from ..models.choice import EngineRouter
from .replay import Recorded, replay

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...home.self_test import Command
    from ...settings import AgentSettings
    from ...types import House

NO_ANSWER: Final = "no answer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What is tested: a model of an engine with a context size."""

    engine_id: str
    model: str
    context: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a setup did; seconds per command, `wrong` says what went wrong."""

    setup: Setup
    right: int
    asked: int
    seconds: tuple[float, ...]
    wrong: tuple[dict[str, Any], ...]

    @property
    def score(self) -> float:
        """The share of commands that it understood, from 0 to 1."""
        return self.right / self.asked if self.asked else 0.0

    def as_dict(self) -> dict[str, Any]:
        """Return a JSON-able view."""
        ordered = sorted(self.seconds)
        return {
            "model": self.setup.model,
            "context": self.setup.context,
            "score": round(self.score, 3),
            "right": self.right,
            "commands": self.asked,
            "seconds_median": round(median(ordered), 2) if ordered else None,
            "seconds_slowest": round(ordered[-1], 2) if ordered else None,
            "wrong": list(self.wrong),
        }


async def run_self_test(
    house: House,
    agent: AgentSettings,
    setups: Iterable[Setup],
    *,
    count: int,
    seed: int,
) -> tuple[Result, ...]:
    """Put the same commands before every setup, one after the other."""
    language = agent.language(house.hass.config.language)
    commands = make_commands(house.home.home, language, count=count, seed=seed)
    return tuple([await _run(house, agent, s, commands, language) for s in setups])


def best_of(results: Iterable[Result]) -> Result | None:
    """Choose the best score; of nearly equal ones the fastest."""
    done = [result for result in results if result.asked]
    if not done:
        return None
    top = max(result.score for result in done)
    near = [result for result in done if result.score >= top - 0.02]
    return min(near, key=lambda result: median(result.seconds or (0.0,)))


async def _run(
    house: House,
    agent: AgentSettings,
    setup: Setup,
    commands: tuple[Command, ...],
    language: str,
) -> Result:
    apart = _apart(house, setup)
    tested = replace(agent, engine=setup.engine_id, model="", fast_lane=False)
    right, seconds, wrong = 0, [], []
    for command in commands:
        said = Recorded(text=command.text, language=language, results=())
        told = await replay(said, tested, apart)
        calls = [(c["tool"], c["arguments"]) for c in told["tools"]] if told else []
        verdict = judge(command, calls, house.resolver.resolve, language)
        if told is not None:
            seconds.append(told["took_ms"] / 1000)
        if told is None or told["stop"] in ("failed", "out_of_time"):
            wrong.append({"text": command.text, "why": NO_ANSWER})
        elif verdict.right:
            right += 1
        else:
            wrong.append({"text": command.text, "why": verdict.why})
    return Result(
        setup=setup,
        right=right,
        asked=len(commands),
        seconds=tuple(seconds),
        wrong=tuple(wrong),
    )


def _apart(house: House, setup: Setup) -> House:
    """Give a house with this one setup, whose turns leave no traces."""
    seat = house.seats[setup.engine_id]
    settings = replace(seat.settings, model=setup.model, context=setup.context)
    seats = {setup.engine_id: Seat(settings=settings, engine=seat.engine)}
    router = EngineRouter(seats, Experience())
    tracer = Tracer(ulid_util.ulid_now)
    return replace(house, seats=seats, router=router, tracer=tracer, watches={})
