"""Optional search by meaning: small vectors, compared one by one with numpy.

Vectors are kept as bytes with one scale each. Their signs alone tell which ones
are worth a full comparison; beyond 200,000 of them the newest count.
"""

from collections.abc import Mapping, Sequence
import sqlite3
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from .search import by_meaning

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_VECTORS: Final = 200_000
# Rows compared in full, after a look at the signs alone.
_COMPARED: Final = 2048
_NEAREST: Final = 40
# So many rows tell where the middle of all is; so many are looked at.
_TELLING: Final = 12
_SAMPLE: Final = 256
_LEVELS: Final = 127
_SMALL: Final = 1e-6


type _Row = tuple[int, int, float, bytes]


class _Asked(NamedTuple):
    """A question, seen from the middle of all rows if that is known."""

    question: NDArray[np.float32]
    middle: NDArray[np.float32] | None


class VectorIndex:
    """The vectors of one model in memory, for the reading thread alone."""

    def __init__(self, model: str) -> None:
        """Start empty; rows are read when they are first needed."""
        self._model = model
        self._version: int | None = None
        self._counted = 0
        self._clear()

    def _clear(self) -> None:
        self._ids: NDArray[np.int64] = np.empty(0, np.int64)
        self._scopes: NDArray[np.int64] = np.empty(0, np.int64)
        self._data: NDArray[np.int8] = np.empty((0, 0), np.int8)
        self._scales: NDArray[np.float32] = np.empty(0, np.float32)
        self._signs: NDArray[np.uint64] = np.empty((0, 0), np.uint64)

    def nearest(
        self,
        connection: sqlite3.Connection,
        wanted: Sequence[float],
        scopes: Sequence[int],
    ) -> dict[int, float]:
        """Return how near in meaning the closest rows in these scopes are, by id."""
        self._catch_up(connection)
        question = unit(wanted)
        if not len(self._ids) or self._data.shape[1] != len(question):
            return {}
        rows = np.flatnonzero(np.isin(self._scopes, scopes))
        if not len(rows) or not question.any():
            return {}
        asked = self._asked(question, rows)
        rows = self._likely(question, rows)
        cosines = self._cosines(asked, rows)
        order = np.argsort(cosines)[::-1][:_NEAREST]
        near = {
            int(self._ids[rows[at]]): by_meaning(
                float(cosines[at]), centred=asked.middle is not None
            )
            for at in order
        }
        return {row: meaning for row, meaning in near.items() if meaning > 0}

    def _cosines(self, asked: _Asked, rows: NDArray[np.intp]) -> NDArray[np.float32]:
        data, scales = self._data[rows].astype(np.float32), self._scales[rows]
        cosines: NDArray[np.float32] = data @ asked.question * scales
        if (middle := asked.middle) is not None:
            lengths = 1 - 2 * (data @ middle * scales) + middle @ middle
            cosines -= middle @ asked.question
            cosines /= np.sqrt(lengths.clip(_SMALL))
        return cosines

    def _asked(self, question: NDArray[np.float32], rows: NDArray[np.intp]) -> _Asked:
        """Take out of the question what it has in common with just any of the rows.

        Of some models all vectors lie close together: what sets texts apart is how
        they lie around the middle.
        """
        if len(rows) < _TELLING:
            return _Asked(question, None)
        some = rows[:: max(1, len(rows) // _SAMPLE)]
        vectors = self._data[some].astype(np.float32) * self._scales[some, None]
        middle: NDArray[np.float32] = vectors.mean(axis=0)
        return _Asked(unit((question - middle).tolist()), middle)

    def _likely(
        self, question: NDArray[np.float32], rows: NDArray[np.intp]
    ) -> NDArray[np.intp]:
        """Return those of the rows whose signs agree most often."""
        if len(rows) <= _COMPARED:
            return rows
        wanted = _signs(question[None, :])[:, 0]
        apart = np.zeros(len(self._ids), np.uint16)
        for signs, sign in zip(self._signs, wanted, strict=True):
            apart += np.bitwise_count(signs ^ sign)
        likely = np.argpartition(apart[rows], _COMPARED)[:_COMPARED]
        return rows[likely]

    def _catch_up(self, connection: sqlite3.Connection) -> None:
        """Read the vectors that were added since, and drop those that went."""
        # Tells cheaply that no other connection has written.
        version = int(connection.execute("PRAGMA data_version").fetchone()[0])
        if version == self._version:
            return
        counted, newest, width = connection.execute(
            "SELECT count(*), max(rowid), (SELECT length(data) FROM vector"
            " WHERE model = ?1 ORDER BY id DESC LIMIT 1) FROM vector WHERE model = ?1",
            (self._model,),
        ).fetchone()
        if counted != self._counted or (newest or 0) != self._last:
            if self._data.shape[1] != width:
                self._clear()
            self._drop_gone(connection)
            self._append(self._read(connection))
            if len(self._ids) < min(counted, MOST_VECTORS):
                # Some are from between: a row that had to wait for its vector.
                self._clear()
                self._append(self._read(connection))
        self._counted, self._version = counted, version

    @property
    def _last(self) -> int:
        return int(self._ids[-1]) if len(self._ids) else 0

    def _drop_gone(self, connection: sqlite3.Connection) -> None:
        """Let go of rows whose vectors were erased or made anew."""
        found = connection.execute(
            "SELECT id FROM vector WHERE model = ? AND id <= ?",
            (self._model, self._last),
        )
        there = np.fromiter((row[0] for row in found), np.int64)
        kept = np.isin(self._ids, there)
        if kept.all():
            return
        self._ids, self._scopes = self._ids[kept], self._scopes[kept]
        self._data, self._scales = self._data[kept], self._scales[kept]
        self._signs = np.ascontiguousarray(self._signs[:, kept])

    def _read(self, connection: sqlite3.Connection) -> list[_Row]:
        """Return the newest rows after those that are here, oldest first."""
        found: list[_Row] = connection.execute(
            "SELECT id, scope, scale, data FROM vector WHERE model = ? AND id > ?"
            " ORDER BY id DESC LIMIT ?",
            (self._model, self._last, MOST_VECTORS),
        ).fetchall()
        return found[::-1]

    def _append(self, found: list[_Row]) -> None:
        width = self._data.shape[1] or (len(found[-1][3]) if found else 0)
        found = [row for row in found if len(row[3]) == width]
        if not found:
            return
        data = np.frombuffer(b"".join(row[3] for row in found), np.int8)
        data = data.reshape(len(found), width)
        signs = _signs(data)
        first = not len(self._ids)
        self._data = data if first else np.vstack([self._data, data])
        self._signs = signs if first else np.hstack([self._signs, signs])
        self._ids = np.append(self._ids, [row[0] for row in found])
        self._scopes = np.append(self._scopes, [row[1] for row in found])
        scales = np.array([row[2] for row in found], np.float32)
        self._scales = np.append(self._scales, scales)


def _signs(vectors: NDArray[Any]) -> NDArray[np.uint64]:
    """Return the signs of vectors as bits: a row per 64 of them, a column each."""
    bits = np.packbits(vectors > 0, axis=1)
    missing = -bits.shape[1] % 8
    padded = np.pad(bits, ((0, 0), (0, missing)))
    return np.ascontiguousarray(padded.view(np.uint64).T)


def unit(vector: Sequence[float]) -> NDArray[np.float32]:
    """Return a vector of length one; zeros stay zeros."""
    raw = np.asarray(vector, np.float64)
    length = float(np.linalg.norm(raw))
    if not length > 0 or not np.isfinite(length):
        return np.zeros(len(raw), np.float32)
    return (raw / length).astype(np.float32)


def quantise(vector: Sequence[float]) -> tuple[float, bytes]:
    """Return the scale and the bytes of a vector of length one."""
    ready = unit(vector)
    highest = float(np.abs(ready).max(initial=0.0))
    scale = highest / _LEVELS if highest > 0 else 1.0
    return scale, np.rint(ready / scale).astype(np.int8).tobytes()


def without_vector(
    connection: sqlite3.Connection, model: str, limit: int
) -> list[tuple[int, str]]:
    """Return rows that can be recalled and have no vector of this model."""
    rows = connection.execute(
        "SELECT memory.id, text FROM memory LEFT JOIN vector ON vector.id = memory.id"
        " AND vector.model = ? WHERE vector.id IS NULL AND state = 0"
        " AND kind <> 'reply' AND NOT EXISTS (SELECT 1 FROM memory_index"
        " WHERE rowid = memory.id AND substr(terms, 1, 1) = 'h')"
        " ORDER BY memory.id LIMIT ?",
        (model, limit),
    )
    return [(int(row), str(text)) for row, text in rows]


def is_usable(vector: Sequence[float]) -> bool:
    """Tell whether a vector points anywhere; one of zeros or of no numbers does not."""
    return bool(unit(vector).any())


def keep(
    connection: sqlite3.Connection, model: str, vectors: Mapping[int, Sequence[float]]
) -> None:
    """Store vectors of rows that are still live.

    Those of another length are from before the model changed, and go.
    """
    width = 0
    for row, vector in vectors.items():
        scale, data = quantise(vector)
        width = len(data)
        connection.execute(
            "INSERT OR REPLACE INTO vector (id, scope, model, scale, data)"
            " SELECT id, scope, ?, ?, ? FROM memory WHERE id = ? AND state = 0",
            (model, scale, data, row),
        )
    if width:
        connection.execute(
            "DELETE FROM vector WHERE model = ? AND length(data) <> ?", (model, width)
        )
