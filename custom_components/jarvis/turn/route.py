"""Which sentences need no model: Home Assistant's own strict sentences.

Home Assistant's grammar, its users' custom sentences and only exact names of
exposed entities. Its tolerant matcher is not asked: it acts on "never unlock
the front door". Recognising is Home Assistant's, executing is ours (`obey.py`),
so that trace, failure and wording stay in one place.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hassil.recognize import RecognizeResult

from homeassistant.components.conversation.agent_manager import get_agent_manager

if TYPE_CHECKING:
    from .types import Heard, Turn

# Nobody speaks a longer command; the grammar would only burn time on it.
MAX_LENGTH = 300


@dataclass(frozen=True, slots=True, kw_only=True)
class Routed:
    """A sentence that was understood without a model.

    `slots` are in Home Assistant's form: {name: {"value": ..., "text": ...}}.
    """

    lane: str
    intent: str
    slots: dict[str, dict[str, Any]]
    response_key: str | None
    why: str


async def route(turn: Turn, heard: Heard) -> Routed | None:
    """Recognise a strict sentence, or leave it to the model."""
    if not heard.text or len(heard.text) > MAX_LENGTH or heard.secrets:
        return None
    grammar = get_agent_manager(turn.house.hass).default_agent
    if grammar is None:
        return None
    result = await grammar.async_recognize_intent(turn.said, strict_intents_only=True)
    if not isinstance(result, RecognizeResult) or result.unmatched_entities:
        return None
    routed = Routed(
        lane="sentence",
        intent=result.intent.name,
        slots={
            entity.name: {"value": entity.value, "text": entity.text or entity.value}
            for entity in result.entities_list
        },
        response_key=result.response,
        why=(result.intent_sentence.text if result.intent_sentence else None) or "",
    )
    turn.trace.mark("routed", intent=routed.intent, why=routed.why)
    return routed
