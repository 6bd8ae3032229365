"""What Jarvis keeps: dialogue, diary and graph, in one file of the house.

`MemoryService` is the one way in; its writer is one thread, each call one
transaction that is on the disk when the call returns. Home Assistant is not
known here: path, clock, zone and functions that need a model are handed in.
"""

from .base import (
    Branch,
    Kind,
    Memory,
    MemoryClosed,
    Mutation,
    Note,
    NothingToRemember,
    NotTrusted,
    Origin,
    Query,
    Scope,
    Source,
    StoreError,
    Viewer,
)
from .dialogue import Talk
from .diary import Page, Utterance
from .extract import Gate, gate
from .file.recovery import Condition, Health
from .finding.recalling import Profile
from .forgetting import Forgotten
from .housekeeping.upkeep import Limits
from .service import Meaning, MemoryService
from .words import Erased, Learned, retells, stands_in

__all__ = [
    "Branch",
    "Condition",
    "Erased",
    "Forgotten",
    "Gate",
    "Health",
    "Kind",
    "Learned",
    "Limits",
    "Meaning",
    "Memory",
    "MemoryClosed",
    "MemoryService",
    "Mutation",
    "NotTrusted",
    "Note",
    "NothingToRemember",
    "Origin",
    "Page",
    "Profile",
    "Query",
    "Scope",
    "Source",
    "StoreError",
    "Talk",
    "Utterance",
    "Viewer",
    "gate",
    "retells",
    "stands_in",
]
