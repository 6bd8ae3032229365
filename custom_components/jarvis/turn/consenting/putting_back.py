"""Puts things back as they were before something that was to last only a while."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from homeassistant.core import State

from ...commands.shelf.deeds import Told
from ...safety.bringing_back import bring_back
from ...safety.reach.contents import acts_of
from .asker import asker_of

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from ...safety.tiers import Act, Grant
    from ..types import Heard, Turn

_LANE: Final = "command"


def acts_back(hass: HomeAssistant, states: Sequence[State]) -> tuple[Act, ...]:
    """Tell what bringing these states back would do."""
    entities = {state.entity_id: state for state in states}
    acts = acts_of(hass, "scene", "apply", {"entities": entities}) if states else ()
    return tuple(act for act in acts if act.entity_id)


async def put_back(
    turn: Turn, heard: Heard, states: Sequence[State], granted: Grant
) -> Told:
    """Bring these states back, if that may be done; they are read back."""
    guardian, asker = turn.house.safety, asker_of(turn, heard)
    hass, language = turn.house.hass, heard.language
    acts = acts_back(hass, states)
    turn.trace.lane = _LANE
    ruling = await guardian.rule(acts, asker, granted=granted)
    if not ruling.granted:
        return Told(ok=False, why="withheld")
    context, most = turn.said.context, turn.clock.left / 2
    held = await bring_back(hass, states, acts, context, most)
    guardian.note(asker, acts, held, _LANE, turn.trace.id)
    if held.failed:
        return Told(ok=False, said=guardian.exceptions(held, language))
    names = guardian.names([state.entity_id for state in states], language)
    return Told(ok=True, said=guardian.say("undone_named", language, names=names))
