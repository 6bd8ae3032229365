"""What Jarvis keeps: dialogue, diary and graph, in one file of the house.

`MemoryStore` is the one way in; its lane of writing is one thread, each call one
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
from .diary import Utterance
from .file.copies import Condition, Health
from .forgetting import Forgotten
from .gate import Gate, gate
from .graph import Learned
from .housekeeping.browsing import Page
from .housekeeping.retention import Limits
from .keeper import Keeper, Talk
from .profile import Profile
from .store import Meaning, MemoryStore
from .words import Erased, retells, stands_in

__all__ = [
    "Branch",
    "Condition",
    "Erased",
    "Forgotten",
    "Gate",
    "Health",
    "Keeper",
    "Kind",
    "Learned",
    "Limits",
    "Meaning",
    "Memory",
    "MemoryClosed",
    "MemoryStore",
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
