"""The diary: what was said, day by day."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta, tzinfo
import re
import sqlite3
from typing import Any, Final

from ..lang.keywords import content_words
from . import rows
from .base import Branch, Kind, Memory, Note, Origin, Scope, Source
from .finding import recalling

_MASK_ONLY = re.compile(r"(?:\s*\[\[secret:[a-z]+:\d+\]\]\s*)+")
_MOST: Final = 400
# So often a model's answers about one utterance may be of no use.
_MOST_TRIES: Final = 5
_REFUSED: Final = "refused:"
# How long a day is left alone after each summary that was unfit; then for good.
_PAUSES: Final = (timedelta(0), timedelta(hours=1), timedelta(days=1))
_NEVER: Final = 10**19


@dataclass(frozen=True, slots=True, kw_only=True)
class Utterance:
    """What a person said; `person` is None for an unknown voice.

    `asks`: it is a question, and no question is ever recalled.
    """

    text: str
    language: str
    person: str | None = None
    source: Source = field(default_factory=Source)
    at: datetime | None = None
    asks: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Day:
    """One local day of one scope with rows that no summary covers yet."""

    day: str
    scope: int
    person: str | None
    private: bool
    spoken: tuple[Memory, ...]


def local_day(at: datetime, zone: tzinfo) -> str:
    """Return the day it was in the house, as 2026-03-29."""
    return at.astimezone(zone).date().isoformat()


def hear(
    connection: sqlite3.Connection, utterance: Utterance, at: datetime, day: str
) -> int:
    """Write an utterance down as it was said; return its id, 0 if it has no words."""
    speaker = utterance.source.speaker or utterance.person
    note = Note(
        text=utterance.text,
        language=utterance.language,
        kind=Kind.SAID,
        scope=Scope(person=utterance.person),
        source=replace(utterance.source, speaker=speaker),
    )
    return write(connection, note, at, day, hidden=utterance.asks)


def write(
    connection: sqlite3.Connection,
    note: Note,
    at: datetime,
    day: str,
    *,
    hidden: bool = False,
) -> int:
    """Add a row; return its id, 0 if there is nothing to keep.

    A `hidden` row is never recalled; so are replies.
    """
    text = rows.shorten(note.text.strip())
    if rows.is_blank(text) or _MASK_ONLY.fullmatch(text):
        return 0
    reply = note.kind is Kind.REPLY
    row = Note(
        text=text,
        language=note.language,
        kind=note.kind,
        branch=None,
        scope=note.scope,
        origin=Origin.ASSISTANT if reply else note.origin,
        source=note.source,
    )
    return rows.add(connection, row, at, day, key_of(row), hidden=hidden or reply)


def key_of(note: Note) -> bytes:
    """Return what stands for a row's words in tombstones."""
    return rows.digest(f"{note.kind}|{note.text.casefold()}")


def unsummarised(
    connection: sqlite3.Connection, before: str, at: datetime
) -> Day | None:
    """Return the oldest local day before `before` that is due for a summary."""
    oldest = connection.execute(
        "SELECT day, memory.scope, person, private FROM memory"
        " JOIN scope ON scope.id = memory.scope"
        " WHERE summarised = 0 AND state = 0 AND kind IN ('said', 'reply')"
        " AND day < ? AND NOT EXISTS (SELECT 1 FROM meta"
        " WHERE name = ? || day || ':' || memory.scope AND substr(value, 1, 20) > ?)"
        " ORDER BY day, memory.scope LIMIT 1",
        (before, _REFUSED, f"{rows.stamp(at):020d}"),
    ).fetchone()
    if oldest is None:
        return None
    day, scope, person, private = oldest
    spoken = rows.select(
        connection,
        "WHERE day = ? AND memory.scope = ? AND state = 0 AND summarised = 0"
        " AND kind IN ('said', 'reply') ORDER BY memory.id LIMIT ?",
        (day, scope, _MOST),
    )
    return Day(
        day=day,
        scope=int(scope),
        person=person or None,
        private=bool(private),
        spoken=tuple(spoken),
    )


def refused(connection: sqlite3.Connection, day: Day, at: datetime) -> bool:
    """Note that no summary of a day was fit; tell whether it is now given up.

    Nothing is marked as done: what was said stays to be found as it was said.
    """
    name = f"{_REFUSED}{day.day}:{day.scope}"
    known = connection.execute(
        "SELECT value FROM meta WHERE name = ?", (name,)
    ).fetchone()
    tries = int(known[0].partition(" ")[2]) if known else 0
    given_up = tries >= len(_PAUSES)
    until = _NEVER if given_up else rows.stamp(at + _PAUSES[tries])
    connection.execute(
        "INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)",
        (name, f"{until:020d} {tries + 1}"),
    )
    return given_up


def summarised(
    connection: sqlite3.Connection,
    day: Day,
    covered: Sequence[Memory],
    summary: str,
) -> bool:
    """Keep a summary of exactly these rows and mark them; all or nothing.

    False, and nothing done, if one of them was forgotten or corrected meanwhile.
    """
    for memory in covered:
        alive = connection.execute(
            "SELECT 1 FROM memory WHERE id = ? AND state = 0 AND summarised = 0",
            (memory.id,),
        )
        if alive.fetchone() is None:
            return False
    if text := rows.shorten(summary.strip()):
        kept = Note(
            text=text,
            language=covered[-1].language,
            kind=Kind.SUMMARY,
            branch=None,
            scope=Scope(person=day.person, private=day.private),
            origin=Origin.MODEL,
            source=Source(),
        )
        added = rows.add(connection, kept, covered[-1].at, day.day, key_of(kept))
        draw(connection, added, [memory.id for memory in covered])
    connection.executemany(
        "UPDATE memory SET summarised = 1 WHERE id = ?",
        [(memory.id,) for memory in covered],
    )
    return True


def draw(connection: sqlite3.Connection, drawn: int, said: Sequence[int]) -> None:
    """Note from which rows of the diary a fact or a summary was drawn."""
    connection.executemany(
        "INSERT OR IGNORE INTO provenance (fact, said)"
        " SELECT ?, id FROM memory WHERE id = ? AND kind IN ('said', 'reply')",
        [(drawn, row) for row in said],
    )


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


def summarise_again(connection: sqlite3.Connection, gone: Sequence[int]) -> None:
    """Let days whose summary was taken away be summarised anew."""
    for row in gone:
        connection.execute(
            "UPDATE memory SET summarised = 0 WHERE kind IN ('said', 'reply')"
            " AND (day, scope) IN (SELECT day, scope FROM memory WHERE id = ?"
            " AND kind = 'summary')",
            (row,),
        )


def mark(
    connection: sqlite3.Connection, row: int, *, read: bool, summarised: bool
) -> None:
    """Mark a row as it was marked where it comes from."""
    connection.execute(
        "UPDATE memory SET extracted = ?, summarised = ? WHERE id = ?",
        (read, summarised, row),
    )


def unread(connection: sqlite3.Connection, limit: int) -> list[Memory]:
    """Return the oldest utterances that no model has read for facts."""
    return rows.select(
        connection,
        "WHERE kind = 'said' AND extracted <= 0 AND state = 0"
        " ORDER BY extracted DESC, memory.id LIMIT ?",
        (limit,),
    )


def set_back(connection: sqlite3.Connection, row: int) -> bool:
    """Put an utterance behind the others, to be read again; False where given up."""
    tries = connection.execute(
        "UPDATE memory SET extracted = extracted - 1 WHERE id = ? RETURNING extracted",
        (row,),
    ).fetchone()
    given_up = tries is not None and tries[0] < -_MOST_TRIES
    if given_up:
        mark_read(connection, [row])
    return not given_up


def mark_read(connection: sqlite3.Connection, ids: Sequence[int]) -> None:
    """Mark utterances as read for facts."""
    connection.executemany(
        "UPDATE memory SET extracted = 1 WHERE id = ?", [(row,) for row in ids]
    )


def outlived(connection: sqlite3.Connection, before: datetime, limit: int) -> list[int]:
    """Return diary rows older than the owner keeps them; facts have no age."""
    found = connection.execute(
        "SELECT id FROM memory WHERE kind <> 'fact' AND at < ? ORDER BY id LIMIT ?",
        (rows.stamp(before), limit),
    )
    return [int(row[0]) for row in found]


_LARGEST_PAGE: Final = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """Which rows to show, newest first.

    `before` is the last id of the page before; `text` keeps rows holding all its
    words; `person` '' is the household, None is everybody. Retired rows are
    shown on demand.
    """

    text: str = ""
    language: str = ""
    kind: Kind | None = None
    branch: Branch | None = None
    person: str | None = None
    retired: bool = False
    before: int | None = None
    limit: int = 50


def browse(connection: sqlite3.Connection, page: Page) -> tuple[Memory, ...]:
    """Return one page of rows with the diary rows they were taken from."""
    limit = max(1, min(page.limit, _LARGEST_PAGE))
    found = (
        _searched(connection, page)
        if page.text.strip()
        else _listed(connection, page, limit)
    )
    shown = [memory for memory in found if _fits(memory, page)][:limit]
    sources = rows.said_in(connection, [memory.id for memory in shown])
    return tuple(
        replace(memory, said_in=tuple(sorted(sources[memory.id]))) for memory in shown
    )


def _listed(connection: sqlite3.Connection, page: Page, limit: int) -> list[Memory]:
    wheres, values = ["memory.id < ?"], [page.before or 1 << 62]
    conditions: tuple[tuple[str, Any], ...] = (
        ("kind = ?", page.kind),
        ("branch = ?", page.branch),
        ("person = ?", page.person),
    )
    for condition, value in conditions:
        if value is not None:
            wheres.append(condition)
            values.append(value)
    if not page.retired:
        wheres.append("state = 0")
    where = " AND ".join(wheres)
    return rows.select(
        connection, f"WHERE {where} ORDER BY memory.id DESC LIMIT ?", (*values, limit)
    )


def _searched(connection: sqlite3.Connection, page: Page) -> list[Memory]:
    every = connection.execute("SELECT id FROM scope").fetchall()
    scopes = [int(row[0]) for row in every]
    words = content_words(page.text, page.language)
    found = recalling.holding(
        connection, scopes, words, hidden=True, before=page.before
    )
    return [memory for memory in found if memory.live or page.retired]


def _fits(memory: Memory, page: Page) -> bool:
    return (
        (page.before is None or memory.id < page.before)
        and (page.kind is None or memory.kind is page.kind)
        and (page.branch is None or memory.branch is page.branch)
        and (page.person is None or (memory.scope.person or "") == page.person)
    )
