"""Says in the logbook what Jarvis did, in the language of the house."""

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
from .commands.shelf.titles import title_of
from .const import DOMAIN
from .lang.responses import responses

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


@callback
def async_describe_events(
    hass: HomeAssistant,
    async_describe_event: Callable[
        [str, str, Callable[[LazyEventPartialState], dict[str, Any]]], None
    ],
) -> None:
    """Describe the actions; turns without an action are no news."""

    @callback
    def describe(event: LazyEventPartialState) -> dict[str, Any]:
        data, language = event.data, hass.config.language
        entities = data["entity_id"]
        return {
            LOGBOOK_ENTRY_NAME: data["agent"],
            LOGBOOK_ENTRY_MESSAGE: _line(data, language),
            LOGBOOK_ENTRY_ENTITY_ID: entities[0] if entities else None,
            LOGBOOK_ENTRY_CONTEXT_ID: event.context_id,
        }

    async_describe_event(DOMAIN, EVENT_ACTION, describe)


def _line(data: Mapping[str, Any], language: str) -> str:
    tables, titles = responses("activity"), responses("titles")
    words = tables.get(language.partition("-")[0], tables["en"])
    action = str(data["action"]).rpartition("__")[2]
    if action in titles["en"]:
        what = title_of(action, language)
    else:
        domain = next(iter(data["entity_id"]), "").partition(".")[0]
        usual = words.get(action, words["other"])
        what = words.get(f"{domain}.{action}", usual)
    names = ", ".join(data["names"])
    line = words["done" if data["done"] else "failed"]
    return line.format(what=what, names=names or data["agent"])
