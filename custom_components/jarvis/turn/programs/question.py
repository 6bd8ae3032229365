"""One question from a program: an action, the command line, a test of the house.

It runs the same turn as a spoken sentence, with what the caller wants otherwise.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from homeassistant.components.conversation import (
    DOMAIN as CONVERSATION,
    ChatLog,
    ConversationInput,
    ConversationResult,
)
from homeassistant.components.conversation.chat_log import async_get_chat_log
from homeassistant.core import Context
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.chat_session import async_get_chat_session

from ...const import DOMAIN
from ..dialogue import Dialogue
from ..run import run
from ..types import Turn, Wishes

if TYPE_CHECKING:
    from ...settings import AgentSettings
    from ...telemetry.model_call import ModelCall
    from ...telemetry.records import Trace
    from ...types import House
    from ..guard import TurnClock

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
