"""HA's platform for tools: every agent in the house may use the commands."""

from typing import TYPE_CHECKING

from homeassistant.components.llm import LLMTools
from homeassistant.core import callback
from homeassistant.helpers.llm import LLM_API_ASSIST

from .const import DOMAIN

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant
    from homeassistant.helpers.llm import LLMContext

    from .types import House


@callback
def async_get_tools(
    hass: HomeAssistant, _llm_context: LLMContext, api_id: str
) -> LLMTools | None:
    """Offer the commands with Assist, sorted by name; None for any other API."""
    entries = hass.config_entries.async_loaded_entries(DOMAIN)
    if api_id != LLM_API_ASSIST or not entries:
        return None
    house: House = entries[0].runtime_data
    return LLMTools(tools=house.counter.tools())
