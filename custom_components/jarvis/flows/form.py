"""What every form of a subentry does: it asks a running entry, adds or changes."""

from collections.abc import Mapping
from typing import Any, ClassVar

from homeassistant.config_entries import (
    SOURCE_RECONFIGURE,
    ConfigEntryState,
    ConfigSubentryFlow,
    SubentryFlowResult,
)


class SubentryForm(ConfigSubentryFlow):
    """A flow whose one form serves to add and to change.

    `only` is the kind of subentry of which a house has one, `already` the reason to
    refuse another.
    """

    only: ClassVar[str | None] = None
    already: ClassVar[str] = "already_configured"

    @property
    def changing(self) -> bool:
        """Whether a stored subentry is changed."""
        return self.source == SOURCE_RECONFIGURE

    @property
    def stored(self) -> dict[str, Any]:
        """A copy of what is changed; {} when something is added."""
        return dict(self._get_reconfigure_subentry().data) if self.changing else {}

    def refusal(self) -> SubentryFlowResult | None:
        """End the flow when the entry does not run, or has the only one already."""
        entry = self._get_entry()
        if entry.state is not ConfigEntryState.LOADED:
            return self.async_abort(reason="entry_not_loaded")
        if self.only is None or self.changing:
            return None
        if any(True for _ in entry.get_subentries_of_type(self.only)):
            return self.async_abort(reason=self.already)
        return None

    def keep(
        self,
        title: str,
        data: Mapping[str, Any],
        *,
        rename: bool = False,
        unique_id: str | None = None,
    ) -> SubentryFlowResult:
        """Store the form; a changed subentry keeps its title unless `rename`.

        `unique_id` is of a new one; without it, that of the only one of a kind.
        """
        if not self.changing:
            return self.async_create_entry(
                title=title, data=data, unique_id=unique_id or self.only
            )
        changed = self._get_reconfigure_subentry()
        return self.async_update_and_abort(
            self._get_entry(),
            changed,
            title=title if rename else changed.title,
            data=data,
        )
