"""What one account may see of the house, as a house of its own. Quiet."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
import itertools

from ..lang.lexicon import Lexicon, lexicon_for
from ..lang.normalise import fold
from .meant import Meant
from .question import Decision, Query, Resolution
from .snapshot import Home

# Takes an entity id.
type MayRead = Callable[[str], bool]
type Resolve = Callable[[Query], Resolution]

# Stands for a word that names nothing to who asks.
_NOBODY = "qzxvq"
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


def seen_by(resolve: Resolve, home: Home, may_read: MayRead) -> Resolve:
    """Resolve as if what may not be seen were not there: its names are no names."""

    def resolved(query: Query) -> Resolution:
        found = resolve(query)
        hidden = [one for one in found.entity_ids if not may_read(one)]
        if hidden:
            strange = _words_of(home, hidden) - _words_of(
                home, filter(may_read, home.entities)
            )
            said = _unnamed(query.text, strange, query.language)
            found = resolve(replace(query, text=said))
        return seen_only(found, may_read)

    return resolved


def seen_meant(found: Meant, may_read: MayRead) -> Meant:
    """Return what a sentence speaks of to somebody for whom the rest does not exist."""
    if may_read is anything:
        return found
    seen = [
        tuple(kept for one in hints if (kept := frozenset(filter(may_read, one))))
        for hints in (found.hints, found.unmarked)
    ]
    best = frozenset(filter(may_read, found.best))
    return replace(found, hints=seen[0], unmarked=seen[1], best=best)


def _unnamed(text: str, strange: frozenset[str], language: str) -> str:
    """Put a name of nothing in the place of strange names; kinds of things stay."""
    lexicon = _lexicon(language)
    said = []
    for word in text.split():
        name = fold(word)
        kind = lexicon.mean((lexicon.stem(name),)) or name in lexicon.drop
        said.append(_NOBODY if name in strange and not kind else word)
    return " ".join(said)


@lru_cache(maxsize=2)
def _lexicon(language: str) -> Lexicon:
    return lexicon_for(language)


def _words_of(home: Home, entity_ids: Iterable[str]) -> frozenset[str]:
    """Return the words of all names of things, and of where they are."""
    names: set[str] = set()
    for entity in filter(None, map(home.entities.get, entity_ids)):
        names.update(entity.names)
        if (area := home.areas.get(entity.area_id or "")) is not None:
            names.update(area.names)
        if (floor := home.floors.get(entity.floor_id or "")) is not None:
            names.update(floor.names)
    return frozenset(fold(word) for name in names for word in name.split())


def seen_ids(entity_ids: Iterable[str], may_read: MayRead) -> tuple[str, ...]:
    """Keep the ids that may be seen."""
    return tuple(one for one in entity_ids if may_read(one))
