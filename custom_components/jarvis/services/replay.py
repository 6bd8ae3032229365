"""Action that puts a past turn before another model; nothing is done."""

from dataclasses import replace

import probatio

from homeassistant.core import ServiceCall, ServiceResponse, SupportsResponse
from homeassistant.exceptions import ServiceValidationError
from homeassistant.helpers import config_validation as cv

from ..const import DOMAIN
from ..turn.programs import agent_of, engine_of, recorded_in, replay, with_engine
from .ask import unknown
from .base import Action, house_of, only_owners
from .insight import known_trace

_SCHEMA = probatio.Schema(
    {
        probatio.Required("trace_id"): cv.string,
        probatio.Optional("engine"): cv.string,
        probatio.Optional("model"): cv.string,
        probatio.Optional("prompt"): cv.string,
    }
)


async def _replay(call: ServiceCall) -> ServiceResponse:
    """Tell what another model or other instructions would have done.

    For administrators: it repeats what others have said.
    """
    await only_owners(call)
    house, data = house_of(call.hass), call.data
    trace = await known_trace(house, data["trace_id"])
    recorded = recorded_in(trace, call.hass.config.language)
    if recorded is None:
        raise unknown("trace_without_words", data["trace_id"])
    # The agent may have been removed or renamed since.
    agent = agent_of(house, trace["agent"]) or agent_of(house, None)
    if agent is None:
        raise unknown("agent_unknown", trace["agent"])
    engine = None
    if (named := data.get("engine")) and (engine := engine_of(house, named)) is None:
        raise unknown("engine_unknown", named)
    agent = with_engine(house, agent, engine, data.get("model"))
    if "prompt" in data:
        agent = replace(agent, prompt=data["prompt"])
    if (answer := await replay(recorded, agent, house)) is None:
        raise ServiceValidationError(
            translation_domain=DOMAIN, translation_key="no_engine"
        )
    return {"replayed": data["trace_id"], "text": recorded.text, **answer}


ACTIONS = (
    Action(name="replay", run=_replay, schema=_SCHEMA, response=SupportsResponse.ONLY),
)
