"""What is set up and what is still to do, for the first page of a panel."""

from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.components import assist_pipeline, websocket_api
from homeassistant.components.websocket_api import ERR_NOT_FOUND
from homeassistant.core import HomeAssistant
from homeassistant.loader import async_get_integration

from ..const import DOMAIN
from ..flows.assistant import is_assistant, make_assistant
from ..services.base import house_of
from ..turn.programs import entity_of

if TYPE_CHECKING:
    from homeassistant.components.websocket_api import ActiveConnection

    from ..types import House


@websocket_api.websocket_command({probatio.Required("type"): "jarvis/setup/status"})
@websocket_api.async_response
async def ws_status(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Tell the steps of the set-up, each with whether it is done; {} while unloaded."""
    integration = await async_get_integration(hass, DOMAIN)
    answer: dict[str, Any] = {"version": str(integration.version), "loaded": False}
    if hass.config_entries.async_loaded_entries(DOMAIN):
        house = house_of(hass)
        answer |= {"loaded": True, "agents": _agents(house), "steps": _steps(house)}
    connection.send_result(msg["id"], answer)


def _agents(house: House) -> list[dict[str, Any]]:
    return [
        {"id": key, "name": agent.name, "entity_id": entity_of(house, agent)}
        for key, agent in house.agents.items()
    ]


def _steps(house: House) -> list[dict[str, Any]]:
    well = [watch.is_well for watch in house.watches.values()]
    entry = house.hass.config_entries.async_loaded_entries(DOMAIN)[0]
    assists = is_assistant(house.hass, entry)
    exposed = len(house.home.home.entities)
    return [
        {"key": "engine", "done": any(well), "count": len(well), "well": sum(well)},
        {
            "key": "assistant",
            "done": bool(assists),
            "name": None
            if assists is None
            else assist_pipeline.async_get_pipeline(house.hass).name,
        },
        {"key": "exposed", "done": exposed > 0, "count": exposed},
        {
            "key": "memory",
            "done": house.memory.is_on,
            "days": house.remembering.diary_days,
        },
    ]


@websocket_api.require_admin
@websocket_api.websocket_command({probatio.Required("type"): "jarvis/setup/assistant"})
@websocket_api.async_response
async def ws_assistant(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Let the preferred assistant of the house ask our first agent."""
    house_of(hass)
    entry = hass.config_entries.async_loaded_entries(DOMAIN)[0]
    if not await make_assistant(hass, entry):
        connection.send_error(msg["id"], ERR_NOT_FOUND, "No assistant, or no agent")
        return
    connection.send_result(msg["id"])


COMMANDS = (ws_status, ws_assistant)
