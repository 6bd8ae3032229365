"""Writes again what a sentence told besides what is forgotten of it."""

from collections.abc import Sequence
import sqlite3
from typing import NamedTuple

from ...lang.keywords import base_language
from ...statements.branch import Kind
from ...statements.topics.other_part import what_stays
from .. import diary, rows
from ..base import Memory, Note


class Part(NamedTuple):
    """What stays of a row, and the row's local day."""

    text: str
    of: Memory
    day: str


def other_parts(
    connection: sqlite3.Connection,
    facts: Sequence[Memory],
    spoken: Sequence[int],
    named: str,
) -> list[Part]:
    """Return what each of these tells of something else than is named, each once."""
    sources = rows.said_in(connection, [one.id for one in facts]).values()
    ids = sorted({*spoken, *(row for said in sources for row in said)})
    found: dict[str, Part] = {}
    # A fact is kept rather than the row that it was told in.
    for one in (*facts, *rows.fetch(connection, ids).values()):
        text = what_stays(one.text, named, base_language(one.language))
        if text and one.live and one.kind in {Kind.FACT, Kind.SAID}:
            found.setdefault(text, Part(text, one, _day_of(connection, one)))
    return list(found.values())


def write_again(connection: sqlite3.Connection, parts: Sequence[Part]) -> None:
    """Keep what stays as it was told then; no model need read it again."""
    for text, of, day in parts:
        note = Note(
            text=text,
            language=of.language,
            kind=of.kind,
            branch=of.branch,
            scope=of.scope,
            origin=of.origin,
            source=of.source,
        )
        added = rows.add(connection, note, of.at, day, diary.key_of(note))
        if of.kind is Kind.SAID:
            diary.mark(connection, added, read=True, summarised=False)


def _day_of(connection: sqlite3.Connection, memory: Memory) -> str:
    found = connection.execute("SELECT day FROM memory WHERE id = ?", (memory.id,))
    return str(found.fetchone()[0])
