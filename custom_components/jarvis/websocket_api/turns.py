"""Turns for panels: list and get; each user their own, an administrator everybody's."""

from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.components import websocket_api
from homeassistant.components.websocket_api import ERR_NOT_FOUND
from homeassistant.core import HomeAssistant

from ..services.base import house_of
from ..telemetry.summary import told
from ..turn.programs import LANE as REPLAY
from .shown import turn_row

if TYPE_CHECKING:
    from homeassistant.components.websocket_api import ActiveConnection

MOST = 200
MOST_DAYS = 90


@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/turns/list",
        probatio.Optional("limit", default=50): probatio.All(
            int, probatio.Range(min=1, max=MOST)
        ),
        probatio.Optional("before"): probatio.All(
            int, probatio.Range(min=0, max=(1 << 53) - 1)
        ),
    }
)
@websocket_api.async_response
async def ws_list(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """List the newest turns, newest first; `before` is the `next` of a page."""
    user, limit = connection.user, msg["limit"]
    person = None if user.is_admin else user.id
    found = await house_of(hass).ledger.turns(limit, msg.get("before"), person)
    rows = [await turn_row(hass, one) for _, one in found if one["lane"] != REPLAY]
    after = found[-1][0] if len(found) == limit else None
    connection.send_result(msg["id"], {"turns": rows, "next": after})


@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/turns/get",
        probatio.Required("trace_id"): str,
    }
)
@websocket_api.async_response
async def ws_get(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Send a turn step by step; another's is not found."""
    user = connection.user
    trace = await house_of(hass).ledger.trace(msg["trace_id"])
    if trace is None or not (user.is_admin or trace.get("person") == user.id):
        connection.send_error(msg["id"], ERR_NOT_FOUND, "There is no such turn")
        return
    answer = {"turn": await turn_row(hass, trace), "trace": trace}
    connection.send_result(msg["id"], answer)


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/turns/days",
        probatio.Optional("days", default=14): probatio.All(
            int, probatio.Range(min=1, max=MOST_DAYS)
        ),
    }
)
@websocket_api.async_response
async def ws_days(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Sum up each of the last days that had a turn or a call, oldest first."""
    days = await house_of(hass).ledger.days(msg["days"])
    rows = [{"day": start, **told(bucket)} for start, bucket in days.items()]
    answer = {"days": rows, "currency": hass.config.currency}
    connection.send_result(msg["id"], answer)


COMMANDS = (ws_list, ws_get, ws_days)
