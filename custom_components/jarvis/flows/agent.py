"""Adds and changes an agent: its engine, its instructions, what it may use."""

from typing import Any

from homeassistant.components.conversation import DOMAIN as CONVERSATION
from homeassistant.config_entries import (
    SOURCE_RECONFIGURE,
    ConfigEntryState,
    ConfigSubentryFlow,
    SubentryFlowResult,
)
from homeassistant.const import CONF_LLM_HASS_API, CONF_NAME
from homeassistant.core import Context
from homeassistant.helpers import llm

from ..const import CONF_ENGINE, DOMAIN, ENGINE_AUTOMATIC, SUBENTRY_ENGINE
from .advanced import advanced_section, folded, unfolded
from .schema import agent_schema


class AgentFlow(ConfigSubentryFlow):
    """One form."""

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Add or change an agent."""
        if self._get_entry().state is not ConfigEntryState.LOADED:
            return self.async_abort(reason="entry_not_loaded")
        if user_input is not None:
            return self._finish(user_input)
        engines = {
            engine.subentry_id: engine.title
            for engine in self._get_entry().get_subentries_of_type(SUBENTRY_ENGINE)
        }
        apis = [api for api in llm.async_get_apis(self.hass) if api.id != DOMAIN]
        changing = self.source == SOURCE_RECONFIGURE
        stored = dict(self._get_reconfigure_subentry().data) if changing else {}
        if stored.get(CONF_ENGINE) not in engines:
            stored[CONF_ENGINE] = ENGINE_AUTOMATIC
        if changing:
            offered = {api.id for api in apis}
            stored[CONF_LLM_HASS_API] = [
                api for api in stored.get(CONF_LLM_HASS_API, []) if api in offered
            ]
        return self.async_show_form(
            step_id=self.source,
            data_schema=self.add_suggested_values_to_schema(
                agent_schema(engines, apis, with_name=not changing).extend(
                    advanced_section(await self._tools(apis))
                ),
                folded(stored),
            ),
        )

    async_step_reconfigure = async_step_user

    async def _tools(self, apis: list[llm.API]) -> list[str]:
        """Name the tools that the APIs offer now."""
        context = llm.LLMContext(
            platform=DOMAIN,
            context=Context(),
            language=self.hass.config.language,
            assistant=CONVERSATION,
            device_id=None,
        )
        house = self._get_entry().runtime_data
        box = await house.toolboxes.get(tuple(api.id for api in apis), context)
        return list(box.tools)

    def _finish(self, user_input: dict[str, Any]) -> SubentryFlowResult:
        user_input = unfolded(user_input)
        if self.source == SOURCE_RECONFIGURE:
            return self.async_update_and_abort(
                self._get_entry(), self._get_reconfigure_subentry(), data=user_input
            )
        title = user_input.pop(CONF_NAME).strip()
        return self.async_create_entry(title=title, data=user_input)
