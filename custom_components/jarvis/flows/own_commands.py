"""Allows the owner's own commands: Python files that run inside Home Assistant."""

from pathlib import Path
from typing import Any

from homeassistant.config_entries import (
    ConfigEntryState,
    ConfigSubentryFlow,
    SubentryFlowResult,
)

from ..commands.choices import FOLDER
from ..const import SUBENTRY_OWN_COMMANDS


class OwnCommandsFlow(ConfigSubentryFlow):
    """One confirmation; removing it takes the permission back."""

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Say what it means, then make the folder."""
        entry = self._get_entry()
        if entry.state is not ConfigEntryState.LOADED:
            return self.async_abort(reason="entry_not_loaded")
        if any(True for _ in entry.get_subentries_of_type(SUBENTRY_OWN_COMMANDS)):
            return self.async_abort(reason="already_allowed")
        folder = Path(self.hass.config.path(FOLDER))
        if user_input is None:
            return self.async_show_form(
                step_id="user", description_placeholders={"folder": str(folder)}
            )

        def make() -> None:
            folder.mkdir(parents=True, exist_ok=True)

        await self.hass.async_add_executor_job(make)
        return self.async_create_entry(
            title=FOLDER, data={}, unique_id=SUBENTRY_OWN_COMMANDS
        )
