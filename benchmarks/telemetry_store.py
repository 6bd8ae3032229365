"""A million model calls in the books: size, and how long a summary takes.

.venv/bin/python -m benchmarks.telemetry_store [--rows 1000000]
"""

import argparse
from pathlib import Path
import random
import statistics
import tempfile
import time

from custom_components.jarvis.telemetry.store import DAY, HOUR, Batch, Keep, Store
from custom_components.jarvis.telemetry.summary import Bucket, told
from custom_components.jarvis.telemetry.tracer import Ended, ModelCall

NOW = 1_790_000_000.0
DAYS = 90
BATCH = 10_000


def _call(number: int, rows: int, dice: random.Random) -> ModelCall:
    latency = dice.lognormvariate(0, 0.8)
    return ModelCall(
        id=f"{number:032x}",
        at=NOW - (1 - number / rows) * DAYS * DAY,
        engine=f"engine {number % 2}",
        model=f"model {number % 4}",
        agent=f"agent {number % 3}",
        trace_id=f"{number // 2:026d}",
        conversation_id=f"{number // 5:026d}",
        ended=Ended.DONE if dice.random() < 0.98 else Ended.FAILED,
        latency=latency,
        first_token=latency / 3,
        prompt=dice.randrange(500, 4000),
        completion=dice.randrange(5, 400),
        energy=dice.random() * 100,
    )


def _milliseconds(store: Store, since: float | None) -> list[float]:
    taken = []
    for _ in range(30):
        # Time of our own: the machine has others to serve.
        start = time.process_time()
        whole = Bucket()
        for bucket in store.sums(since, NOW).values():
            whole.merge(bucket)
        told(whole)
        taken.append((time.process_time() - start) * 1000)
    return sorted(taken)


def main() -> None:
    """Write the rows, then sum them up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1_000_000)
    rows = parser.parse_args().rows
    dice = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "figures.db"
        store = Store(path)
        store.open(NOW)
        start = time.perf_counter()
        for first in range(0, rows, BATCH):
            last = min(first + BATCH, rows)
            store.write(Batch(calls=[_call(n, rows, dice) for n in range(first, last)]))
        print(f"{rows} rows written in {time.perf_counter() - start:.1f} s")
        store.prune(NOW, Keep())
        print(f"file {path.stat().st_size / 1e6:.0f} MB")
        print("summary, CPU ms p50     max")
        for name, since in (
            ("all time", None),
            ("90 days", NOW - 90 * DAY),
            ("30 days", NOW - 30 * DAY),
            ("24 hours", NOW - 24 * HOUR),
        ):
            taken = _milliseconds(store, since)
            print(f"{name:<12} {statistics.median(taken):>6.1f}  {taken[-1]:>6.1f}")
        store.close()


if __name__ == "__main__":
    main()
