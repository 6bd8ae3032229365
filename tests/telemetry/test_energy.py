"""Energy is measured above idle and shared by those who use it at the same time."""

from itertools import pairwise

from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.telemetry.summary import Meter, Span, energy_of

seconds = st.floats(min_value=0, max_value=100, allow_nan=False)


def test_a_call_alone_pays_what_exceeds_idle() -> None:
    readings = [(0.0, 50.0), (2.0, 150.0), (6.0, 50.0)]
    assert energy_of(Span(1, 7), [], readings, 50.0) == pytest.approx(400)


def test_two_calls_share_the_time_they_overlap() -> None:
    readings = [(0.0, 110.0), (2.0, 110.0), (5.0, 110.0)]
    first, second = Span(0, 4), Span(2, 6)
    assert energy_of(first, [second], readings, 10.0) == pytest.approx(300)
    assert energy_of(second, [first], readings, 10.0) == pytest.approx(300)


def test_without_a_reading_in_the_call_nothing_is_known() -> None:
    assert energy_of(Span(1, 2), [], [(0.0, 90.0)], 10.0) is None
    assert energy_of(Span(1), [], [(1.5, 90.0)], 10.0) is None


@given(
    spans=st.lists(st.tuples(seconds, seconds), min_size=1, max_size=6),
    powers=st.lists(
        st.floats(min_value=0, max_value=500, allow_nan=False), min_size=2, max_size=9
    ),
)
def test_shares_add_up_to_what_was_used(
    spans: list[tuple[float, float]], powers: list[float]
) -> None:
    """However calls overlap, no joule is lost and none is counted twice."""
    step = 100 / (len(powers) - 1)
    readings = [(i * step, watts) for i, watts in enumerate(powers)]
    calls = [Span(min(pair), max(pair)) for pair in spans]
    shares = [
        energy_of(call, calls[:i] + calls[i + 1 :], readings, 40.0)
        for i, call in enumerate(calls)
    ]
    if None in shares:
        return
    marks = {at for at, _ in readings}
    marks |= {at for call in calls for at in (call.start, call.end or 0)}
    used = 0.0
    for left, right in pairwise(sorted(marks)):
        if any(call.runs(left) for call in calls):
            watts = [w for at, w in readings if at <= left][-1]
            used += max(watts - 40.0, 0) * (right - left)
    assert sum(s for s in shares if s is not None) == pytest.approx(used, abs=1e-6)


def test_a_meter_learns_idle_while_nobody_calls() -> None:
    meter = Meter()
    for second, watts in enumerate((20.0, 21.0, 19.0)):
        meter.read(float(second), watts)
    call = meter.begin(3.0)
    meter.read(3.5, 120.0)
    assert meter.end(call, 4.5) == pytest.approx(100)


def test_a_meter_that_never_saw_idle_does_not_guess() -> None:
    meter = Meter()
    call = meter.begin(0.0)
    meter.read(0.5, 120.0)
    assert meter.end(call, 1.0) is None


def test_a_meter_splits_what_two_calls_share() -> None:
    meter = Meter()
    meter.read(0.0, 10.0)
    first = meter.begin(1.0)
    meter.read(1.0, 110.0)
    second = meter.begin(2.0)
    meter.read(2.5, 110.0)
    assert meter.end(first, 3.0) == pytest.approx(150)
    assert meter.end(second, 4.0) == pytest.approx(150)
