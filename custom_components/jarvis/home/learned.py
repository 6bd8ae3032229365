"""Names the house learned from corrections the user accepted.

"No, the reading lamp" and an answered question say what somebody calls a thing.
Such a name counts below the owner's own names; it is listed, says where it came
from, and can be removed. Where it is kept is the caller's business.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Final

LONGEST: Final = 80
# A wrong name here opens the house: learned only when the user said yes to it.
RISKY: Final = frozenset({"lock", "alarm_control_panel", "cover", "valve", "siren"})


class Source(StrEnum):
    """How a name was learned."""

    CORRECTION = "correction"
    CLARIFICATION = "clarification"
    OWNER = "owner"


@dataclass(frozen=True, slots=True, kw_only=True)
class Learned:
    """A name, what it stands for, and how we know; `times` it was confirmed."""

    text: str
    language: str
    entity_id: str
    source: Source
    said: str
    at: datetime
    times: int = 1


type Save = Callable[[tuple[Learned, ...]], None]


class LearnedNames:
    """The learned names of one house; every change is handed to `save`."""

    def __init__(self, kept: Iterable[Learned], save: Save) -> None:
        """Start from what was kept."""
        self._items = {self._key(item.language, item.text): item for item in kept}
        self._save = save

    @property
    def items(self) -> tuple[Learned, ...]:
        """All learned names, oldest first."""
        return tuple(sorted(self._items.values(), key=lambda item: item.at))

    def learn(self, item: Learned, *, confirmed: bool = False) -> bool:
        """Keep a name; the newest meaning of a text replaces the older.

        False, and nothing kept, when there is no text, too much of it, or the
        entity is risky and the user has not confirmed.
        """
        text = " ".join(item.text.split())
        risky = item.entity_id.partition(".")[0] in RISKY
        if not text or len(text) > LONGEST or (risky and not confirmed):
            return False
        key = self._key(item.language, text)
        old = self._items.get(key)
        again = old.times + 1 if old and old.entity_id == item.entity_id else 1
        self._items[key] = replace(item, text=text, times=again)
        self._save(self.items)
        return True

    def forget(self, language: str, text: str) -> bool:
        """Remove a name; tell whether it was there."""
        if self._items.pop(self._key(language, text), None) is None:
            return False
        self._save(self.items)
        return True

    def forget_entity(self, entity_id: str) -> int:
        """Remove all names of an entity that is gone; tell how many."""
        gone = [key for key, item in self._items.items() if item.entity_id == entity_id]
        for key in gone:
            del self._items[key]
        if gone:
            self._save(self.items)
        return len(gone)

    def rename_entity(self, old: str, new: str) -> None:
        """Let the names of an entity go with it to its new id."""
        moved = {
            key: replace(item, entity_id=new)
            for key, item in self._items.items()
            if item.entity_id == old
        }
        if moved:
            self._items |= moved
            self._save(self.items)

    def _key(self, language: str, text: str) -> tuple[str, str]:
        return language, " ".join(text.casefold().split())
