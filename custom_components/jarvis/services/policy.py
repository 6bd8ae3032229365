"""Action that tells how risky something is and why, without doing it."""

import probatio

from homeassistant.core import ServiceCall, ServiceResponse, SupportsResponse
from homeassistant.helpers import config_validation as cv

from ..safety.reach.contents import acts_of
from ..safety.tiers import Asker
from .base import Action, house_of, only_owners

EXPLAIN_POLICY = "explain_policy"

_SCHEMA = probatio.Schema(
    {
        probatio.Required("action"): cv.service,
        probatio.Optional("target", default=dict): dict,
        probatio.Optional("data", default=dict): dict,
        probatio.Optional("satellite_id"): cv.entity_id,
        probatio.Optional("agent_id"): cv.entity_id,
        probatio.Optional("user_id"): cv.string,
    }
)


async def _explain_policy(call: ServiceCall) -> ServiceResponse:
    """Judge an action as if somebody had asked for it; nothing is done."""
    await only_owners(call)
    house, data = house_of(call.hass), call.data
    domain, _, service = data["action"].partition(".")
    acts = acts_of(call.hass, domain, service, {**data["data"], **data["target"]})
    asker = Asker(
        conversation_id=EXPLAIN_POLICY,
        language=call.hass.config.language,
        user_id=data.get("user_id"),
        satellite_id=data.get("satellite_id"),
        agent_id=data.get("agent_id"),
    )
    judged = house.safety.policy.judge(acts, asker)
    return house.safety.explain(judged)


ACTIONS = (
    Action(
        name=EXPLAIN_POLICY,
        run=_explain_policy,
        schema=_SCHEMA,
        response=SupportsResponse.ONLY,
    ),
)
