"""Turns without a user: a question, a self-test, a replay."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from statistics import median
from typing import TYPE_CHECKING, Any, Final, override

from homeassistant.components.conversation import (
    DOMAIN as CONVERSATION,
    ChatLog,
    ConversationInput,
    ConversationResult,
    UserContent,
)
from homeassistant.components.conversation.chat_log import async_get_chat_log
from homeassistant.core import Context
from homeassistant.helpers import entity_registry as er, llm
from homeassistant.helpers.chat_session import async_get_chat_session
from homeassistant.util import dt as dt_util, ulid as ulid_util
from homeassistant.util.json import JsonObjectType

from ..const import DOMAIN
from ..engines.router import Experience
from ..home.self_test import judge, make_commands
from ..telemetry.tracer import Tracer
from ..tools.api import Door
from ..types import Seat
from .act import act
from .brief import brief
from .choice import EngineRouter, seat_for
from .dialogue import Dialogue
from .guard import TurnClock
from .run import run
from .toolset import lay
from .types import Heard, NoPlan, Outcome, Recollection, Turn, Wishes

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ..home.self_test import Command
    from ..settings import AgentSettings
    from ..telemetry.tracer import ModelCall, Trace
    from ..types import House


type OnDelta = Callable[[ChatLog, dict[str, Any]], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is asked of which agent; `device_id` is where the asker is."""

    text: str
    agent: AgentSettings
    wishes: Wishes = field(default_factory=Wishes)
    language: str = ""
    conversation_id: str | None = None
    device_id: str | None = None
    context: Context = field(default_factory=Context)


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What came of it; tokens are None where the server did not count them."""

    result: ConversationResult
    trace: Trace

    def as_dict(self) -> dict[str, Any]:
        """Return a JSON-able view."""
        response, trace = self.result.response, self.trace
        last = trace.calls[-1] if trace.calls else None
        return {
            "content": response.speech.get("plain", {}).get("speech", ""),
            "usage": usage_of(trace.calls),
            "model": last.model if last else None,
            "engine": last.engine if last else None,
            "agent": trace.agent,
            "lane": trace.lane,
            "stop": trace.stop,
            "error": response.error_code.value if response.error_code else None,
            "model_calls": trace.model_calls,
            "tools": [s.facts.get("tool") for s in trace.steps if s.name == "tool"],
            "took_ms": round(trace.took, 1),
            "conversation_id": self.result.conversation_id,
            "continue_conversation": self.result.continue_conversation,
            "trace_id": trace.id,
        }


async def ask(
    question: Question, house: House, on_delta: OnDelta | None = None
) -> Answer:
    """Take a question through the house; `on_delta` hears of every piece of text."""
    agent_id = entity_of(house, question.agent)
    with async_get_chat_session(house.hass, question.conversation_id) as session:
        said = ConversationInput(
            text=question.text,
            context=question.context,
            conversation_id=session.conversation_id,
            device_id=question.device_id,
            satellite_id=None,
            language=question.language or house.hass.config.language,
            agent_id=agent_id,
        )
        with async_get_chat_log(
            house.hass, session, said, chat_log_delta_listener=on_delta
        ) as log:
            result = await run(said, log, question.agent, house, question.wishes)
    return Answer(result=result, trace=_trace(house, result))


def agent_of(house: House, named: str | None) -> AgentSettings | None:
    """Find an agent by entity id, subentry id or name; the first if none is named."""
    if not named:
        return next(iter(house.agents.values()), None)
    entry = er.async_get(house.hass).async_get(named)
    wanted = entry.unique_id if entry and entry.platform == DOMAIN else named
    if (agent := house.agents.get(wanted)) is not None:
        return agent
    name = named.casefold()
    return next((a for a in house.agents.values() if a.name.casefold() == name), None)


def engine_of(house: House, named: str) -> str | None:
    """Find an engine's id by its id or title; None when there is no such engine."""
    if named in house.seats:
        return named
    title = named.casefold()
    for key, seat in house.seats.items():
        if seat.settings.title.casefold() == title:
            return key
    return None


def entity_of(house: House, agent: AgentSettings) -> str:
    """Return the conversation entity of an agent."""
    registry = er.async_get(house.hass)
    return registry.async_get_entity_id(CONVERSATION, DOMAIN, agent.id) or DOMAIN


def plain_turn(
    text: str,
    log: ChatLog,
    *,
    agent: AgentSettings,
    house: House,
    clock: TurnClock,
    trace: Trace,
) -> Turn:
    """Make a turn without anybody in a room: a replay, or a task."""
    said = ConversationInput(
        text=text,
        context=Context(),
        conversation_id=log.conversation_id,
        device_id=None,
        satellite_id=None,
        language=house.hass.config.language,
        agent_id=entity_of(house, agent),
    )
    return Turn(
        said=said,
        log=log,
        agent=agent,
        house=house,
        dialogue=Dialogue(),
        clock=clock,
        trace=trace,
        wishes=Wishes(use_context=False),
    )


def usage_of(calls: list[ModelCall]) -> dict[str, int | None]:
    """Sum the tokens of calls; None where no server counted."""
    totals: dict[str, int | None] = {}
    for name in ("prompt", "completion", "cached"):
        known = [n for call in calls if (n := getattr(call, name)) is not None]
        totals[f"{name}_tokens"] = sum(known) if known else None
    counted = [totals["prompt_tokens"], totals["completion_tokens"]]
    whole = [n for n in counted if n is not None]
    return {**totals, "total_tokens": sum(whole) if whole else None}


def with_engine(
    house: House, agent: AgentSettings, engine: str | None, model: str | None
) -> AgentSettings:
    """Return the agent as if it were set to another engine or model.

    Where the owner keeps words in the house, no caller's choice lets them out.
    """
    kept = agent.local_only or any(one.local_only for one in house.agents.values())
    if engine and engine != agent.engine:
        # Another engine has other models: the agent's own choice does not hold there.
        return replace(agent, engine=engine, model=model or "", local_only=kept)
    return replace(agent, model=model, local_only=kept) if model else agent


def _trace(house: House, result: ConversationResult) -> Trace:
    told = result.response.speech["plain"]["extra_data"]["jarvis"]["trace_id"]
    return next(t for t in reversed(house.tracer.traces) if t.id == told)


LANE = "replay"
_WHY = "replay"


@dataclass(frozen=True, slots=True, kw_only=True)
class Recorded:
    """What is known of the turn: its words and what its tools answered."""

    text: str
    language: str
    results: tuple[tuple[str, Mapping[str, Any], Any], ...]


def recorded_in(trace: Mapping[str, Any], language: str) -> Recorded | None:
    """Read a stored trace; None when it holds no words."""
    steps = trace["steps"]
    heard = next((s for s in steps if s["name"] == "heard" and s.get("text")), None)
    if heard is None:
        return None
    return Recorded(
        text=heard["text"],
        language=heard.get("language") or language,
        results=tuple(
            (step["tool"], step.get("arguments") or {}, step.get("result"))
            for step in steps
            if step["name"] == "tool"
        ),
    )


@dataclass(kw_only=True)
class RecordedDoor(Door):
    """A door that nothing passes: calls are answered from the record."""

    results: tuple[tuple[str, Mapping[str, Any], Any], ...] = ()
    asked: list[dict[str, Any]] = field(default_factory=list)

    @override
    async def async_call_tool(self, tool_input: llm.ToolInput) -> llm.ToolResult:
        """Return what was answered then; a tool is never called."""
        result, found = self._answer_of(tool_input)
        self.asked.append(
            {
                "tool": tool_input.tool_name,
                "arguments": tool_input.tool_args,
                "result": found,
            }
        )
        if self.trace is not None:
            self.trace.mark("tool_not_run", tool=tool_input.tool_name, result=found)
        return result

    def _answer_of(self, wanted: llm.ToolInput) -> tuple[llm.ToolResult, str]:
        fitting = [one for one in self.results if one[0] == wanted.tool_name]
        same = [one for one in fitting if dict(one[1]) == wanted.tool_args]
        for _, _, result in same or fitting:
            if isinstance(result, dict):
                why = "as then" if same else "as then, with other arguments"
                return llm.ToolResult(data=result, error="error" in result), why
        data: JsonObjectType = {"result": "Not executed: this is a replay."}
        return llm.ToolResult(data=data), "not executed"


async def replay(
    recorded: Recorded, agent: AgentSettings, house: House
) -> dict[str, Any] | None:
    """Ask again; None when there is no engine that could answer."""
    conversation_id = f"{LANE}-{ulid_util.ulid_now()}"
    clock = TurnClock(agent.deadline)
    with (
        house.turns.running(clock),
        house.tracer.turn(conversation_id, agent.name) as trace,
    ):
        trace.lane = LANE
        log = ChatLog(house.hass, conversation_id)
        log.async_add_user_content(UserContent(recorded.text))
        turn = plain_turn(
            recorded.text, log, agent=agent, house=house, clock=clock, trace=trace
        )
        heard = Heard(
            text=recorded.text, language=recorded.language, at=dt_util.utcnow()
        )
        if (seat := seat_for(turn, heard)) is None:
            return None
        table = await lay(turn, heard, seat)
        door = turn.log.llm_api = _closed(turn.log.llm_api, recorded)
        orders = brief(turn, heard, table, NoPlan(why=_WHY), Recollection(why=_WHY))
        language = agent.language(heard.language)
        outcome = await act(turn, orders, language=language, for_ears=False)
        trace.stop = str(outcome.stop)
        return _told(turn, outcome, door)


def _closed(door: llm.APIInstance | None, recorded: Recorded) -> RecordedDoor:
    """Close the door that was laid; the model sees the same tools."""
    assert door is not None  # noqa: S101 - `lay` has just opened it
    return RecordedDoor(
        api=door.api,
        api_prompt=door.api_prompt,
        llm_context=door.llm_context,
        tools=door.tools,
        trace=door.trace if isinstance(door, Door) else None,
        results=recorded.results,
    )


def _told(turn: Turn, outcome: Outcome, door: RecordedDoor) -> dict[str, Any]:
    calls = turn.trace.calls
    said = [c.content for c in turn.log.content if c.role == "assistant" and c.content]
    return {
        "content": said[-1] if said else "",
        "tools": door.asked,
        "usage": usage_of(calls),
        "model": calls[-1].model if calls else None,
        "engine": calls[-1].engine if calls else None,
        "stop": str(outcome.stop),
        "rounds": outcome.rounds,
        "took_ms": round(turn.trace.took, 1),
        "trace_id": turn.trace.id,
    }


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
