"""Keeps to its teller what was told right before "keep that to yourself".

What was told stays what it is; it only moves out of what others may hear.
"""

from collections.abc import Sequence
import sqlite3

from ...statements.branch import Kind
from ...statements.wording import searchable
from .. import rows
from ..base import Memory, Scope
from .echoes import summaries_of, summarise_again


def hush(
    connection: sqlite3.Connection, told: Sequence[Memory], person: str | None
) -> tuple[int, ...]:
    """Make memories private to a person, or to the known; return the facts' ids."""
    ids = [one.id for one in told]
    summaries = summaries_of(connection, ids)
    summarise_again(connection, summaries)
    rows.erase(connection, summaries)
    for one in told:
        own = Scope(person=person or one.scope.person, private=True)
        scope = rows.scope_id(connection, own)
        hidden = rows.is_hidden(connection, one.id)
        rows.unindex(connection, [one.id])
        connection.execute("UPDATE memory SET scope = ? WHERE id = ?", (scope, one.id))
        words = searchable(one.slot, one.text, one.language)
        rows.index(connection, one.id, scope, words, one.language, hidden=hidden)
    return tuple(one.id for one in told if one.kind is Kind.FACT)
