"""The fix flow of a model that has become worse: the owner may take it as it is."""

from typing import override

from homeassistant.components.repairs import ConfirmRepairFlow, RepairsFlowResult
from homeassistant.data_entry_flow import FlowResultType

from ..turn.background import Records


class DriftIssueFlow(ConfirmRepairFlow):
    """Confirms that the model is kept; later tests are measured by how it does now."""

    @override
    async def async_step_confirm(
        self, user_input: dict[str, str] | None = None
    ) -> RepairsFlowResult:
        """Take the last test as the measure."""
        result: RepairsFlowResult = await super().async_step_confirm(user_input)
        if result["type"] is FlowResultType.CREATE_ENTRY:
            await Records(self.hass).accept(str((self.data or {}).get("key")))
        return result
