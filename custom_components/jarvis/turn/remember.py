"""After the reply: what was said goes into the memory, beside the next turn.

What a model answered may hold something worth keeping; an order to the house is noted
and no knowledge; what the memory itself was told to do it has written, or erased. Only
masked text is kept.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from ..commands.parts.memory_desk import OF_MEMORY
from ..memory import Kind, Note, Origin, Scope
from .whose import asks

if TYPE_CHECKING:
    from homeassistant.components.conversation import ConversationResult

    from ..memory import MemoryService, Talk
    from .types import Turn

_NOBODY = "none"
_COMMAND = "command"
# Lanes whose words may hold something worth keeping: a model's, or nobody's.
LANES = frozenset({"model", _NOBODY})


def remember(turn: Turn, talk: Talk, result: ConversationResult) -> None:
    """Begin to keep what was said and answered; returns at once."""
    service = turn.house.memory
    if not talk.allowed or not service.is_on:
        return
    speech = result.response.speech.get("plain", {}).get("speech") or ""
    answer = turn.dialogue.vault.mask(str(speech))
    if turn.trace.lane not in LANES:
        thread = turn.house.counter.thread(turn.log.conversation_id)
        if turn.trace.lane != _COMMAND or not thread or thread.last not in OF_MEMORY:
            service.note_order(talk, answer)
        return
    turn.trace.mark("remember")
    if turn.dialogue.tainted or turn.trace.lane == _NOBODY:
        # What strangers wrote must not come back as words of our own, and that
        # there is no model is no answer.
        answer = ""
    # What only asks is found by nobody: the next turn need not wait for it.
    talk = replace(talk, asks=asks(turn.house, talk))
    job = _remember(service, talk, answer)
    service.later(job, "Remembering a turn", tells=not talk.asks)


async def _remember(service: MemoryService, talk: Talk, answer: str) -> None:
    if not await service.take_in(talk) or not answer.strip():
        return
    note = Note(
        text=answer,
        language=talk.language,
        kind=Kind.REPLY,
        branch=None,
        scope=Scope(person=talk.viewer.person),
        origin=Origin.ASSISTANT,
        source=talk.source,
    )
    answered = service.write_reply(note)
    service.later(answered, "Remembering an answer", tells=False)
