"""The last wish for other things: "no, the other one", "and in the kitchen".

Reached by `sequel.py`, where what was done was done to one thing by its name.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from ...home.question import Decision
from ...lang.sequels import sequels_for
from ..route import Routed
from ..settle import MOST_CHOICES, again

if TYPE_CHECKING:
    from ...grammar.types import Wish
    from ...home.snapshot import Entity
    from ..types import Heard, Turn


def the_other(turn: Turn, wish: Wish) -> Routed | None:
    """Wish the same for the other one of its kind in the room; ask among several."""
    entities = turn.house.home.home.entities
    if (wrong := entities.get(wish.targets[0])) is None:
        return None
    others = _alike(turn, wrong, wrong.area_id)
    if len(others) == 1:
        return again(turn, wish, others[0], "the other one")
    if not 1 < len(others) <= MOST_CHOICES:
        return None
    why = "one of the others"
    return Routed(lane="fuzzy", wishes=(wish,), why=why, choices=others)


def the_same_there(turn: Turn, heard: Heard, wish: Wish, words: str) -> Routed | None:
    """Wish the same for what is of its kind in the place that the words name."""
    home = turn.house.home.home
    there = turn.house.resolver.resolve_area(
        sequels_for(heard.language).name(words), heard.language
    )
    thing = home.entities.get(wish.targets[0])
    if there.decision is not Decision.PICK or thing is None:
        return None
    if there.place_id == thing.area_id:
        return None
    found = _alike(turn, thing, there.place_id)
    if not found:
        return None
    if len(found) > 1 and thing.domain != "light":
        # What the room has for light is its light; of anything else one is meant.
        return Routed(lane="fuzzy", wishes=(wish,), why="there", choices=found)
    each = [again(turn, wish, one, "the same there") for one in found]
    return replace(each[0], wishes=tuple(one.wishes[0] for one in each))


def _alike(turn: Turn, thing: Entity, area_id: str | None) -> tuple[str, ...]:
    """Give the ids of all of one kind in a room, but for one."""
    home = turn.house.home.home
    return tuple(
        entity.entity_id
        for entity in home.entities.values()
        if area_id is not None
        and entity.area_id == area_id
        and entity.domain == thing.domain
        and entity.entity_id != thing.entity_id
        and (thing.domain == "light" or entity.device_class == thing.device_class)
    )
