"""Percentiles are right within three percent and can be added."""

from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.telemetry.summary import (
    Spread,
    add,
    note,
    pack,
    percentile,
    unpack,
)

times = st.lists(st.floats(min_value=0.02, max_value=600_000), min_size=1, max_size=200)


def spread_of(values: list[float]) -> Spread:
    spread: Spread = {}
    for value in values:
        note(spread, value)
    return spread


def test_nothing_has_no_percentile() -> None:
    assert percentile({}, 0.5) is None


def test_the_middle_of_five() -> None:
    assert percentile(spread_of([1, 2, 3, 4, 5]), 0.5) == pytest.approx(3, rel=0.026)


@given(values=times, share=st.sampled_from([0.0, 0.5, 0.95, 0.99, 1.0]))
def test_a_percentile_is_a_value_that_occurred(
    values: list[float], share: float
) -> None:
    found = percentile(spread_of(values), share)
    rank = max(-(-int(share * len(values) * 1000) // 1000), 1) - 1
    exact = sorted(values)[min(rank, len(values) - 1)]
    assert found == pytest.approx(exact, rel=0.026)


@given(first=times, second=times)
def test_spreads_add_up(first: list[float], second: list[float]) -> None:
    joined = spread_of(first)
    add(joined, spread_of(second).items())
    assert joined == spread_of(first + second)


@given(values=st.just([]) | times)
def test_what_is_packed_comes_back(values: list[float]) -> None:
    spread = spread_of(values)
    assert unpack(pack(spread)) == spread
