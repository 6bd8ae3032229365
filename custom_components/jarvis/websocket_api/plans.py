"""What is to come, for panels: timers, alarms, reminders, planned commands.

An administrator sees everybody's, anybody else their own and what is nobody's.
"""

from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.components import websocket_api
from homeassistant.components.websocket_api import ERR_NOT_FOUND
from homeassistant.core import HomeAssistant, callback
from homeassistant.util import dt as dt_util

from ..commands.times.agenda import What
from ..commands.times.repeats import say_repeat
from ..services.base import house_of
from .shown import name_of

if TYPE_CHECKING:
    from homeassistant.auth.models import User
    from homeassistant.components.websocket_api import ActiveConnection

    from ..commands.times.agenda import Entry


@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/plans/list",
        probatio.Optional("language"): str,
    }
)
@websocket_api.async_response
async def ws_list(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """List the plans of each kind, those that are due first come first."""
    language = msg.get("language") or hass.config.language
    rows = [await _row(hass, one, language) for one in _seen(hass, connection.user)]
    connection.send_result(msg["id"], {"plans": rows})


@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/plans/cancel",
        probatio.Required("plan_id"): str,
    }
)
@websocket_api.async_response
async def ws_cancel(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Take a plan off the list; another's is not found."""
    seen = _seen(hass, connection.user)
    found = [one for one in seen if one.id == msg["plan_id"]]
    if not found:
        connection.send_error(msg["id"], ERR_NOT_FOUND, "There is no such plan")
        return
    await house_of(hass).counter.agenda.drop(found)
    connection.send_result(msg["id"])


@callback
def _seen(hass: HomeAssistant, user: User) -> list[Entry]:
    agenda = house_of(hass).counter.agenda
    return [
        entry
        for what in What
        for entry in agenda.entries(what)
        if user.is_admin or entry.person in (None, user.id)
    ]


async def _row(hass: HomeAssistant, entry: Entry, language: str) -> dict[str, Any]:
    """Describe a plan; `left` are the seconds that a paused timer has left."""
    awaited = hass.states.get(entry.entity_id) if entry.entity_id else None
    satellite = hass.states.get(entry.satellite_id) if entry.satellite_id else None
    at = dt_util.as_utc(entry.due).isoformat() if entry.due else None
    return {
        "id": entry.id,
        "kind": str(entry.what),
        "text": entry.text,
        "at": at,
        "left": None if entry.left is None else entry.left.total_seconds(),
        "repeat": say_repeat(entry.repeat, language) if entry.repeat else None,
        "awaits": awaited.name if awaited else entry.entity_id,
        "change": entry.change or None,
        "whom": entry.whom or await name_of(hass, entry.person),
        "where": satellite.name if satellite else None,
    }


COMMANDS = (ws_list, ws_cancel)
