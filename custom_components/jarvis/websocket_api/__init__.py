"""Websocket commands for panels and tools; one file per topic, each with `COMMANDS`."""

from typing import TYPE_CHECKING

from homeassistant.components import websocket_api
from homeassistant.core import callback

from . import ask, commands, engines, live, memory, plans, policy, setup, traces, turns

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

COMMANDS = (
    *ask.COMMANDS,
    *commands.COMMANDS,
    *engines.COMMANDS,
    *live.COMMANDS,
    *memory.COMMANDS,
    *plans.COMMANDS,
    *policy.COMMANDS,
    *setup.COMMANDS,
    *traces.COMMANDS,
    *turns.COMMANDS,
)


@callback
def async_register(hass: HomeAssistant) -> None:
    """Register the commands; they answer with an error while no entry is loaded."""
    hass.data[live.FEED] = live.Feed(hass)
    for command in COMMANDS:
        websocket_api.async_register_command(hass, command)
