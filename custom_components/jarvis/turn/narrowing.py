"""Leaves of the house what the one who speaks may see."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from homeassistant.helpers import llm

from ..commands.shelf.names import HouseNames
from ..home.readable import readable_by
from ..home.seeing import anything, seen_by, seen_home, seen_ids
from ..safety.reach.containers import script_of_service
from ..tools.watch import tells_all
from .route import NotRouted, Routed

if TYPE_CHECKING:
    from collections.abc import Container

    from homeassistant.core import HomeAssistant
    from homeassistant.helpers import intent

    from ..commands.base import Request
    from ..grammar.types import Wish
    from ..home.seeing import MayRead
    from ..tools.toolbox import Toolbox

# What names more than one thing at once.
_PLACES: Final = frozenset({"area", "floor", "domain", "device_class"})
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
        return limited(request, may_read)


def limited(request: Request, may_read: MayRead) -> Request:
    """Return the request in the house of who may see only this."""
    if may_read is anything:
        return request
    kit = replace(
        request.kit,
        home=lambda: seen_home(request.kit.home(), may_read),
        resolve=seen_by(request.kit.resolve, request.kit.home(), may_read),
    )
    return replace(
        request, kit=kit, names=HouseNames(kit.home, kit.resolve, limited=True)
    )


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
    if any(_is_hidden(wish, may_read) for wish in routed.wishes):
        return _HIDDEN
    seen = [one for wish in routed.wishes for one in _seen_part(wish, may_read)]
    return replace(routed, wishes=tuple(seen))


def seen_tools(box: Toolbox, may_read: MayRead, hass: HomeAssistant) -> Toolbox:
    """Leave out the tools that tell of what may not be seen, be it by their names."""
    if may_read is anything:
        return box
    return box.only(
        {name for name, tool in box.tools.items() if _is_for(tool, may_read, hass)}
    )


def _is_for(tool: llm.Tool, may_read: MayRead, hass: HomeAssistant) -> bool:
    if tells_all(tool):
        return False
    while isinstance(tool, llm.NamespacedTool):
        tool = tool.tool
    if not isinstance(tool, llm.ActionTool):
        return True
    # A script is a tool with the script's own name.
    script = script_of_service(hass, tool.name.rpartition("__")[2])
    return script is not None and may_read(script)


def _is_hidden(wish: Wish, may_read: MayRead) -> bool:
    """Tell whether nothing of what is wished for, now or later, may be seen."""
    if any(_is_hidden(one, may_read) for one in wish.later):
        return True
    return bool(wish.targets) and not seen_ids(wish.targets, may_read)


def _seen_part(wish: Wish, may_read: MayRead) -> tuple[Wish, ...]:
    """Split "all lights" into those that may be seen; answers are narrowed later."""
    if wish.kind == "query":
        return (wish,)
    return of_these(wish, frozenset(seen_ids(wish.targets, may_read)))


def of_these(wish: Wish, ids: Container[str]) -> tuple[Wish, ...]:
    """Split a wish into one for each of these; it stays whole where it is for all."""
    kept = [one for one in wish.targets if one in ids]
    if len(kept) == len(wish.targets):
        return (wish,)
    slots = {key: one for key, one in wish.slots.items() if key not in _PLACES}
    return tuple(
        replace(wish, slots={**slots, "name": one}, targets=(one,)) for one in kept
    )


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
