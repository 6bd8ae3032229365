"""What Jarvis may remember: on or off, how long, by whose help, whose satellites."""

from typing import Any

import probatio

from homeassistant.config_entries import (
    SOURCE_RECONFIGURE,
    ConfigEntryState,
    ConfigSubentryFlow,
    SubentryFlowResult,
)
from homeassistant.helpers.selector import (
    BooleanSelector,
    NumberSelector,
    NumberSelectorConfig,
    NumberSelectorMode,
    ObjectSelector,
    ObjectSelectorConfig,
    ObjectSelectorField,
    SelectOptionDict,
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
    TextSelector,
)

from ..const import (
    CONF_DIARY_DAYS,
    CONF_EMBED_ENGINE,
    CONF_EMBED_MODEL,
    CONF_MEGABYTES,
    CONF_MEMORY,
    CONF_PERSON,
    CONF_SATELLITE,
    CONF_SUMMARIES,
    CONF_VOICES,
    SUBENTRY_ENGINE,
    SUBENTRY_MEMORY,
)
from ..settings import DEFAULT_DIARY_DAYS, DEFAULT_MEGABYTES

_TITLE = "Memory"
_VOICES = ObjectSelector(
    ObjectSelectorConfig(
        multiple=True,
        label_field=CONF_SATELLITE,
        description_field=CONF_PERSON,
        translation_key=CONF_VOICES,
        fields={
            CONF_SATELLITE: ObjectSelectorField(
                selector={"entity": {"filter": {"domain": "assist_satellite"}}},
                required=True,
            ),
            CONF_PERSON: ObjectSelectorField(
                selector={"entity": {"filter": {"domain": "person"}}}, required=True
            ),
        },
    )
)


class MemoryFlow(ConfigSubentryFlow):
    """One form; there is one memory, so there is one of these."""

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Make or change the settings."""
        entry = self._get_entry()
        if entry.state is not ConfigEntryState.LOADED:
            return self.async_abort(reason="entry_not_loaded")
        changing = self.source == SOURCE_RECONFIGURE
        known = any(True for _ in entry.get_subentries_of_type(SUBENTRY_MEMORY))
        if known and not changing:
            return self.async_abort(reason="already_configured")
        stored = dict(self._get_reconfigure_subentry().data) if changing else {}
        errors: dict[str, str] = {}
        if user_input is not None:
            if bool(user_input.get(CONF_EMBED_ENGINE)) == bool(
                user_input.get(CONF_EMBED_MODEL, "").strip()
            ):
                return self._finish(user_input)
            errors[CONF_EMBED_MODEL] = "embed_both"
            stored = user_input
        return self.async_show_form(
            step_id=self.source,
            data_schema=self.add_suggested_values_to_schema(self._schema(), stored),
            errors=errors,
        )

    async_step_reconfigure = async_step_user

    def _finish(self, user_input: dict[str, Any]) -> SubentryFlowResult:
        if self.source == SOURCE_RECONFIGURE:
            return self.async_update_and_abort(
                self._get_entry(), self._get_reconfigure_subentry(), data=user_input
            )
        return self.async_create_entry(
            title=_TITLE, data=user_input, unique_id=SUBENTRY_MEMORY
        )

    def _schema(self) -> probatio.Schema:
        engines = self._get_entry().get_subentries_of_type(SUBENTRY_ENGINE)
        return probatio.Schema(
            {
                probatio.Required(CONF_MEMORY, default=True): BooleanSelector(),
                probatio.Required(CONF_SUMMARIES, default=True): BooleanSelector(),
                probatio.Required(CONF_DIARY_DAYS, default=DEFAULT_DIARY_DAYS): _number(
                    36_500, "d"
                ),
                probatio.Required(CONF_MEGABYTES, default=DEFAULT_MEGABYTES): _number(
                    100_000, "MB"
                ),
                probatio.Optional(CONF_EMBED_ENGINE): SelectSelector(
                    SelectSelectorConfig(
                        options=[
                            SelectOptionDict(value=sub.subentry_id, label=sub.title)
                            for sub in engines
                        ],
                        mode=SelectSelectorMode.DROPDOWN,
                    )
                ),
                probatio.Optional(CONF_EMBED_MODEL): TextSelector(),
                probatio.Optional(CONF_VOICES): _VOICES,
            }
        )


def _number(high: int, unit: str) -> NumberSelector:
    return NumberSelector(
        NumberSelectorConfig(
            min=0,
            max=high,
            step=1,
            mode=NumberSelectorMode.BOX,
            unit_of_measurement=unit,
        )
    )
