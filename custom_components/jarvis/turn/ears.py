"""Tells whether this turn's text will be spoken or read on a screen.

The conversation entity is not told. A satellite always speaks; for the
dashboard and the apps the pipeline's own record of the running turn says
whether it ends in text-to-speech.
"""

from typing import TYPE_CHECKING

from homeassistant.components.assist_pipeline.models import PipelineEventType

if TYPE_CHECKING:
    from homeassistant.components.conversation import ConversationInput
    from homeassistant.core import HomeAssistant

PIPELINE_DATA = "assist_pipeline"


def is_for_ears(hass: HomeAssistant, said: ConversationInput, log_id: str) -> bool:
    """Tell whether the answer goes to a loudspeaker; False when nobody can say."""
    if said.device_id or said.satellite_id:
        return True
    if (data := hass.data.get(PIPELINE_DATA)) is None:
        return False
    for runs in data.pipeline_debug.values():
        for run in reversed(runs.values()):
            events = {event.type: event.data or {} for event in run.events}
            started = events.get(PipelineEventType.INTENT_START)
            if (
                started is not None
                and PipelineEventType.RUN_END not in events
                and started["conversation_id"] == log_id
            ):
                return "tts_output" in events[PipelineEventType.RUN_START]
    return False
