"""Carries out a routed sentence through Home Assistant's intents, without a model.

The call and its result are written into the chat log as external, as Home
Assistant's own agent does, so that a model that takes over later knows.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from homeassistant.components.conversation import (
    DOMAIN as CONVERSATION,
    AssistantContent,
    ConversationTraceEventType,
    ToolResultContent,
    async_conversation_trace_append,
)
from homeassistant.components.conversation.agent_manager import get_agent_manager
from homeassistant.exceptions import HomeAssistantError, TemplateError
from homeassistant.helpers import intent, llm
from homeassistant.helpers.template import Template, TemplateState

from ..const import LOGGER
from .types import Outcome, Stop

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog

    from ..types import House
    from .route import Routed
    from .types import Heard, Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Obeyed:
    """What came of it; `response` has its speech set."""

    response: intent.IntentResponse
    outcome: Outcome


async def obey(turn: Turn, heard: Heard, routed: Routed) -> Obeyed | None:
    """Run the intent; None when no target fits and the model should look at it."""
    arguments = {name: slot["value"] for name, slot in routed.slots.items()}
    house = turn.house
    with turn.trace.step("intent", intent=routed.intent, slots=arguments) as step:
        async_conversation_trace_append(
            ConversationTraceEventType.TOOL_CALL,
            {"intent_name": routed.intent, "slots": arguments},
        )
        try:
            response = await _handle(turn, heard, routed)
        except intent.MatchFailedError as err:
            step.facts["no_target"] = str(err)
            return None
        except intent.IntentError as err:
            LOGGER.warning("Intent %s failed: %s", routed.intent, err)
            step.facts["failed"] = str(err)
            response = _failed(heard.language, house, err)
        else:
            await _speak(response, routed, heard, house)
    turn.trace.lane = routed.lane
    _write(turn.log, turn.said.agent_id, routed.intent, arguments, response)
    failed = response.response_type is intent.IntentResponseType.ERROR
    return Obeyed(
        response=response, outcome=Outcome(stop=Stop.FAILED if failed else Stop.DONE)
    )


async def _handle(turn: Turn, heard: Heard, routed: Routed) -> intent.IntentResponse:
    said, home = turn.said, turn.house.home
    slots = dict(routed.slots)
    if (area := heard.place.area) is not None:
        slots["preferred_area_id"] = {"value": area.area_id}
    return await intent.async_handle(
        turn.house.hass,
        CONVERSATION,
        routed.intent,
        slots,
        said.text,
        said.context,
        heard.language,
        assistant=CONVERSATION,
        device_id=home.device_of(said.satellite_id, said.device_id),
        satellite_id=said.satellite_id,
        conversation_agent_id=said.agent_id,
    )


def _failed(
    language: str, house: House, err: HomeAssistantError
) -> intent.IntentResponse:
    response = intent.IntentResponse(language=language)
    reason = "" if isinstance(err, intent.IntentUnexpectedError) else str(err)
    response.async_set_error(
        intent.IntentResponseErrorCode.FAILED_TO_HANDLE,
        house.lines.say("not_done", language, reason=reason or type(err).__name__),
    )
    return response


async def _speak(
    response: intent.IntentResponse, routed: Routed, heard: Heard, house: House
) -> None:
    """Word the result with Home Assistant's own response sentences."""
    if response.speech:
        return
    response.async_set_speech(house.lines.say("done", heard.language))
    grammar = get_agent_manager(house.hass).default_agent
    if grammar is None or routed.response_key is None:
        return
    sentences = await grammar.async_get_or_load_intents(heard.language)
    if sentences is None:
        return
    texts = sentences.intent_responses.get(routed.intent, {})
    if not (text := texts.get(routed.response_key)):
        return
    try:
        speech = Template(text, house.hass).async_render(
            _words(response, routed, house), parse_result=False
        )
    except TemplateError as err:
        LOGGER.warning("Response sentence of %s failed: %s", routed.intent, err)
        return
    if speech := " ".join(str(speech).split()):
        response.async_set_speech(speech)


def _words(
    response: intent.IntentResponse, routed: Routed, house: House
) -> dict[str, Any]:
    matched = [TemplateState(house.hass, s) for s in response.matched_states]
    unmatched = [TemplateState(house.hass, s) for s in response.unmatched_states]
    return {
        "slots": {name: slot["text"] for name, slot in routed.slots.items()}
        | response.speech_slots,
        "state": next(iter(matched + unmatched), None),
        "query": {"matched": matched, "unmatched": unmatched},
    }


def _write(
    log: ChatLog,
    agent_id: str,
    name: str,
    arguments: dict[str, Any],
    response: intent.IntentResponse,
) -> None:
    call = llm.ToolInput(tool_name=name, tool_args=arguments, external=True)
    log.async_add_assistant_content_without_tools(
        AssistantContent(agent_id=agent_id, tool_calls=[call])
    )
    log.async_add_assistant_content_without_tools(
        ToolResultContent(
            agent_id=agent_id,
            tool_call_id=call.id,
            tool_name=name,
            result=llm.ToolResult(
                data=llm.IntentResponseDict(response),
                error=response.response_type is intent.IntentResponseType.ERROR,
            ),
        )
    )
    log.async_add_assistant_content_without_tools(
        AssistantContent(agent_id=agent_id, content=response.speech["plain"]["speech"])
    )
