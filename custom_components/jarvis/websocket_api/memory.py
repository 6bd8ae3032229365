"""The memory for panels: list, search, edit, delete, each row with its provenance.

An administrator sees everybody's, anybody else what is their own.
"""

from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.components import websocket_api
from homeassistant.components.websocket_api import ERR_NOT_FOUND
from homeassistant.core import HomeAssistant

from ..memory import Branch, Kind, Page, Query, StoreError, Viewer
from ..services.base import house_of
from ..services.memory import may_erase, told

if TYPE_CHECKING:
    from homeassistant.auth.models import User
    from homeassistant.components.websocket_api import ActiveConnection

    from ..memory import Memory, MemoryService

MOST = 500
# What SQLite can hold as an id.
_ID = probatio.All(int, probatio.Range(min=0, max=(1 << 63) - 1))
_TEXT = probatio.All(str, probatio.Length(min=1, max=8_000))


@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/memory/list",
        probatio.Optional("text", default=""): str,
        probatio.Optional("language"): str,
        probatio.Optional("kind"): probatio.In([str(kind) for kind in Kind]),
        probatio.Optional("branch"): probatio.In([str(branch) for branch in Branch]),
        probatio.Optional("person"): str,
        probatio.Optional("retired", default=False): bool,
        probatio.Optional("before"): _ID,
        probatio.Optional("limit", default=50): probatio.All(
            int, probatio.Range(min=1, max=MOST)
        ),
    }
)
@websocket_api.async_response
async def ws_list(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """List rows, newest first; `before` is the last id of the page before."""
    if (store := _store(hass, connection, msg)) is None:
        return
    admin = connection.user.is_admin
    page = Page(
        text=msg["text"],
        language=msg.get("language") or hass.config.language,
        kind=Kind(msg["kind"]) if "kind" in msg else None,
        branch=Branch(msg["branch"]) if "branch" in msg else None,
        person=msg.get("person") if admin else connection.user.id,
        retired=msg["retired"],
        before=msg.get("before"),
        limit=msg["limit"],
    )
    try:
        found = await store.browse(page)
    except StoreError as error:
        connection.send_error(msg["id"], error.key, str(error))
        return
    connection.send_result(msg["id"], {"memories": [told(one) for one in found]})


@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/memory/search",
        probatio.Required("query"): _TEXT,
        probatio.Optional("language"): str,
        probatio.Optional("person"): str,
        probatio.Optional("limit", default=20): probatio.All(
            int, probatio.Range(min=1, max=MOST)
        ),
    }
)
@websocket_api.async_response
async def ws_search(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Search as a turn of that person would; the rows come with their scores."""
    if _store(hass, connection, msg) is None:
        return
    person = connection.user.id
    if connection.user.is_admin and "person" in msg:
        person = msg["person"]
    query = Query(
        text=msg["query"],
        language=msg.get("language") or hass.config.language,
        viewer=Viewer(person=person or None),
        limit=msg["limit"],
        max_tokens=100_000,
    )
    try:
        found = await house_of(hass).memory.recall(query)
    except StoreError as error:
        connection.send_error(msg["id"], error.key, str(error))
        return
    connection.send_result(msg["id"], {"memories": [told(one) for one in found]})


@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/memory/edit",
        probatio.Required("memory_id"): _ID,
        probatio.Required("text"): _TEXT,
        probatio.Optional("language"): str,
    }
)
@websocket_api.async_response
async def ws_edit(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Replace a live fact by the owner's words; the old ones are superseded."""
    if (store := _store(hass, connection, msg)) is None:
        return
    memory, language = msg["memory_id"], msg.get("language", "")
    text = house_of(hass).memory.redact(msg["text"], language or hass.config.language)
    try:
        old = await store.get(memory)
        new = (
            await store.correct(memory, text, language) if _may(connection, old) else 0
        )
        row = await store.get(new)
    except KeyError:
        row = None
    except StoreError as error:
        connection.send_error(msg["id"], error.key, str(error))
        return
    if row is None:
        connection.send_error(msg["id"], ERR_NOT_FOUND, "There is no such fact")
        return
    connection.send_result(msg["id"], {"memory": told(row)})


@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/memory/delete",
        probatio.Required("memory_ids"): probatio.All([_ID], probatio.Length(max=MOST)),
    }
)
@websocket_api.async_response
async def ws_delete(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Erase rows with their echoes; rows of others are left alone."""
    if (store := _store(hass, connection, msg)) is None:
        return
    try:
        user = connection.user
        found = [await store.get(one) for one in msg["memory_ids"]]
        ids = [one.id for one in found if one is not None and _may_erase(user, one)]
        gone = await store.delete(ids)
    except StoreError as error:
        connection.send_error(msg["id"], error.key, str(error))
        return
    connection.send_result(msg["id"], {"deleted": list(gone.ids)})


def _store(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> MemoryService | None:
    """Return the store; without one the answer is sent."""
    if not (store := house_of(hass).memory).is_on:
        connection.send_error(msg["id"], "memory_closed", "The memory is off")
    return store


def _may(connection: ActiveConnection, memory: Memory | None) -> bool:
    """Tell whether this user may change a row."""
    if memory is None:
        return False
    user = connection.user
    return user.is_admin or memory.scope.person == user.id


def _may_erase(user: User, memory: Memory) -> bool:
    """Tell whether a user may erase a row: their own, or what they told the house."""
    return user.is_admin or may_erase(memory, user.id)


COMMANDS = (ws_list, ws_search, ws_edit, ws_delete)
