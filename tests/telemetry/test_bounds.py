"""A record keeps what is of use, and no flood."""

import json
from typing import Any

from hypothesis import given, strategies as st

from custom_components.jarvis.telemetry.tracer import MOST, bounded

from ..tables import each_row

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.dictionaries(st.text(max_size=9), inner, max_size=6)
    ),
    max_leaves=30,
)


@given(VALUES)
def test_what_is_small_stays_as_it_is(value: Any) -> None:
    assert bounded(value) == value


@given(VALUES, st.integers(0, 60))
def test_nothing_outgrows_the_bound(value: Any, most: int) -> None:
    kept = json.dumps(bounded(value, most), ensure_ascii=False)
    # Brackets, commas and the marks of what was cut come on top, never more.
    assert len(kept) <= 40 * (most + 20)


@each_row(
    "flood",
    [
        "x" * 1_000_000,
        ["kitchen light"] * 100_000,
        {str(number): number for number in range(100_000)},
        {"x" * 1_000_000: 1},
        {"a": {"b": ["y" * 900_000, "z"]}},
    ],
)
def test_a_flood_is_cut(flood: Any) -> None:
    kept = json.dumps(bounded(flood), ensure_ascii=False)
    assert len(kept) < 3 * MOST
    assert "…" in kept


def test_what_is_nested_without_end_is_cut() -> None:
    nested: list[Any] = []
    for _ in range(900):
        nested = [nested]
    assert "…" in json.dumps(bounded(nested), ensure_ascii=False)
