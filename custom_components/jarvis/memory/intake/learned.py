"""What a statement changed, and the moment it was made."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Learned:
    """What a statement changed, as ids; `stale` are diary rows that repeat the old.

    `belied` hold no more as long as the statement does, see `settling.py`.
    """

    stored: tuple[int, ...] = ()
    known: tuple[int, ...] = ()
    retired: tuple[int, ...] = ()
    stale: tuple[int, ...] = ()
    belied: tuple[int, ...] = ()

    def __add__(self, other: Learned) -> Learned:
        """Join what two statements changed."""
        return Learned(
            stored=self.stored + other.stored,
            known=self.known + other.known,
            retired=self.retired + other.retired,
            stale=self.stale + other.stale,
            belied=self.belied + other.belied,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """When and by whom a statement was made, and the diary row it stands in.

    `changed` tells that its words say that something else held before.
    """

    at: datetime
    day: str
    said: int | None = None
    changed: bool = False
    speaker: str | None = None
