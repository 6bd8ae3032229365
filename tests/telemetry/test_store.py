"""The file of figures: bounded, summed as written, and it survives damage."""

from pathlib import Path
import sqlite3
from typing import Any

from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.telemetry import store as store_module
from custom_components.jarvis.telemetry.store import DAY, FINE, HOUR, Batch, Keep, Store
from custom_components.jarvis.telemetry.summary import Bucket, told

from .test_summary import call

NOW = 1_790_000_000.0


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Open a new file."""
    opened = Store(tmp_path / "figures.db")
    assert opened.open(NOW) is None
    return opened


def trace(trace_id: str, at: float = NOW, **facts: Any) -> dict[str, Any]:
    """Make a stored trace."""
    return {"id": trace_id, "started": at, "lane": "model", "steps": [], **facts}


def total(store: Store, since: float | None, until: float = NOW) -> dict[str, Any]:
    whole = Bucket()
    for bucket in store.sums(since, until).values():
        whole.merge(bucket)
    return told(whole)


def test_sums_of_a_period(store: Store) -> None:
    ages = (0.2, 3, 30, 24 * 10, 24 * 35, 24 * 100)
    store.write(
        Batch(calls=[call(at=NOW - h * HOUR, prompt=1, completion=1) for h in ages])
    )
    assert total(store, None)["calls"] == 6
    assert total(store, NOW - HOUR)["calls"] == 1
    assert total(store, NOW - 24 * HOUR)["calls"] == 2
    assert total(store, NOW - 7 * DAY)["calls"] == 3
    assert total(store, NOW - 30 * DAY)["calls"] == 4
    assert total(store, NOW - 36 * DAY)["calls"] == 5
    store.close()


@given(
    ages=st.lists(st.floats(0, 30 * DAY), max_size=20),
    hours=st.integers(1, 24 * 30),
)
def test_a_period_loses_no_call_in_it(ages: list[float], hours: int) -> None:
    """Rows in any order; the beginning is rounded down to the hour or the day."""
    store = Store(Path(":memory:"))
    store._db = sqlite3.connect(":memory:", isolation_level=None)
    store._db.executescript(store_module._TABLES)
    store.write(Batch(calls=[call(at=NOW - age) for age in ages]))
    found = total(store, NOW - hours * HOUR)["calls"]
    store.close()
    rounding = HOUR if hours * HOUR <= FINE else DAY
    assert found >= sum(age <= hours * HOUR for age in ages)
    assert found <= sum(age <= hours * HOUR + rounding for age in ages)


def test_everything_is_there_after_opening_again(store: Store, tmp_path: Path) -> None:
    written = call(id="x", at=NOW, prompt=3, trace_id="t", agent="Jarvis")
    store.write(Batch(calls=[written], traces=[trace("t")]))
    store.label("t", {"label": "good"})
    store.close()
    again = Store(tmp_path / "figures.db")
    again.open(NOW + 10)
    assert again.begun() == NOW
    assert again.calls("t") == [written]
    kept = again.trace("t")
    assert kept is not None
    assert kept["feedback"] == {"label": "good"}
    assert total(again, None)["tokens"]["prompt"] == 3
    again.close()


def test_a_fuller_trace_replaces_the_first_and_keeps_its_label(store: Store) -> None:
    store.write(Batch(traces=[trace("t")]))
    assert store.label("t", {"label": "bad"})
    assert not store.label("nowhere", {"label": "bad"})
    store.write(Batch(traces=[trace("t", lane="fuzzy")]))
    [head] = store.traces(10, None)
    assert head["lane"] == "fuzzy"
    assert head["feedback"] == {"label": "bad"}
    store.close()


def test_a_long_trace_loses_its_results_first(store: Store) -> None:
    steps = [{"name": "tool", "tool": "x", "result": {"text": "a" * 100_000}}]
    store.write(Batch(traces=[trace("t", steps=steps)]))
    kept = store.trace("t")
    assert kept is not None
    assert kept["cut"] is True
    assert kept["steps"] == [{"name": "tool", "tool": "x"}]
    store.close()


def test_old_rows_go_and_sums_stay(store: Store) -> None:
    old = NOW - 50 * DAY
    store.write(
        Batch(
            calls=[call(id="old", at=old, trace_id="a"), call(at=NOW, trace_id="b")],
            traces=[trace("a", old), trace("b")],
        )
    )
    store.prune(NOW - HOUR, Keep(calls=30, traces=7))
    store.prune(NOW, Keep(calls=30, traces=7))
    assert store.calls("a") == []
    assert len(store.calls("b")) == 1
    assert store.trace("a") is None
    assert store.trace("b") is not None
    assert total(store, None)["calls"] == 2
    store.close()


def test_a_clock_that_jumps_ahead_deletes_nothing(store: Store) -> None:
    store.write(Batch(calls=[call(at=NOW, trace_id="t")], traces=[trace("t")]))
    keep = Keep(calls=30, traces=7)
    store.prune(NOW, keep)
    store.prune(NOW + 4000 * DAY, keep)
    store.prune(NOW + HOUR, keep)
    assert len(store.calls("t")) == 1
    assert store.trace("t") is not None
    store.close()


def test_there_are_never_more_rows_than_allowed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "MOST_CALLS", 10)
    monkeypatch.setattr(store_module, "MOST_TRACES", 5)
    store.write(
        Batch(
            calls=[call(id=str(n), at=NOW, trace_id="t") for n in range(30)],
            traces=[trace(str(n)) for n in range(30)],
        )
    )
    store.prune(NOW, Keep())
    assert [c.id for c in store.calls("t")] == [str(n) for n in range(20, 30)]
    assert [t["id"] for t in store.traces(50, None)] == ["29", "28", "27", "26", "25"]
    assert total(store, None)["calls"] == 30
    store.close()


def test_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "figures.db"
    path.write_bytes(b"this is no database" * 1000)
    store = Store(path)
    aside = store.open(NOW)
    assert aside is not None
    assert aside.read_bytes().startswith(b"this is no database")
    store.write(Batch(calls=[call(at=NOW)]))
    assert total(store, None)["calls"] == 1
    store.close()


def test_a_file_that_cannot_be_opened_is_not_called_damaged(tmp_path: Path) -> None:
    (tmp_path / "figures.db").mkdir()
    with pytest.raises(OSError, match="figures"):
        Store(tmp_path / "figures.db").open(NOW)


def test_a_batch_is_written_whole_or_not_at_all(store: Store) -> None:
    broken = Batch(calls=[call(at=NOW)], traces=[{"started": NOW}])
    with pytest.raises(KeyError):
        store.write(broken)
    assert total(store, None)["calls"] == 0
    store.close()
