"""The names of the home, and following it when it changes."""

from hypothesis import given, strategies as st

from custom_components.jarvis.grammar.text import words
from custom_components.jarvis.grammar.vocabulary import Vocabulary, nearest
from custom_components.jarvis.home.snapshot import Area, Entity, Floor, Home, make_home

LETTERS = st.text("abcde", max_size=7)
NAMES = st.sampled_from(["Lamp", "Desk Lamp", "Küchenlicht", "Lampe", "", "TV", "T V"])
HOMES = st.dictionaries(
    st.sampled_from(["light.a", "light.b", "switch.c", "light.d"]),
    st.tuples(st.lists(NAMES, max_size=3), st.sampled_from(["x", "y", None])),
).map(
    lambda entities: make_home(
        areas=[
            Area(area_id="x", names=("Kitchen",)),
            Area(area_id="y", names=("Bad",)),
        ],
        entities=[
            Entity(entity_id=key, names=tuple(names), area_id=area)
            for key, (names, area) in entities.items()
        ],
    )
)


def _all(vocabulary: Vocabulary) -> list[object]:
    names = ["Lamp", "Desk Lamp", "Küchenlicht", "Lampe", "TV", "Kitchen", "Bad"]
    return [
        *(sorted(vocabulary.exact("name", words(name))) for name in names),
        *(sorted(vocabulary.exact("area", words(name))) for name in names),
        sorted(e.entity_id for e in vocabulary.members(domain="light")),
        sorted(e.entity_id for e in vocabulary.members(area_id="x")),
        sorted(vocabulary.tokens),
    ]


@given(HOMES, HOMES)
def test_following_a_home_is_the_same_as_reading_it_anew(
    one: Home, other: Home
) -> None:
    followed = Vocabulary(one)
    followed.update(other)
    assert _all(followed) == _all(Vocabulary(other))


def test_where_a_compound_is_cut_does_not_matter() -> None:
    home = make_home(entities=[Entity(entity_id="light.a", names=("Bedroom Lamp",))])
    vocabulary = Vocabulary(home)
    for said in ("bedroom lamp", "bed room lamp", "bedroomlamp"):
        assert vocabulary.exact("name", words(said)) == ("light.a",)


def test_a_misheard_area_is_found_only_when_it_is_the_nearest() -> None:
    home = make_home(
        areas=[
            Area(area_id="k", names=("Kitchen",)),
            Area(area_id="1", names=("Bedroom one",)),
            Area(area_id="2", names=("Bedroom two",)),
        ]
    )
    vocabulary = Vocabulary(home)
    assert vocabulary.near("area", ("kichen",)) == (("k",), 1)
    assert vocabulary.near("area", ("cellar",))[0] == ()
    assert vocabulary.near("area", ("lab",))[0] == ()


def test_what_all_places_share_tells_none_of_them() -> None:
    floors = [Floor(floor_id="up", names=("Upper Floor",), level=1)]
    vocabulary = Vocabulary(make_home(floors=floors))
    assert vocabulary.near("floor", words("uper floor"))[0] == ("up",)
    assert vocabulary.near("floor", words("underfloor"))[0] == ()


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
