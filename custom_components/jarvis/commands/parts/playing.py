"""What players play, pause and are called."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from homeassistant.components.cover import CoverEntityFeature
from homeassistant.components.lawn_mower import LawnMowerEntityFeature
from homeassistant.components.media_player import ATTR_INPUT_SOURCE_LIST
from homeassistant.components.vacuum import VacuumEntityFeature
from homeassistant.const import ATTR_SUPPORTED_FEATURES, STATE_UNAVAILABLE
from homeassistant.core import State

from ...home.players import AWAKE, LIVE, PAUSING, PLAYER, is_heard, players_meant
from ...lang.responses import sentences
from ..base import Check, Corrected, PreRoute, Refused, Request, Spoken
from ..shelf.patterns import follow_ups
from ..shelf.response import Choice
from ..shelf.threads import Thread

if TYPE_CHECKING:
    from ...home.snapshot import Entity
    from ..shelf.kit import Kit


MOVES_ON: Final = sentences("adjust", "follows")
FOLLOWS: Final = sentences("playing", "follows")

_PLAYER: Final = "media_player."
# Words that name nothing, so they go on from a turn about what plays alone.
_BARE: Final = "_bare"
SILENT: Final = "media@silent"
# Which way the volume was moved last, "" when it was not.
WAY: Final = "media@way"
_BACK: Final = {"louder": "quieter", "quieter": "louder"}


def said_of_player(name: str, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
    """Claim what goes on from the player of the last turn, or from "it".

    `name` is the command's; what does not play is not to stop.
    """
    last = thread is not None and thread.last == name
    spoken_of = [one for one in spoken.recent if one.startswith(_PLAYER)]
    it = spoken_of[0] if len(spoken_of) == len(spoken.recent) == 1 else None
    player = thread.kept.get(name, it) if thread is not None and last else it
    if not last and player is None:
        return None
    for pattern, slots in follow_ups(name, FOLLOWS, spoken.text, spoken.language):
        if not last and (pattern.endswith(_BARE) or pattern == "stop"):
            continue
        if pattern == "stop" and thread is not None and thread.kept.get(SILENT, True):
            continue
        action = pattern.removesuffix(_BARE)
        named = {"player": player} if player else {}
        return PreRoute(arguments={"action": action, **named, **slots}, pattern=action)
    way = str(thread.kept.get(WAY, "")) if thread is not None and last else ""
    if not way or player is None:
        return None
    for pattern, _ in follow_ups(name, MOVES_ON, spoken.text, spoken.language):
        if pattern in {"again", "back"}:
            action = way if pattern == "again" else _BACK[way]
            return PreRoute(
                arguments={"action": action, "player": player}, pattern=action
            )
    return None


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


PAUSE, STOP, RESUME = "pause", "stop", "resume"
# What runs until it is switched off; a light is not stopped.
RUNS: Final = frozenset({"switch", "fan", "humidifier", "siren", "script"})
# Domain and action, to the services that do it, best first, and the feature of
# each; 0 where it needs none.
WAYS: Final[Mapping[tuple[str, str], Mapping[str, int]]] = {
    ("vacuum", PAUSE): {
        "pause": VacuumEntityFeature.PAUSE,
        "stop": VacuumEntityFeature.STOP,
    },
    ("vacuum", STOP): {
        "stop": VacuumEntityFeature.STOP,
        "pause": VacuumEntityFeature.PAUSE,
    },
    ("vacuum", RESUME): {"start": VacuumEntityFeature.START},
    ("lawn_mower", PAUSE): {"pause": LawnMowerEntityFeature.PAUSE},
    ("lawn_mower", STOP): {"pause": LawnMowerEntityFeature.PAUSE},
    ("cover", PAUSE): {"stop_cover": CoverEntityFeature.STOP},
    ("cover", STOP): {"stop_cover": CoverEntityFeature.STOP},
    ("lawn_mower", RESUME): {"start_mowing": LawnMowerEntityFeature.START_MOWING},
    **{(domain, STOP): {"turn_off": 0} for domain in RUNS},
}
AT_WORK: Final = frozenset(
    {"cleaning", "returning", "mowing", "on", "opening", "closing"}
)
WAITING: Final = frozenset({"paused"})


def spoken_of(kit: Kit | None, recent: tuple[str, ...], action: str) -> str | None:
    """Return the one thing that was spoken of, if it runs, or waits to go on."""
    if kit is None or len(recent) != 1:
        return None
    state = kit.hass.states.get(recent[0])
    fits = WAITING if action == RESUME else AT_WORK
    if state is None or state.state not in fits:
        return None
    return state.entity_id if way_to(state, action) else None


def way_to(state: State, action: str) -> str | None:
    """Return the service that does it; None where the thing has none."""
    if state.state == STATE_UNAVAILABLE:
        return None
    able = state.attributes.get(ATTR_SUPPORTED_FEATURES, 0)
    ways = WAYS.get((state.domain, action), {})
    return next((one for one, need in ways.items() if not need or able & need), None)
