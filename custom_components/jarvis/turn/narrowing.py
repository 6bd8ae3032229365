"""Leaves of the house what the one who speaks may see."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..commands.names import HouseNames
from ..home.readable import readable_by
from ..home.seeing import anything, seen_home, seen_ids, seen_only
from .route import NotRouted, Routed

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant
    from homeassistant.helpers import intent

    from ..commands.base import Request
    from ..home.seeing import MayRead

_HIDDEN = NotRouted(why="nothing of that may be seen from here")


@dataclass(frozen=True, slots=True)
class Narrowing:
    """Narrows the house of a command to what its caller may see."""

    hass: HomeAssistant

    async def __call__(self, request: Request) -> Request:
        """Return the request with the caller's house."""
        context = request.context
        user_id = (context.user_id if context else None) or request.person
        may_read = await readable_by(self.hass, user_id)
        if may_read is anything:
            return request
        kit = request.kit
        kit = replace(
            kit,
            home=lambda: seen_home(request.kit.home(), may_read),
            resolve=lambda query: seen_only(request.kit.resolve(query), may_read),
        )
        return replace(request, kit=kit, names=HouseNames(kit.home, kit.resolve))


def narrowed(routed: Routed, may_read: MayRead) -> Routed | NotRouted:
    """Leave alone what names something that may not be seen."""
    if may_read is anything:
        return routed
    if routed.choices:
        choices = seen_ids(routed.choices, may_read)
        if not choices:
            return _HIDDEN
        if len(choices) > 1:
            return replace(routed, choices=choices)
        [wish] = routed.wishes
        slots = {**wish.slots, "name": choices[0]}
        only = replace(wish, slots=slots, targets=choices)
        return replace(routed, wishes=(only,), choices=())
    for wish in routed.wishes:
        if wish.targets and not seen_ids(wish.targets, may_read):
            return _HIDDEN
    return routed


def is_seen(response: intent.IntentResponse, may_read: MayRead) -> bool:
    """Leave in an answer what may be seen; False when nothing is left of it."""
    states = (response.matched_states, response.unmatched_states)
    if may_read is anything or not any(states):
        return True
    response.async_set_states(
        [one for one in states[0] if may_read(one.entity_id)],
        [one for one in states[1] if may_read(one.entity_id)],
    )
    return bool(response.matched_states or response.unmatched_states)
