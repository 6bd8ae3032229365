"""What stands on a list, and which of it somebody means."""

from collections.abc import Mapping
import re
from typing import Any, Final

from rapidfuzz import fuzz, process

from ...home.snapshot import Home
from ...lang.normalise import fold
from ...lang.numbers import parse_number
from ...lang.responses import words_of
from ...lang.values import values_for
from ..base import Request
from .actions import query

AFTER: Final = words_of("todo_list", "after")
ASIDES: Final = words_of("todo_list", "asides")
LIST_WORD: Final = words_of("todo_list", "list_word")
SMALL: Final = words_of("todo_list", "small")

TODO: Final = "todo"
REMOVES: Final = frozenset({"remove", "strike"})
_OPEN: Final = "needs_action"
_NEAR: Final = 85


def way_back(action: str, entity_id: str, name: str) -> tuple[str, str, dict[str, Any]]:
    """Return the call that puts an entry back as it was."""
    data = {"entity_id": entity_id, "item": name}
    if action in REMOVES:
        return (TODO, "add_item", data)
    return (TODO, "update_item", {**data, "status": _OPEN})


async def entries_of(request: Request, entity_id: str) -> list[dict[str, Any]]:
    """Read what is open on a list."""
    answer = await query(
        request, TODO, "get_items", {"entity_id": entity_id, "status": [_OPEN]}
    )
    found: Any = (answer or {}).get(entity_id, {})
    items: list[dict[str, Any]] = found.get("items", [])
    return items


def parted(slots: Mapping[str, str], word: str) -> dict[str, str]:
    """Give "list" back to the list: "add to the shopping list bread"."""
    head, _, rest = slots.get("items", "").partition(" ")
    if "list" not in slots or fold(head) != word:
        return dict(slots)
    return {**slots, "list": f"{slots['list']} {head}", "items": rest}


def is_aside(items: str, code: str) -> bool:
    """Tell whether words for things say something else besides."""
    aside = ASIDES.get(code)
    return aside is not None and re.search(aside, items, re.IGNORECASE) is not None


def bare(items: str, code: str) -> str:
    """Take off what is no part of the things: "the bread again" → "bread"."""
    small = set(SMALL.get(code, SMALL["en"]).split())
    link = values_for(code).link
    words: list[str] = []
    for word in items.split():
        begins = not words or words[-1].endswith(",") or fold(words[-1]) == link
        if not (begins and fold(word) in small):
            words.append(word)
    after = set(AFTER.get(code, AFTER["en"]).split())
    while words and fold(words[-1]) in after:
        words.pop()
    return " ".join(words) or items


def names_room(named: str, home: Home) -> bool:
    """Tell whether a list is called by no more than a room: "a poem on the kitchen"."""
    lists = (one for one in home.entities.values() if one.domain == TODO)
    taken = {fold(name) for one in lists for name in one.names}
    rooms = {fold(name) for area in home.areas.values() for name in area.names}
    said = fold(named).split()
    # "Put some jazz on in the kitchen": with the words before it.
    ends = {" ".join(said[at:]) for at in range(len(said))}
    return not ends & taken and bool(ends & rooms)


def closest(item: str, names: list[str], language: str) -> str | None:
    """Find the entry that is meant, only if it is clearly this one."""
    folded = [fold(name) for name in names]
    near = process.extract(fold(item), folded, scorer=fuzz.ratio, limit=2)
    if not near or near[0][1] < _NEAR:
        some = [name for name in names if _is_some(name, item, language)]
        return some[0] if len(some) == 1 else None
    if len(near) > 1 and near[1][1] >= near[0][1]:
        return None
    return names[near[0][2]]


def _is_some(name: str, item: str, language: str) -> bool:
    """Tell whether an entry is an amount of a thing: "two bottles of wine", "wine"."""
    amount, _, rest = fold(name).partition(" ")
    counts = amount[:1].isdigit() or parse_number(amount, language) is not None
    return counts and f" {rest}".endswith(f" {fold(item)}")


def names_list(items: str, language: str) -> bool:
    """Tell whether a list stands among the things: then it is no more left out."""
    code = language.partition("-")[0]
    word = LIST_WORD.get(code, LIST_WORD["en"])
    return any(fold(one).endswith(word) for one in items.split())
