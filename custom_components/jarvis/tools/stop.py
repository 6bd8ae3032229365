"""Lets the model end the conversation: nothing more is asked or listened for."""

from collections.abc import Callable
from typing import override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

from ..const import DOMAIN

STOP = f"{DOMAIN}__stop"


class StopTool(llm.Tool):
    """End the conversation when the user wants no more."""

    name = STOP
    title = "Stop"
    description = (
        "Ends the conversation. Use it only when the user dismisses you "
        "('stop', 'never mind', 'that is all'). It does not stop devices or media."
    )
    integration = DOMAIN
    annotations = llm.ToolAnnotations(
        read_only=True, destructive=False, idempotent=True, open_world=False
    )
    parameters = probatio.Schema({})

    def __init__(self, stop: Callable[[], None]) -> None:
        """Take what ends this turn."""
        self._stop = stop

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """End it."""
        self._stop()
        return llm.ToolResult(data={"stopped": True})
