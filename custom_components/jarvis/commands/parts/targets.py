"""Which things of one kind a command is about: the named ones, or those of the room.

Quiet: everything comes from the request.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...home.question import EVERY, Decision, Query
from ...lang.normalise import fold
from ..base import Refused, Request
from ..shelf.response import Choice

if TYPE_CHECKING:
    from ...home.snapshot import Entity, Home

# Characters of a name that is quoted.
_SHOWN = 80


def name_of(entity_id: str, request: Request) -> str:
    """Return how the house calls an entity."""
    entity = request.kit.home().entities.get(entity_id)
    return entity.name if entity else entity_id


def targets(
    domain: str, said: str | None, request: Request
) -> tuple[str, ...] | Refused:
    """Return the entities of a domain that are meant, or what to choose from."""
    home = request.kit.home()
    mine = [e for e in home.entities.values() if e.domain == domain]
    if not said:
        spoken_of = [e for e in mine if e.entity_id in request.recent]
        here = [e for e in mine if e.area_id and e.area_id == request.area_id]
        if group := spoken_of or here or (mine if len(mine) == 1 else []):
            return tuple(entity.entity_id for entity in group)
        return _refused(
            "target is required", "missing", [e.entity_id for e in mine], request
        )
    found = request.kit.resolve(
        Query(
            text=said,
            language=request.language,
            domains=frozenset({domain}),
            area_id=request.area_id,
            limit=EVERY,
        )
    )
    ids = [e for e in found.entity_ids if e.partition(".")[0] == domain]
    if ids and found.decision in (Decision.PICK, Decision.ALL):
        return tuple(ids)
    # A room is named, its lights are meant.
    rooms = set(found.place_ids)
    inside = [e.entity_id for e in mine if e.area_id in rooms]
    if inside and found.decision is not Decision.ASK:
        return tuple(inside)
    if ids and _is_room(said, ids, mine, home):
        return tuple(ids)
    # What may not be seen is not there.
    why = found.why or f"nothing here is called “{said[:_SHOWN]}”"
    return _refused(why, "which_one" if ids else "not_found", ids, request, said=said)


def _is_room(said: str, ids: Sequence[str], mine: Sequence[Entity], home: Home) -> bool:
    """Tell whether a room's name was said, and the ids are all of a kind in it."""
    area = home.areas.get(home.entities[ids[0]].area_id or "")
    if area is None or {e.entity_id for e in mine if e.area_id == area.area_id} != {
        *ids
    }:
        return False
    words = fold(said).split()
    # "Der Küche": before the name stands an article at most.
    return any(
        words[-len(name) :] == name and len(words) <= len(name) + 1
        for name in (fold(one).split() for one in area.names)
    )


def _refused(
    reason: str, key: str, ids: Sequence[str], request: Request, said: str = ""
) -> Refused:
    choices = tuple(Choice(value=e, name=name_of(e, request)) for e in ids[:20])
    return Refused(
        param="target",
        reason=reason,
        key=key,
        facts={"said": said},
        valid=choices,
        total=len(ids),
    )
