"""What Jarvis asks before: the PIN and the limits, and rules of the owner's own."""

import re
from typing import TYPE_CHECKING, Any, Final

import probatio

from homeassistant.config_entries import SubentryFlowResult
from homeassistant.helpers.selector import BooleanSelector

from ..const import (
    CONF_ANSWER_SECONDS,
    CONF_FORGET_PIN,
    CONF_HANDFUL,
    CONF_PIN,
    CONF_PIN_SALT,
    SUBENTRY_SAFETY,
)
from ..safety.pin import LONGEST, SHORTEST, make_pin
from ..settings import DEFAULT_ANSWER_SECONDS, DEFAULT_HANDFUL
from .fields import number, secret
from .form import SubentryForm
from .naming import kind_title
from .tier_table import tier_table

if TYPE_CHECKING:
    from ..types import House

_PIN: Final = re.compile(rf"\d{{{SHORTEST},{LONGEST}}}")


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
        house: House = self._get_entry().runtime_data
        return self.async_show_form(
            step_id=self.source,
            data_schema=self.add_suggested_values_to_schema(
                _safety_schema(has_pin=bool(stored.get(CONF_PIN))), shown
            ),
            errors=errors,
            description_placeholders={"tiers": await tier_table(self.hass, house)},
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
        title = await kind_title(self.hass, SUBENTRY_SAFETY)
        return self.keep(title, user_input)


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
