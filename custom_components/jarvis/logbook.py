"""Says in the logbook what Jarvis did."""

from typing import TYPE_CHECKING, Any

from homeassistant.components.logbook import (
    LOGBOOK_ENTRY_CONTEXT_ID,
    LOGBOOK_ENTRY_ENTITY_ID,
    LOGBOOK_ENTRY_MESSAGE,
    LOGBOOK_ENTRY_NAME,
    LazyEventPartialState,
)
from homeassistant.core import HomeAssistant, callback

from .announcing import EVENT_ACTION
from .const import DOMAIN

if TYPE_CHECKING:
    from collections.abc import Callable


@callback
def async_describe_events(
    _hass: HomeAssistant,
    async_describe_event: Callable[
        [str, str, Callable[[LazyEventPartialState], dict[str, Any]]], None
    ],
) -> None:
    """Describe the actions; turns without an action are no news."""

    @callback
    def describe(event: LazyEventPartialState) -> dict[str, Any]:
        data = event.data
        verb = "carried out" if data["done"] else "could not carry out"
        action = str(data["action"]).rpartition("__")[2]
        names = ", ".join(data["names"])
        entities = data["entity_id"]
        return {
            LOGBOOK_ENTRY_NAME: data["agent"],
            LOGBOOK_ENTRY_MESSAGE: f"{verb} {action}" + (f": {names}" if names else ""),
            LOGBOOK_ENTRY_ENTITY_ID: entities[0] if entities else None,
            LOGBOOK_ENTRY_CONTEXT_ID: event.context_id,
        }

    async_describe_event(DOMAIN, EVENT_ACTION, describe)
