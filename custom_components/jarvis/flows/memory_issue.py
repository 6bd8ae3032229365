"""The fix flow of a memory that was damaged or cannot be opened."""

from typing import override

from homeassistant.components.repairs import ConfirmRepairFlow, RepairsFlowResult
from homeassistant.data_entry_flow import FlowResultType

from ..const import DOMAIN


class MemoryIssueFlow(ConfirmRepairFlow):
    """Confirms that a loss was read, or tries to open the memory again."""

    @override
    async def async_step_confirm(
        self, user_input: dict[str, str] | None = None
    ) -> RepairsFlowResult:
        """Open it again when it could not be opened before."""
        result: RepairsFlowResult = await super().async_step_confirm(user_input)
        if result["type"] is FlowResultType.CREATE_ENTRY:
            for entry in self.hass.config_entries.async_loaded_entries(DOMAIN):
                if entry.runtime_data.memory.store is None:
                    self.hass.config_entries.async_schedule_reload(entry.entry_id)
        return result
