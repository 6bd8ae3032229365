"""What of the past a command asks the turn about: how much to undo, what to explain."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

# From a moment on, and until another; None is open.
type Stretch = tuple[datetime | None, datetime | None]
type Question = Literal["last", "worked", "thing", "refused", "today", "hour", "before"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Extent:
    """How much is to be taken back.

    `what` and `keep` are names, rooms or kinds in the user's words, "" for all and
    nothing; `count` are the last so many things, `within` all of so long; `again`
    does again what was undone, `anyway` takes back also what was changed since. With
    `fresh` only what was done a moment ago counts.
    """

    what: str = ""
    keep: str = ""
    count: int = 1
    within: timedelta | None = None
    fresh: bool = False
    again: bool = False
    anyway: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What is to be explained.

    `what` is the thing in the user's words, `states` those of Home Assistant that it
    is said to be in: any of them, or none where it is `denied`. `within` is the time
    that is asked about, None for today; `back` tells how many deeds lie between.
    """

    question: Question = "last"
    what: str = ""
    states: frozenset[str] = frozenset()
    denied: bool = False
    within: Stretch | None = None
    back: int = 1
