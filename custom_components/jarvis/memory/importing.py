"""Takes an export in again; nothing in the file is taken on trust.

Lines that are known are left as they are, so an import that was cut short can
simply be run again. What was forgotten or corrected here since stays so.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, tzinfo
import json
from pathlib import Path
import sqlite3
from typing import IO, Any, Final

from ..statements.branch import Branch, Kind
from ..statements.facts import read
from ..statements.sentences import is_only_asking
from . import diary, rows
from .base import NoExport, Note, Origin, Scope, Source
from .graph import key_of, retire
from .learned import Moment
from .portability import FORMAT
from .replacing import replaced

# Lines of one transaction; in between somebody else may write.
LINES_AT_ONCE: Final = 50
_LONGEST_LINE: Final = 200_000
_LONGEST_NAME: Final = 500
# So many unreadable lines are named.
_MOST_TOLD: Final = 20
_CONTROLS: Final = dict.fromkeys((*range(9), 11, 12, *range(14, 32), 127), " ")
# The same fact or words; or the very row, whatever became of it.
_SAME: Final = (
    "SELECT state FROM memory WHERE scope = ? AND key = ? AND kind = ? AND state = 0"
    " UNION ALL SELECT state FROM memory WHERE scope = ? AND at = ? AND text = ?"
    " AND kind = ? ORDER BY state LIMIT 1"
)
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
    """A line that could be read."""

    note: Note
    at: datetime
    live: bool


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
        if not _is_export(self._file.readline(_LONGEST_LINE)):
            self._file.close()
            raise NoExport(f"{source.name} is no export", path=str(source))

    def part(self) -> list[_Line | _Broken]:
        """Return some lines; none at the end. `read` is the number of the last."""
        found: list[_Line | _Broken] = []
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
    connection: sqlite3.Connection, part: Sequence[_Line | _Broken], zone: tzinfo
) -> Imported:
    """Add the lines that are not there yet."""
    done = Imported()
    for line in part:
        if isinstance(line, _Broken):
            done += Imported(unreadable=1, lines=(line.number,))
        elif not line.live:
            done += Imported(retired=1)
        else:
            done += _add(connection, line, zone)
    return done


def _is_export(line: str) -> bool:
    try:
        head = json.loads(line)
    except ValueError, RecursionError:
        return False
    return isinstance(head, dict) and head.get("jarvis_memory") == FORMAT


def _add(connection: sqlite3.Connection, line: _Line, zone: tzinfo) -> Imported:
    note, at = line.note, line.at
    scope = rows.scope_id(connection, note.scope)
    key = key_of(note) if note.kind is Kind.FACT else diary.key_of(note)
    if rows.is_buried(connection, scope, key):
        return Imported(buried=1)
    same = connection.execute(
        _SAME, (scope, key, note.kind, scope, rows.stamp(at), note.text, note.kind)
    ).fetchone()
    if same is not None:
        # Corrected here since, if it is there but does not hold any more.
        live = same[0] == rows.State.LIVE
        return Imported(known=1) if live else Imported(buried=1)
    day = diary.local_day(at, zone)
    older = []
    if note.kind is Kind.FACT and note.slot:
        older = replaced(connection, _as_told(note), Moment(at=at, day=day))
    if any(fact.at > at for fact in older):
        return Imported(buried=1)
    hidden = note.kind is Kind.REPLY or (
        note.kind is Kind.SAID and is_only_asking(note.text, note.language)
    )
    added = rows.add(connection, note, at, day, key, hidden=hidden)
    if older:
        retire(connection, older, at, added)
    return Imported(added=1)


def _as_told(note: Note) -> Note:
    """Find out again whether a fact has one value at a time; exports do not tell."""
    claims = read(note.text, note.language).claims
    single = any(one.slot == note.slot and not one.several for one in claims)
    return replace(note, single=single)


def _parsed(line: str, ground: Ground) -> _Line | None:
    """Read a line with all its types checked; None if it is not one of ours."""
    try:
        raw = json.loads(line)
        at = datetime.fromisoformat(raw["at"])
        if at.tzinfo is None or at < _EPOCH or not isinstance(raw["live"], bool):
            return None
        # What was merely belied is held against the rest anew.
        kept = raw["live"] or raw.get("belied") is True
        return _Line(_note(raw, ground.redact), min(at, ground.now), kept)
    except _BROKEN:
        return None


def _note(raw: dict[str, Any], redact: Redact | None) -> Note:
    """Make a note of what a line holds. Raises one of _BROKEN."""
    language, scope, source = _name(raw["language"]), raw["scope"], raw["source"]
    text, slot, value = _text(raw["text"]), _name(raw["slot"]), _text(raw["value"])
    if redact is not None and (masked := redact(text, language)) != text:
        text, slot, value = masked, "", ""
    note = Note(
        text=rows.shorten(text),
        language=language,
        kind=Kind(raw["kind"]),
        branch=None if raw["branch"] is None else Branch(raw["branch"]),
        scope=Scope(person=_or_none(scope["person"]), private=scope["private"] is True),
        origin=Origin(raw["origin"]),
        source=Source(**{name: _or_none(one) for name, one in source.items()}),
        slot=slot,
        value=rows.shorten(value),
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
