"""Tells a model's question that a wish hangs on from one asked out of courtesy.

"Which lamp do you mean?" waits for an answer; "Anything else?" does not.
"""

from typing import TYPE_CHECKING, Final

from homeassistant.components.conversation import ToolResultContent

from ...safety.noise import is_overheard
from .consent_calls import door_of

if TYPE_CHECKING:
    from ..types import Turn

# The chance from which on an act is wished for.
_WISHED: Final = 0.5


def is_unsettled(turn: Turn) -> bool:
    """Tell whether something was wished in this turn that has not been done."""
    door = door_of(turn.log)
    watch = door.watch if door is not None else None
    if watch is not None and watch.acted and not watch.failed:
        return False
    # Whoever was asked a moment ago is still at the same matter.
    if turn.dialogue.reopened:
        return True
    text, language = turn.said.text, turn.said.language
    if turn.said.satellite_id is not None and is_overheard(text, language):
        return False
    deed = turn.house.interpreter.deed(text, language)
    return _was_refused(turn) or (deed is not None and deed >= _WISHED)


def _was_refused(turn: Turn) -> bool:
    since = turn.log.content[turn.log.llm_input_provided_index :]
    return any(
        isinstance(content, ToolResultContent) and content.result.error
        for content in since
    )
