"""Tells from which diary rows facts came, and which rows tell of nothing else."""

from collections.abc import Sequence
import sqlite3

from ...lang.keywords import Keyword
from ...statements.branch import Kind
from .. import rows
from ..base import Memory
from . import lookup


def telling_only(
    connection: sqlite3.Connection, found: Sequence[Memory], facts: Sequence[Memory]
) -> list[int]:
    """Return the diary rows among these that tell of no other fact than these."""
    said = [one.id for one in found if one.kind is not Kind.FACT]
    return not_of_others(connection, said, [one.id for one in facts])


def sources_of_others(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    words: Sequence[Keyword],
    going: Sequence[Memory],
) -> set[int]:
    """Return the diary rows of facts that hold the words but stay."""
    ids = {fact.id for fact in going}
    staying = [
        memory.id
        for memory in lookup.holding(connection, scopes, words)
        if memory.kind is Kind.FACT and memory.id not in ids
    ]
    return set().union(*rows.said_in(connection, staying).values())


def not_of_others(
    connection: sqlite3.Connection, said: Sequence[int], going: Sequence[int]
) -> list[int]:
    """Leave out the rows that only told facts which stay ("Ben likes tea" too)."""
    told = ((row, rows.told_by(connection, row)) for row in said)
    return [row for row, facts in told if not facts or facts.intersection(going)]


def earlier(connection: sqlite3.Connection, facts: Sequence[Memory]) -> list[Memory]:
    """Return what the facts once corrected, however often."""
    found: dict[int, Memory] = {}
    pending = [fact.id for fact in facts]
    while pending:
        older = rows.select(
            connection,
            "WHERE superseded_by = ? AND kind = 'fact'",
            (pending.pop(),),
        )
        for memory in older:
            if memory.id not in found:
                found[memory.id] = memory
                pending.append(memory.id)
    return list(found.values())


def only_told_in(
    connection: sqlite3.Connection, said: Sequence[int], going: Sequence[Memory]
) -> list[Memory]:
    """Return the facts that are all which these rows tell, and are not going yet.

    "My ex moved to Bergen" may be kept as "my ex lives in Bergen".
    """
    known = {one.id for one in going}
    told = (rows.told_by(connection, row) for row in said)
    alone = {fact for facts in told if len(facts) == 1 for fact in facts} - known
    return list(rows.fetch(connection, sorted(alone)).values())
