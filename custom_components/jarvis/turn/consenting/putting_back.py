"""Puts things back as they were before something that was to last only a while."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from homeassistant.core import State

from ...commands.shelf.deeds import Told
from ...safety.executor import execute
from ...safety.restore import restoring
from .asker import asker_of

if TYPE_CHECKING:
    from ...safety.tiers import Grant
    from ..types import Heard, Turn

_LANE: Final = "command"


async def put_back(
    turn: Turn, heard: Heard, states: Sequence[State], granted: Grant
) -> Told:
    """Bring these states back, if that may be done; they are read back."""
    safety, language = turn.house.safety, heard.language
    turn.trace.lane = _LANE
    context, most = turn.said.context, turn.clock.left / 2
    back = restoring(safety.hass, states, context, lane=_LANE, most=most)
    asker, trace_id = asker_of(turn, heard), turn.trace.id
    done = await execute(safety, back, asker, granted=granted, trace_id=trace_id)
    if done.withheld:
        return Told(ok=False, why="withheld")
    if done.failed:
        return Told(ok=False, said=safety.exceptions(done.held, language))
    names = safety.names([state.entity_id for state in states], language)
    return Told(ok=True, said=safety.say("undone_named", language, names=names))
