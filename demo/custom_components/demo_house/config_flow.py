"""Asks for the language of the house's names; the demo answers it over HTTP."""

from typing import Any, override

import probatio

from homeassistant.config_entries import ConfigFlow, ConfigFlowResult

from .const import DOMAIN
from .house import LANGUAGES


class DemoHouseFlow(ConfigFlow, domain=DOMAIN):
    """Set up the one demo house."""

    @override
    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Take the language and finish."""
        if user_input is not None:
            return self.async_create_entry(title="Demo House", data=user_input)
        schema = probatio.Schema(
            {probatio.Required("language", default="en"): probatio.In(LANGUAGES)}
        )
        return self.async_show_form(step_id="user", data_schema=schema)
