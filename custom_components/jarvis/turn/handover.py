"""A conversation in which somebody else speaks on begins from nothing for them.

Home Assistant keeps one log per conversation, whoever speaks in it. What one person
said, was told, was asked and had masked is no business of the next.
"""

from typing import TYPE_CHECKING

from homeassistant.components.conversation import UserContent

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog

    from .types import Turn


def hand_over(turn: Turn, person: str | None) -> None:
    """Let go of all that a conversation holds of another person; None is unknown."""
    dialogue, house = turn.dialogue, turn.house
    conversation = turn.log.conversation_id
    thread = house.counter.thread(conversation)
    begun = thread is not None and thread.owner not in {None, person}
    if not dialogue.passes_to(person) and not begun:
        return
    turn.trace.mark("handed_over")
    _begin_anew(turn.log)
    house.counter.forget(conversation)
    house.memory.part(conversation)


def _begin_anew(log: ChatLog) -> None:
    """Leave only the frame of the log and the words that are being said."""
    said = [at for at, one in enumerate(log.content) if isinstance(one, UserContent)]
    newest = said[-1] if said else len(log.content)
    frame = [one for one in log.content[:newest] if one.role == "system"]
    log.content[:newest] = frame
