"""Chooses the tools that surely fit an utterance, by the agent's strategy.

`ranked` needs no model; `model` asks one and falls back to the ranking; `all`
shows everything and so chooses nothing.
"""

from typing import TYPE_CHECKING

from homeassistant.components.conversation import AssistantContent, ToolResultContent

from ...engines.base import Message
from ...engines.errors import EngineError
from ...prompts import choose_tools as prompt
from .aside import ask_aside
from .choice import helper_seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from homeassistant.components.conversation import Content

    from ...tools.kits import Kit
    from ...tools.offer import Room
    from ...types import Seat
    from ..types import Heard, Turn


async def choose_tools(
    turn: Turn, heard: Heard, kit: Kit, room: Room, seat: Seat
) -> tuple[str, ...]:
    """Return the likely tools, best first; () when that cannot be told."""
    used = used_lately(turn.log.content)
    ranked = kit.ranking.fitting(heard.text, heard.language, room.picks, used)
    if turn.agent.tool_choice != "model":
        return ranked
    cache, key = turn.dialogue.recent.cache, (heard.text, tuple(kit.tools))
    if (kept := cache.get(key)) is not None:
        return tuple(kept)
    words = prompt.render(heard.text, kit.specs)
    try:
        answer = await ask_aside(
            turn,
            helper_seat(turn) or seat,
            (Message(role="user", content=words),),
            purpose="choose_tools",
            schema=prompt.schema(kit.specs),
            seconds=turn.agent.limits.helper_seconds,
        )
        chosen = prompt.parse(answer.text, kit.specs)
    except EngineError, TimeoutError:
        chosen = None
    if chosen is None:
        # Nothing is pinned when the model gave up.
        turn.trace.mark("tool_choice", why="the model gave up", fell_back="ranked")
        return ranked
    cache.put(key, chosen[: room.picks])
    return chosen[: room.picks]


def used_lately(content: Sequence[Content]) -> tuple[str, ...]:
    """Return the tools that the conversation has used, each once."""
    return tuple(
        dict.fromkeys(c.tool_name for c in content if isinstance(c, ToolResultContent))
    )


def failed_last(content: Sequence[Content]) -> tuple[str, ...]:
    """Return the tools that failed in the turn before this one.

    The user is most likely to correct what was wrong, so they are offered again.
    """
    users = [at for at, item in enumerate(content) if item.role == "user"]
    if len(users) < 2:  # noqa: PLR2004 - there was no turn before
        return ()
    before = content[users[-2] : users[-1]]
    known = {
        call.id
        for item in before
        if isinstance(item, AssistantContent)
        for call in item.tool_calls or ()
    }
    return tuple(
        dict.fromkeys(
            item.tool_name
            for item in before
            if isinstance(item, ToolResultContent)
            and item.result.error
            and item.tool_call_id in known
        )
    )
