"""Actions: what automations, scripts and other programs can ask of Jarvis."""

from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.components.conversation import ConversationInput
from homeassistant.core import (
    HomeAssistant,
    ServiceCall,
    ServiceResponse,
    SupportsResponse,
    callback,
)
from homeassistant.exceptions import ServiceValidationError
from homeassistant.helpers import config_validation as cv
from homeassistant.util import dt as dt_util

from .commands.coerce import plain
from .const import DOMAIN
from .home.question import Decision, Query
from .turn.redact import hear
from .turn.route import NotRouted, route
from .turn.types import Heard

if TYPE_CHECKING:
    from .home.question import PlaceMatch
    from .types import House

RESOLVE = "resolve"
ROUTE_PREVIEW = "route_preview"
LEARNED_NAMES = "learned_names"
FORGET_NAME = "forget_name"

_RESOLVE_SCHEMA = probatio.Schema(
    {
        probatio.Required("name"): cv.string,
        probatio.Optional("domains", default=list): probatio.All(
            cv.ensure_list, [cv.string]
        ),
        probatio.Optional("area"): cv.string,
        probatio.Optional("floor"): cv.string,
        probatio.Optional("device_id"): cv.string,
        probatio.Optional("language"): cv.string,
    }
)
_PREVIEW_SCHEMA = probatio.Schema(
    {
        probatio.Required("text"): cv.string,
        probatio.Optional("language"): cv.string,
        probatio.Optional("device_id"): cv.string,
    }
)
_FORGET_SCHEMA = probatio.Schema(
    {probatio.Required("name"): cv.string, probatio.Required("language"): cv.string}
)


@callback
def async_register(hass: HomeAssistant) -> None:
    """Register the actions; they say so themselves while no entry is loaded."""
    for name, function, schema, response in (
        (RESOLVE, _resolve, _RESOLVE_SCHEMA, SupportsResponse.ONLY),
        (ROUTE_PREVIEW, _route_preview, _PREVIEW_SCHEMA, SupportsResponse.ONLY),
        (LEARNED_NAMES, _learned_names, None, SupportsResponse.ONLY),
        (FORGET_NAME, _forget_name, _FORGET_SCHEMA, SupportsResponse.NONE),
    ):
        hass.services.async_register(
            DOMAIN, name, function, schema=schema, supports_response=response
        )


def house_of(hass: HomeAssistant) -> House:
    """Return the house; raises ServiceValidationError while none is loaded."""
    entries = hass.config_entries.async_loaded_entries(DOMAIN)
    if not entries:
        raise ServiceValidationError(
            translation_domain=DOMAIN, translation_key="not_loaded"
        )
    house: House = entries[0].runtime_data
    return house


async def _resolve(call: ServiceCall) -> ServiceResponse:
    """Tell which entities a name means; nothing is done."""
    house, data = house_of(call.hass), call.data
    language = data.get("language") or call.hass.config.language
    resolver, home = house.resolver, house.home.home
    place = house.home.place(None, data.get("device_id"))
    area = resolver.resolve_area(data["area"], language) if "area" in data else None
    floor = resolver.resolve_floor(data["floor"], language) if "floor" in data else None
    for kind, match in (("area", area), ("floor", floor)):
        if match is not None and match.decision is not Decision.PICK:
            return _nothing(f"unknown {kind}: {match.why}")
    found = resolver.resolve(
        Query(
            text=data["name"],
            language=language,
            domains=frozenset(data["domains"]),
            area_id=place.area.area_id if place.area else None,
            within_area=_id(area),
            within_floor=_id(floor),
        )
    )
    return {
        "decision": found.decision.value,
        "candidates": [
            {"entity_id": c.entity_id, "score": round(c.score, 4), "why": c.why}
            for c in found.candidates
            if c.entity_id in home.entities
        ],
        "why": found.why,
    }


async def _route_preview(call: ServiceCall) -> ServiceResponse:
    """Tell how a sentence would be handled; nothing is done."""
    house, data = house_of(call.hass), call.data
    language = data.get("language") or call.hass.config.language
    device_id = data.get("device_id")
    redacted = hear(data["text"], language)
    heard = Heard(
        text=redacted.text,
        language=language,
        place=house.home.place(None, device_id),
        secrets=redacted.kinds,
        at=dt_util.utcnow(),
    )
    said = ConversationInput(
        text=data["text"],
        context=call.context,
        conversation_id=None,
        device_id=device_id,
        satellite_id=None,
        language=language,
        agent_id=DOMAIN,
    )
    routed = await route(heard, said, house)
    if isinstance(routed, NotRouted):
        return _command_preview(house, heard) or {
            "lane": "model",
            "intents": [],
            "why": routed.why,
        }
    intents: list[Any] = [
        {
            "intent": wish.intent,
            "slots": dict(wish.slots),
            "targets": list(wish.targets),
        }
        for wish in routed.wishes
    ]
    preview: dict[str, Any] = {"lane": routed.lane, "why": routed.why}
    if routed.choices:
        # Nothing would be done: the user would be asked which one is meant.
        return {**preview, "intents": [], "choices": list(routed.choices)}
    return {**preview, "intents": intents}


def _command_preview(house: House, heard: Heard) -> dict[str, Any] | None:
    """Tell which command a sentence asks for; None when it asks for none."""
    counter = house.counter
    area = heard.place.area
    asked = counter.route(
        counter.request(
            text=heard.text,
            language=heard.language,
            conversation_id=ROUTE_PREVIEW,
            area_id=area.area_id if area else None,
        )
    )
    counter.forget(ROUTE_PREVIEW)
    if asked is None:
        return None
    wanted = {"intent": asked.command, "slots": plain(asked.arguments), "targets": []}
    return {"lane": "command", "intents": [wanted], "why": asked.pattern}


async def _learned_names(call: ServiceCall) -> ServiceResponse:
    """List the names that were learned from corrections, with their origin."""
    return {
        "names": [
            {
                "name": item.text,
                "language": item.language,
                "entity_id": item.entity_id,
                "source": str(item.source),
                "said": item.said,
                "at": item.at.isoformat(),
                "times": item.times,
            }
            for item in house_of(call.hass).learned.items
        ]
    }


async def _forget_name(call: ServiceCall) -> None:
    """Remove a learned name."""
    data = call.data
    if not house_of(call.hass).learned.forget(data["language"], data["name"]):
        raise ServiceValidationError(
            translation_domain=DOMAIN,
            translation_key="name_not_learned",
            translation_placeholders={"name": data["name"]},
        )


def _id(match: PlaceMatch | None) -> str | None:
    return match.place_id if match else None


def _nothing(why: str) -> ServiceResponse:
    return {"decision": Decision.NONE.value, "candidates": [], "why": why}
