"""A past turn once more, before another model or other instructions.

Nothing is done in the house: every tool answers what it answered then, or that
nothing was executed. Nothing is remembered, and no conversation hears of it.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, override

from homeassistant.components.conversation import ChatLog, UserContent
from homeassistant.helpers import llm
from homeassistant.util import dt as dt_util, ulid as ulid_util
from homeassistant.util.json import JsonObjectType

from ...tools.api import Door
from ..act import act
from ..brief import brief
from ..guard import TurnClock
from ..models.choice import seat_for
from ..models.table import lay
from ..types import Heard, NoPlan, Outcome, Recollection, Turn
from .question import plain_turn, usage_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...settings import AgentSettings
    from ...types import House

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
