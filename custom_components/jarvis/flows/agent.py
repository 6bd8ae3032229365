"""Adds and changes an agent: its engine, its instructions, what it may use."""

import re
from typing import Any, Final

from homeassistant.components.conversation import DOMAIN as CONVERSATION
from homeassistant.config_entries import SubentryFlowResult
from homeassistant.const import CONF_LLM_HASS_API, CONF_NAME
from homeassistant.core import Context
from homeassistant.helpers import llm

from ..commands.shelf.titles import title_of
from ..const import CONF_ENGINE, DOMAIN, ENGINE_AUTOMATIC, SUBENTRY_ENGINE
from .advanced import advanced_section, folded, unfolded
from .form import SubentryForm
from .schema import agent_schema

# Where a word begins in a name that is written in one.
_WORDS: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


class AgentFlow(SubentryForm):
    """One form."""

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Add or change an agent."""
        if (refusal := self.refusal()) is not None:
            return refusal
        errors: dict[str, str] = {}
        stored = self.stored
        if user_input is not None:
            name = user_input.get(CONF_NAME, "").strip()
            if name or self.changing:
                return self._finish(name, user_input)
            errors[CONF_NAME] = "name_needed"
            stored = unfolded(user_input)
        engines = {
            engine.subentry_id: engine.title
            for engine in self._get_entry().get_subentries_of_type(SUBENTRY_ENGINE)
        }
        apis = [api for api in llm.async_get_apis(self.hass) if api.id != DOMAIN]
        if stored.get(CONF_ENGINE) not in engines:
            stored[CONF_ENGINE] = ENGINE_AUTOMATIC
        if self.changing:
            offered = {api.id for api in apis}
            stored[CONF_LLM_HASS_API] = [
                api for api in stored.get(CONF_LLM_HASS_API, []) if api in offered
            ]
        return self.async_show_form(
            step_id=self.source,
            data_schema=self.add_suggested_values_to_schema(
                agent_schema(engines, apis, with_name=not self.changing).extend(
                    advanced_section(await self._tools(apis))
                ),
                folded(stored),
            ),
            errors=errors,
        )

    async_step_reconfigure = async_step_user

    async def _tools(self, apis: list[llm.API]) -> dict[str, str]:
        """Name the tools that the APIs offer now, with their titles."""
        context = llm.LLMContext(
            platform=DOMAIN,
            context=Context(),
            language=self.hass.config.language,
            assistant=CONVERSATION,
            device_id=None,
        )
        house = self._get_entry().runtime_data
        box = await house.toolboxes.get(tuple(api.id for api in apis), context)
        language = self.hass.config.language
        return {
            name: tool.title or title_of(_action(name), language)
            for name, tool in box.tools.items()
        }

    def _finish(self, name: str, user_input: dict[str, Any]) -> SubentryFlowResult:
        data = unfolded(user_input)
        data.pop(CONF_NAME, None)
        return self.keep(name, data)


def _action(tool: str) -> str:
    """Return what a tool is called for: `intent__HassTurnOn` is "Turn_On"."""
    action = tool.rpartition("__")[2]
    return _WORDS.sub("_", action.removeprefix("Hass"))
