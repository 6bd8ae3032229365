"""Replaces long tool results by digests in what the model reads next.

The chat log keeps the results themselves. What cannot be digested in time, or
has nothing to digest, is read as it is.
"""

import asyncio
import json
from typing import TYPE_CHECKING

from homeassistant.components.conversation import ToolResultContent

from ...engines.base import Message
from ...engines.errors import EngineError
from ...engines.profile import Size
from ...prompts import tool_digest
from ..transcript import result_text
from .aside import ask_aside
from .choice import helper_seat

if TYPE_CHECKING:
    from ..brief import Brief
    from ..types import Turn

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
