"""Out as JSON lines; and rows rewritten by hand."""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict, replace
import json
import os
from pathlib import Path
import sqlite3
from typing import Any, Final

from . import rows
from .base import Branch, Kind, Memory, Note, Origin
from .facts import read
from .graph import learn, retire
from .learned import Learned, Moment

FORMAT: Final = 1
_PAGE: Final = 1000


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
            for memory in _all(connection):
                file.write(json.dumps(_line(memory), ensure_ascii=False) + "\n")
                written += 1
        fresh.replace(to)
        undo.pop_all()
    return written


def _all(connection: sqlite3.Connection) -> Iterator[Memory]:
    last = 0
    while page := rows.select(
        connection, "WHERE memory.id > ? ORDER BY memory.id LIMIT ?", (last, _PAGE)
    ):
        yield from page
        last = page[-1].id


def _line(memory: Memory) -> dict[str, Any]:
    line = asdict(memory)
    for name in ("score", "said_in", "superseded_by", "id"):
        del line[name]
    line["at"] = memory.at.isoformat()
    return line
