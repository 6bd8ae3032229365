"""Which word was meant by one that nobody knows."""

from hypothesis import given, strategies as st

from custom_components.jarvis.grammar.spelling import Speller, nearest

from ..tables import each_row

SPELLER = Speller(
    ["turn", "lights", "brightness", "lock", "unlock", "on", "off"],
    frozenset({"lock", "unlock"}),
)
LETTERS = st.text("abcde", max_size=7)


@each_row(
    ("heard", "meant"),
    [("brigtness", "brightness"), ("lihgts", "lights"), ("tunr", "turn")],
)
def test_a_slip_is_mended(heard: str, meant: str) -> None:
    assert [word for word, _ in SPELLER.near(heard)] == [meant]


@each_row("heard", ["of", "onn", "xy", "zzzzzz", "ofg"])
def test_short_and_far_words_are_not_bent(heard: str) -> None:
    assert SPELLER.near(heard) == ()


@each_row(
    ("heard", "meant"),
    [("aufziehen", []), ("aufziehne", []), ("zuzihen", ["zuziehen"]), ("auf", [])],
)
def test_what_points_one_way_is_not_bent_the_other(
    heard: str, meant: list[str]
) -> None:
    ways = Speller(["zuziehen", "auf", "zu"], frozenset({"auf", "zu"}))
    assert [word for word, _ in ways.near(heard)] == meant


def test_between_opposites_nobody_chooses() -> None:
    assert {word for word, _ in SPELLER.near("nlock")} == {"lock", "unlock"}


@given(LETTERS, LETTERS)
def test_distance_is_symmetric_and_zero_only_for_equals(one: str, other: str) -> None:
    there, back = nearest(one, [other], 9), nearest(other, [one], 9)
    assert [edits for _, edits in there] == [edits for _, edits in back]
    assert (there == [(other, 0)]) == (one == other)


@given(LETTERS, st.lists(LETTERS, max_size=6), st.integers(0, 5))
def test_a_limit_hides_the_far_words_only(
    heard: str, words: list[str], most: int
) -> None:
    near = [pair for pair in nearest(heard, words, 9) if pair[1] <= most]
    assert nearest(heard, words, most) == near
    assert [edits for _, edits in near] == sorted(edits for _, edits in near)


def test_two_letters_changed_round_are_one_edit() -> None:
    assert nearest("lihgt", ["light"], 2) == [("light", 1)]
