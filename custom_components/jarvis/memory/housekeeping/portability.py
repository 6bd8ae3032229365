"""Out as JSON lines.

A line holds a row, with the diary rows it was taken from; the last lines hold the
tombstones, so that what was forgotten here is so where the file is taken in.
"""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from datetime import datetime
import json
import os
from pathlib import Path
import sqlite3
from typing import Any, Final, NamedTuple

from .. import rows
from ..base import Memory

FORMAT: Final = 1
_PAGE: Final = 1000


class _Standing(NamedTuple):
    """How a row stands: until when it held.

    `read` by a model for facts; `summarised`: in the summary of its day; `hidden`:
    never recalled.
    """

    until: datetime | None
    read: bool
    summarised: bool
    hidden: bool
    said_in: tuple[int, ...]


def export(connection: sqlite3.Connection, to: Path) -> int:
    """Write a head line, one line per row, retired ones too, and the tombstones.

    The file is private. What was at the path is replaced when all is written; the
    rows are counted. Raises OSError.
    """
    fresh = to.with_name(f"{to.name}.part")
    fresh.unlink(missing_ok=True)
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    written = 0
    with ExitStack() as undo:
        undo.callback(fresh.unlink, missing_ok=True)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(json.dumps({"jarvis_memory": FORMAT}) + "\n")
            for memory, standing in _all(connection):
                line = json.dumps(_line(memory, standing), ensure_ascii=False)
                file.write(f"{line}\n")
                written += 1
            file.writelines(f"{json.dumps(one)}\n" for one in _tombstones(connection))
        fresh.replace(to)
        undo.pop_all()
    return written


def _all(connection: sqlite3.Connection) -> Iterator[tuple[Memory, _Standing]]:
    last = 0
    while page := rows.select(
        connection, "WHERE memory.id > ? ORDER BY memory.id LIMIT ?", (last, _PAGE)
    ):
        yield from zip(page, _standing(connection, page), strict=True)
        last = page[-1].id


def _standing(
    connection: sqlite3.Connection, page: Sequence[Memory]
) -> list[_Standing]:
    """Return how each row stands, and where it was said."""
    found = connection.execute(
        "SELECT id, valid_to, extracted > 0, summarised FROM memory"
        " WHERE id BETWEEN ? AND ? ORDER BY id",
        (page[0].id, page[-1].id),
    ).fetchall()
    said_in = rows.said_in(connection, [row[0] for row in found])
    each = {
        row: _Standing(
            until=None if until is None else rows.moment(until),
            read=bool(read),
            summarised=bool(summarised),
            hidden=rows.is_hidden(connection, row),
            said_in=tuple(sorted(said_in[row])),
        )
        for row, until, read, summarised in found
    }
    return [each[memory.id] for memory in page]


def _line(memory: Memory, standing: _Standing) -> dict[str, Any]:
    line = asdict(memory)
    for name in ("score", "superseded_by"):
        del line[name]
    line["at"] = memory.at.isoformat()
    line["valid_to"] = standing.until and standing.until.isoformat()
    line["said_in"] = standing.said_in
    line["read"], line["summarised"] = standing.read, standing.summarised
    line["hidden"] = standing.hidden
    return line


def _tombstones(connection: sqlite3.Connection) -> Iterator[dict[str, Any]]:
    found = connection.execute(
        "SELECT CAST(person AS TEXT), private, hex(key), tombstone.at FROM tombstone"
        " JOIN scope ON scope.id = tombstone.scope"
    )
    for person, private, key, at in found:
        scope = {"person": person or None, "private": bool(private)}
        yield {"tombstone": key, "scope": scope, "at": rows.moment(at).isoformat()}
