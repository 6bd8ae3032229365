"""Whether an account may do something, as Home Assistant's own permissions say."""

from collections.abc import Sequence

from homeassistant.auth.permissions.const import POLICY_CONTROL
from homeassistant.core import HomeAssistant

from .tiers import Act


async def permitted(
    hass: HomeAssistant, acts: Sequence[Act], user_id: str | None, *, lasting: bool
) -> bool:
    """Tell whether a user may control all of it; nobody's account may.

    What is `lasting` is not done as this user any more, so that Home Assistant cannot
    look after it either: all of it has to be known.
    """
    if user_id is None:
        return True
    user = await hass.auth.async_get_user(user_id)
    if user is None or user.is_admin:
        return user is not None
    if lasting and any(act.opaque or not act.entity_id for act in acts):
        return False
    check = user.permissions.check_entity
    return all(check(act.entity_id, POLICY_CONTROL) for act in acts if act.entity_id)
