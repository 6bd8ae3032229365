"""What is kept about turns and model calls, and what they cost: the entry's options."""

from typing import Any

import probatio

from homeassistant.components.sensor import SensorDeviceClass
from homeassistant.config_entries import ConfigFlowResult
from homeassistant.const import CONF_MODEL
from homeassistant.helpers.selector import (
    BooleanSelector,
    EntitySelector,
    EntitySelectorConfig,
    EntityWithDeviceFilterSelectorConfig,
    NumberSelector,
    NumberSelectorConfig,
    NumberSelectorMode,
    ObjectSelector,
    ObjectSelectorConfig,
    ObjectSelectorField,
    SelectOptionDict,
    SelectSelector,
    SelectSelectorConfig,
    TextSelector,
)

from ..const import (
    CONF_CACHED_PRICE,
    CONF_COMPLETION_PRICE,
    CONF_ENGINE,
    CONF_FIGURE_DAYS,
    CONF_POWER,
    CONF_PRICES,
    CONF_PROMPT_PRICE,
    CONF_SENSOR,
    CONF_TRACE_DAYS,
    CONF_WEEKLY_TEST,
    SUBENTRY_ENGINE,
)
from ..settings import DEFAULT_FIGURE_DAYS, DEFAULT_TRACE_DAYS
from .fields import number
from .guided import GUIDED, GuidedFlow

_PRICE = NumberSelector(
    NumberSelectorConfig(min=0, max=100_000, step="any", mode=NumberSelectorMode.BOX)
)
_SENSOR = EntitySelector(
    EntitySelectorConfig(
        filter=EntityWithDeviceFilterSelectorConfig(
            domain="sensor", device_class=SensorDeviceClass.POWER
        )
    )
)


class RecordsFlow(GuidedFlow):
    """The guided set-up once more, or one form."""

    async def async_step_init(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Offer both; whoever has just added Jarvis is guided at once."""
        if user_input == GUIDED:
            return await self.async_step_guided(seen=False)
        return self.async_show_menu(step_id="init", menu_options=["guided", "records"])

    async def async_step_records(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Change the options."""
        if user_input is not None:
            return self.async_create_entry(data=user_input)
        engines = {
            engine.subentry_id: engine.title
            for engine in self.config_entry.get_subentries_of_type(SUBENTRY_ENGINE)
        }
        known = dict(self.config_entry.options)
        known[CONF_POWER] = [
            row for row in known.get(CONF_POWER, ()) if row[CONF_ENGINE] in engines
        ]
        return self.async_show_form(
            step_id="records",
            data_schema=self.add_suggested_values_to_schema(_schema(engines), known),
        )


def _schema(engines: dict[str, str]) -> probatio.Schema:
    return probatio.Schema(
        {
            probatio.Required(CONF_FIGURE_DAYS, default=DEFAULT_FIGURE_DAYS): _days(1),
            probatio.Required(CONF_TRACE_DAYS, default=DEFAULT_TRACE_DAYS): _days(0),
            probatio.Optional(CONF_WEEKLY_TEST, default=False): BooleanSelector(),
            probatio.Optional(CONF_PRICES): _rows(
                CONF_PRICES,
                CONF_MODEL,
                {
                    CONF_MODEL: {"selector": TextSelector(), "required": True},
                    CONF_PROMPT_PRICE: {"selector": _PRICE, "required": True},
                    CONF_COMPLETION_PRICE: {"selector": _PRICE, "required": True},
                    CONF_CACHED_PRICE: {"selector": _PRICE},
                },
            ),
            probatio.Optional(CONF_POWER): _rows(
                CONF_POWER,
                CONF_ENGINE,
                {
                    CONF_ENGINE: {"selector": _one_of(engines), "required": True},
                    CONF_SENSOR: {"selector": _SENSOR, "required": True},
                },
            ),
        }
    )


def _rows(
    key: str, label: str, fields: dict[str, ObjectSelectorField]
) -> ObjectSelector:
    return ObjectSelector(
        ObjectSelectorConfig(
            fields=fields, multiple=True, label_field=label, translation_key=key
        )
    )


def _one_of(titles: dict[str, str]) -> SelectSelector:
    return SelectSelector(
        SelectSelectorConfig(
            options=[
                SelectOptionDict(value=key, label=title)
                for key, title in titles.items()
            ]
        )
    )


def _days(least: int) -> NumberSelector:
    return number(least, 3650, "d")
