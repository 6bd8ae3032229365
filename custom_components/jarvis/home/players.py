"""Which player is meant where none is named: the paused one, the one that plays.

Quiet. Pause, resume, skip and volume share their referent: what was spoken of, else
what is heard in the room, else anywhere; a silent player only where none is better.
"""

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Final

from homeassistant.components.media_player import MediaPlayerState

if TYPE_CHECKING:
    from homeassistant.core import State

    from .snapshot import Entity

PLAYER: Final = "media_player"
RESUME: Final = "play"
PAUSING: Final = "media_pause"
LIVE: Final = frozenset({MediaPlayerState.PLAYING, MediaPlayerState.BUFFERING})
AWAKE: Final = LIVE | {MediaPlayerState.PAUSED}
# These need something that plays; what is paused is only there for want of it.
PLAYING_FIRST: Final = frozenset({"pause", "next", "previous"})
_PAUSED: Final = frozenset({MediaPlayerState.PAUSED})


def players_meant(
    action: str,
    known: Sequence[Entity],
    look: Callable[[str], State | None],
    *,
    area_id: str | None,
    recent: Collection[str] = (),
    paused: Sequence[str] = (),
) -> list[Entity]:
    """Give the players that an action without a name may mean; several are a question.

    `recent` are ids that were spoken of, `paused` what was paused from here, newest
    first.
    """
    wanted = _PAUSED if action == RESUME else AWAKE
    busy = [e for e in known if _is_in(look(e.entity_id), wanted)]
    if action in PLAYING_FIRST:
        busy = [e for e in busy if _is_in(look(e.entity_id), LIVE)] or busy
    here = [e for e in known if e.area_id and e.area_id == area_id]
    last = [e for e in known if e.entity_id in recent]
    ids = {e.entity_id for e in busy}
    ours = next((one for one in paused if one in ids), None)
    groups = (
        # Among several that play it is the one that was spoken of.
        [e for e in last if e in busy],
        [e for e in busy if e.entity_id == ours and action == RESUME],
        [e for e in here if e in busy],
        busy,
        last,
        here,
        list(known),
    )
    return next(filter(None, groups), [])


def is_heard(
    action: str, known: Sequence[Entity], look: Callable[[str], State | None]
) -> bool:
    """Tell whether one of these plays, or waits to be resumed."""
    wanted = _PAUSED if action == RESUME else AWAKE
    return any(_is_in(look(e.entity_id), wanted) for e in known)


def _is_in(state: State | None, wanted: frozenset[MediaPlayerState]) -> bool:
    return state is not None and state.state in wanted
