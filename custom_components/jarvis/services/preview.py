"""Action that tells how a sentence would be handled, without doing anything."""

from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.components.conversation import ConversationInput
from homeassistant.core import ServiceCall, ServiceResponse, SupportsResponse
from homeassistant.helpers import config_validation as cv
from homeassistant.util import dt as dt_util

from ..commands.coerce import plain
from ..const import DOMAIN
from ..home.readable import readable_by
from ..turn.choice import wanted_for
from ..turn.narrowing import narrowed
from ..turn.question import agent_of
from ..turn.redact import hear
from ..turn.route import NotRouted, Routed, route
from ..turn.types import Heard
from .base import Action, house_of

if TYPE_CHECKING:
    from ..types import House

ROUTE_PREVIEW = "route_preview"

_PREVIEW_SCHEMA = probatio.Schema(
    {
        probatio.Required("text"): cv.string,
        probatio.Optional("language"): cv.string,
        probatio.Optional("device_id"): cv.string,
        probatio.Optional("agent_id"): cv.string,
    }
)


async def _route_preview(call: ServiceCall) -> ServiceResponse:
    """Tell how a sentence would be handled; nothing is done."""
    house, data = house_of(call.hass), call.data
    language = data.get("language") or call.hass.config.language
    device_id = data.get("device_id")
    may_read = await readable_by(call.hass, call.context.user_id)
    redacted = hear(data["text"], language)
    heard = Heard(
        text=redacted.text,
        language=language,
        place=house.home.place(None, device_id),
        may_read=may_read,
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
    if isinstance(routed, Routed):
        routed = narrowed(routed, may_read)
    if isinstance(routed, NotRouted):
        return _command_preview(house, heard) or {
            "lane": "model",
            "intents": [],
            "why": routed.why,
            **_engine_preview(house, heard, data.get("agent_id")),
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


def _engine_preview(house: House, heard: Heard, agent_id: str | None) -> dict[str, Any]:
    """Tell which engine would answer and why; who comes next when it fails."""
    if (agent := agent_of(house, agent_id)) is None:
        return {}
    ranked = house.router.ranked(agent, wanted_for(house, agent, heard))
    if not ranked:
        return {"engine": None, "engine_why": house.router.choose(agent).why}
    return {
        "engine": ranked[0].engine,
        "model": ranked[0].model,
        "engine_why": ranked[0].why,
        "next_engines": [offer.engine for offer in ranked[1:]],
    }


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
    if asked is None or _is_tentative(house, asked.command, asked.pattern):
        return None
    wanted = {"intent": asked.command, "slots": plain(asked.arguments), "targets": []}
    return {"lane": "command", "intents": [wanted], "why": asked.pattern}


def _is_tentative(house: House, name: str, pattern: str) -> bool:
    """Tell whether a command would only look, and most likely leave it to a model."""
    command = house.counter.book.find(name)
    return command is not None and pattern in command.tentative


ACTIONS = (
    Action(
        name=ROUTE_PREVIEW,
        run=_route_preview,
        schema=_PREVIEW_SCHEMA,
        response=SupportsResponse.ONLY,
    ),
)
