"""Lets a wish that names no player mean the one that is heard, or that was paused.

Home Assistant takes the player of the speaker's room, whatever it does: "resume" in
the bedroom would start an idle one while the kitchen's waits to go on.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ..home.players import PAUSING, PLAYER, RESUME, is_heard, players_meant
from ..tools.arguments import places_named
from .asker import asker_of
from .route import Routed
from .settle import again

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..grammar.types import Wish
    from ..home.snapshot import Entity
    from .types import Heard, Turn

_ACTIONS: Final[Mapping[str, str]] = {
    "HassMediaNext": "next",
    "HassMediaPause": "pause",
    "HassMediaPlayerMute": "mute",
    "HassMediaPlayerUnmute": "unmute",
    "HassMediaPrevious": "previous",
    "HassMediaUnpause": RESUME,
    "HassSetVolume": "volume",
    "HassSetVolumeRelative": "volume",
}
_PLACES: Final = ("name", "area", "floor")


def referring(turn: Turn, heard: Heard, routed: Routed) -> Routed:
    """Give each wish about what plays its player; several are a question."""
    if routed.choices:
        return routed
    wishes: list[Wish] = []
    for wish in routed.wishes:
        unnamed = wish.here and "name" not in wish.slots
        meant = _meant(turn, heard, wish.intent) if unnamed else ()
        if len(meant) > 1 and len(routed.wishes) == 1:
            return replace(routed, choices=meant)
        wishes += (
            again(turn, wish, meant[0], "what is heard").wishes
            if len(meant) == 1
            else (wish,)
        )
    return replace(routed, wishes=tuple(wishes))


def player_of_call(
    turn: Turn, heard: Heard, intent_type: str, arguments: Mapping[str, Any]
) -> tuple[str, ...]:
    """Give the players that a model's call may mean; () where its words name them."""
    named = any(arguments.get(key) for key in _PLACES)
    if named and (arguments.get("name") or places_named((arguments,), heard.text)):
        return ()
    return _meant(turn, heard, intent_type)


def _meant(turn: Turn, heard: Heard, intent_type: str) -> tuple[str, ...]:
    """Give the ids of what an intent may mean; () where nothing is heard."""
    home, look = turn.house.home.home, turn.house.hass.states.get
    known: list[Entity] = [
        one
        for one in home.entities.values()
        if one.domain == PLAYER and heard.may_read(one.entity_id)
    ]
    action = _ACTIONS.get(intent_type)
    if action is None or not is_heard(action, known, look):
        return ()
    found = players_meant(
        action,
        known,
        look,
        area_id=heard.place.area.area_id if heard.place.area else None,
        recent=turn.dialogue.targets,
        paused=turn.house.safety.journal.done_here(
            asker_of(turn, heard), turn.house.hass.loop.time(), PAUSING
        ),
    )
    return tuple(one.entity_id for one in found)
