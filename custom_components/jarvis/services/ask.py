"""Action that asks Jarvis something and tells what it cost."""

from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.core import ServiceCall, ServiceResponse, SupportsResponse
from homeassistant.exceptions import ServiceValidationError
from homeassistant.helpers import config_validation as cv

from ..const import DOMAIN
from ..turn.programs import Question, agent_of, ask, engine_of, with_engine
from ..turn.types import Wishes
from .base import Action, house_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from homeassistant.core import Context

    from ..types import House

MODES = ("agent", "direct")
ASK_FIELDS: dict[str | probatio.Marker, Any] = {
    probatio.Required("text"): cv.string,
    probatio.Optional("agent"): cv.string,
    probatio.Optional("engine"): cv.string,
    probatio.Optional("model"): cv.string,
    probatio.Optional("mode"): probatio.In(MODES),
    probatio.Optional("tools"): probatio.Any(
        cv.boolean, probatio.All(cv.ensure_list, [cv.string])
    ),
    probatio.Optional("use_context", default=True): cv.boolean,
    probatio.Optional("top_k"): probatio.All(
        probatio.Coerce(int), probatio.Range(min=1, max=50)
    ),
    probatio.Optional("min_score"): probatio.All(
        probatio.Coerce(float), probatio.Range(min=0, max=1)
    ),
    probatio.Optional("max_tokens"): probatio.All(
        probatio.Coerce(int), probatio.Range(min=64, max=32_768)
    ),
    probatio.Optional("language"): cv.string,
    probatio.Optional("conversation_id"): cv.string,
    probatio.Optional("device_id"): cv.string,
}


def question_of(house: House, data: Mapping[str, Any], context: Context) -> Question:
    """Read what is asked; raises ServiceValidationError for what does not exist."""
    if (agent := agent_of(house, data.get("agent"))) is None:
        raise unknown("agent_unknown", data.get("agent") or "-")
    engine = None
    if (named := data.get("engine")) and (engine := engine_of(house, named)) is None:
        raise unknown("engine_unknown", named)
    tools = data.get("tools")
    return Question(
        text=data["text"],
        agent=with_engine(house, agent, engine, data.get("model")),
        wishes=Wishes(
            direct=data.get("mode") == "direct",
            tools=_only(tools),
            use_context=data.get("use_context", True),
            top_k=data.get("top_k"),
            min_score=data.get("min_score"),
            max_tokens=data.get("max_tokens"),
        ),
        language=data.get("language", ""),
        conversation_id=data.get("conversation_id"),
        device_id=data.get("device_id"),
        context=context,
    )


async def _ask(call: ServiceCall) -> ServiceResponse:
    """Take a text through the house as if it had been said."""
    house = house_of(call.hass)
    return (await ask(question_of(house, call.data, call.context), house)).as_dict()


def _only(tools: Any) -> frozenset[str] | None:
    """Return the tools that may be used: all for True or nothing said."""
    if isinstance(tools, list):
        return frozenset(tools)
    return frozenset() if tools is False else None


def unknown(key: str, name: str) -> ServiceValidationError:
    """Return the error that tells that something named does not exist."""
    return ServiceValidationError(
        translation_domain=DOMAIN,
        translation_key=key,
        translation_placeholders={"name": name},
    )


ACTIONS = (
    Action(
        name="ask",
        run=_ask,
        schema=probatio.Schema(ASK_FIELDS),
        response=SupportsResponse.OPTIONAL,
    ),
)
