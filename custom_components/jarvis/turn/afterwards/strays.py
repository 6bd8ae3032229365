"""Tells what was switched instead of what was wished, and puts it back.

Only where the model itself told it as the wish fulfilled: what it names truly was its
choice, and stays. What needs consent to be put back stays, too, and is told.
"""

from typing import TYPE_CHECKING

from ...lang.keywords import content_words
from ...lang.normalise import fold
from ...safety.executor import execute
from ...safety.restore import restoring
from ..claim_check import Wish
from ..consenting.consent_calls import door_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from homeassistant.core import State

    from ...safety.journal import Entry
    from ...tools.watch import Watch
    from ..types import Turn


async def put_strays_back(turn: Turn) -> str:
    """Put back what nobody wished; returns what is to be said of it, "" for nothing."""
    door = door_of(turn.log)
    if door is None or (watch := door.watch) is None:
        return ""
    entries = _entries_of(watch)
    wish = Wish(turn, watch)
    strayed = [one for one in entries if wish.is_beside(one.touched)]
    wanted = {i for one in entries if one not in strayed for i in one.touched}
    states = {
        state.entity_id: state
        for entry in reversed(strayed)
        for state in entry.restorable
        if state.entity_id not in wanted
    }
    if not states:
        return ""
    guardian, language = watch.guardian, watch.asker.language
    names = guardian.names(states, language)
    if not await _restored(turn, watch, list(states.values())):
        return guardian.say("strayed_left", language, names=names)
    guardian.journal.drop(strayed, frozenset(states))
    turn.trace.mark("strays_put_back", entity_ids=sorted(states))
    return guardian.say("strayed_back", language, names=names)


def done_instead(turn: Turn) -> str:
    """Name all that was done in this turn, "" for nothing.

    What was so already is told only to who spoke of it.
    """
    door = door_of(turn.log)
    watch = door.watch if door is not None else None
    if watch is None or not watch.holding():
        return ""
    changed = _changed_by(watch)
    done = [
        one
        for entry in _entries_of(watch)
        for one in entry.after
        if one in watch.achieved and (one in changed or _speaks_of(watch, {one}))
    ]
    language = watch.asker.language
    names = watch.guardian.names(done, language) if done else ""
    return watch.guardian.say("done_only", language, names=names) if names else ""


def beside_the_wish(turn: Turn) -> str:
    """Say what came of a wish that nothing done was for; "" where something was.

    A place alone is no wish for what is in it: who wants music in the living room has
    not got it by its lamp, least of all by one that was on already.
    """
    door = door_of(turn.log)
    watch = door.watch if door is not None else None
    if watch is None or not watch.achieved or _speaks_of(watch, watch.achieved):
        return ""
    if not _changed_by(watch) & watch.achieved:
        told = watch.untold()
        return told or watch.guardian.say("did_not_work", watch.asker.language)
    return done_instead(turn)


def half_undone(turn: Turn) -> str:
    """Name what a half-fulfilled wish was for besides what was done; "" for nothing."""
    door = door_of(turn.log)
    watch = door.watch if door is not None else None
    if watch is None or not watch.holding() or watch.only_asked():
        return ""
    missing = Wish(turn, watch).missing(watch.achieved)
    if not missing:
        return ""
    language = watch.asker.language
    names = watch.guardian.names(sorted(missing), language)
    return watch.guardian.say("half_undone", language, names=names)


async def _restored(turn: Turn, watch: Watch, states: Sequence[State]) -> bool:
    """Bring states back where that is free; tell whether all of them are as before."""
    context, most = turn.said.context, turn.clock.left / 2
    back = restoring(
        watch.hass, states, context, lane="model", most=most, noted=lambda _held: None
    )
    done = await execute(watch.guardian, back, watch.asker)
    return not done.withheld and not done.failed


def _entries_of(watch: Watch) -> list[Entry]:
    """Give what the model's calls did in this turn."""
    now = watch.hass.loop.time()
    journal = watch.guardian.journal
    return [
        one
        for one in journal.of(watch.asker, now)
        if one.trace_id and one.trace_id == watch.trace_id
    ]


def _changed_by(watch: Watch) -> frozenset[str]:
    """Give the ids of what is otherwise since the model's calls of this turn."""
    return frozenset(
        one
        for entry in _entries_of(watch)
        for one, after in entry.after.items()
        if (before := entry.before.get(one)) is None
        or (before.state, before.attributes) != (after.state, after.attributes)
    )


def _speaks_of(watch: Watch, ids: Iterable[str]) -> bool:
    """Tell whether one of these was spoken of by its kind or its own name."""
    home, said, kinds = (
        watch.guardian.home(),
        fold(watch.asker.text),
        watch.meant().kinds,
    )

    def wished(entity_id: str) -> bool:
        entity = home.entities.get(entity_id)
        if entity is None or entity_id in kinds:
            return True
        area, floor = (
            home.areas.get(entity.area_id or ""),
            home.floors.get(entity.floor_id or ""),
        )
        places = {
            fold(w) for p in (area, floor) if p for n in p.names for w in n.split()
        }
        own = {
            fold(one.word)
            for name in entity.names
            for one in content_words(name, watch.asker.language)
        } - places
        return not own or any(word in said for word in own)

    return any(map(wished, ids))
