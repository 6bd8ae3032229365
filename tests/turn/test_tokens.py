"""What a server counts makes the next estimate good."""

from hypothesis import given, strategies as st

from custom_components.jarvis.engines.base import ChatRequest, Message
from custom_components.jarvis.turn.helper_call import USUAL, TokenRates, size_of


def _request(text: str) -> ChatRequest:
    return ChatRequest(model="m", messages=(Message(role="user", content=text),))


def test_it_learns_per_engine_and_model() -> None:
    rates = TokenRates()
    request = _request("x" * 3000)
    rates.learn("one", "m", request, 1500)
    assert rates.of("one", "m") == size_of(request.messages[0]) / 1500
    assert rates.of("one", "other") == rates.of("two", "m") == USUAL


def test_small_prompts_and_silent_servers_teach_nothing() -> None:
    rates = TokenRates()
    rates.learn("one", "m", _request("hello"), 3)
    rates.learn("one", "m", _request("x" * 3000), None)
    assert rates.of("one", "m") == USUAL


@given(st.lists(st.integers(min_value=0, max_value=10**9), max_size=20))
def test_no_count_makes_it_absurd(counts: list[int]) -> None:
    rates = TokenRates()
    for count in counts:
        rates.learn("one", "m", _request("x" * 3000), count)
    assert 1.5 <= rates.of("one", "m") <= 6.0
