"""Measures search by meaning: `python -m benchmarks.memory_vectors 200000 384`.

Fills the table of vectors with random ones and asks for planted neighbours.
"""

from pathlib import Path
import sys
import tempfile
import time

import numpy as np

from custom_components.jarvis.memory.db import connect
from custom_components.jarvis.memory.file.schema import migrate
from custom_components.jarvis.memory.finding.vectors import VectorIndex, quantise

QUESTIONS = 100


def main() -> None:
    """Fill, load, ask; print a line."""
    count, width = (int(each) for each in (sys.argv[1:] or ["20000", "384"]))
    rng = np.random.default_rng(1)
    with tempfile.TemporaryDirectory() as folder:
        connection = connect(Path(folder) / "vectors.db")
        migrate(connection)
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("BEGIN")
        vectors = rng.standard_normal((count, width), np.float32)
        for row, vector in enumerate(vectors, start=1):
            scale, data = quantise(vector)
            connection.execute(
                "INSERT INTO vector VALUES (?, 1, 'm', ?, ?)", (row, scale, data)
            )
        connection.execute("COMMIT")
        index = VectorIndex("m")
        began = time.perf_counter()
        index.nearest(connection, [1.0] * width, [1])
        loaded = time.perf_counter() - began
        times, found = [], 0
        for _ in range(QUESTIONS):
            wanted = int(rng.integers(count))
            noise = rng.standard_normal(width, np.float32)
            asked = vectors[wanted] + 0.5 * noise
            began = time.perf_counter()
            near = index.nearest(connection, asked, [1])
            times.append(time.perf_counter() - began)
            found += max(near, key=lambda row: near[row]) == wanted + 1
        connection.close()
    times.sort()
    print(
        f"{count:,} x {width}: load {loaded:.2f} s, ask p50 {times[50] * 1e3:.1f} ms,"
        f" p99 {times[98] * 1e3:.1f} ms, found first {found / QUESTIONS:.2f}"
    )


if __name__ == "__main__":
    main()
