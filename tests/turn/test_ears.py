"""Who gets words for ears: satellites, and pipelines that end in speech."""

from typing import Any

import pytest

from custom_components.jarvis.turn.hear import is_for_ears
from homeassistant.components.assist_pipeline.models import (
    PipelineEvent,
    PipelineEventType,
)
from homeassistant.components.assist_pipeline.runtime import PipelineRunDebug
from homeassistant.components.conversation import ConversationInput
from homeassistant.core import Context, HomeAssistant
from homeassistant.setup import async_setup_component

CONVERSATION = "01JABCDEF"


def said(**more: Any) -> ConversationInput:
    """Something said, by default in the dashboard."""
    fields: dict[str, Any] = {
        "text": "hello",
        "context": Context(),
        "conversation_id": CONVERSATION,
        "device_id": None,
        "satellite_id": None,
        "language": "en",
        "agent_id": "conversation.jarvis",
    }
    return ConversationInput(**fields | more)


@pytest.mark.parametrize("who", ["device_id", "satellite_id"])
async def test_a_satellite_always_speaks(hass: HomeAssistant, who: str) -> None:
    assert is_for_ears(hass, said(**{who: "here"}), CONVERSATION)


async def test_without_pipelines_nobody_speaks(hass: HomeAssistant) -> None:
    assert not is_for_ears(hass, said(), CONVERSATION)


@pytest.mark.parametrize("speaks", [True, False])
@pytest.mark.parametrize("ended", [True, False])
@pytest.mark.parametrize("conversation", [CONVERSATION, "another"])
async def test_the_running_pipeline_tells(
    base: HomeAssistant, *, speaks: bool, ended: bool, conversation: str
) -> None:
    assert await async_setup_component(base, "assist_pipeline", {})
    await base.async_block_till_done()
    run = PipelineRunDebug()
    output = {"tts_output": {"token": "x"}} if speaks else {}
    run.events += [
        PipelineEvent(PipelineEventType.RUN_START, output),
        PipelineEvent(
            PipelineEventType.INTENT_START, {"conversation_id": conversation}
        ),
    ]
    if ended:
        run.events.append(PipelineEvent(PipelineEventType.RUN_END))
    debug = base.data["assist_pipeline"].pipeline_debug
    debug["one"] = {"run": run}
    expected = speaks and not ended and conversation == CONVERSATION
    assert is_for_ears(base, said(), CONVERSATION) == expected
    debug.clear()
