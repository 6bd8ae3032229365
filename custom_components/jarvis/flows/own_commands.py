"""Allows the owner's own commands: Python files that run inside Home Assistant."""

from pathlib import Path
from typing import Any

from homeassistant.config_entries import SubentryFlowResult

from ..commands.shelf.counter import FOLDER
from ..const import SUBENTRY_OWN_COMMANDS
from .form import SubentryForm
from .naming import kind_title


class OwnCommandsFlow(SubentryForm):
    """One confirmation; removing it takes the permission back."""

    only = SUBENTRY_OWN_COMMANDS
    already = "already_allowed"

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Say what it means, then make the folder."""
        if (refusal := self.refusal()) is not None:
            return refusal
        folder = Path(self.hass.config.path(FOLDER))
        if user_input is None:
            return self.async_show_form(
                step_id="user", description_placeholders={"folder": str(folder)}
            )

        def make() -> None:
            folder.mkdir(parents=True, exist_ok=True)

        await self.hass.async_add_executor_job(make)
        return self.keep(await kind_title(self.hass, SUBENTRY_OWN_COMMANDS), {})
