"""What one account may see of the house, as a house of its own. Quiet."""

from collections.abc import Callable, Iterable
from dataclasses import replace
import itertools

from .question import Decision, Query, Resolution
from .snapshot import Home

# Takes an entity id.
type MayRead = Callable[[str], bool]
type Resolve = Callable[[Query], Resolution]

# No version of a whole home is below nothing.
_VERSIONS = itertools.count(-1, -1)


def anything(entity_id: str) -> bool:
    """Let everything be seen: a voice in the room is nobody's account."""
    del entity_id
    return True


def nothing(entity_id: str) -> bool:
    """Let nothing be seen: this account is gone."""
    del entity_id
    return False


def seen_home(home: Home, may_read: MayRead) -> Home:
    """Return the home without what may not be seen; never equal to another one."""
    if may_read is anything:
        return home
    entities = {key: one for key, one in home.entities.items() if may_read(key)}
    return replace(home, entities=entities, version=next(_VERSIONS))


def seen_places(home: Home, may_read: MayRead) -> frozenset[str | None]:
    """Return the ids of the areas and floors where something may be seen."""
    seen = [one for key, one in home.entities.items() if may_read(key)]
    return frozenset(place for one in seen for place in (one.area_id, one.floor_id))


def seen_only(found: Resolution, may_read: MayRead) -> Resolution:
    """Return what a name means to somebody for whom the rest does not exist."""
    if may_read is anything:
        return found
    kept = tuple(one for one in found.candidates if may_read(one.entity_id))
    decision = found.decision
    if not kept or (decision is Decision.PICK and not may_read(found.entity_ids[0])):
        decision = Decision.NONE
    elif decision is Decision.ASK and len(kept) == 1:
        decision = Decision.PICK
    # Why it is so may name what may not be seen, or tell that it is there.
    return replace(found, candidates=kept, decision=decision, why="")


def seen_ids(entity_ids: Iterable[str], may_read: MayRead) -> tuple[str, ...]:
    """Keep the ids that may be seen."""
    return tuple(one for one in entity_ids if may_read(one))
