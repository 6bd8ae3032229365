"""Action that tells how a sentence would be handled, without doing anything."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.components.conversation import ConversationInput
from homeassistant.core import Context, ServiceCall, ServiceResponse, SupportsResponse
from homeassistant.helpers import config_validation as cv
from homeassistant.util import dt as dt_util

from ..commands.shelf.coerce import plain
from ..const import DOMAIN
from ..home.readable import readable_by
from ..home.seeing import anything
from ..turn.choice import wanted_for
from ..turn.command import LANE
from ..turn.learned import LATER, is_compound
from ..turn.narrowing import limited, narrowed
from ..turn.programs import agent_of
from ..turn.redact import hear
from ..turn.route import NotRouted, Routed, route, route_learned
from ..turn.several import only_queries, parted
from ..turn.types import Heard
from .base import Action, house_of

if TYPE_CHECKING:
    from ..types import House

ROUTE_PREVIEW = "route_preview"
_MODEL = "model"
_LEFT = "left to a model"

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
    whole, _ = await _quick(house, heard, said)
    whole |= _understanding(house, heard)
    if whole["lane"] != _MODEL:
        return whole

    async def asks(part: Heard) -> bool | None:
        return (await _quick(house, part, said))[1]

    if parts := await parted(heard, asks):
        each = [(await _quick(house, replace(heard, text=p), said))[0] for p in parts]
        return _joined(each) | _understanding(house, heard)
    return {**whole, **_engine_preview(house, heard, data.get("agent_id"))}


def _understanding(house: House, heard: Heard) -> dict[str, Any]:
    """Tell what the learned reader takes a sentence for, whether or not it counted.

    Only to who may read all: to anybody else a name tells nothing by itself.
    """
    read = house.interpreter.read(heard.text, heard.language)
    if read is None or heard.may_read is not anything:
        return {}
    slots = {slot: list(words) for slot, words in read.spans.words.items()}
    return {
        "understanding": {
            "label": read.label,
            "confidence": round(read.confidence, 3),
            "sure": read.sure,
            "act": read.act,
            "deed": round(read.deed, 3),
            "negated": read.act == "rejection",
            "delayed": bool(read.spans.first(*LATER)),
            "slots": slots,
        }
    }


async def _quick(
    house: House, heard: Heard, said: ConversationInput
) -> tuple[dict[str, Any], bool | None]:
    """Preview a sentence without a model, and tell whether it only asks; None: open."""
    routed = await route(heard, replace(said, text=heard.text), house)
    if isinstance(routed, Routed):
        routed = narrowed(routed, heard.may_read)
    if isinstance(routed, NotRouted):
        # Why no sentence fits may tell that something is there, to whom it is not.
        why = routed.why if heard.may_read is anything else _LEFT
        if (found := _command_preview(house, heard, said.context)) is not None:
            return found
        learned = route_learned(heard, house)
        if isinstance(learned, Routed):
            learned = narrowed(learned, heard.may_read)
        if isinstance(learned, NotRouted):
            if heard.may_read is anything and learned.why:
                why = f"{why}; {learned.why}"
            found = _command_preview(house, heard, said.context, learned=True)
            return found or ({"lane": _MODEL, "intents": [], "why": why}, None)
        routed = learned
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
        return {**preview, "intents": [], "choices": list(routed.choices)}, None
    return {**preview, "intents": intents}, only_queries(routed)


def _joined(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """Put the previews of several wishes in one sentence together."""
    return {
        "lane": parts[-1]["lane"],
        "why": "; ".join(part["why"] for part in parts),
        "intents": [wanted for part in parts for wanted in part["intents"]],
    }


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


def _command_preview(
    house: House, heard: Heard, context: Context, *, learned: bool = False
) -> tuple[dict[str, Any], bool] | None:
    """Tell which command a sentence asks for; None when it asks for none."""
    counter = house.counter
    area = heard.place.area
    request = counter.request(
        text=heard.text,
        language=heard.language,
        conversation_id=ROUTE_PREVIEW,
        context=context,
        area_id=area.area_id if area else None,
        person=context.user_id,
    )
    request = limited(request, heard.may_read)
    route_by = counter.interpreted if learned else counter.route
    asked = None if learned and is_compound(heard, house) else route_by(request)
    counter.forget(ROUTE_PREVIEW)
    command = counter.book.find(asked.command) if asked is not None else None
    if asked is None or command is None or asked.pattern in command.tentative:
        # Such a one would only look, and most likely leave it to a model.
        return None
    wanted = {"intent": asked.command, "slots": plain(asked.arguments), "targets": []}
    preview = {"lane": LANE, "intents": [wanted], "why": asked.pattern}
    return preview, command.only_tells(dict(asked.arguments))


ACTIONS = (
    Action(
        name=ROUTE_PREVIEW,
        run=_route_preview,
        schema=_PREVIEW_SCHEMA,
        response=SupportsResponse.ONLY,
    ),
)
