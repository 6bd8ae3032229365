"""What a house still lacks, told as repair issues that come and go with the state."""

from typing import TYPE_CHECKING, Final

from homeassistant.components.repairs import ConfirmRepairFlow, RepairsFlowResult
from homeassistant.components.repairs.const import FlowType
from homeassistant.core import CALLBACK_TYPE, Event, HomeAssistant, callback
from homeassistant.helpers import entity_registry as er, issue_registry as ir
from homeassistant.helpers.start import async_at_started

from ..const import DOMAIN
from .assistant import is_assistant, make_assistant, pipelines
from .guided import GUIDED

if TYPE_CHECKING:
    from typing import Any

    from ..types import House, JarvisConfigEntry

NO_ENGINE: Final = "no_engine"
NO_ASSISTANT: Final = "no_assistant"
NOTHING_EXPOSED: Final = "nothing_exposed"
# What Jarvis can lack, and whether it can mend it when told to.
_ROWS: Final = {NO_ENGINE: True, NO_ASSISTANT: True, NOTHING_EXPOSED: False}


@callback
def lacks(hass: HomeAssistant, entry: JarvisConfigEntry) -> frozenset[str]:
    """Return what is missing now, by the keys of the issues."""
    house: House = entry.runtime_data
    missing = {
        NO_ENGINE: not house.seats,
        NO_ASSISTANT: is_assistant(hass, entry) is False,
        NOTHING_EXPOSED: not house.home.home.entities,
    }
    return frozenset(key for key, is_so in missing.items() if is_so)


@callback
def watch_setup(hass: HomeAssistant, entry: JarvisConfigEntry) -> CALLBACK_TYPE:
    """Keep the issues true from the start on; returns how to stop."""

    @callback
    def look(_what: HomeAssistant | Event[Any] | None = None) -> None:
        if hass.is_running:
            _tell(hass, entry)

    async def changed(*_: Any) -> None:
        look()

    ends = [
        async_at_started(hass, look),
        entry.runtime_data.home.listen(look),
        hass.bus.async_listen(er.EVENT_ENTITY_REGISTRY_UPDATED, look),
    ]
    if (store := pipelines(hass)) is not None:
        ends.append(store.async_add_listener(changed))

    @callback
    def stop() -> None:
        for end in ends:
            end()
        for key in _ROWS:
            ir.async_delete_issue(hass, DOMAIN, key)

    return stop


def _tell(hass: HomeAssistant, entry: JarvisConfigEntry) -> None:
    missing = lacks(hass, entry)
    for key, fixable in _ROWS.items():
        if key not in missing:
            ir.async_delete_issue(hass, DOMAIN, key)
            continue
        ir.async_create_issue(
            hass,
            DOMAIN,
            key,
            data={"kind": key, "entry_id": entry.entry_id},
            is_fixable=fixable,
            severity=ir.IssueSeverity.WARNING,
            translation_key=key,
        )


class LackFlow(ConfirmRepairFlow):
    """Makes Jarvis the assistant, or begins the guided set-up."""

    async def async_step_confirm(
        self, user_input: dict[str, str] | None = None
    ) -> RepairsFlowResult:
        """Do what the issue asks for, once it is confirmed."""
        told = self.data or {}
        entry = self.hass.config_entries.async_get_entry(str(told.get("entry_id")))
        if entry is None:
            return self.async_abort(reason="not_loaded")
        if user_input is None:
            return await super().async_step_confirm()
        if told.get("kind") == NO_ASSISTANT:
            if await make_assistant(self.hass, entry):
                return self.async_create_entry(data={})
            return self.async_abort(reason="not_loaded")
        guided = await self.hass.config_entries.options.async_init(
            entry.entry_id, data=dict(GUIDED)
        )
        # The issue goes when an engine comes; what only was begun mends nothing.
        return self.async_abort(
            reason="guided", next_flow=(FlowType.OPTIONS_FLOW, guided["flow_id"])
        )
