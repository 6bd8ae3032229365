"""Actions: what automations, scripts and other programs can ask of Jarvis.

One file per topic; each has `ACTIONS`, and is listed here.
"""

from typing import TYPE_CHECKING

from homeassistant.core import callback

from ..const import DOMAIN
from . import (
    ask,
    base,
    commands,
    engines,
    insight,
    memory,
    policy,
    preview,
    replay,
    self_test,
)

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

ACTIONS = (
    *ask.ACTIONS,
    *commands.ACTIONS,
    *engines.ACTIONS,
    *insight.ACTIONS,
    *memory.ACTIONS,
    *base.ACTIONS,
    *policy.ACTIONS,
    *preview.ACTIONS,
    *replay.ACTIONS,
    *self_test.ACTIONS,
)


@callback
def async_register(hass: HomeAssistant) -> None:
    """Register the actions; they say so themselves while no entry is loaded."""
    for action in ACTIONS:
        hass.services.async_register(
            DOMAIN,
            action.name,
            action.run,
            schema=action.schema,
            supports_response=action.response,
        )
