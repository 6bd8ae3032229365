"""Out as JSON lines; and rows rewritten by hand."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict, replace
from datetime import datetime
import json
import os
from pathlib import Path
import sqlite3
from typing import Any, Final, NamedTuple

from ..statements.branch import Branch, Kind
from ..statements.facts import read
from . import rows
from .base import Memory, Note, Origin
from .graph import learn, retire
from .learned import Learned, Moment

FORMAT: Final = 1
_PAGE: Final = 1000


class _Validity(NamedTuple):
    """Until when a row held, and whether it is kept to hold again."""

    until: datetime | None
    kept: bool


def read_note(note: Note) -> list[Note]:
    """Give a fact the slots its words have; a note with a slot stays as it is."""
    if note.slot or note.kind is not Kind.FACT:
        return [note]
    claims = read(note.text, note.language).claims
    fitting = [
        replace(
            note,
            text=claim.text,
            slot=claim.slot,
            value=claim.value,
            single=not claim.several,
        )
        for claim in claims
        if claim.slot and not claim.back
    ]
    return fitting if fitting and note.branch is not Branch.DIRECTIVES else [note]


def rewrite(
    connection: sqlite3.Connection,
    memory: int,
    text: str,
    language: str,
    moment: Moment,
) -> Learned:
    """Replace a live fact by the owner's words. Raises KeyError."""
    old = rows.fetch(connection, [memory]).get(memory)
    if old is None or not old.live or old.kind is not Kind.FACT or old.branch is None:
        raise KeyError(memory)
    note = Note(
        text=text,
        language=language or old.language,
        branch=old.branch,
        scope=old.scope,
        origin=Origin.OWNER,
        source=old.source,
    )
    learned = learn(connection, read_note(note)[0], moment)
    if memory in learned.known or memory in learned.retired:
        return learned
    newest = (learned.stored + learned.known)[-1]
    return learned + retire(connection, [old], moment.at, newest)


def export(connection: sqlite3.Connection, to: Path) -> int:
    """Write a head line and one line per row, retired ones too; private file.

    What was at the path is replaced when all is written. Raises OSError.
    """
    fresh = to.with_name(f"{to.name}.part")
    fresh.unlink(missing_ok=True)
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    written = 0
    with ExitStack() as undo:
        undo.callback(fresh.unlink, missing_ok=True)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(json.dumps({"jarvis_memory": FORMAT}) + "\n")
            for memory, validity in _all(connection):
                line = json.dumps(_line(memory, validity), ensure_ascii=False)
                file.write(f"{line}\n")
                written += 1
        fresh.replace(to)
        undo.pop_all()
    return written


def _all(connection: sqlite3.Connection) -> Iterator[tuple[Memory, _Validity]]:
    last = 0
    while page := rows.select(
        connection, "WHERE memory.id > ? ORDER BY memory.id LIMIT ?", (last, _PAGE)
    ):
        yield from zip(page, _validity(connection, page), strict=True)
        last = page[-1].id


def _validity(
    connection: sqlite3.Connection, page: Sequence[Memory]
) -> list[_Validity]:
    """Return until when each row held, and whether only a later one belies it."""
    found = connection.execute(
        "SELECT memory.id, coalesce(memory.valid_to, max(newer.at)), memory.state = 0"
        " FROM memory LEFT JOIN belied ON earlier = memory.id AND sure"
        " LEFT JOIN memory AS newer ON newer.id = later"
        " WHERE memory.id BETWEEN ? AND ? GROUP BY memory.id",
        (page[0].id, page[-1].id),
    )
    each = {
        row: _Validity(None if until is None else rows.moment(until), bool(live))
        for row, until, live in found
    }
    return [each[memory.id] for memory in page]


def _line(memory: Memory, validity: _Validity) -> dict[str, Any]:
    line = asdict(memory)
    for name in ("score", "said_in", "superseded_by", "id"):
        del line[name]
    line["at"] = memory.at.isoformat()
    line["belied"] = validity.kept and not memory.live
    line["valid_to"] = validity.until and validity.until.isoformat()
    return line
