"""Which player is meant: the one that plays, the one of the room, the only one.

Quiet: everything comes from the request.
"""

from typing import TYPE_CHECKING, Final

from homeassistant.components.media_player import ATTR_INPUT_SOURCE_LIST
from homeassistant.core import State

from ...home.players import AWAKE, LIVE, PAUSING, PLAYER, is_heard, players_meant
from ..base import Check, Corrected, Refused, Request
from ..shelf.response import Choice

if TYPE_CHECKING:
    from ...home.snapshot import Entity

__all__ = ["AWAKE", "LIVE", "NEEDS_SOUND", "PLAYER", "SOURCE", "player_here", "players"]

SOURCE: Final = "source"
NEEDS_SOUND: Final = frozenset({"pause", "next", "previous"})
_NOBODY_IS_MEANT: Final = NEEDS_SOUND | {"stop", "mute", "louder", "quieter"}


def players(request: Request) -> list[Entity]:
    """List the players that may be seen."""
    home = request.kit.home()
    return [e for e in home.entities.values() if e.domain == PLAYER]


def _has_inputs(state: State | None) -> bool:
    return state is not None and bool(state.attributes.get(ATTR_INPUT_SOURCE_LIST))


def player_here(name: str, action: str, request: Request) -> Check:
    """Choose the player that is meant: playing here, playing alone, alone here."""
    states = request.kit.hass.states
    known = players(request)
    if action == SOURCE:
        known = [e for e in known if _has_inputs(states.get(e.entity_id))]
    kept = request.thread.kept.get(name)
    recent = request.recent or ((kept,) if kept else ())
    spoken_of = any(e.entity_id in recent for e in known)
    hooks = request.kit.hooks
    group = players_meant(
        action,
        known,
        states.get,
        area_id=request.area_id,
        recent=recent,
        paused=hooks.done_here(request, PAUSING) if hooks else (),
    )
    silent = not (spoken_of or is_heard(action, known, states.get))
    if action in _NOBODY_IS_MEANT and len(known) > 1 and silent:
        # Which of the silent ones is to be silent, nobody needs to know.
        group = []
    if len(group) == 1:
        only = group[0]
        return Corrected(
            param="player",
            value=only.entity_id,
            said="",
            name=only.name,
            silent=True,
        )
    if group:
        return Refused(
            param="player",
            reason="player is required",
            key="missing",
            valid=tuple(Choice(value=e.entity_id, name=e.name) for e in group[:20]),
            total=len(group),
        )
    return Corrected(param="player", value=None, said="", name="", silent=True)
