"""The entry, reauthentication of an engine, and the map of subentry flows."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, override

from homeassistant.config_entries import (
    ConfigEntry,
    ConfigFlow,
    ConfigFlowResult,
    ConfigSubentryData,
    ConfigSubentryFlow,
    FlowType,
)
from homeassistant.const import CONF_API_KEY, CONF_LLM_HASS_API
from homeassistant.core import callback
from homeassistant.data_entry_flow import FlowResultType

from .const import (
    DOMAIN,
    REAUTH_SUBENTRY,
    SUBENTRY_AGENT,
    SUBENTRY_COMMAND,
    SUBENTRY_ENGINE,
    SUBENTRY_MEMORY,
    SUBENTRY_OWN_COMMANDS,
    SUBENTRY_RULE,
    SUBENTRY_SAFETY,
    SUBENTRY_WEB,
)
from .flows.agent import AgentFlow
from .flows.command import CommandFlow
from .flows.discovered import engine_of, server_at
from .flows.engine import EngineFlow
from .flows.guided import GUIDED
from .flows.memory import MemoryFlow
from .flows.naming import engine_title
from .flows.own_commands import OwnCommandsFlow
from .flows.records import RecordsFlow
from .flows.rule import RuleFlow
from .flows.safety import SafetyFlow
from .flows.schema import key_schema
from .flows.trying import try_engine
from .flows.web import WebFlow, try_search
from .settings import DEFAULT_AGENT_NAME, DEFAULT_APIS

if TYPE_CHECKING:
    from homeassistant.config_entries import ConfigSubentry
    from homeassistant.helpers.service_info.hassio import HassioServiceInfo

    from .engines.discovery import Finding


class JarvisConfigFlow(ConfigFlow, domain=DOMAIN):
    """Set up Jarvis; everything that has options is a subentry."""

    VERSION = 1
    MINOR_VERSION = 1

    _found: Finding | None = None

    @classmethod
    @callback
    @override
    def async_get_supported_subentry_types(
        cls, config_entry: ConfigEntry
    ) -> dict[str, type[ConfigSubentryFlow]]:
        return {
            SUBENTRY_ENGINE: EngineFlow,
            SUBENTRY_AGENT: AgentFlow,
            SUBENTRY_COMMAND: CommandFlow,
            SUBENTRY_MEMORY: MemoryFlow,
            SUBENTRY_OWN_COMMANDS: OwnCommandsFlow,
            SUBENTRY_SAFETY: SafetyFlow,
            SUBENTRY_RULE: RuleFlow,
            SUBENTRY_WEB: WebFlow,
        }

    @override
    @staticmethod
    @callback
    def async_get_options_flow(config_entry: ConfigEntry) -> RecordsFlow:
        return RecordsFlow()

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Confirm; the first agent comes along, so Jarvis answers at once."""
        if user_input is None:
            return self.async_show_form(step_id="user")
        return self._created()

    @override
    async def async_on_create_entry(self, result: ConfigFlowResult) -> ConfigFlowResult:
        """Go on with the guided set-up."""
        guided = await self.hass.config_entries.options.async_init(
            result["result"].entry_id, data=dict(GUIDED)
        )
        if guided["type"] is not FlowResultType.ABORT:
            result["next_flow"] = (FlowType.OPTIONS_FLOW, guided["flow_id"])
        return result

    @override
    async def async_step_hassio(
        self, discovery_info: HassioServiceInfo
    ) -> ConfigFlowResult:
        """Offer to begin with the model server that an add-on announces."""
        await self._async_handle_discovery_without_unique_id()
        self._found = await server_at(self.hass, discovery_info.config)
        if self._found is None:
            return self.async_abort(reason="no_model_server")
        self.context["title_placeholders"] = {"name": discovery_info.name}
        return await self.async_step_server_found()

    async def async_step_server_found(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Confirm; the server comes along as the first engine."""
        assert self._found is not None  # noqa: S101 - an announcement led here
        errors: dict[str, str] = {}
        if user_input is not None:
            key = user_input.get(CONF_API_KEY, "").strip()
            engine = await engine_of(self.hass, self._found, key)
            if not isinstance(engine, str):
                return self._created(engine)
            errors["base"] = engine
        locked = self._found.verdict == "locked" or "invalid_auth" in errors.values()
        if not locked:
            self._set_confirm_only()
        return self.async_show_form(
            step_id="server_found",
            data_schema=key_schema() if locked else None,
            errors=errors,
            description_placeholders={
                "server": engine_title(
                    self.hass, self._found.known.server, self._found.url
                )
            },
        )

    def _created(self, *engines: ConfigSubentryData) -> ConfigFlowResult:
        """Create the entry with its first agent."""
        agent = ConfigSubentryData(
            subentry_type=SUBENTRY_AGENT,
            title=DEFAULT_AGENT_NAME,
            unique_id=None,
            data={CONF_LLM_HASS_API: list(DEFAULT_APIS)},
        )
        return self.async_create_entry(
            title=DEFAULT_AGENT_NAME, data={}, subentries=[*engines, agent]
        )

    async def async_step_reauth(
        self, entry_data: Mapping[str, Any]
    ) -> ConfigFlowResult:
        """Start when an engine refused its key."""
        self._subentry_id = entry_data.get(REAUTH_SUBENTRY)
        return await self.async_step_reauth_confirm()

    async def async_step_reauth_confirm(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Ask for the new key of that engine and try it."""
        entry = self._get_reauth_entry()
        if (engine := self._refused(entry)) is None:
            return self.async_abort(reason="engine_gone")
        errors: dict[str, str] = {}
        if user_input is not None:
            data = {**engine.data, CONF_API_KEY: user_input[CONF_API_KEY].strip()}
            if engine.subentry_type == SUBENTRY_WEB:
                error = await try_search(self.hass, data)
            else:
                _, error = await try_engine(self.hass, engine.title, data)
            if error is None:
                self.hass.config_entries.async_update_subentry(entry, engine, data=data)
                return self.async_abort(reason="reauth_successful")
            errors["base"] = error
        return self.async_show_form(
            step_id="reauth_confirm",
            data_schema=key_schema(),
            errors=errors,
            description_placeholders={"engine": engine.title},
        )

    def _refused(self, entry: ConfigEntry) -> ConfigSubentry | None:
        found = entry.subentries.get(self._subentry_id or "")
        kinds = (SUBENTRY_ENGINE, SUBENTRY_WEB)
        return found if found and found.subentry_type in kinds else None
