"""What Jarvis may remember: on or off, how long, by whose help, whose satellites."""

from typing import Any

import probatio

from homeassistant.config_entries import SubentryFlowResult
from homeassistant.helpers.selector import (
    BooleanSelector,
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
from .fields import number
from .form import SubentryForm
from .naming import kind_title

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


class MemoryFlow(SubentryForm):
    """One form; there is one memory, so there is one of these."""

    only = SUBENTRY_MEMORY

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Make or change the settings."""
        if (refusal := self.refusal()) is not None:
            return refusal
        stored = self.stored
        errors: dict[str, str] = {}
        if user_input is not None:
            if bool(user_input.get(CONF_EMBED_ENGINE)) == bool(
                user_input.get(CONF_EMBED_MODEL, "").strip()
            ):
                title = await kind_title(self.hass, SUBENTRY_MEMORY)
                return self.keep(title, user_input)
            errors[CONF_EMBED_MODEL] = "embed_both"
            stored = user_input
        return self.async_show_form(
            step_id=self.source,
            data_schema=self.add_suggested_values_to_schema(self._schema(), stored),
            errors=errors,
        )

    async_step_reconfigure = async_step_user

    def _schema(self) -> probatio.Schema:
        engines = self._get_entry().get_subentries_of_type(SUBENTRY_ENGINE)
        return probatio.Schema(
            {
                probatio.Required(CONF_MEMORY, default=True): BooleanSelector(),
                probatio.Required(CONF_SUMMARIES, default=True): BooleanSelector(),
                probatio.Required(CONF_DIARY_DAYS, default=DEFAULT_DIARY_DAYS): number(
                    0, 36_500, "d"
                ),
                probatio.Required(CONF_MEGABYTES, default=DEFAULT_MEGABYTES): number(
                    0, 100_000, "MB"
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
