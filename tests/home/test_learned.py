"""Learned names: what is kept, what is refused, what is forgotten."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from custom_components.jarvis.home.learned import Learned, LearnedNames, Source

DRAGON = Learned(
    text="the dragon",
    language="en",
    entity_id="light.stove",
    source=Source.CORRECTION,
    said="no, the dragon",
    at=datetime(2026, 1, 1, tzinfo=UTC),
)


class Shelf:
    """A place to keep names, as the store would."""

    kept: tuple[Learned, ...] = ()

    def save(self, items: tuple[Learned, ...]) -> None:
        """Keep the names."""
        self.kept = items


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


def test_a_name_is_kept_and_survives(shelf: Shelf) -> None:
    names = LearnedNames((), shelf.save)
    assert names.learn(replace(DRAGON, text="  the   dragon "))
    assert shelf.kept == (DRAGON,)
    assert LearnedNames(shelf.kept, shelf.save).items == (DRAGON,)


def test_confirming_counts_and_a_new_meaning_replaces(shelf: Shelf) -> None:
    names = LearnedNames((), shelf.save)
    names.learn(DRAGON)
    names.learn(replace(DRAGON, text="The Dragon"))
    assert [item.times for item in names.items] == [2]
    names.learn(replace(DRAGON, entity_id="light.fireplace"))
    assert [(item.entity_id, item.times) for item in names.items] == [
        ("light.fireplace", 1)
    ]


@pytest.mark.parametrize("text", ["", "   ", "x" * 81])
def test_no_text_or_too_much_is_not_learned(shelf: Shelf, text: str) -> None:
    names = LearnedNames((), shelf.save)
    assert not names.learn(replace(DRAGON, text=text))
    assert names.items == shelf.kept == ()


def test_what_opens_the_house_needs_a_yes(shelf: Shelf) -> None:
    names = LearnedNames((), shelf.save)
    lock = replace(DRAGON, entity_id="lock.front_door")
    assert not names.learn(lock)
    assert names.learn(lock, confirmed=True)


def test_names_can_be_removed_one_by_one_and_with_their_entity(shelf: Shelf) -> None:
    names = LearnedNames((), shelf.save)
    for text in ("one", "two", "three"):
        names.learn(replace(DRAGON, text=text))
    assert names.forget("en", "TWO")
    assert not names.forget("en", "two")
    assert not names.forget("de", "one")
    assert names.forget_entity("light.stove") == 2
    assert names.forget_entity("light.stove") == 0
    assert shelf.kept == ()
