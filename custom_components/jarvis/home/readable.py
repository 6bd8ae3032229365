"""What one user may see of the house, as Home Assistant's own permissions say."""

from homeassistant.auth.permissions.const import POLICY_READ
from homeassistant.core import HomeAssistant

from .seeing import MayRead, anything, nothing


async def readable_by(hass: HomeAssistant, user_id: str | None) -> MayRead:
    """Return which entity ids a user may see; all where no user is known."""
    if user_id is None:
        return anything
    user = await hass.auth.async_get_user(user_id)
    if user is None:
        return nothing
    if user.is_admin or user.permissions.access_all_entities(POLICY_READ):
        return anything
    check = user.permissions.check_entity
    return lambda entity_id: check(entity_id, POLICY_READ)
