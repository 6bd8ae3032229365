"""Closes the turn: what stands in the log becomes Home Assistant's result."""

from typing import TYPE_CHECKING

from homeassistant.components.conversation import (
    AssistantContent,
    ConversationResult,
    ToolResultContent,
    UserContent,
)
from homeassistant.helpers import intent, llm

from .consenting.unsettled import is_unsettled
from .types import Outcome, Stop

if TYPE_CHECKING:
    from homeassistant.components.conversation import Content

    from .types import Turn

# So often in a row a question of ours may open the microphone again.
MAX_REOPENED = 2
_FAILURES = frozenset({Stop.FAILED, Stop.OUT_OF_TIME})


def reply(
    turn: Turn, outcome: Outcome, response: intent.IntentResponse | None = None
) -> ConversationResult:
    """Build the result; `response` is given when an intent made one."""
    turn.trace.stop = str(outcome.stop)
    if response is None:
        response = _from_log(turn, outcome)
    response.async_set_speech(
        response.speech.get("plain", {}).get("speech", ""),
        extra_data={
            "jarvis": {
                "lane": turn.trace.lane,
                "model_calls": turn.trace.model_calls,
                "trace_id": turn.trace.id,
            }
        },
    )
    return ConversationResult(
        response=response,
        conversation_id=turn.log.conversation_id,
        continue_conversation=_stay_open(turn, outcome),
    )


def _from_log(turn: Turn, outcome: Outcome) -> intent.IntentResponse:
    since = _since_asked(turn.log.content)
    response = intent.IntentResponse(language=turn.said.language)
    for content in reversed(since):
        if isinstance(content, ToolResultContent) and isinstance(
            content.result.data, llm.IntentResponseDict
        ):
            # Home Assistant's own result keeps its targets and states.
            response = content.result.data.original
            break
    speech = _spoken(since, failed=outcome.stop in _FAILURES)
    if outcome.stop in _FAILURES:
        response = intent.IntentResponse(language=turn.said.language)
        response.async_set_error(intent.IntentResponseErrorCode.UNKNOWN, speech)
    else:
        response.async_set_speech(speech)
    return response


def _since_asked(content: list[Content]) -> list[Content]:
    """Return what was added since the user spoke; in a silent turn that is nothing."""
    asked = [at for at, one in enumerate(content) if isinstance(one, UserContent)]
    return content[asked[-1] + 1 :] if asked else content


def _spoken(since: list[Content], *, failed: bool) -> str:
    """Take the last thing said; after a failure also what was said before it."""
    texts = [
        content.content.strip()
        for content in since
        if isinstance(content, AssistantContent) and content.content
    ]
    if failed:
        return " ".join(texts[-2:])
    return texts[-1] if texts else ""


def _stay_open(turn: Turn, outcome: Outcome) -> bool:
    asked = (
        outcome.stop is Stop.DONE
        and turn.log.continue_conversation
        and is_unsettled(turn)
    )
    wanted = outcome.ask or asked
    if not wanted or turn.dialogue.reopened >= MAX_REOPENED:
        turn.dialogue.reopened = 0
        return False
    turn.dialogue.reopened += 1
    return True
