"""What storing an automation sets off: others may wait for automations to be read."""

from typing import TYPE_CHECKING

from .contents import acts_of_rule, ways_in
from .listeners import listeners_of

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from ..tiers import Act


def acts_of_storing(hass: HomeAssistant, config: object) -> tuple[Act, ...]:
    """Return what a new automation would do, and what storing it opens at once."""
    listeners = listeners_of(hass)
    told = listeners.set_off_by_call("automation", "reload")
    ways = (act for one in told for act in ways_in(hass, listeners, one))
    return (*acts_of_rule(hass, config), *ways)
