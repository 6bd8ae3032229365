"""The fix flow of a memory that was damaged or cannot be opened."""

from contextlib import suppress
from typing import override

from homeassistant.components.repairs import ConfirmRepairFlow, RepairsFlowResult
from homeassistant.data_entry_flow import FlowResultType

from ..const import DOMAIN
from ..memory import StoreError


class MemoryIssueFlow(ConfirmRepairFlow):
    """Confirms that a loss was read, or tries to open the memory again."""

    @override
    async def async_step_confirm(
        self, user_input: dict[str, str] | None = None
    ) -> RepairsFlowResult:
        """Try at once whether it can be opened and written again."""
        result: RepairsFlowResult = await super().async_step_confirm(user_input)
        if result["type"] is FlowResultType.CREATE_ENTRY:
            for entry in self.hass.config_entries.async_loaded_entries(DOMAIN):
                if (store := entry.runtime_data.memory) is not None:
                    with suppress(StoreError):
                        # What still ails it is told again.
                        await store.probe()
        return result
