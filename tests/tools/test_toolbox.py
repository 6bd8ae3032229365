"""The kept tools are those of the house as it is now."""

import asyncio
from typing import Any, Final, override

from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    MockModule,
    MockPlatform,
    mock_integration,
    mock_platform,
)

from custom_components.jarvis.const import DOMAIN
from homeassistant.components.llm import LLMTools
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import llm
from homeassistant.setup import async_setup_component

APIS: Final = (llm.LLM_API_ASSIST,)


class Extra(llm.Tool):
    """A tool that comes with an integration."""

    description = "Does something more."

    def __init__(self, domain: str) -> None:
        """Tell whose it is."""
        self.name = f"{domain}__do"
        self.integration = domain

    @override
    async def async_call(self, *args: Any) -> llm.ToolResult:
        return llm.ToolResult(data={})


async def load(hass: HomeAssistant, domain: str) -> None:
    """Set up an integration that brings one tool."""
    platform = MockPlatform()
    platform.async_get_tools = lambda *_: LLMTools(tools=[Extra(domain)])  # type: ignore[attr-defined]
    mock_integration(hass, MockModule(domain))
    mock_platform(hass, f"{domain}.llm", platform)
    assert await async_setup_component(hass, domain, {})


async def test_what_is_loaded_while_the_tools_are_read_is_not_missed(
    hass: HomeAssistant, jarvis: MockConfigEntry
) -> None:
    boxes = jarvis.runtime_data.toolboxes
    caller = llm.LLMContext(
        platform=DOMAIN,
        context=Context(),
        language="en",
        assistant="conversation",
        device_id=None,
    )
    await boxes.get(APIS, caller)
    await load(hass, "first")
    reading = asyncio.create_task(boxes.get(APIS, caller))
    await asyncio.sleep(0)
    assert not reading.done()
    await load(hass, "second")
    await reading
    box = await boxes.get(APIS, caller)
    assert {"first__do", "second__do"} <= set(box.tools)
    # What nothing has changed since is kept.
    assert await boxes.get(APIS, caller) is box
