"""After the reply: what was said goes into the memory, beside the next turn.

Runs for turns that a model answered; commands that keep or forget something do so
themselves, and orders to devices are no knowledge. Only masked text is kept.
"""

from typing import TYPE_CHECKING

from ..memory import Kind, Note, Origin, Scope
from ..statements.sentences import is_only_asking

if TYPE_CHECKING:
    from homeassistant.components.conversation import ConversationResult

    from ..memory import Keeper, Talk
    from .types import Turn

_NOBODY = "none"
# Lanes whose words may hold something worth keeping: a model's, or nobody's.
LANES = frozenset({"model", _NOBODY})


def remember(turn: Turn, talk: Talk, result: ConversationResult) -> None:
    """Begin to keep what was said and answered; returns at once."""
    keeper = turn.house.memory
    if not talk.allowed or keeper.store is None or turn.trace.lane not in LANES:
        return
    speech = result.response.speech.get("plain", {}).get("speech") or ""
    answer = turn.dialogue.vault.mask(str(speech))
    turn.trace.mark("remember")
    if turn.dialogue.tainted or turn.trace.lane == _NOBODY:
        # What strangers wrote must not come back as words of our own, and that
        # there is no model is no answer.
        answer = ""
    # What only asks is found by nobody: the next turn need not wait for it.
    tells = not is_only_asking(talk.text, talk.language)
    keeper.later(_remember(keeper, talk, answer), "Remembering a turn", tells=tells)


async def _remember(keeper: Keeper, talk: Talk, answer: str) -> None:
    heard = await keeper.take_in(talk)
    if heard is None or not heard.said or not answer.strip():
        return
    note = Note(
        text=answer,
        language=talk.language,
        kind=Kind.REPLY,
        branch=None,
        scope=Scope(person=talk.viewer.person, private=heard.private),
        origin=Origin.ASSISTANT,
        source=talk.source,
    )
    answered = keeper.opened().write_reply(note)
    keeper.later(answered, "Remembering an answer", tells=False)
