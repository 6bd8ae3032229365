"""How words sound, and how alike they are."""

from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.lang.likeness import blur, likeness, sound

from ..tables import each_row

WORDS = st.text(st.sampled_from("abcdefghijklmnopqrstuvwxyzüß灯лж"), max_size=12)


@each_row(
    ("language", "one", "other"),
    [
        ("en", "light", "lite"),
        ("en", "door", "dore"),
        ("en", "right", "write"),
        ("en", "ceiling", "sealing"),
        ("en", "disk", "desk"),
        ("de", "vater", "fater"),
        ("de", "rad", "rat"),
        ("fr", "salon", "salons"),
        ("es", "cocina", "cosina"),
        ("zh", "客厅", "可听"),
    ],
)
def test_homophones_sound_the_same(language: str, one: str, other: str) -> None:
    assert sound(one, language) == sound(other, language)


@each_row(
    ("heard", "meant", "else_"),
    [
        ("lamb", "lamp", "fan"),
        ("certain", "curtain", "carpet"),
        ("leaving", "living", "dining"),
        ("mac", "back", "front"),
        ("thermo", "thermostat", "thermal bath"),
    ],
)
def test_misheard_words_are_nearest_to_what_was_meant(
    heard: str, meant: str, else_: str
) -> None:
    assert likeness(heard, meant, "en") > likeness(heard, else_, "en")


@given(WORDS, WORDS, st.sampled_from(["en", "de", "fr", "es", "it", "zh", "xx"]))
def test_likeness_is_a_share_and_symmetric(one: str, other: str, language: str) -> None:
    like = likeness(one, other, language)
    assert 0 <= like <= 1
    assert like == pytest.approx(likeness(other, one, language))
    assert likeness(one, one, language) == 1


@given(WORDS)
def test_blurring_is_stable(word: str) -> None:
    assert blur(blur(sound(word, "en"))) == blur(sound(word, "en"))
