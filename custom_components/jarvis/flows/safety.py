"""What Jarvis asks before: the PIN and the limits, and rules of the owner's own."""

import re
from typing import Any, Final

import probatio

from homeassistant.config_entries import SubentryFlowResult
from homeassistant.const import CONF_NAME
from homeassistant.helpers.selector import (
    AreaSelector,
    AreaSelectorConfig,
    BooleanSelector,
    EntitySelector,
    EntitySelectorConfig,
    LabelSelector,
    LabelSelectorConfig,
    SelectOptionDict,
    SelectSelector,
    SelectSelectorConfig,
    TextSelector,
    TextSelectorConfig,
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
from .fields import choice, number, secret
from .form import SubentryForm

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


class SafetyFlow(SubentryForm):
    """One form; there is one house to guard, so there is one of these."""

    only = SUBENTRY_SAFETY

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Set the PIN and the limits; a stored PIN is never shown."""
        if (refusal := self.refusal()) is not None:
            return refusal
        stored = self.stored
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
        return self.keep(_TITLE, user_input)


class RuleFlow(SubentryForm):
    """One form per rule: how risky, what, from where and for whom."""

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Add or change a rule."""
        if (refusal := self.refusal()) is not None:
            return refusal
        stored = self.stored
        errors: dict[str, str] = {}
        if user_input is not None:
            if not (self.changing or user_input.get(CONF_NAME, "").strip()):
                errors[CONF_NAME] = "name_needed"
            elif any(user_input.get(key) for key in _WHAT):
                return self._finish(user_input)
            else:
                errors["base"] = "rule_empty"
            stored = user_input
        return self.async_show_form(
            step_id=self.source,
            data_schema=self.add_suggested_values_to_schema(
                await self._schema(with_name=not self.changing), stored
            ),
            errors=errors,
        )

    async_step_reconfigure = async_step_user

    def _finish(self, user_input: dict[str, Any]) -> SubentryFlowResult:
        data = {key: value for key, value in user_input.items() if value}
        return self.keep(data.pop(CONF_NAME, "").strip(), data)

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
            probatio.Required(CONF_TIER, default=DEFAULT_TIER): choice(
                CONF_TIER, (tier.key for tier in Tier)
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
    fields: dict[Any, Any] = {probatio.Optional(CONF_PIN): secret("new-password")}
    if has_pin:
        fields[probatio.Optional(CONF_FORGET_PIN, default=False)] = BooleanSelector()
    return probatio.Schema(
        {
            **fields,
            probatio.Required(CONF_HANDFUL, default=DEFAULT_HANDFUL): number(0, 100),
            probatio.Required(
                CONF_ANSWER_SECONDS, default=DEFAULT_ANSWER_SECONDS
            ): number(10, 300, "s"),
        }
    )


def _entities(domain: str | None = None) -> EntitySelector:
    if domain is None:
        return EntitySelector(EntitySelectorConfig(multiple=True))
    return EntitySelector(EntitySelectorConfig(multiple=True, domain=domain))


def _words() -> TextSelector:
    return TextSelector(TextSelectorConfig(multiple=True))
