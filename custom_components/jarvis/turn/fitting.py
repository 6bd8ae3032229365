"""Whether what was understood is the fast lane's to do: for this speaker, here."""

from typing import TYPE_CHECKING

from .ability import script_of
from .command import asks_list, claims, goes_on
from .narrowing import narrowed
from .onward import said_so_far
from .players import referring
from .route import NotRouted, Routed, is_greeting, needs_timers

if TYPE_CHECKING:
    from .types import Heard, Turn


def fitting(turn: Turn, heard: Heard, routed: Routed) -> Routed | NotRouted:
    """Narrow a routed sentence to what may be seen; not routed where others do it."""
    found = narrowed(routed, heard.may_read)
    if not isinstance(found, Routed):
        return found
    if why := _unfit(turn, found):
        return NotRouted(why=why)
    intents = [wish.intent for wish in found.wishes]
    unsure = is_open(found)
    if claims(turn, heard, intents, lane=found.lane, unsure=unsure):
        return NotRouted(why="a command of ours does this better")
    if _is_after_command(turn) and goes_on(turn, heard):
        return NotRouted(why="it is about what a command set just now")
    if any(wish.here for wish in found.wishes):
        found = referring(turn, heard, found)
    return _without_lists(turn, heard, found)


def _unfit(turn: Turn, found: Routed) -> str:
    """Say why Home Assistant would do it badly, whatever was said before."""
    house, said = turn.house, turn.said
    device_id = house.home.device_of(said.satellite_id, said.device_id)
    if needs_timers(found, device_id, house.hass):
        return "this device keeps no timers of its own"
    if is_greeting(found):
        return "Home Assistant's greeting is not ours"
    if len(found.wishes) > 1 and script_of(turn, found) is not None:
        return "a script among several wishes is done by itself"
    return ""


def _without_lists(turn: Turn, heard: Heard, found: Routed) -> Routed | NotRouted:
    if _is_use(found) and asks_list(turn, heard):
        return NotRouted(why="what is needed is on a list")
    return found


def _is_after_command(turn: Turn) -> bool:
    """Tell whether the sentence before was no wish that the fast lane did."""
    last = turn.dialogue.last_wish
    return last is None or last.said + 1 != said_so_far(turn)


def is_open(routed: Routed) -> bool:
    """Tell whether it is still to be asked which is meant, or done later."""
    return bool(routed.choices or routed.guess) or any(
        wish.later for wish in routed.wishes
    )


def _is_use(routed: Routed) -> bool:
    """Tell whether the power of the house would be told, as what "we need"."""
    return any(
        wish.slots.get("device_class") == "power" and "name" not in wish.slots
        for wish in routed.wishes
    )
