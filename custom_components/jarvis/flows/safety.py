"""What Jarvis asks before: the PIN and the limits, and rules of the owner's own."""

import re
from typing import Any, Final

import probatio

from homeassistant.config_entries import SubentryFlowResult
from homeassistant.helpers.selector import BooleanSelector

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
    SUBENTRY_SAFETY,
)
from ..safety.pin import LONGEST, SHORTEST, make_pin
from ..settings import DEFAULT_ANSWER_SECONDS, DEFAULT_HANDFUL
from .fields import number, secret
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
