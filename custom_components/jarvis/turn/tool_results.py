"""Tool results: direct calls, a digest for the model, an answer without one."""

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from dataclasses import dataclass
import json
import re
from typing import TYPE_CHECKING, Any

from homeassistant.components.conversation import (
    AssistantContentDeltaDict,
    ToolResultContent,
)
from homeassistant.helpers import llm
from homeassistant.helpers.json import json_dumps

from ..engines.base import Message
from ..engines.errors import EngineError
from ..engines.profile import Size
from ..prompts import next_call, tool_digest
from .choice import helper_seat
from .helper_call import ask_aside
from .transcript import result_text

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog

    from ..lang.responses import Lines
    from .brief import Brief
    from .types import Plan, Step, Turn


_LONGEST = 300
_MOST_ROWS = 5
_WORDS = ("message", "speech", "answer", "summary", "text", "result")
_LIVE = re.compile(r"names:\s*'?([^'\n]+?)'?\n(?:.*\n){0,8}?\s*state:\s*'?([^'\n]+)")
# Refusals that are no outcome of the wish: the model was told and went on.
_ASIDE = frozenset({"repeated_call", "unknown_tool", "not_offered", "asked_too_often"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What came of a turn's calls: `told` are the facts found."""

    done: int = 0
    failed: int = 0
    told: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        """All calls that had an outcome."""
        return self.done + self.failed


def tally(log: ChatLog) -> Tally:
    """Count the outcomes of this turn's calls."""
    done = failed = 0
    told: list[str] = []
    for content in log.content[log.llm_input_provided_index :]:
        if not isinstance(content, ToolResultContent) or _is_aside(content):
            continue
        if content.result.error:
            failed += 1
            continue
        done += 1
        if words := _words(content.result.data):
            told.append(words)
    return Tally(done=done, failed=failed, told=tuple(dict.fromkeys(told)))


def compose(
    outcome: Tally, lines: Lines, language: str, wishes: Sequence[str] = ()
) -> str:
    """Say what is known and how much of it was done; never empty."""
    count = max(outcome.count, len(wishes))
    parts = list(outcome.told)
    if not outcome.count:
        parts.append(lines.say("nothing_said", language))
    elif not outcome.done:
        parts.append(lines.say("did_not_work", language))
    elif outcome.done < count:
        parts.append(
            lines.say("counted", language, done=str(outcome.done), count=str(count))
        )
    elif not parts:
        parts.append(lines.say("done", language))
    return " ".join(
        part if part.endswith((".", "!", "?")) else f"{part}." for part in parts
    )


def _is_aside(content: ToolResultContent) -> bool:
    return content.result.error and content.result.data.get("error") in _ASIDE


def _words(data: Mapping[str, Any]) -> str:
    """Take what can be said out of a result, '' when it holds no words."""
    if isinstance(data, llm.IntentResponseDict):
        return str(data.original.speech.get("plain", {}).get("speech") or "")
    rows = data.get("found")
    if isinstance(rows, list):
        return "; ".join(
            f"{row.get('name')}: {row.get('state')}"
            for row in rows[:_MOST_ROWS]
            if isinstance(row, dict)
        )
    for key in _WORDS:
        said = data.get(key)
        if isinstance(said, str) and (live := _LIVE.findall(said)):
            return "; ".join(f"{name}: {state}" for name, state in live[:_MOST_ROWS])
        if isinstance(said, str | int | float) and not isinstance(said, bool):
            return str(said).strip() if len(str(said)) <= _LONGEST else ""
    return ""


_WORDY = frozenset({Size.TINY, Size.SMALL})


async def digest_results(turn: Turn, orders: Brief) -> None:
    """Digest the results that came since the last call, if the agent wants it."""
    wanted = turn.agent.digest_results
    if wanted == "off" or (wanted == "auto" and orders.profile.size not in _WORDY):
        return
    fresh = [
        content
        for content in turn.log.content[turn.log.llm_input_provided_index :]
        if isinstance(content, ToolResultContent)
        and content.tool_call_id not in turn.dialogue.digests
        and _is_prose(orders, content)
    ]
    try:
        async with turn.clock.scope(turn.agent.limits.digest_seconds):
            await asyncio.gather(*(_digest(turn, orders, one) for one in fresh))
    except TimeoutError:
        turn.trace.mark("digest_failed", why="it took too long")


def _is_prose(orders: Brief, content: ToolResultContent) -> bool:
    """Tell whether a result is long text from outside, not data of the house."""
    tool = orders.offer.kit.tools.get(content.tool_name)
    return (
        not content.result.error
        and tool is not None
        and tool.annotations.open_world
        and len(result_text(content.result)) > tool_digest.WORTH_DIGESTING
    )


async def _digest(turn: Turn, orders: Brief, content: ToolResultContent) -> None:
    mask = turn.dialogue.vault.mask
    text = _text(content)
    notes, limits = [], turn.agent.limits
    for part in tool_digest.batches(mask(text)):
        words = tool_digest.render(mask(turn.said.text), content.tool_name, part)
        try:
            answer = await ask_aside(
                turn,
                helper_seat(turn) or orders.seat,
                (Message(role="user", content=words),),
                purpose="tool_digest",
                seconds=limits.digest_seconds,
                schema=tool_digest.schema(limits.note_characters),
            )
        except EngineError as err:
            turn.trace.mark("digest_failed", why=err.key)
            return
        noted = tool_digest.parse_note(_note(answer.text), limits.note_characters)
        notes.append(noted)
    note = " ".join(note for note in notes if note)
    turn.trace.mark(
        "tool_digest", tool=content.tool_name, raw=len(text), kept=len(note)
    )
    if note:
        turn.dialogue.digests[content.tool_call_id] = note


def _text(content: ToolResultContent) -> str:
    """Give a result's longest text where it has one, with its line breaks."""
    texts = [v for v in content.result.data.values() if isinstance(v, str)]
    longest = max(texts, key=len, default="")
    if len(longest) > tool_digest.WORTH_DIGESTING:
        return longest
    return result_text(content.result)


def _note(answer: str) -> str:
    try:
        told = json.loads(answer)
    except ValueError, RecursionError:
        return answer
    return str(told.get("note", "")) if isinstance(told, dict) else answer


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
