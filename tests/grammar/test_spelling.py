"""Which word was meant by one that nobody knows."""

from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.grammar.spelling import Speller, distance

SPELLER = Speller(
    ["turn", "lights", "brightness", "lock", "unlock", "on", "off"],
    frozenset({"lock", "unlock"}),
)
LETTERS = st.text("abcde", max_size=7)


@pytest.mark.parametrize(
    ("heard", "meant"),
    [("brigtness", "brightness"), ("lihgts", "lights"), ("tunr", "turn")],
)
def test_a_slip_is_mended(heard: str, meant: str) -> None:
    assert [word for word, _ in SPELLER.near(heard)] == [meant]


@pytest.mark.parametrize("heard", ["of", "onn", "xy", "zzzzzz", "ofg"])
def test_short_and_far_words_are_not_bent(heard: str) -> None:
    assert SPELLER.near(heard) == ()


def test_between_opposites_nobody_chooses() -> None:
    assert {word for word, _ in SPELLER.near("nlock")} == {"lock", "unlock"}


@given(LETTERS, LETTERS)
def test_distance_is_symmetric_and_zero_only_for_equals(one: str, other: str) -> None:
    assert distance(one, other, 9) == distance(other, one, 9)
    assert (distance(one, other, 9) == 0) == (one == other)


@given(LETTERS, LETTERS, st.integers(0, 5))
def test_a_limit_never_hides_a_near_word(one: str, other: str, most: int) -> None:
    true = distance(one, other, 9)
    limited = distance(one, other, most)
    assert limited == true if true <= most else limited > most
