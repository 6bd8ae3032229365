"""What one user may see of the house, as Home Assistant's own permissions say."""

from dataclasses import dataclass

from homeassistant.auth.permissions import AbstractPermissions
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
    return _Readable(user.permissions)


@dataclass(frozen=True, slots=True)
class _Readable:
    """What permissions let be seen; equal as long as they are."""

    permissions: AbstractPermissions

    def __call__(self, entity_id: str) -> bool:
        """Tell whether an entity may be seen."""
        return self.permissions.check_entity(entity_id, POLICY_READ)
