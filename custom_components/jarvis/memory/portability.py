"""Out as JSON lines and in again; and rows rewritten by hand."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from datetime import datetime, tzinfo
import json
import os
from pathlib import Path
import sqlite3
from typing import Any, Final

from . import diary, rows
from .base import Branch, Kind, Memory, Note, Origin, Scope, Source, StoreError
from .facts import read
from .graph import key_of, learn, retire
from .learned import Learned, Moment
from .sentences import is_only_asking

FORMAT: Final = 1
_PAGE: Final = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class Imported:
    """What an import did: rows added, known already, buried, not readable."""

    added: int = 0
    known: int = 0
    buried: int = 0
    unreadable: int = 0


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
    """Write a head line and one line per row, retired ones too; private file."""
    descriptor = os.open(to, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    written = 0
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(json.dumps({"jarvis_memory": FORMAT}) + "\n")
        for memory in _all(connection):
            file.write(json.dumps(_line(memory), ensure_ascii=False) + "\n")
            written += 1
    return written


def import_(connection: sqlite3.Connection, source: Path, zone: tzinfo) -> Imported:
    """Add what is not there yet, oldest first; what was forgotten stays so.

    Raises StoreError if the file is no export; lines that are broken are counted.
    """
    done = Imported()
    with source.open(encoding="utf-8") as file:
        if not _is_export(file.readline()):
            raise StoreError(f"{source.name} is no export of the memory")
        for line in file:
            done = _add(connection, line, zone, done)
    return done


def _is_export(line: str) -> bool:
    try:
        head = json.loads(line)
    except ValueError, RecursionError:
        return False
    return isinstance(head, dict) and head.get("jarvis_memory") == FORMAT


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


def _add(
    connection: sqlite3.Connection, line: str, zone: tzinfo, done: Imported
) -> Imported:
    try:
        note, live = _parsed(line)
    except ValueError, TypeError, KeyError, AttributeError, RecursionError:
        return replace(done, unreadable=done.unreadable + 1)
    at = note.at
    if not live or at is None:
        return done
    scope = rows.scope_id(connection, note.scope)
    fact = note.kind is Kind.FACT
    key = key_of(note) if fact else diary.key_of(note)
    if rows.is_buried(connection, scope, key):
        return replace(done, buried=done.buried + 1)
    same = connection.execute(
        "SELECT 1 FROM memory WHERE scope = ? AND kind = ? AND ((key = ? AND key <> '')"
        " OR (at = ? AND text = ?)) AND state = 0",
        (scope, note.kind, key, rows.stamp(at), note.text),
    )
    if same.fetchone() is not None:
        return replace(done, known=done.known + 1)
    hidden = note.kind is Kind.REPLY or (
        note.kind is Kind.SAID and is_only_asking(note.text, note.language)
    )
    rows.add(connection, note, at, diary.local_day(at, zone), key, hidden=hidden)
    return replace(done, added=done.added + 1)


def _parsed(line: str) -> tuple[Note, bool]:
    raw = json.loads(line)
    text = raw["text"].strip()
    at = datetime.fromisoformat(raw["at"])
    if not text or at.tzinfo is None:
        raise ValueError(line)
    note = Note(
        text=rows.shorten(text),
        language=str(raw["language"]),
        kind=Kind(raw["kind"]),
        branch=None if raw["branch"] is None else Branch(raw["branch"]),
        scope=Scope(
            person=raw["scope"]["person"], private=bool(raw["scope"]["private"])
        ),
        origin=Origin(raw["origin"]),
        source=Source(**raw["source"]),
        at=at,
        slot=str(raw["slot"]),
        value=str(raw["value"]),
        confidence=float(raw["confidence"]),
    )
    return note, bool(raw["live"])
