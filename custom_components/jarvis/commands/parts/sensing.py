"""Which entity can tell that something opened: the lock of a door cannot. Quiet."""

from collections.abc import Mapping

from ...home.snapshot import Entity, Home
from ...lang.normalise import fold

_OPENING = frozenset({"binary_sensor", "cover", "valve"})
# What a contact says of: a motion sensor is on, and never open.
_DOORS = frozenset({None, "door", "garage_door", "window", "opening"})
_LOCK = frozenset({"lock"})
_PERSON = frozenset({"person", "device_tracker"})
# Changes that only some domains have; every entity can be on, off or done.
_ABLE: Mapping[str, frozenset[str]] = {
    "open": _OPENING,
    "closed": _OPENING,
    "locked": _LOCK,
    "unlocked": _LOCK,
    "home": _PERSON,
    "away": _PERSON,
}


def can_tell(entity: Entity, change: str) -> bool:
    """Tell whether a change is one that this entity can have gone through."""
    if (able := _ABLE.get(change)) is None:
        return True
    contact = entity.domain != "binary_sensor" or entity.device_class in _DOORS
    return entity.domain in able and contact


def teller(home: Home, entity_id: str, change: str) -> str | None:
    """Return the entity that tells of a change: itself, else its only namesake.

    "Front Door" is a lock; "Front Door Contact" knows when it opens. None when
    nothing, or more than one, can tell.
    """
    able = _ABLE.get(change)
    if able is None or entity_id.partition(".")[0] in able:
        return entity_id
    entity = home.entities.get(entity_id)
    if entity is None:
        return None
    found = [
        other.entity_id
        for other in home.entities.values()
        if other.domain in able and any(_is_of(n, entity.name) for n in other.names)
    ]
    return found[0] if len(found) == 1 else None


def _is_of(name: str, thing: str) -> bool:
    """Tell whether a name is one of a thing: "Front Door Contact", "Haustürkontakt"."""
    said, wanted = fold(name), fold(thing)
    return set(wanted.split()) <= set(said.split()) or said.startswith(wanted)
