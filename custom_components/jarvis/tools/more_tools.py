"""Lets the model ask for tools that it was not shown, in words."""

from collections.abc import Callable
from typing import override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers import config_validation as cv, llm

from ..const import DOMAIN

MORE_TOOLS = f"{DOMAIN}__more_tools"

# What is wanted, in words -> names and descriptions; None: asked too often.
type Look = Callable[[str], list[tuple[str, str]] | None]


class MoreTools(llm.Tool):
    """Find further tools and make them callable in this turn."""

    name = MORE_TOOLS
    title = "Find more tools"
    description = (
        "Finds further tools by what they shall do, when none of yours fits. "
        "Those found can be called from then on."
    )
    integration = DOMAIN
    annotations = llm.ToolAnnotations(
        read_only=True, destructive=False, idempotent=True, open_world=False
    )
    parameters = probatio.Schema(
        {
            probatio.Required(
                "wish", description="What the tool shall do, e.g. 'start the vacuum'."
            ): cv.string
        }
    )

    def __init__(self, look: Look) -> None:
        """Take what looks for tools in this turn."""
        self._look = look

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Return the tools found, or say that there are none."""
        found = self._look(self.parameters(tool_input.tool_args)["wish"])
        if found is None:
            return llm.ToolResult(
                data={
                    "error": "asked_too_often",
                    "error_text": "Decide with the tools you have, or answer now.",
                },
                error=True,
            )
        if not found:
            return llm.ToolResult(data={"tools": [], "note": "No further tool fits."})
        return llm.ToolResult(
            data={"tools": [{"name": name, "does": text} for name, text in found]}
        )
