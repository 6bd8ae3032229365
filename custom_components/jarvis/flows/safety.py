"""What Jarvis asks before: the PIN and the limits, and rules of the owner's own."""

import re
from typing import Any, Final

import probatio

from homeassistant.config_entries import (
    SOURCE_RECONFIGURE,
    ConfigEntryState,
    ConfigSubentryFlow,
    SubentryFlowResult,
)
from homeassistant.const import CONF_NAME
from homeassistant.helpers.selector import (
    AreaSelector,
    AreaSelectorConfig,
    BooleanSelector,
    EntitySelector,
    EntitySelectorConfig,
    LabelSelector,
    LabelSelectorConfig,
    NumberSelector,
    NumberSelectorConfig,
    NumberSelectorMode,
    SelectOptionDict,
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
    TextSelector,
    TextSelectorConfig,
    TextSelectorType,
)

from ..const import (
    CONF_ACTIONS,
    CONF_AGENTS,
    CONF_ANSWER_SECONDS,
    CONF_AREAS,
    CONF_DEVICE_CLASSES,
    CONF_DOMAINS,
    CONF_ENTITIES,
    CONF_FORGET_PIN,
    CONF_HANDFUL,
    CONF_LABELS,
    CONF_PERSONS,
    CONF_PIN,
    CONF_PIN_SALT,
    CONF_SATELLITES,
    CONF_TIER,
    SUBENTRY_SAFETY,
)
from ..safety.pin import LONGEST, SHORTEST, make_pin
from ..safety.tiers import Tier
from ..settings import DEFAULT_ANSWER_SECONDS, DEFAULT_HANDFUL, DEFAULT_TIER

_TITLE: Final = "Safety"
_PIN: Final = re.compile(rf"\d{{{SHORTEST},{LONGEST}}}")
_WHAT: Final = (
    CONF_ENTITIES,
    CONF_AREAS,
    CONF_LABELS,
    CONF_DOMAINS,
    CONF_DEVICE_CLASSES,
    CONF_ACTIONS,
    CONF_SATELLITES,
    CONF_PERSONS,
    CONF_AGENTS,
)


class SafetyFlow(ConfigSubentryFlow):
    """One form; there is one house to guard, so there is one of these."""

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Set the PIN and the limits; a stored PIN is never shown."""
        entry = self._get_entry()
        if entry.state is not ConfigEntryState.LOADED:
            return self.async_abort(reason="entry_not_loaded")
        changing = self.source == SOURCE_RECONFIGURE
        known = any(True for _ in entry.get_subentries_of_type(SUBENTRY_SAFETY))
        if known and not changing:
            return self.async_abort(reason="already_configured")
        stored = dict(self._get_reconfigure_subentry().data) if changing else {}
        errors: dict[str, str] = {}
        if user_input is not None:
            if not (pin := user_input.get(CONF_PIN)) or _PIN.fullmatch(pin):
                return await self._finish(user_input, stored)
            errors[CONF_PIN] = "pin_digits"
        shown = {k: v for k, v in stored.items() if k != CONF_PIN} | (user_input or {})
        shown.pop(CONF_PIN, None)
        return self.async_show_form(
            step_id=self.source,
            data_schema=self.add_suggested_values_to_schema(
                _safety_schema(has_pin=bool(stored.get(CONF_PIN))), shown
            ),
            errors=errors,
        )

    async_step_reconfigure = async_step_user

    async def _finish(
        self, user_input: dict[str, Any], stored: dict[str, Any]
    ) -> SubentryFlowResult:
        forget = user_input.pop(CONF_FORGET_PIN, False)
        if pin := user_input.pop(CONF_PIN, None):
            made = await self.hass.async_add_executor_job(make_pin, pin)
            user_input[CONF_PIN], user_input[CONF_PIN_SALT] = made
        elif stored.get(CONF_PIN) and not forget:
            user_input[CONF_PIN] = stored[CONF_PIN]
            user_input[CONF_PIN_SALT] = stored[CONF_PIN_SALT]
        if self.source == SOURCE_RECONFIGURE:
            return self.async_update_and_abort(
                self._get_entry(), self._get_reconfigure_subentry(), data=user_input
            )
        return self.async_create_entry(
            title=_TITLE, data=user_input, unique_id=SUBENTRY_SAFETY
        )


class RuleFlow(ConfigSubentryFlow):
    """One form per rule: how risky, what, from where and for whom."""

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Add or change a rule."""
        if self._get_entry().state is not ConfigEntryState.LOADED:
            return self.async_abort(reason="entry_not_loaded")
        changing = self.source == SOURCE_RECONFIGURE
        stored = dict(self._get_reconfigure_subentry().data) if changing else {}
        errors: dict[str, str] = {}
        if user_input is not None:
            if any(user_input.get(key) for key in _WHAT):
                return self._finish(user_input)
            errors["base"] = "rule_empty"
            stored = user_input
        return self.async_show_form(
            step_id=self.source,
            data_schema=self.add_suggested_values_to_schema(
                await self._schema(with_name=not changing), stored
            ),
            errors=errors,
        )

    async_step_reconfigure = async_step_user

    def _finish(self, user_input: dict[str, Any]) -> SubentryFlowResult:
        data = {key: value for key, value in user_input.items() if value}
        if self.source == SOURCE_RECONFIGURE:
            return self.async_update_and_abort(
                self._get_entry(), self._get_reconfigure_subentry(), data=data
            )
        title = data.pop(CONF_NAME).strip()
        return self.async_create_entry(title=title, data=data)

    async def _schema(self, *, with_name: bool) -> probatio.Schema:
        fields: dict[Any, Any] = {}
        if with_name:
            fields[probatio.Required(CONF_NAME)] = TextSelector()
        users = [
            SelectOptionDict(value=user.id, label=user.name or user.id)
            for user in await self.hass.auth.async_get_users()
            if not user.system_generated
        ]
        fields |= {
            probatio.Required(CONF_TIER, default=DEFAULT_TIER): SelectSelector(
                SelectSelectorConfig(
                    options=[tier.key for tier in Tier],
                    translation_key=CONF_TIER,
                    mode=SelectSelectorMode.DROPDOWN,
                )
            ),
            probatio.Optional(CONF_ENTITIES): _entities(),
            probatio.Optional(CONF_AREAS): AreaSelector(
                AreaSelectorConfig(multiple=True)
            ),
            probatio.Optional(CONF_LABELS): LabelSelector(
                LabelSelectorConfig(multiple=True)
            ),
            probatio.Optional(CONF_DOMAINS): _words(),
            probatio.Optional(CONF_DEVICE_CLASSES): _words(),
            probatio.Optional(CONF_ACTIONS): _words(),
            probatio.Optional(CONF_SATELLITES): _entities("assist_satellite"),
            probatio.Optional(CONF_PERSONS): SelectSelector(
                SelectSelectorConfig(options=users, multiple=True)
            ),
            probatio.Optional(CONF_AGENTS): _entities("conversation"),
        }
        return probatio.Schema(fields)


def _safety_schema(*, has_pin: bool) -> probatio.Schema:
    fields: dict[Any, Any] = {
        probatio.Optional(CONF_PIN): TextSelector(
            TextSelectorConfig(
                type=TextSelectorType.PASSWORD, autocomplete="new-password"
            )
        )
    }
    if has_pin:
        fields[probatio.Optional(CONF_FORGET_PIN, default=False)] = BooleanSelector()
    return probatio.Schema(
        {
            **fields,
            probatio.Required(CONF_HANDFUL, default=DEFAULT_HANDFUL): _number(
                0, 100, None
            ),
            probatio.Required(
                CONF_ANSWER_SECONDS, default=DEFAULT_ANSWER_SECONDS
            ): _number(10, 300, "s"),
        }
    )


def _entities(domain: str | None = None) -> EntitySelector:
    if domain is None:
        return EntitySelector(EntitySelectorConfig(multiple=True))
    return EntitySelector(EntitySelectorConfig(multiple=True, domain=domain))


def _words() -> TextSelector:
    return TextSelector(TextSelectorConfig(multiple=True))


def _number(low: int, high: int, unit: str | None) -> NumberSelector:
    config = NumberSelectorConfig(
        min=low, max=high, step=1, mode=NumberSelectorMode.BOX
    )
    if unit:
        config["unit_of_measurement"] = unit
    return NumberSelector(config)
