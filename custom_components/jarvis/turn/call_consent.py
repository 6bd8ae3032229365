"""Consent to a model's calls: after a yes the very same calls are made."""

from typing import TYPE_CHECKING

from homeassistant.components.conversation import AssistantContent, ToolResultContent
from homeassistant.helpers import llm

from ..safety.authorizer import Decision
from ..safety.executor import ask
from ..safety.readback import Held
from ..safety.tiers import Act, Grant, Judged, Tier
from ..tools.api import Door
from ..tools.correcting import Corrected
from .asker import door_of
from .execute import Obeyed, spoken

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog

    from ..tools.watch import Waiting, Watch
    from .types import Turn


def has_said_pin(turn: Turn) -> bool:
    """Tell whether the PIN that is asked for was said with the wish already."""
    said = turn.said
    return turn.pin is not None and turn.house.safety.awaits_pin(
        turn.log.conversation_id, said.satellite_id, said.device_id
    )


def asks_consent(log: ChatLog) -> bool:
    """Tell whether calls of this turn wait for consent."""
    door = door_of(log)
    return door is not None and door.watch is not None and bool(door.watch.waiting)


def ask_consent(turn: Turn) -> str:
    """Let the calls wait for the user's word; returns the question, "" for none."""
    door = door_of(turn.log)
    if door is None or door.watch is None:
        return ""
    watch = door.watch
    watch.guardian.watches.pop(turn.log.conversation_id, None)
    if watch.read_foreign:
        turn.dialogue.taint()
    elif turn.dialogue.tainted:
        turn.dialogue.tainted -= 1
    return _ask(door, watch) if watch.waiting else ""


def _ask(door: Door, watch: Watch) -> str:
    """Put the question about all that waits."""
    granted = _granted(watch.waiting)
    judged = Judged(tier=granted.tier, acts=granted.acts or ())
    ruling = Decision(judged=judged, question=watch.question)

    async def redo(later: Turn, _granted: Grant) -> Obeyed:
        return await _make(later, door, watch)

    return ask(watch.guardian, ruling, watch.asker, redo)


def _granted(waiting: list[Waiting]) -> Grant:
    """Tell what a yes consents to."""
    tier = max(one.ruling.judged.tier for one in waiting)
    acts = tuple(act for one in waiting for act in one.ruling.judged.acts)
    return Grant(tier=max(tier, Tier.CONFIRM), acts=acts)


async def _make(turn: Turn, door: Door, watch: Watch) -> Obeyed:
    """Make the calls that were consented to, judged once more, and word the end."""
    language = watch.asker.language
    waiting, watch.waiting, watch.notes = watch.waiting, [], []
    watch.granted = _granted(waiting)
    watch.trace_id, door.trace, door.scope = turn.trace.id, turn.trace, turn.clock.scope
    results = []
    watch.guardian.watches[turn.log.conversation_id] = watch
    for one in waiting:
        tool = door.by_name[one.tool] if isinstance(one.tool, str) else one.tool
        refused = await watch.refusal(tool, one.calls)
        result = refused or await door.make(tool, Corrected(calls=one.calls))
        for arguments in one.calls:
            _write(turn, tool, arguments, result)
        results.append(result)
    watch.guardian.watches.pop(turn.log.conversation_id, None)
    failed = all(result.error for result in results)
    if gone := watch.guardian.gone(watch.granted):
        kept = Held(
            ok=() if failed else ("",), failed=dict.fromkeys(gone, "unavailable")
        )
        watch.notes.append(watch.guardian.exceptions(kept, language))
    notes = " ".join(dict.fromkeys(watch.notes))
    if watch.waiting:
        # It needs more than was given: a rule has changed, or it reaches further.
        text = f"{notes} {_ask(door, watch)}".strip()
        waits = watch.guardian.waits(watch.asker) is not None
        return spoken(turn, language, text, ask=waits)
    if failed:
        text = notes or _error(turn, results, watch.granted.acts or (), language)
    else:
        said = [str(one.data.get("message") or "") for one in results]
        done = " ".join(filter(None, said)) or turn.house.lines.say("done", language)
        text = f"{done} {notes}".strip()
    return spoken(turn, language, text, failed=failed)


def _error(
    turn: Turn, results: list[llm.ToolResult], acts: tuple[Act, ...], language: str
) -> str:
    why = str(results[0].data.get("error_text") or "")
    reason = turn.house.safety.discreet(why, acts, language)
    return turn.house.lines.say("not_done", language, reason=reason)


def _write(
    turn: Turn,
    tool: llm.Tool,
    arguments: dict[str, object],
    result: llm.ToolResult,
) -> None:
    """Let a model that takes over later know what was done."""
    call = llm.ToolInput(tool_name=tool.name, tool_args=dict(arguments), external=True)
    agent_id = turn.said.agent_id
    turn.log.async_add_assistant_content_without_tools(
        AssistantContent(agent_id=agent_id, tool_calls=[call])
    )
    turn.log.async_add_assistant_content_without_tools(
        ToolResultContent(
            agent_id=agent_id,
            tool_call_id=call.id,
            tool_name=tool.name,
            result=result,
        )
    )
