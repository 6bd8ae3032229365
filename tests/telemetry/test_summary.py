"""Sums leave out what is unknown and can be stored and added."""

import json
from typing import Any

from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.settings import Price
from custom_components.jarvis.telemetry.summary import (
    Bucket,
    bucket_from,
    bucket_of_call,
    bucket_of_turn,
    told,
)
from custom_components.jarvis.telemetry.tracer import (
    Ended,
    ModelCall,
    Tracer,
    cost_of,
    price_of,
)

from ..tables import each_row


def call(**facts: Any) -> ModelCall:
    """Make a model call."""
    defaults: dict[str, Any] = {
        "id": "c",
        "at": 0.0,
        "engine": "here",
        "model": "m",
        "ended": Ended.DONE,
        "latency": 1.0,
    }
    return ModelCall(**defaults | facts)


def summed(*calls: ModelCall) -> dict[str, Any]:
    whole = Bucket()
    for one in calls:
        whole.merge(bucket_of_call(one))
    return told(whole)


def test_no_calls_are_zero_calls() -> None:
    answer = summed()
    assert answer["calls"] == 0
    assert answer["tokens"]["total"] == 0
    assert answer["cost"] == 0
    assert answer["latency_ms"]["p50"] is None


def test_known_values_add_up() -> None:
    answer = summed(
        call(prompt=10, completion=5, cost=0.001),
        call(prompt=20, completion=10, cost=0.002),
    )
    assert answer["calls"] == 2
    assert answer["tokens"]["total"] == 45
    assert answer["cost"] == pytest.approx(0.003)


def test_unknown_is_not_zero() -> None:
    answer = summed(call(), call(ended=Ended.FAILED, error="timeout"))
    assert answer["tokens"] == {
        "prompt": None,
        "completion": None,
        "cached": None,
        "total": None,
    }
    assert answer["cost"] is None
    assert answer["energy_wh"] is None
    assert answer["failed_calls"] == 1


def test_averages_are_over_what_is_known() -> None:
    answer = summed(
        call(completion=10, energy=1.0),
        call(completion=10, energy=3.0),
        call(completion=10),
    )
    assert answer["joules_per_token"] == pytest.approx(0.2)


def test_energy_per_token() -> None:
    assert call(completion=50, energy=10.0).joules_per_token == pytest.approx(0.2)
    assert call(completion=50).joules_per_token is None
    assert call(completion=0, energy=10.0).joules_per_token is None


def test_speed_counts_from_the_first_token() -> None:
    assert call(completion=30, latency=4.0, first_token=1.0).tokens_per_second == 10
    assert call(completion=30, latency=1.0, first_token=1.0).tokens_per_second is None
    assert call(latency=1.0, first_token=0.5).tokens_per_second is None


def test_turns_are_counted_by_lane_and_failure() -> None:
    tracer, whole = Tracer(lambda: "t"), Bucket()
    for lane, stop in (
        ("sentence", "done"),
        ("fuzzy", "failed"),
        ("model", "out_of_time"),
        ("model", "done"),
    ):
        with tracer.turn("c", "Jarvis") as trace:
            trace.lane, trace.stop = lane, stop
        whole.merge(bucket_of_turn(trace))
    answer = told(whole)
    assert answer["turns"] == 4
    assert answer["failed_turns"] == 2
    assert answer["lanes"] == {"fuzzy": 1, "model": 2, "sentence": 1}
    assert answer["fast_lane_share"] == 0.5
    assert answer["turn_ms"]["p50"] is not None


calls = st.builds(
    call,
    prompt=st.none() | st.integers(0, 10_000),
    completion=st.none() | st.integers(0, 10_000),
    cost=st.none() | st.floats(0, 10),
    latency=st.floats(0.001, 100),
    first_token=st.none() | st.floats(0.001, 100),
    ended=st.sampled_from(Ended),
)


@given(some=st.lists(calls, max_size=8))
def test_a_bucket_survives_its_file(some: list[ModelCall]) -> None:
    whole = Bucket()
    for one in some:
        whole.merge(bucket_of_call(one))
    again = bucket_from(json.loads(json.dumps(whole.as_json())))
    assert told(again) == told(whole)


@each_row(("cached", "cost"), [(None, 3.5), (1_000_000, 3.5), (0, 3.5)])
def test_cached_tokens_cost_the_same_unless_priced(
    cached: int | None, cost: float
) -> None:
    price = Price(prompt=1.5, completion=2.0)
    assert cost_of(price, 1_000_000, 1_000_000, cached) == pytest.approx(cost)


def test_cached_tokens_may_be_cheaper() -> None:
    price = Price(prompt=1.0, completion=2.0, cached=0.1)
    assert cost_of(price, 1_000_000, 0, 500_000) == pytest.approx(0.55)
    assert cost_of(price, None, 10, None) is None


def test_a_price_is_found_by_name_then_by_pattern() -> None:
    small, all_of_them = Price(prompt=1, completion=1), Price(prompt=2, completion=2)
    prices = {"gpt-*": all_of_them, "gpt-5-mini": small}
    assert price_of(prices, "gpt-5-mini") is small
    assert price_of(prices, "gpt-5") is all_of_them
    assert price_of(prices, "qwen3:4b") is None
