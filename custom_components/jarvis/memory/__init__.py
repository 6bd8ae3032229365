"""What Jarvis keeps: dialogue, diary and graph, in one file of the house.

`MemoryStore` is the one way in; its lane of writing is one thread, each call one
transaction that is on the disk when the call returns. Home Assistant is not
known here: path, clock, zone and functions that need a model are handed in.
"""

from ..statements.branch import Branch, Kind
from ..statements.erased import Erased, retells
from .base import (
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
from .browsing import Page
from .copies import Condition, Health
from .forgetting import Forgotten
from .gate import Gate, gate
from .hearing import Heard, Utterance
from .keeper import Keeper, Talk
from .learned import Learned
from .profile import Profile
from .retention import Limits
from .store import Meaning, MemoryStore
from .topics import Topic, are_different, each_of, said_then, topic_of

__all__ = [
    "Branch",
    "Condition",
    "Erased",
    "Forgotten",
    "Gate",
    "Health",
    "Heard",
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
    "Topic",
    "Utterance",
    "Viewer",
    "are_different",
    "each_of",
    "gate",
    "retells",
    "said_then",
    "topic_of",
]
