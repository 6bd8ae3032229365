"""Tells a model's question that a wish hangs on from one asked out of courtesy.

"Which lamp do you mean?" waits for an answer; "Anything else?" does not.
"""

from typing import TYPE_CHECKING

from homeassistant.components.conversation import ToolResultContent

from ..engines.features import read_context
from ..safety.questions import is_wish, only_asks
from .consent_calls import door_of

if TYPE_CHECKING:
    from .types import Turn


def is_unsettled(turn: Turn) -> bool:
    """Tell whether something was wished in this turn that has not been done."""
    door = door_of(turn.log)
    watch = door.watch if door is not None else None
    if watch is not None and watch.acted and not watch.failed:
        return False
    # Whoever was asked a moment ago is still at the same matter.
    return bool(turn.dialogue.reopened) or _was_refused(turn) or _is_wish(turn)


def _was_refused(turn: Turn) -> bool:
    since = turn.log.content[turn.log.llm_input_provided_index :]
    return any(
        isinstance(content, ToolResultContent) and content.result.error
        for content in since
    )


def _is_wish(turn: Turn) -> bool:
    text, language = turn.said.text, turn.said.language
    if only_asks(text, language):
        return False
    return is_wish(text, language) or read_context(text, language).command
