"""How an engine is doing: rests, and what does not lengthen them."""

from hypothesis import given, strategies as st

from custom_components.jarvis.engines.errors import (
    ContextOverflow,
    EngineError,
    EngineOverloaded,
    EngineUnreachable,
)
from custom_components.jarvis.engines.health import FIRST_REST, LONGEST_REST, Health


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        """Start somewhere."""
        self.now = 1000.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


@given(st.integers(1, 60))
def test_many_calls_that_fail_at_once_are_one_failure(calls: int) -> None:
    health = Health(Clock())
    for _ in range(calls):
        health.failed(EngineUnreachable("killed"))
    assert health.failures == 1
    assert health.rest == FIRST_REST


def test_failures_in_a_row_rest_longer_each_time() -> None:
    clock = Clock()
    health, rests = Health(clock), []
    for _ in range(12):
        health.failed(EngineError("boom"))
        rests.append(health.rest)
        clock.now += health.rest
    assert rests == sorted(rests)
    assert (rests[0], rests[1], rests[-1]) == (FIRST_REST, 2 * FIRST_REST, LONGEST_REST)
    health.worked(0.1)
    assert (health.failures, health.ready, health.error) == (0, True, None)


def test_an_answer_to_a_simple_question_ends_no_rest_of_a_failed_chat() -> None:
    clock = Clock()
    health = Health(clock)
    health.failed(EngineError("boom"))
    health.found_alive()
    assert not health.ready
    clock.now += FIRST_REST
    health.found_alive()
    assert health.error is None


def test_a_busy_server_is_given_the_time_it_asks_for() -> None:
    health = Health(Clock())
    health.failed(EngineOverloaded("busy", retry_after=7.0))
    assert health.rest == 7.0


def test_what_a_call_brings_on_itself_is_no_failure() -> None:
    health = Health(Clock())
    health.failed(ContextOverflow("too long"))
    assert health.ready
    assert health.failures == 0


def test_who_listens_hears_of_the_change_alone() -> None:
    health, heard = Health(Clock()), []
    stop = health.listen(lambda: heard.append(health.error is None))
    health.failed(EngineError("boom"))
    health.failed(EngineError("boom"))
    health.worked()
    stop()
    health.failed(EngineError("boom"))
    assert heard == [False, True]
