"""The store of traces, and forgetting."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
import json
import os
from pathlib import Path
import sqlite3
from typing import Any, Final

from .summary import Bucket, Subject, bucket_from, bucket_of_call, subject_of_call
from .tracer import Ended, ModelCall

# What is left of a step: that it was, and how long it took.
_LEFT: Final = ("name", "at_ms", "took_ms")


@dataclass(frozen=True, slots=True, kw_only=True)
class Erasure:
    """What is to be forgotten: the turns it was said in, and what tells it again.

    Only turns that began `before` it was wished, in seconds since 1970: who tells
    it again later wants it known.
    """

    turns: frozenset[str]
    before: float
    tells: Callable[[str], bool]

    def means(self, trace: Mapping[str, Any]) -> bool:
        """Tell whether the words of a trace are to go."""
        if trace["started"] > self.before or trace.get("forgotten"):
            return False
        return trace["id"] in self.turns or any(map(self.tells, _texts(trace["steps"])))


def without_words(trace: Mapping[str, Any]) -> dict[str, Any]:
    """Return a trace with its steps and times, without a word of what they were."""
    steps = [{key: step.get(key) for key in _LEFT} for step in trace["steps"]]
    return {**trace, "steps": steps, "forgotten": True}


def _texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case Mapping():
            for inner in value.values():
                yield from _texts(inner)
        case list() | tuple():
            for inner in value:
                yield from _texts(inner)


ALL_TIME: Final = 0
HOUR: Final = 3600
DAY: Final = 86_400
WEEK: Final = 7 * DAY
ENDLESS: Final = 1e15
# Longer periods begin with a whole day.
FINE: Final = 3 * DAY
MOST_CALLS: Final = 1_000_000
MOST_TRACES: Final = 5_000
LONGEST_BODY: Final = 65_536
# Traces that are looked through at once; in between others may write.
LOOKED_AT: Final = 100
HOURS_KEPT: Final = 7 * DAY
DAYS_KEPT: Final = 800 * DAY
_SUMS_KEPT: Final = ((HOUR, HOURS_KEPT), (DAY, DAYS_KEPT), (WEEK, DAYS_KEPT))
# A clock that jumps further ahead than this is not believed at once.
BELIEVED_GAP: Final = 2 * DAY
_PRIVATE: Final = 0o600
_SIDE_FILES: Final = ("", "-wal", "-shm")
_COLUMNS: Final = (
    *("id", "at", "engine", "model", "ended", "latency", "first_token", "prompt"),
    *("completion", "cached", "cost", "energy", "error", "agent", "trace_id"),
    "conversation_id",
)
_TABLES: Final = f"""
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value REAL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS calls (seq INTEGER PRIMARY KEY, {", ".join(_COLUMNS)});
CREATE INDEX IF NOT EXISTS calls_at ON calls (at);
CREATE INDEX IF NOT EXISTS calls_trace ON calls (trace_id);
CREATE TABLE IF NOT EXISTS traces (
    seq INTEGER PRIMARY KEY, id TEXT UNIQUE, at REAL, head TEXT, body TEXT, label TEXT
);
CREATE INDEX IF NOT EXISTS traces_at ON traces (at);
CREATE TABLE IF NOT EXISTS sums (
    span INTEGER, start INTEGER, kind TEXT, agent TEXT, engine TEXT, model TEXT,
    body TEXT, PRIMARY KEY (span, start, kind, agent, engine, model)
) WITHOUT ROWID;
"""

type Sums = dict[Subject, Bucket]


@dataclass(frozen=True, slots=True, kw_only=True)
class Keep:
    """How long things are kept, in days; 0 keeps none of them."""

    calls: int = 90
    traces: int = 7


@dataclass(slots=True, kw_only=True)
class Batch:
    """What is written at once; `turns` are (wall clock, whose, sums)."""

    calls: list[ModelCall] = field(default_factory=list)
    turns: list[tuple[float, Subject, Bucket]] = field(default_factory=list)
    traces: list[dict[str, Any]] = field(default_factory=list)


class Store:
    """The file. Raises sqlite3.Error; after damage `recover` makes a new file."""

    def __init__(self, path: Path) -> None:
        """Name the file; nothing is opened."""
        self._path = path
        self._db: sqlite3.Connection | None = None

    def open(self, now: float) -> Path | None:
        """Open or create; returns where a damaged file was set aside."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._connect(now)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            return self.recover(now)
        return None

    def recover(self, now: float) -> Path:
        """Set the damaged file aside and begin a new one; returns where it went."""
        self.close()
        aside = self._path.with_name(f"{self._path.name}.damaged-{int(now)}")
        for suffix in _SIDE_FILES:
            side = self._path.with_name(self._path.name + suffix)
            if side.exists():
                side.replace(aside.with_name(aside.name + suffix))
        self._connect(now)
        return aside

    def close(self) -> None:
        """Close; may be called again."""
        if self._db is not None:
            self._db.close()
            self._db = None

    def _connect(self, now: float) -> None:
        os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, _PRIVATE))
        self._db = sqlite3.connect(
            self._path, timeout=5, isolation_level=None, check_same_thread=False
        )
        for pragma in ("journal_mode = WAL", "synchronous = NORMAL"):
            self._db.execute(f"PRAGMA {pragma}")
        # What is forgotten is not left in the gaps of the file.
        self._db.execute("PRAGMA secure_delete = ON")
        self._db.executescript(_TABLES)
        self._db.execute("INSERT OR IGNORE INTO meta VALUES ('begun', ?)", (now,))

    @property
    def _open(self) -> sqlite3.Connection:
        if self._db is None:
            raise sqlite3.ProgrammingError("The telemetry is closed")
        return self._db

    def begun(self) -> float:
        """Return since when there are sums, in seconds since 1970."""
        return float(self._meta("begun") or 0.0)

    def write(self, batch: Batch) -> None:
        """Write everything or nothing."""
        sums: dict[tuple[int, int, Subject], Bucket] = {}
        for call in batch.calls:
            _spread(sums, call.at, subject_of_call(call), bucket_of_call(call))
        for at, subject, bucket in batch.turns:
            _spread(sums, at, subject, bucket)
        db = self._open
        with _transaction(db):
            marks = ", ".join("?" * len(_COLUMNS))
            db.executemany(
                f"INSERT INTO calls ({', '.join(_COLUMNS)}) VALUES ({marks})",  # noqa: S608
                map(_row, batch.calls),
            )
            for trace in batch.traces:
                _write_trace(db, trace)
            for (span, start, subject), bucket in sums.items():
                _merge(db, (span, start, *_key(subject)), bucket)

    def sums(self, since: float | None, now: float) -> Sums:
        """Return the sums since then; None means since there are any.

        The beginning is rounded down to the hour, after some days to the day.
        """
        if since is not None and now - since > FINE:
            since = since // DAY * DAY
        where, values = _periods(since)
        found: Sums = {}
        rows = self._open.execute(
            f"SELECT kind, agent, engine, model, body FROM sums WHERE {where}",  # noqa: S608
            values,
        )
        for kind, agent, engine, model, body in rows:
            subject = Subject(kind=kind, agent=agent, engine=engine, model=model)
            found.setdefault(subject, Bucket()).merge(bucket_from(_load(body)))
        return found

    def calls(self, trace_id: str) -> list[ModelCall]:
        """Return the calls of one turn, in the order they ended."""
        rows = self._open.execute(
            f"SELECT {', '.join(_COLUMNS)} FROM calls WHERE trace_id = ? ORDER BY seq",  # noqa: S608
            (trace_id,),
        )
        return [_call(row) for row in rows]

    def traces(self, limit: int, before: float | None) -> list[dict[str, Any]]:
        """Return the heads of the newest turns, newest first."""
        rows = self._open.execute(
            "SELECT head, label FROM traces WHERE at < ? ORDER BY seq DESC LIMIT ?",
            (float("inf") if before is None else before, limit),
        )
        return [{**json.loads(head), "feedback": _label(label)} for head, label in rows]

    def turns(
        self, limit: int, before: int | None, person: str | None
    ) -> list[tuple[int, dict[str, Any]]]:
        """Return whole traces, newest first, each with where it stands in the file.

        `before` is the place of the last one of the page before; `person` leaves only
        what this one said.
        """
        rows = self._open.execute(
            "SELECT seq, body, label FROM traces WHERE seq < ? AND"
            " (? IS NULL OR json_extract(head, '$.person') = ?)"
            " ORDER BY seq DESC LIMIT ?",
            (ENDLESS if before is None else before, person, person, limit),
        )
        return [
            (seq, {**json.loads(body), "feedback": _label(label)})
            for seq, body, label in rows
        ]

    def days(self, since: float) -> list[tuple[int, Subject, Bucket]]:
        """Return the sums of each day since then: (its start, whose, sums)."""
        rows = self._open.execute(
            "SELECT start, kind, agent, engine, model, body FROM sums"
            " WHERE span = ? AND start >= ? ORDER BY start",
            (DAY, since // DAY * DAY),
        )
        return [
            (
                start,
                Subject(kind=kind, agent=agent, engine=engine, model=model),
                bucket_from(_load(body)),
            )
            for start, kind, agent, engine, model, body in rows
        ]

    def trace(self, trace_id: str) -> dict[str, Any] | None:
        """Return a whole trace; None when there is none, or not any more."""
        row = self._open.execute(
            "SELECT body, label FROM traces WHERE id = ?", (trace_id,)
        ).fetchone()
        if row is None:
            return None
        return {**json.loads(row[0]), "feedback": _label(row[1])}

    def erase(self, erasure: Erasure, after: int) -> int | None:
        """Take the words out of the next traces that are meant; return how far it is.

        None at the end; then nothing of them is left in the log of the file either.
        """
        db = self._open
        found = db.execute(
            "SELECT seq, body FROM traces WHERE seq > ? AND at <= ?"
            " ORDER BY seq LIMIT ?",
            (after, erasure.before, LOOKED_AT),
        ).fetchall()
        meant = [
            (_dump(without_words(trace)), seq)
            for seq, body in found
            if erasure.means(trace := json.loads(body))
        ]
        with _transaction(db):
            db.executemany("UPDATE traces SET body = ? WHERE seq = ?", meant)
        if len(found) == LOOKED_AT:
            return int(found[-1][0])
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return None

    def label(self, trace_id: str, label: dict[str, Any]) -> bool:
        """Keep what somebody thinks of a turn; False when there is no such trace."""
        done = self._open.execute(
            "UPDATE traces SET label = ? WHERE id = ?", (json.dumps(label), trace_id)
        )
        return done.rowcount > 0

    def prune(self, now: float, keep: Keep) -> None:
        """Delete what is too old or too much.

        After a large jump of the clock nothing is deleted until the next time.
        """
        db = self._open
        last = self._meta("pruned")
        db.execute("INSERT OR REPLACE INTO meta VALUES ('pruned', ?)", (now,))
        with _transaction(db):
            for table, most in (("calls", MOST_CALLS), ("traces", MOST_TRACES)):
                most_recent = f"SELECT max(seq) FROM {table}"  # noqa: S608
                newest = db.execute(most_recent).fetchone()[0] or 0
                db.execute(f"DELETE FROM {table} WHERE seq <= ?", (newest - most,))  # noqa: S608
            if last is None or not 0 <= now - last <= BELIEVED_GAP:
                return
            for table, days in (("calls", keep.calls), ("traces", keep.traces)):
                db.execute(f"DELETE FROM {table} WHERE at < ?", (now - days * DAY,))  # noqa: S608
            for span, age in _SUMS_KEPT:
                db.execute(
                    "DELETE FROM sums WHERE span = ? AND start < ?", (span, now - age)
                )

    def _meta(self, name: str) -> float | None:
        row = self._open.execute(
            "SELECT value FROM meta WHERE name = ?", (name,)
        ).fetchone()
        return None if row is None else float(row[0])


def is_damage(error: sqlite3.Error) -> bool:
    """Tell a broken file from one that is merely busy, full or locked."""
    name = getattr(error, "sqlite_errorname", "")
    return name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB"))


class _transaction:  # noqa: N801 - reads as a statement
    """Everything inside is written, or nothing."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def __enter__(self) -> None:
        self._db.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: object, *_: object) -> None:
        if self._db.in_transaction:
            self._db.execute("COMMIT" if kind is None else "ROLLBACK")


def _spread(
    sums: dict[tuple[int, int, Subject], Bucket],
    at: float,
    subject: Subject,
    bucket: Bucket,
) -> None:
    """Count a bucket in its hour, its day and for all time."""
    for span in (ALL_TIME, HOUR, DAY, WEEK):
        start = int(at // span) * span if span else 0
        sums.setdefault((span, start, subject), Bucket()).merge(bucket)


def _merge(db: sqlite3.Connection, key: tuple[Any, ...], bucket: Bucket) -> None:
    where = "span = ? AND start = ? AND kind = ? AND agent = ? AND engine = ?"
    row = db.execute(f"SELECT body FROM sums WHERE {where} AND model = ?", key)  # noqa: S608
    if (found := row.fetchone()) is not None:
        bucket.merge(bucket_from(_load(found[0])))
    body = json.dumps(bucket.as_json(), separators=(",", ":"))
    db.execute("INSERT OR REPLACE INTO sums VALUES (?, ?, ?, ?, ?, ?, ?)", (*key, body))


def _key(subject: Subject) -> tuple[str, str, str, str]:
    return subject.kind, subject.agent, subject.engine, subject.model


def _periods(since: float | None) -> tuple[str, tuple[float, ...]]:
    """Cover the time since then by whole weeks, before them by days, then by hours."""
    if since is None:
        return "span = 0", ()
    week, day = -(-since // WEEK) * WEEK, -(-since // DAY) * DAY
    hour = since // HOUR * HOUR
    pieces = [(WEEK, week, ENDLESS), (DAY, day, week), (HOUR, hour, day)]
    where = " OR ".join(["(span = ? AND start >= ? AND start < ?)"] * len(pieces))
    return where, tuple(number for piece in pieces for number in piece)


def _write_trace(db: sqlite3.Connection, trace: dict[str, Any]) -> None:
    if len(body := _dump(trace)) > LONGEST_BODY:
        # What tools answered is the long part.
        steps = [{k: v for k, v in s.items() if k != "result"} for s in trace["steps"]]
        body = _dump({**trace, "steps": steps, "cut": True})
    head = {k: v for k, v in trace.items() if k not in {"steps", "calls"}}
    # The same trace again is its later, fuller form; what was thought of it stays.
    db.execute(
        "INSERT INTO traces (id, at, head, body) VALUES (?, ?, ?, ?) ON CONFLICT (id) "
        "DO UPDATE SET head = excluded.head, body = excluded.body",
        (trace["id"], trace["started"], _dump(head), body),
    )


def _dump(value: Any) -> str:
    return json.dumps(value, default=str, ensure_ascii=False, separators=(",", ":"))


def _load(body: str) -> list[Any]:
    loaded: list[Any] = json.loads(body)
    return loaded


def _label(label: str | None) -> Any:
    return None if label is None else json.loads(label)


def _row(call: ModelCall) -> tuple[Any, ...]:
    return tuple(
        str(value) if isinstance(value := getattr(call, name), Ended) else value
        for name in _COLUMNS
    )


def _call(row: Iterable[Any]) -> ModelCall:
    values = dict(zip(_COLUMNS, row, strict=True))
    return ModelCall(**{**values, "ended": Ended(values["ended"])})
