"""Finds what repeats a fact: diary rows, summaries; they go when the fact goes."""

from collections.abc import Sequence
import sqlite3
from typing import Final

from ...lang.keywords import content_words
from ...statements.branch import Kind
from ...statements.slots import subject_of
from ...statements.wording import roots
from .. import rows
from ..base import Memory
from ..finding import lookup

_MOSTLY: Final = 0.6
_FEW: Final = 64


def repeating(connection: sqlite3.Connection, facts: Sequence[Memory]) -> list[int]:
    """Return the diary rows that facts came from, or that repeat them."""
    found: dict[int, None] = {}
    for fact in facts:
        sources = rows.said_in(connection, [fact.id])[fact.id]
        found.update(dict.fromkeys(sorted(sources)))
        scopes = lookup.scopes_of(connection, fact.scope.person)
        if fact.scope.person is None:
            # What the household knows may stand in anybody's diary.
            every = connection.execute("SELECT id FROM scope").fetchall()
            scopes = tuple(int(row[0]) for row in every)
        found.update(dict.fromkeys(lookup.mentions(connection, scopes, fact)))
    return list(dict.fromkeys([*found, *summaries_of(connection, list(found))]))


def retold(connection: sqlite3.Connection, facts: Sequence[Memory]) -> list[Memory]:
    """Return other facts that tell the same in other words.

    "We have a cat named Mochi" goes with "our cat is called Mochi".
    """
    known = {fact.id for fact in facts}
    found: dict[int, Memory] = {}
    for fact in facts:
        subject = set(subject_of(fact.slot).split())
        words = content_words(fact.value, fact.language)
        if not words or not _names(subject, fact):
            continue
        scopes = lookup.own_scopes(connection, fact.scope.person)
        told = set(roots(fact.text, fact.language))
        for other in lookup.holding(connection, scopes, words, most=_FEW):
            theirs = set(roots(other.text, other.language))
            if (
                other.kind is Kind.FACT
                and other.id not in known
                and not _names(set(other.slot.split()), other)
                # "Tom's train" is not the babysitter's, which leaves then, too.
                and subject & told <= theirs
                and len(told & theirs) >= _MOSTLY * len(told | theirs)
            ):
                found[other.id] = other
    return list(found.values())


def _names(slot: set[str], fact: Memory) -> bool:
    """Tell a slot that is the subject's own words from one that is shared by all."""
    return not slot.isdisjoint(roots(fact.text, fact.language))


def summaries_of(connection: sqlite3.Connection, said: Sequence[int]) -> list[int]:
    """Return the summaries that these diary rows went into, also retired ones."""
    found: dict[int, None] = {}
    for row in said:
        taken = connection.execute(
            "SELECT fact FROM provenance JOIN memory ON memory.id = fact"
            " WHERE said = ? AND kind = 'summary'",
            (row,),
        )
        found.update((int(one[0]), None) for one in taken)
    return list(found)


def summarise_again(connection: sqlite3.Connection, stale: Sequence[int]) -> None:
    """Let days whose summary was taken away be summarised anew."""
    for row in stale:
        connection.execute(
            "UPDATE memory SET summarised = 0 WHERE kind IN ('said', 'reply')"
            " AND (day, scope) IN (SELECT day, scope FROM memory WHERE id = ?"
            " AND kind = 'summary')",
            (row,),
        )
