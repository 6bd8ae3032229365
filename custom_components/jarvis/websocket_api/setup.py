"""What is set up and what is still to do, for the first page of a panel."""

from typing import TYPE_CHECKING, Any, Final

import probatio

from homeassistant.components import assist_pipeline, websocket_api
from homeassistant.core import HomeAssistant
from homeassistant.loader import async_get_integration

from ..const import DOMAIN
from ..services.base import house_of
from ..turn.programs.question import entity_of

if TYPE_CHECKING:
    from homeassistant.components.assist_pipeline import Pipeline
    from homeassistant.components.websocket_api import ActiveConnection

    from ..types import House

_PIPELINES: Final = "assist_pipeline"


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
    pipeline = _preferred(house.hass)
    ours = {entity_of(house, agent) for agent in house.agents.values()}
    exposed = len(house.home.home.entities)
    return [
        {"key": "engine", "done": any(well), "count": len(well), "well": sum(well)},
        {
            "key": "assistant",
            "done": pipeline is not None and pipeline.conversation_engine in ours,
            "name": pipeline.name if pipeline else None,
        },
        {"key": "exposed", "done": exposed > 0, "count": exposed},
        {
            "key": "memory",
            "done": house.memory.is_on,
            "days": house.remembering.diary_days,
        },
    ]


def _preferred(hass: HomeAssistant) -> Pipeline | None:
    """Return the assistant that is asked where none is named."""
    if _PIPELINES not in hass.config.components:
        return None
    return assist_pipeline.async_get_pipeline(hass)


@websocket_api.require_admin
@websocket_api.websocket_command({probatio.Required("type"): "jarvis/setup/assistant"})
@websocket_api.async_response
async def ws_assistant(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Let the preferred assistant of the house ask our first agent."""
    house, pipeline = house_of(hass), _preferred(hass)
    agent = next(iter(house.agents.values()), None)
    if pipeline is None or agent is None:
        message = "There is no assistant or no agent"
        connection.send_error(msg["id"], websocket_api.ERR_NOT_FOUND, message)
        return
    await assist_pipeline.async_update_pipeline(
        hass, pipeline, conversation_engine=entity_of(house, agent)
    )
    connection.send_result(msg["id"])


COMMANDS = (ws_status, ws_assistant)
