"""Which player is meant: the one that plays, the one of the room, the only one.

Quiet: everything comes from the request.
"""

from typing import TYPE_CHECKING, Final

from homeassistant.components.media_player import (
    ATTR_INPUT_SOURCE_LIST,
    MediaPlayerState,
)
from homeassistant.core import State

from ..base import Check, Corrected, Refused, Request
from ..shelf.response import Choice

if TYPE_CHECKING:
    from ...home.snapshot import Entity

PLAYER: Final = "media_player"
SOURCE: Final = "source"
LIVE: Final = frozenset({MediaPlayerState.PLAYING, MediaPlayerState.BUFFERING})
AWAKE: Final = LIVE | {MediaPlayerState.PAUSED}
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
    here = [e for e in known if e.area_id and e.area_id == request.area_id]
    wanted = {MediaPlayerState.PAUSED} if action == "play" else AWAKE
    busy = [e for e in known if (s := states.get(e.entity_id)) and s.state in wanted]
    busy_here = [e for e in here if e in busy]
    kept = request.thread.kept.get(name)
    last = [e for e in known if e.entity_id in request.recent]
    last = last or [e for e in known if e.entity_id == kept]
    # Among several that play it is the one that was spoken of.
    meant = [e for e in last if e in busy]
    groups = [meant, busy_here, busy, last, here, known]
    if action in _NOBODY_IS_MEANT and len(known) > 1 and not (busy or last):
        # Which of the silent ones is to be silent, nobody needs to know.
        groups = []
    for group in groups:
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
