"""Optional search by meaning: small vectors, compared one by one with numpy.

Vectors are kept as bytes with one scale each. Up to some 200,000 of them a plain
comparison is quick enough; beyond that the newest count.
"""

from collections.abc import Sequence
import sqlite3
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_VECTORS: Final = 200_000
_BLOCK: Final = 8192
_NEAREST: Final = 40
_LEVELS: Final = 127


type _Row = tuple[int, int, float, bytes]


class VectorIndex:
    """The vectors of one model in memory, for the reading thread alone."""

    def __init__(self, model: str) -> None:
        """Start empty; rows are read when they are first needed."""
        self._model = model
        self._clear()

    def _clear(self) -> None:
        self._ids: NDArray[np.int64] = np.empty(0, np.int64)
        self._scopes: NDArray[np.int64] = np.empty(0, np.int64)
        self._data: NDArray[np.int8] = np.empty((0, 0), np.int8)
        self._scales: NDArray[np.float32] = np.empty(0, np.float32)

    def nearest(
        self,
        connection: sqlite3.Connection,
        wanted: Sequence[float],
        scopes: Sequence[int],
    ) -> dict[int, float]:
        """Return the cosine of the closest rows in these scopes, by id."""
        self._catch_up(connection)
        question = unit(wanted)
        if not len(self._ids) or self._data.shape[1] != len(question):
            return {}
        cosines = np.empty(len(self._ids), np.float32)
        for start in range(0, len(cosines), _BLOCK):
            block = self._data[start : start + _BLOCK].astype(np.float32)
            cosines[start : start + _BLOCK] = block @ question
        cosines *= self._scales
        cosines[~np.isin(self._scopes, scopes)] = -1.0
        count = min(_NEAREST, len(cosines))
        best = np.argpartition(cosines, -count)[-count:]
        return {
            int(self._ids[at]): float(cosines[at]) for at in best if cosines[at] > 0
        }

    def _catch_up(self, connection: sqlite3.Connection) -> None:
        """Read the vectors that were added since; start over if some went."""
        counted, newest = connection.execute(
            "SELECT count(*), max(rowid) FROM vector WHERE model = ?", (self._model,)
        ).fetchone()
        last = int(self._ids[-1]) if len(self._ids) else 0
        if counted == len(self._ids) and (newest or 0) == last:
            return
        added = self._read(connection, last)
        if len(added) + len(self._ids) != counted or len(added) > MOST_VECTORS // 2:
            self._clear()
            added = self._read(connection, 0)
        self._append(added)

    def _read(self, connection: sqlite3.Connection, after: int) -> list[_Row]:
        """Return the newest rows after an id, oldest first."""
        found: list[_Row] = connection.execute(
            "SELECT id, scope, scale, data FROM vector WHERE model = ? AND id > ?"
            " ORDER BY id DESC LIMIT ?",
            (self._model, after, MOST_VECTORS),
        ).fetchall()
        return found[::-1]

    def _append(self, found: list[_Row]) -> None:
        width = self._data.shape[1] or (len(found[-1][3]) if found else 0)
        found = [row for row in found if len(row[3]) == width]
        if not found:
            return
        data = np.frombuffer(b"".join(row[3] for row in found), np.int8)
        data = data.reshape(len(found), width)
        self._data = np.vstack([self._data, data]) if len(self._ids) else data
        self._ids = np.append(self._ids, [row[0] for row in found])
        self._scopes = np.append(self._scopes, [row[1] for row in found])
        scales = np.array([row[2] for row in found], np.float32)
        self._scales = np.append(self._scales, scales)


def unit(vector: Sequence[float]) -> NDArray[np.float32]:
    """Return a vector of length one; zeros stay zeros."""
    raw = np.asarray(vector, np.float32)
    length = float(np.linalg.norm(raw))
    return raw / length if length > 0 and np.isfinite(length) else np.zeros_like(raw)


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
        " AND kind <> 'reply' ORDER BY memory.id LIMIT ?",
        (model, limit),
    )
    return [(int(row), str(text)) for row, text in rows]


def keep(
    connection: sqlite3.Connection,
    model: str,
    ids: Sequence[int],
    vectors: Sequence[Sequence[float]],
) -> None:
    """Store vectors of rows that are still live."""
    for row, vector in zip(ids, vectors, strict=True):
        scale, data = quantise(vector)
        connection.execute(
            "INSERT OR REPLACE INTO vector (id, scope, model, scale, data)"
            " SELECT id, scope, ?, ?, ? FROM memory WHERE id = ? AND state = 0",
            (model, scale, data, row),
        )
