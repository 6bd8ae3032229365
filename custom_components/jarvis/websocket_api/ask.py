"""Ask Jarvis over the websocket: the answer comes piece by piece, then what it cost."""

from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.components import websocket_api
from homeassistant.core import HomeAssistant, callback

from ..services.ask import ASK_FIELDS, question_of
from ..services.base import house_of
from ..turn.programs import ask

if TYPE_CHECKING:
    from homeassistant.components.conversation import ChatLog
    from homeassistant.components.websocket_api import ActiveConnection


@websocket_api.websocket_command(
    {probatio.Required("type"): "jarvis/ask", **ASK_FIELDS}
)
@websocket_api.async_response
async def ws_ask(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Answer with events {"delta": text} and a last one {"answer": {...}}."""
    house, number = house_of(hass), msg["id"]
    question = question_of(house, msg, connection.context(msg))
    connection.send_result(number)

    @callback
    def on_delta(_log: ChatLog, delta: dict[str, Any]) -> None:
        if delta.get("role", "assistant") == "assistant" and delta.get("content"):
            connection.send_event(number, {"delta": delta["content"]})

    answer = await ask(question, house, on_delta)
    connection.send_event(number, {"answer": answer.as_dict()})


COMMANDS = (ws_ask,)
