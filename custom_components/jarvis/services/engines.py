"""Actions about engines: look at all of them now."""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import probatio

from homeassistant.core import ServiceCall, ServiceResponse, SupportsResponse
from homeassistant.helpers import config_validation as cv

from ..engines.capability import try_model
from ..engines.errors import EngineError
from ..flows.nearby import find_nearby
from .base import Action, house_of, only_owners

if TYPE_CHECKING:
    from ..coordinator import EngineCoordinator
    from ..engines.base import Model
    from ..types import House

LOOK_SECONDS: Final = 10.0
# A server may list thousands of models; the owner reads a page of them.
MOST_MODELS: Final = 100
_SCHEMA = probatio.Schema(
    {
        probatio.Optional("discover", default=False): cv.boolean,
        probatio.Optional("try_models", default=False): cv.boolean,
    }
)


async def _probe_engines(call: ServiceCall) -> ServiceResponse:
    """Ask every engine how it is, now; look for others nearby when told.

    For administrators: it searches the network and keeps models busy.
    """
    await only_owners(call)
    house, data = house_of(call.hass), call.data
    looks = (
        _look(house, key, watch, tries=data["try_models"])
        for key, watch in house.watches.items()
    )
    response: dict[str, Any] = {"engines": list(await asyncio.gather(*looks))}
    if data["discover"]:
        response["found"] = [
            {
                "server": found.known.server,
                "kind": found.known.kind,
                "url": found.url,
                "needs_key": found.verdict == "locked",
            }
            for found in await find_nearby(call.hass)
        ]
    return response


async def _look(
    house: House, key: str, watch: EngineCoordinator, *, tries: bool
) -> dict[str, Any]:
    seat, began = watch.seat, monotonic()
    await watch.async_refresh()
    took = monotonic() - began
    settings, health = seat.settings, watch.health
    told: dict[str, Any] = {
        "id": key,
        "engine": settings.title,
        "kind": settings.kind,
        "model": settings.model,
        "local": house.router.is_local(key),
        "connected": watch.is_well,
        "error": None if health.error is None else health.error.key,
        "rests_seconds": round(health.rest, 1),
        "took_ms": round(took * 1000),
        "models": [],
        "loaded": None,
    }
    if not watch.last_update_success:
        return told
    try:
        async with asyncio.timeout(LOOK_SECONDS):
            told["models"] = [model_told(m) for m in await seat.engine.models()][
                :MOST_MODELS
            ]
            if (loaded := getattr(seat.engine, "loaded", None)) is not None:
                told["loaded"] = list(await loaded())
    except (EngineError, TimeoutError) as err:
        told["error"] = told["error"] or getattr(err, "key", "engine_timeout")
    if tries:
        seen = await try_model(seat.engine, settings.model, settings.context)
        told["tried"] = {"tools": seen.tools, "schema": seen.schema}
    return told


def model_told(model: Model) -> dict[str, Any]:
    """Describe a model; what its server does not say is None."""
    return {
        "name": model.name,
        "size": model.size,
        "parameters": model.parameters,
        "context": model.context,
        "tools": model.tools,
        "vision": model.vision,
        "thinking": model.thinking,
        "embeddings": model.embeddings,
    }


ACTIONS = (
    Action(
        name="probe_engines",
        run=_probe_engines,
        schema=_SCHEMA,
        response=SupportsResponse.OPTIONAL,
    ),
)
