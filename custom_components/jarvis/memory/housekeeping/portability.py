"""Out as JSON lines, and in again.

A line holds a row, with the diary rows it was taken from; the last lines hold the
tombstones, so that what was forgotten here is so where the file is taken in. Lines that
are known are left as they are, so an import that was cut short can simply be run again;
what was forgotten or superseded here since stays so.
"""

from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, tzinfo
import json
import os
from pathlib import Path
import sqlite3
from typing import IO, Any, Final, NamedTuple

from .. import diary, rows
from ..base import Branch, Kind, Memory, NoExport, Note, Origin, Scope, Source
from ..words import gist_of, key_of

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


# Lines of one transaction; in between somebody else may write.
LINES_AT_ONCE: Final = 50
_LONGEST_LINE: Final = 200_000
_LONGEST_NAME: Final = 500
# What SQLite holds as an id, and how long a tombstone is.
_MOST_ID: Final = (1 << 63) - 1
_KEY: Final = 16
# So many unreadable lines are named.
_MOST_TOLD: Final = 20
# What ends a question, in any script.
_ASKING: Final = ("?", "\uff1f", "\u061f")
_CONTROLS: Final = dict.fromkeys((*range(9), 11, 12, *range(14, 32), 127), " ")
# The same fact or words; or the very row, whatever became of it.
_SAME: Final = (
    "SELECT state, id FROM memory WHERE scope = ? AND key = ? AND kind = ?"
    " AND state = 0 UNION ALL SELECT state, id FROM memory WHERE scope = ? AND at = ?"
    " AND text = ? AND kind = ? ORDER BY state LIMIT 1"
)
_LIVE_OF_KEY: Final = (
    "SELECT 1 FROM memory WHERE scope = ? AND key = ? AND state = 0 LIMIT 1"
)
# What is drawn from rows of the diary.
_DRAWN: Final = frozenset({Kind.FACT, Kind.SUMMARY})
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_OUTSIDE: Final = frozenset({Origin.TOOL, Origin.ASSISTANT})
_BROKEN: Final = (
    ValueError,
    TypeError,
    KeyError,
    AttributeError,
    OverflowError,
    RecursionError,
)

type Redact = Callable[[str, str], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Imported:
    """What an import did: rows added, known already, buried, not readable.

    `retired` lines were corrected before they were exported, and are not taken.
    `lines` are the numbers of the first that were not readable.
    """

    added: int = 0
    known: int = 0
    buried: int = 0
    retired: int = 0
    unreadable: int = 0
    lines: tuple[int, ...] = ()

    def __add__(self, other: Imported) -> Imported:
        """Join what two parts of a file did."""
        return Imported(
            added=self.added + other.added,
            known=self.known + other.known,
            buried=self.buried + other.buried,
            retired=self.retired + other.retired,
            unreadable=self.unreadable + other.unreadable,
            lines=(self.lines + other.lines)[:_MOST_TOLD],
        )


@dataclass(frozen=True, slots=True)
class Ground:
    """Where rows come to stand: the house's zone, now, and what masks secrets."""

    zone: tzinfo
    now: datetime
    redact: Redact | None = None


@dataclass(frozen=True, slots=True)
class _Broken:
    """A line that could not be read: the how manieth of the file it is."""

    number: int


@dataclass(frozen=True, slots=True)
class _Line:
    """A line that could be read; `number` and `said_in` are ids of where it was."""

    note: Note
    at: datetime
    live: bool
    number: int
    said_in: tuple[int, ...]
    read: bool
    summarised: bool
    hidden: bool


@dataclass(frozen=True, slots=True)
class _Tombstone:
    """What was forgotten or corrected where the file comes from."""

    scope: Scope
    key: bytes
    at: datetime


type _Part = Sequence[_Line | _Tombstone | _Broken]


@dataclass(frozen=True, slots=True)
class Ids:
    """Which row here is which of the file; the file has them in ascending order."""

    _theirs: array[int] = field(default_factory=lambda: array("q"))
    _ours: array[int] = field(default_factory=lambda: array("q"))

    def add(self, theirs: int, ours: int) -> None:
        """Note a row; one that is out of order is nobody's source."""
        if theirs > (self._theirs[-1] if self._theirs else 0):
            self._theirs.append(theirs)
            self._ours.append(ours)

    def find(self, theirs: int) -> int | None:
        """Return the row here, None if it was not taken in."""
        at = bisect_left(self._theirs, theirs)
        found = at < len(self._theirs) and self._theirs[at] == theirs
        return self._ours[at] if found else None


class Export:
    """An open file of an export, read part by part; not on the event loop."""

    def __init__(self, source: Path, ground: Ground) -> None:
        """Open it. Raises NoExport."""
        try:
            self._file: IO[str] = source.open(
                encoding="utf-8", errors="surrogateescape"
            )
        except OSError as error:
            raise NoExport(str(error), path=str(source)) from error
        self._ground = ground
        self.read = 1
        self.ids = Ids()
        if not _is_export(self._file.readline(_LONGEST_LINE)):
            self._file.close()
            raise NoExport(f"{source.name} is no export", path=str(source))

    def part(self) -> _Part:
        """Return some lines; none at the end. `read` is the number of the last."""
        found: list[_Line | _Tombstone | _Broken] = []
        for line in self._lines():
            parsed = _parsed(line, self._ground) if line else None
            found.append(parsed or _Broken(self.read))
            if len(found) >= LINES_AT_ONCE:
                break
        return found

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _lines(self) -> Iterator[str]:
        """Yield lines; "" for one that is longer than any of ours."""
        while line := self._file.readline(_LONGEST_LINE):
            self.read += 1
            whole = line.endswith("\n") or len(line) < _LONGEST_LINE
            while not whole:
                rest = self._file.readline(_LONGEST_LINE)
                whole = not rest or rest.endswith("\n")
                line = ""
            if line.strip() or not line:
                yield line


def add_all(
    connection: sqlite3.Connection, part: _Part, zone: tzinfo, ids: Ids
) -> Imported:
    """Add the lines that are not there yet; `ids` are of all parts of a file."""
    done = Imported()
    for line in part:
        match line:
            case _Broken():
                done += Imported(unreadable=1, lines=(line.number,))
            case _Tombstone():
                _bury(connection, line)
            case _Line(live=False):
                done += Imported(retired=1)
            case _Line():
                done += _add(connection, line, zone, ids)
    return done


def _bury(connection: sqlite3.Connection, line: _Tombstone) -> None:
    """Take over a tombstone, but not on what is told and holds here."""
    scope = rows.scope_id(connection, line.scope)
    held = connection.execute(_LIVE_OF_KEY, (scope, line.key)).fetchone()
    if held is None and not rows.is_buried(connection, scope, line.key):
        rows.bury_key(connection, scope, line.key, rows.stamp(line.at))


def _is_export(line: str) -> bool:
    try:
        head = json.loads(line)
    except ValueError, RecursionError:
        return False
    return isinstance(head, dict) and head.get("jarvis_memory") == FORMAT


def _add(
    connection: sqlite3.Connection, line: _Line, zone: tzinfo, ids: Ids
) -> Imported:
    note, at = line.note, line.at
    scope = rows.scope_id(connection, note.scope)
    key = key_of(note) if note.kind is Kind.FACT else diary.key_of(note)
    gist = gist_of(note.branch, note.text, note.language)
    if any(rows.is_buried(connection, scope, one) for one in (key, gist)):
        return Imported(buried=1)
    same = connection.execute(
        _SAME, (scope, key, note.kind, scope, rows.stamp(at), note.text, note.kind)
    ).fetchone()
    if same is not None:
        # Corrected here since, if it is there but does not hold any more.
        if same[0] != rows.State.LIVE:
            return Imported(buried=1)
        _trace(connection, line, int(same[1]), ids)
        return Imported(known=1)
    day = diary.local_day(at, zone)
    asks = line.hidden or note.text.rstrip().endswith(_ASKING)
    hidden = note.kind is Kind.REPLY or (note.kind is Kind.SAID and asks)
    added = rows.add(connection, note, at, day, key, hidden=hidden)
    diary.mark(connection, added, read=line.read, summarised=line.summarised)
    _trace(connection, line, added, ids)
    return Imported(added=1)


def _trace(connection: sqlite3.Connection, line: _Line, row: int, ids: Ids) -> None:
    """Note which row it is here, and which rows here it was drawn from."""
    ids.add(line.number, row)
    if line.note.kind in _DRAWN:
        said = (ids.find(one) for one in line.said_in)
        diary.draw(connection, row, [one for one in said if one is not None])


def _parsed(line: str, ground: Ground) -> _Line | _Tombstone | None:
    """Read a line with all its types checked; None if it is not one of ours."""
    try:
        raw = json.loads(line)
        at = datetime.fromisoformat(raw["at"])
        if at.tzinfo is None or at < _EPOCH:
            return None
        at = min(at, ground.now)
        if "tombstone" in raw:
            key = bytes.fromhex(raw["tombstone"])
            return _Tombstone(_scope(raw), key, at) if len(key) == _KEY else None
        if not isinstance(raw["live"], bool):
            return None
        return _Line(
            _note(raw, ground.redact),
            at,
            raw["live"],
            number=_number(raw.get("id", 0)),
            said_in=tuple(_number(one) for one in raw.get("said_in", ())),
            read=raw.get("read") is True,
            summarised=raw.get("summarised") is True,
            hidden=raw.get("hidden") is True,
        )
    except _BROKEN:
        return None


def _number(found: object) -> int:
    if not isinstance(found, int) or not 0 <= found <= _MOST_ID:
        raise ValueError("no id")
    return found


def _scope(raw: dict[str, Any]) -> Scope:
    scope = raw["scope"]
    return Scope(person=_or_none(scope["person"]), private=scope["private"] is True)


def _note(raw: dict[str, Any], redact: Redact | None) -> Note:
    """Make a note of what a line holds. Raises one of _BROKEN."""
    language, source = _name(raw["language"]), raw["source"]
    text = _text(raw["text"])
    if redact is not None:
        text = redact(text, language)
    note = Note(
        text=rows.shorten(text),
        language=language,
        kind=Kind(raw["kind"]),
        branch=None if raw["branch"] is None else Branch(raw["branch"]),
        scope=_scope(raw),
        origin=Origin(raw["origin"]),
        source=Source(**{name: _or_none(one) for name, one in source.items()}),
        confidence=float(raw["confidence"]),
    )
    if not _holds(note):
        raise ValueError("no row of a memory")
    return note


def _holds(note: Note) -> bool:
    """Tell whether a row could have been written by the memory itself."""
    if rows.is_blank(note.text) or not 0 <= note.confidence <= 1:
        return False
    if note.kind is not Kind.FACT:
        return note.branch is None
    if note.branch is Branch.DIRECTIVES:
        return note.origin in (Origin.USER, Origin.OWNER)
    return note.branch is Branch.WORLD or (
        note.branch is Branch.USER and note.origin not in _OUTSIDE
    )


def _text(found: object) -> str:
    """Take a string that can be written as UTF-8, without control characters."""
    if not isinstance(found, str):
        raise TypeError("no text")
    found.encode()
    return found.translate(_CONTROLS).strip()


def _name(found: object) -> str:
    text = _text(found)
    if len(text) > _LONGEST_NAME:
        raise ValueError("too long a name")
    return text


def _or_none(found: object) -> str | None:
    return None if found is None else _name(found)
