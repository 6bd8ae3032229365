"""What services share: schemas and names."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import probatio

from homeassistant.core import (
    HomeAssistant,
    ServiceCall,
    ServiceResponse,
    SupportsResponse,
)
from homeassistant.exceptions import ServiceValidationError, Unauthorized
from homeassistant.helpers import config_validation as cv

from ..const import DOMAIN
from ..home.question import EVERY, Decision, Query
from ..home.readable import readable_by
from ..home.seeing import seen_only, seen_places

if TYPE_CHECKING:
    from ..home.question import PlaceMatch
    from ..types import House


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """One action of the integration, as Home Assistant registers it."""

    name: str
    run: Callable[[ServiceCall], Coroutine[Any, Any, ServiceResponse]]
    schema: probatio.Schema | None = None
    response: SupportsResponse = SupportsResponse.NONE


async def only_owners(call: ServiceCall) -> None:
    """Refuse who is no administrator; what runs by itself is nobody's account."""
    user_id = call.context.user_id
    if user_id is None:
        return
    user = await call.hass.auth.async_get_user(user_id)
    if user is None or not user.is_admin:
        raise Unauthorized(context=call.context)


def house_of(hass: HomeAssistant) -> House:
    """Return the house; raises ServiceValidationError while none is loaded."""
    entries = hass.config_entries.async_loaded_entries(DOMAIN)
    if not entries:
        raise ServiceValidationError(
            translation_domain=DOMAIN, translation_key="not_loaded"
        )
    house: House = entries[0].runtime_data
    return house


_NO_PLACE: Final = "no such place"
# So many of a choice, or of near names, are told.
_MOST: Final = 8
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
_FORGET_SCHEMA = probatio.Schema(
    {probatio.Required("name"): cv.string, probatio.Required("language"): cv.string}
)


async def _resolve(call: ServiceCall) -> ServiceResponse:
    """Tell which entities a name means; nothing is done."""
    house, data = house_of(call.hass), call.data
    language = data.get("language") or call.hass.config.language
    resolver, home = house.resolver, house.home.home
    place = house.home.place(None, data.get("device_id"))
    area = resolver.resolve_area(data["area"], language) if "area" in data else None
    floor = resolver.resolve_floor(data["floor"], language) if "floor" in data else None
    may_read = await readable_by(call.hass, call.context.user_id)
    seen = seen_places(home, may_read)
    for kind, match in (("area", area), ("floor", floor)):
        if match is None or (match.decision is Decision.PICK and _id(match) in seen):
            continue
        # A place in which there is nothing to see is none.
        several = {one for one, _ in match.candidates} <= seen
        why = match.why if several and match.decision is Decision.ASK else _NO_PLACE
        return _nothing(f"unknown {kind}: {why}")
    found = resolver.resolve(
        Query(
            text=data["name"],
            language=language,
            domains=frozenset(data["domains"]),
            area_id=place.area.area_id if place.area else None,
            within_area=_id(area),
            within_floor=_id(floor),
            limit=EVERY,
        )
    )
    found = seen_only(found, may_read)
    every = found.decision is Decision.ALL
    return {
        "decision": found.decision.value,
        "candidates": [
            {"entity_id": c.entity_id, "score": round(c.score, 4), "why": c.why}
            for c in (found.candidates if every else found.candidates[:_MOST])
            if c.entity_id in home.entities
        ],
        "why": found.why,
    }


async def _learned_names(call: ServiceCall) -> ServiceResponse:
    """List the names that were learned from corrections, with their origin.

    Only those of what the caller may see.
    """
    may_read = await readable_by(call.hass, call.context.user_id)
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
            if may_read(item.entity_id)
        ]
    }


async def _forget_name(call: ServiceCall) -> ServiceResponse:
    """Remove a learned name; what changes the house for all is for administrators."""
    await only_owners(call)
    data = call.data
    if not house_of(call.hass).learned.forget(data["language"], data["name"]):
        raise ServiceValidationError(
            translation_domain=DOMAIN,
            translation_key="name_not_learned",
            translation_placeholders={"name": data["name"]},
        )
    return None


def _id(match: PlaceMatch | None) -> str | None:
    return match.place_id if match else None


def _nothing(why: str) -> ServiceResponse:
    return {"decision": Decision.NONE.value, "candidates": [], "why": why}


ACTIONS = (
    Action(
        name="resolve",
        run=_resolve,
        schema=_RESOLVE_SCHEMA,
        response=SupportsResponse.ONLY,
    ),
    Action(name="learned_names", run=_learned_names, response=SupportsResponse.ONLY),
    Action(name="forget_name", run=_forget_name, schema=_FORGET_SCHEMA),
)
