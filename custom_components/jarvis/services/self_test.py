"""Action that tests models on the commands of this house; nothing is carried out."""

from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.core import ServiceCall, ServiceResponse, SupportsResponse
from homeassistant.exceptions import ServiceValidationError
from homeassistant.helpers import config_validation as cv

from ..const import DOMAIN
from ..home.self_test import FEWEST, MOST
from ..turn.programs import Setup, agent_of, best_of, run_self_test
from .base import Action, house_of, only_owners

if TYPE_CHECKING:
    from ..settings import AgentSettings
    from ..types import House

MOST_SETUPS = 12
_SCHEMA = probatio.Schema(
    {
        probatio.Optional("agent_id"): cv.string,
        probatio.Optional("commands", default=20): probatio.All(
            probatio.Coerce(int), probatio.Range(min=FEWEST, max=MOST)
        ),
        probatio.Optional("models", default=list): probatio.All(
            cv.ensure_list, [cv.string]
        ),
        probatio.Optional("contexts", default=list): probatio.All(
            cv.ensure_list,
            [probatio.All(probatio.Coerce(int), probatio.Range(min=512))],
        ),
        probatio.Optional("seed", default=1): probatio.Coerce(int),
    }
)


async def _self_test(call: ServiceCall) -> ServiceResponse:
    """Score every wished model and context, and recommend one.

    For administrators: it keeps a model busy for minutes.
    """
    await only_owners(call)
    house, data = house_of(call.hass), call.data
    agent = agent_of(house, data.get("agent_id"))
    if agent is None or not (setups := _setups(house, agent, call)):
        raise ServiceValidationError(
            translation_domain=DOMAIN, translation_key="no_engine"
        )
    results = await run_self_test(
        house, agent, setups, count=data["commands"], seed=data["seed"]
    )
    best = best_of(results)
    recommended: dict[str, Any] | None = None
    if best is not None:
        recommended = {"model": best.setup.model, "context": best.setup.context}
    return {
        "results": [result.as_dict() for result in results],
        "recommended": recommended,
    }


def _setups(house: House, agent: AgentSettings, call: ServiceCall) -> list[Setup]:
    offer = house.router.choose(agent)
    if not offer:
        return []
    settings = house.seats[offer.id].settings
    setups = [
        Setup(engine_id=offer.id, model=model, context=context)
        for model in call.data["models"] or [offer.model]
        for context in call.data["contexts"] or [settings.context]
    ]
    return setups[:MOST_SETUPS]


ACTIONS = (
    Action(
        name="self_test",
        run=_self_test,
        schema=_SCHEMA,
        response=SupportsResponse.ONLY,
    ),
)
