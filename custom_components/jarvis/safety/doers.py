"""Who or what brought a state about, as far as its context tells.

Home Assistant hands the context of a service call on to the states it causes. A
switch on a wall leaves none.
"""

from dataclasses import dataclass
from typing import Final, Literal

from homeassistant.core import HomeAssistant, State

_RUNNERS: Final = ("automation", "script")


@dataclass(frozen=True, slots=True, kw_only=True)
class Doer:
    """A user by id, an automation or script by entity id ("" unknown), or nobody."""

    kind: Literal["user", "automation", "script", "unknown"] = "unknown"
    id: str = ""


def doer_of(hass: HomeAssistant, state: State) -> Doer:
    """Tell who or what brought a state about."""
    context = state.context
    causes = {context.id, context.parent_id}
    for runner in hass.states.async_all(_RUNNERS):
        if runner.context.id in causes and runner.entity_id != state.entity_id:
            kind: Literal["automation", "script"] = (
                "automation" if runner.domain == "automation" else "script"
            )
            return Doer(kind=kind, id=runner.entity_id)
    if context.parent_id is not None:
        return Doer(kind="automation")
    if context.user_id is not None:
        return Doer(kind="user", id=context.user_id)
    return Doer()
