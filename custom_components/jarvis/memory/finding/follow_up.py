"""Finds what put a row of the diary right in the next breath: it goes with that row.

"The garage wants 700", "hm no, 840 they said": nothing else links the second one.
"""

from collections.abc import Sequence
import sqlite3
from typing import Final

from ...lang.keywords import base_language
from ...statements.branch import Kind
from ...statements.changes.put_right import only_puts_right
from .. import rows
from ..base import Memory

# So long one breath lasts at most.
_BREATH: Final = 5 * 60 * 1000


def put_right_by(
    connection: sqlite3.Connection, facts: Sequence[Memory], spoken: Sequence[int]
) -> tuple[list[Memory], list[int]]:
    """Return the facts and the rows that are only another value of these."""
    known = {one.id for one in facts}
    sources = rows.said_in(connection, sorted(known))
    told = " ".join(one.text for one in facts)
    pending = sorted({*spoken, *(row for said in sources.values() for row in said)})
    found: dict[int, None] = {}
    for source in rows.fetch(connection, pending).values():
        # "No, 840 they said" gave the fact its value: what else was read in it goes.
        if source.id not in spoken and _only_puts_right(source, told):
            found[source.id] = None
    while pending:
        row = rows.fetch(connection, [one := pending.pop()]).get(one)
        after = _next(connection, row) if row is not None else None
        if row is None or after is None or after.id in found:
            continue
        if _only_puts_right(after, row.text):
            found[after.id] = None
            pending.append(after.id)
    ids = [*found, *_replaced(connection, [*known, *spoken, *found])]
    ids = [one for one in dict.fromkeys(ids) if one not in {*known, *spoken}]
    read = {fact for said in found for fact in rows.told_by(connection, said)} - known
    return list(rows.fetch(connection, sorted(read)).values()), ids


def _only_puts_right(row: Memory, before: str) -> bool:
    return only_puts_right(row.text, before, base_language(row.language))


def _next(connection: sqlite3.Connection, row: Memory) -> Memory | None:
    """Return what the same person said next in the talk, if it was at once."""
    if row.kind is not Kind.SAID or row.source.conversation is None:
        return None
    found = rows.select(
        connection,
        "WHERE memory.id > ? AND conversation = ? AND speaker IS ? AND kind = 'said'"
        " ORDER BY memory.id LIMIT 1",
        (row.id, row.source.conversation, row.source.speaker),
    )
    at = rows.stamp(row.at) + _BREATH
    return next((one for one in found if rows.stamp(one.at) <= at), None)


def _replaced(connection: sqlite3.Connection, ids: Sequence[int]) -> list[int]:
    """Return the rows of the diary that these took the place of."""
    marks = ",".join("?" * len(ids))
    found = rows.select(
        connection,
        f"WHERE superseded_by IN ({marks}) AND kind = 'said'",
        tuple(ids),
    )
    return [one.id for one in found]
