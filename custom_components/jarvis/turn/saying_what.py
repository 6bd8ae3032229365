"""Names what was done: all that safety wants said when it is done, in every lane.

A sentence of Home Assistant or of a model may leave out which thing it was, and a
script tells nothing of what is in it. What is told already is not told again.
"""

from typing import TYPE_CHECKING, Final

from ..safety.question import deeds, word_of
from ..safety.tiers import Tier
from .consenting.asker import asker_of

if TYPE_CHECKING:
    from homeassistant.core import State

    from ..safety.tiers import Act
    from .types import Heard, Turn

_STATES: Final = {
    "act_unlock": "unlocked",
    "act_lock": "locked",
    "act_open": "open",
    "act_close": "closed",
}


def to_be_said(turn: Turn, heard: Heard, said: str) -> str:
    """Say what of this turn's deeds is to be said and was not; "" for nothing."""
    guardian, asker = turn.house.safety, asker_of(turn, heard)
    now, told = turn.house.hass.loop.time(), said.casefold()
    exposed = guardian.home().entities
    acts = [
        (act, entry.after.get(entity.entity_id))
        for entry in guardian.journal.of(asker, now)
        if entry.trace_id == turn.trace.id
        for act in entry.acts
        if (entity := exposed.get(act.entity_id or "")) is not None
        and act.entity_id not in entry.failed
        and entity.name.casefold() not in told
        and guardian.policy.tier(act, asker)[0] is Tier.SAY
    ]
    language = heard.language
    parts = []
    if done := [act for act, after in acts if _is_so(act, after)]:
        named = deeds(guardian, done, language)
        parts.append(guardian.say("did_last", language, acts=named))
    if begun := [str(act.entity_id) for act, after in acts if not _is_so(act, after)]:
        names = guardian.names(begun, language)
        parts.append(guardian.say("did_begin", language, names=names))
    return " ".join(parts)


def _is_so(act: Act, after: State | None) -> bool:
    """Tell whether a thing is what the act makes of it, and not on its way there."""
    wanted = _STATES.get(word_of(act))
    return wanted is None or (after is not None and after.state == wanted)
