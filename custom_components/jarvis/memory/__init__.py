"""What Jarvis keeps: dialogue, diary and graph, in one file of the house.

`MemoryStore` is the one way in; its lane of writing is one thread, each call one
transaction that is on the disk when the call returns. Home Assistant is not
known here: path, clock, zone and functions that need a model are handed in.
"""

from ..statements.branch import Branch, Kind
from ..statements.topics.erased import Erased, retells
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
from .file.copies import Condition, Health
from .finding.topics import Topic, are_different, each_of, is_that, said_then, topic_of
from .forgotten import Forgotten
from .gate import Gate, gate
from .housekeeping.browsing import Page
from .housekeeping.retention import Limits
from .intake.hearing import Heard, Utterance
from .intake.learned import Learned
from .keeper import Keeper, Talk
from .profile import Profile
from .store import Meaning, MemoryStore

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
    "is_that",
    "retells",
    "said_then",
    "topic_of",
]
