"""The owner's view: every row with its provenance, page by page."""

from dataclasses import dataclass, replace
import sqlite3
from typing import Any, Final

from ...lang.keywords import content_words
from .. import rows
from ..base import Branch, Kind, Memory
from ..finding import lookup

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
    found = lookup.holding(connection, scopes, words, hidden=True, before=page.before)
    return [memory for memory in found if memory.live or page.retired]


def _fits(memory: Memory, page: Page) -> bool:
    return (
        (page.before is None or memory.id < page.before)
        and (page.kind is None or memory.kind is page.kind)
        and (page.branch is None or memory.branch is page.branch)
        and (page.person is None or (memory.scope.person or "") == page.person)
    )
