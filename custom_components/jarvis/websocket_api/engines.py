"""Engines for panels, for administrators: state, models, measured speed, download."""

import asyncio
from contextlib import aclosing
from typing import TYPE_CHECKING, Any, Final

import probatio

from homeassistant.components import websocket_api
from homeassistant.components.websocket_api import ERR_NOT_FOUND
from homeassistant.core import HomeAssistant, callback

from ..const import DOMAIN
from ..engines.capability import MEASURE_SECONDS, measure
from ..engines.errors import EngineError
from ..services.base import house_of
from ..services.engines import LOOK_SECONDS, MOST_MODELS, model_told
from ..telemetry.summary import told

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from homeassistant.components.websocket_api import ActiveConnection

    from ..types import House, Seat

_MODEL: Final = probatio.All(str, probatio.Length(min=1, max=200))
_TIMEOUT: Final = "engine_timeout"


@websocket_api.require_admin
@websocket_api.websocket_command({probatio.Required("type"): "jarvis/engines/list"})
@callback
def ws_list(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """List the engines in the owner's order; nothing is asked of them."""
    house = house_of(hass)
    rows = [_row(house, key, seat) for key, seat in house.seats.items()]
    connection.send_result(msg["id"], {"engines": rows})


def _row(house: House, key: str, seat: Seat) -> dict[str, Any]:
    settings, health = seat.settings, house.router.health[key]
    watch = house.watches.get(key)
    used = house.ledger.total(lambda subject: subject.engine == settings.title)
    figures = told(used)
    return {
        "id": key,
        "title": settings.title,
        "kind": settings.kind,
        "model": settings.model,
        "fast_model": settings.fast_model or None,
        "context": settings.context,
        "local": house.router.is_local(key),
        "connected": watch is not None and watch.is_well,
        "error": None if health.error is None else health.error.key,
        "rests_seconds": round(health.rest, 1),
        "busy": health.load,
        "first_token_ms": figures["first_token_ms"]["p50"],
        "tokens_per_second": figures["tokens_per_second"],
        "tokens": figures["tokens"],
        "cost": figures["cost"],
        "calls": figures["calls"],
        "failed_calls": figures["failed_calls"],
        "can_pull": hasattr(seat.engine, "pull"),
    }


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/engines/models",
        probatio.Required("engine_id"): str,
    }
)
@websocket_api.async_response
async def ws_models(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """List what an engine has, and what of it is loaded where it tells that."""
    if (seat := _seat(hass, connection, msg)) is None:
        return
    try:
        async with asyncio.timeout(LOOK_SECONDS):
            models = await seat.engine.models()
            ask = getattr(seat.engine, "loaded", None)
            loaded = None if ask is None else list(await ask())
    except (EngineError, TimeoutError) as err:
        connection.send_error(msg["id"], getattr(err, "key", _TIMEOUT), str(err))
        return
    rows = [model_told(model) for model in models[:MOST_MODELS]]
    connection.send_result(msg["id"], {"models": rows, "loaded": loaded})


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/engines/measure",
        probatio.Required("engine_id"): str,
        probatio.Optional("model"): _MODEL,
    }
)
@websocket_api.async_response
async def ws_measure(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Let a model read and write a little, and tell how fast it was."""
    if (seat := _seat(hass, connection, msg)) is None:
        return
    settings = seat.settings
    model = msg.get("model", settings.model)
    try:
        async with asyncio.timeout(MEASURE_SECONDS):
            speed = await measure(seat.engine, model, settings.context)
    except (EngineError, TimeoutError) as err:
        connection.send_error(msg["id"], getattr(err, "key", _TIMEOUT), str(err))
        return
    placed = speed.placed
    answer = {
        "model": speed.model,
        "reads": speed.reads,
        "writes": speed.writes,
        "load_seconds": round(speed.load, 2),
        "size": placed.size if placed else None,
        "on_card": placed.on_card if placed else None,
    }
    connection.send_result(msg["id"], answer)


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/engines/pull",
        probatio.Required("engine_id"): str,
        probatio.Required("model"): _MODEL,
    }
)
@callback
def ws_pull(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Download a model: events {"part": 0..1 or null}, then {"done"} or {"error"}.

    Who unsubscribes ends the download.
    """
    if (seat := _seat(hass, connection, msg)) is None:
        return
    if (pull := getattr(seat.engine, "pull", None)) is None:
        message = "This server downloads no models"
        connection.send_error(msg["id"], websocket_api.ERR_NOT_SUPPORTED, message)
        return
    number = msg["id"]

    async def download(parts: AsyncGenerator[float | None]) -> None:
        try:
            async with aclosing(parts):
                async for part in parts:
                    connection.send_event(number, {"part": part})
        except EngineError as err:
            connection.send_event(number, {"error": err.key})
            return
        connection.send_event(number, {"done": True})

    entry = hass.config_entries.async_loaded_entries(DOMAIN)[0]
    job = entry.async_create_background_task(
        hass, download(pull(msg["model"])), f"{DOMAIN}: download of a model"
    )
    connection.subscriptions[number] = job.cancel
    connection.send_result(number)


def _seat(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> Seat | None:
    """Return an engine; without one the answer is sent."""
    if (seat := house_of(hass).seats.get(msg["engine_id"])) is None:
        connection.send_error(msg["id"], ERR_NOT_FOUND, "There is no such engine")
    return seat


COMMANDS = (ws_list, ws_models, ws_measure, ws_pull)
