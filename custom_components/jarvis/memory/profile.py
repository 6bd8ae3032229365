"""What is always worth knowing about someone: their facts and standing wishes."""

from collections.abc import Callable
from dataclasses import dataclass
import sqlite3
from typing import Final

from ..statements.branch import Branch
from ..statements.rivals.current import is_outdone
from . import rows
from .base import Memory, Viewer
from .finding.search import scopes_for
from .intake import settling

_MOST: Final = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """Facts about a person and directives, newest first, each kept verbatim."""

    user: tuple[Memory, ...] = ()
    directives: tuple[Memory, ...] = ()


def build(
    connection: sqlite3.Connection,
    viewer: Viewer,
    max_tokens: int,
    count: Callable[[str], int],
) -> Profile:
    """Collect a profile; directives come first when the room is short."""
    directives = _branch(connection, viewer, Branch.DIRECTIVES)
    kept, left = _fitting(directives, max_tokens, count)
    user = _branch(connection, viewer, Branch.USER)
    return Profile(directives=kept, user=_fitting(user, left, count)[0])


def _branch(
    connection: sqlite3.Connection, viewer: Viewer, branch: Branch
) -> list[Memory]:
    found: list[Memory] = []
    for scope in scopes_for(connection, viewer):
        found += rows.select(
            connection,
            f"WHERE scope = ? AND branch = ? AND {rows.HOLDS}"
            " ORDER BY memory.id DESC LIMIT ?",
            (scope, branch, _MOST),
        )
    found = [memory for memory in found if viewer.hears(memory)]
    gone = _outdone(connection, viewer, found)
    found = [memory for memory in found if memory.id not in gone]
    return sorted(found, key=lambda memory: (memory.at, memory.id), reverse=True)


def _outdone(
    connection: sqlite3.Connection, viewer: Viewer, found: list[Memory]
) -> set[int]:
    """Return what is told otherwise by now, as a question about each would find it."""
    known = {memory.id: memory for memory in found}
    pairs = settling.rivals_of(connection, list(known)) if known else []
    later = rows.fetch(connection, [one for _, one in pairs if one not in known])
    known.update(
        (row, one) for row, one in later.items() if one.live and viewer.hears(one)
    )
    return {
        one for one, two in pairs if two in known and is_outdone(known[one], known[two])
    }


def _fitting(
    memories: list[Memory], left: int, count: Callable[[str], int]
) -> tuple[tuple[Memory, ...], int]:
    kept: list[Memory] = []
    for memory in memories[:_MOST]:
        if (needed := count(memory.text)) <= left:
            kept.append(memory)
            left -= needed
    return tuple(kept), left
