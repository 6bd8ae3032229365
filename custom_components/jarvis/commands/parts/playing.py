"""What is said next of the player that was spoken of: "turn it up to 40 percent"."""

from typing import Final

from ...lang.responses import sentences
from ..base import PreRoute, Spoken
from ..shelf.patterns import follow_ups
from ..shelf.threads import Thread

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
