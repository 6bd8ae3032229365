"""What is always worth knowing about someone: their facts and standing wishes."""

from collections.abc import Callable
from dataclasses import dataclass
import sqlite3
from typing import Final

from . import rows
from .base import Branch, Memory, Viewer
from .finding.search import scopes_for

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
            "WHERE scope = ? AND branch = ? AND state = 0"
            " ORDER BY memory.id DESC LIMIT ?",
            (scope, branch, _MOST),
        )
    return sorted(found, key=lambda memory: (memory.at, memory.id), reverse=True)


def _fitting(
    memories: list[Memory], left: int, count: Callable[[str], int]
) -> tuple[tuple[Memory, ...], int]:
    kept: list[Memory] = []
    for memory in memories[:_MOST]:
        if (needed := count(memory.text)) <= left:
            kept.append(memory)
            left -= needed
    return tuple(kept), left
