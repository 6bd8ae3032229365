"""Commands for panels: what there is with examples, and the owner's switches."""

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.components import websocket_api
from homeassistant.components.websocket_api import ERR_NOT_FOUND
from homeassistant.config_entries import ConfigSubentry
from homeassistant.core import HomeAssistant, callback

from ..commands.shelf.titles import examples_of, title_of
from ..const import (
    CONF_COMMAND,
    CONF_ENABLED,
    CONF_FOR_MODELS,
    CONF_PATTERNS_OFF,
    DOMAIN,
    SUBENTRY_COMMAND,
)
from ..services.base import house_of

if TYPE_CHECKING:
    from homeassistant.components.websocket_api import ActiveConnection

    from ..commands.base import Command
    from ..commands.shelf.book import Book


@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/commands/list",
        probatio.Optional("language"): str,
    }
)
@callback
def ws_list(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """List all commands with examples in a language, in the order they came."""
    book = house_of(hass).counter.book
    language = msg.get("language") or hass.config.language
    rows = [_row(book, one, language) for one in book.commands]
    problems = [
        {"kind": one.kind, "command": one.command or None, "reason": one.reason}
        for one in book.problems
        if connection.user.is_admin
    ]
    connection.send_result(msg["id"], {"commands": rows, "problems": problems})


def _row(book: Book, command: Command, language: str) -> dict[str, Any]:
    reason = book.not_ready(command)
    return {
        "name": command.name,
        "title": title_of(command.name, language),
        "description": command.description,
        "built_in": book.source(command.name) == "built_in",
        "enabled": book.is_on(command),
        "for_models": book.is_for_models(command),
        "not_ready": None if reason is None else reason.key,
        "examples": [*(examples_of(command, language) or examples_of(command, "en"))],
    }


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/commands/switch",
        probatio.Required("command"): str,
        probatio.Optional("enabled"): bool,
        probatio.Optional("for_models"): bool,
    }
)
@callback
def ws_switch(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Store the owner's switches of a command; what is not named stays as it is."""
    book = house_of(hass).counter.book
    if (command := book.find(msg["command"])) is None:
        connection.send_error(msg["id"], ERR_NOT_FOUND, "There is no such command")
        return
    entry = hass.config_entries.async_loaded_entries(DOMAIN)[0]
    keys = (CONF_ENABLED, CONF_FOR_MODELS)
    wanted = {key: msg[key] for key in keys if key in msg}
    for sub in entry.get_subentries_of_type(SUBENTRY_COMMAND):
        if sub.data[CONF_COMMAND] == command.name:
            data = {**sub.data, **wanted}
            hass.config_entries.async_update_subentry(entry, sub, data=data)
            break
    else:
        data = {
            CONF_COMMAND: command.name,
            CONF_ENABLED: True,
            CONF_FOR_MODELS: True,
            CONF_PATTERNS_OFF: [],
            **wanted,
        }
        new = ConfigSubentry(
            data=MappingProxyType(data),
            subentry_type=SUBENTRY_COMMAND,
            title=title_of(command.name, hass.config.language),
            unique_id=command.name,
        )
        hass.config_entries.async_add_subentry(entry, new)
    connection.send_result(msg["id"])


COMMANDS = (ws_list, ws_switch)
