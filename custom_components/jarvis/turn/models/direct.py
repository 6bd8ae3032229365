"""Carries out planned tool steps without asking the model for each of them.

For models that have their tools in words only: they plan well enough, but lose
the thread between results. A step whose predecessor failed is not carried out.
"""

from collections.abc import AsyncGenerator
from typing import TYPE_CHECKING

from homeassistant.components.conversation import (
    AssistantContentDeltaDict,
    ToolResultContent,
)
from homeassistant.helpers import llm
from homeassistant.helpers.json import json_dumps

from ...engines.base import Message
from ...engines.errors import EngineError
from ...prompts import next_call
from .aside import ask_aside
from .choice import helper_seat

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog

    from ..brief import Brief
    from ..types import Plan, Step, Turn


async def carry_out(turn: Turn, orders: Brief, plan: Plan) -> int:
    """Make the planned calls in order; returns how many were made."""
    made = 0
    failed = False
    for step in plan.steps:
        if step.tool is None or not _can_call(orders, step.tool):
            continue
        waits = next_call.has_placeholder(step.arguments)
        if waits and failed:
            turn.trace.mark("step_skipped", step=step.text, why="an earlier one failed")
            continue
        arguments = step.arguments
        if waits:
            resolved = await _resolved(turn, orders, step)
            if resolved is None:
                turn.trace.mark("step_skipped", step=step.text, why="open places")
                failed = True
                continue
            arguments = resolved
        made += 1
        failed |= await call(turn.log, turn.said.agent_id, step.tool, arguments)
        if orders.offer.stopped or turn.clock.ended:
            break
    return made


async def call(
    log: ChatLog, agent_id: str, tool: str, arguments: dict[str, object]
) -> bool:
    """Call a tool through the door as if the model had; True when it failed."""
    tool_input = llm.ToolInput(tool_name=tool, tool_args=arguments)

    async def deltas() -> AsyncGenerator[AssistantContentDeltaDict]:
        yield {"role": "assistant"}
        yield {"tool_calls": [tool_input]}

    failed = False
    async for content in log.async_add_delta_content_stream(agent_id, deltas()):
        if isinstance(content, ToolResultContent):
            failed = content.result.error
    return failed


async def _resolved(turn: Turn, orders: Brief, step: Step) -> dict[str, object] | None:
    """Fill the open places of a step from the results; None when that fails."""
    spec = next(s for s in orders.offer.kit.specs if s.name == step.tool)
    mask = turn.dialogue.vault.mask
    results = [
        mask(f"{content.tool_name}: {json_dumps(content.result.data)}")
        for content in turn.log.content[turn.log.llm_input_provided_index :]
        if isinstance(content, ToolResultContent) and not content.result.error
    ]
    words = next_call.render(mask(turn.said.text), step.text, spec, results)
    try:
        answer = await ask_aside(
            turn,
            helper_seat(turn) or orders.seat,
            (Message(role="user", content=words),),
            purpose="next_call",
            seconds=turn.agent.limits.helper_seconds,
            schema=next_call.schema(spec),
        )
    except EngineError, TimeoutError:
        return None
    return next_call.parse(answer.text, spec)


def _can_call(orders: Brief, tool: str) -> bool:
    return tool in orders.offer.kit.tools and orders.offer.allows(tool)
