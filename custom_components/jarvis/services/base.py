"""What an action is made of, and how it finds the house."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.core import (
    HomeAssistant,
    ServiceCall,
    ServiceResponse,
    SupportsResponse,
)
from homeassistant.exceptions import ServiceValidationError, Unauthorized

from ..const import DOMAIN

if TYPE_CHECKING:
    from ..types import House


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """One action of the integration, as Home Assistant registers it."""

    name: str
    run: Callable[[ServiceCall], Coroutine[Any, Any, ServiceResponse]]
    schema: probatio.Schema | None = None
    response: SupportsResponse = SupportsResponse.NONE


async def only_owners(call: ServiceCall) -> None:
    """Refuse who is no administrator; what runs by itself is nobody's account."""
    user_id = call.context.user_id
    if user_id is None:
        return
    user = await call.hass.auth.async_get_user(user_id)
    if user is None or not user.is_admin:
        raise Unauthorized(context=call.context)


def house_of(hass: HomeAssistant) -> House:
    """Return the house; raises ServiceValidationError while none is loaded."""
    entries = hass.config_entries.async_loaded_entries(DOMAIN)
    if not entries:
        raise ServiceValidationError(
            translation_domain=DOMAIN, translation_key="not_loaded"
        )
    house: House = entries[0].runtime_data
    return house
