# ruff: noqa: E501 - long lines and other scripts
"""A change whose subject is called by its old value."""

import pytest

from .conftest import Talk

# language, what was told, what it has become, what is asked, what holds, what not
# fmt: off
RENAMED = [
    ("en", "Our dog is called Bello.", "Bello is now called Rex.", "what is our dog called", "Rex", "Bello"),
    ("en", "Our family car is a Golf.", "The Golf is now a Skoda.", "what is our family car", "Skoda", "Golf"),
    ("de", "Unser Hund heißt Bello.", "Bello heißt jetzt Rex.", "wie heißt unser Hund", "Rex", "Bello"),
    ("de", "Unser Auto ist ein Golf.", "Der Golf ist jetzt ein Skoda.", "was ist unser Auto", "Skoda", "Golf"),
    ("ja", "うちの犬の名前はハチです。", "ハチの名前はレオに変わりました。", "うちの犬の名前は", "レオ", "ハチ"),
    ("ru", "Нашу собаку зовут Бим.", "Бима теперь зовут Рекс.", "как зовут нашу собаку", "Рекс", "Бим"),
    ("tr", "Köpeğimizin adı Karabaş.", "Karabaş'ın adı artık Reks.", "köpeğimizin adı ne", "Reks", "Karabaş"),
]
# fmt: on


@pytest.mark.parametrize(
    ("language", "told", "later", "asked", "holds", "gone"), RENAMED
)
async def test_what_goes_by_its_old_value_has_the_new_one(
    talk: Talk,
    *,
    language: str,
    told: str,
    later: str,
    asked: str,
    holds: str,
    gone: str,
) -> None:
    await talk.say(told, language)
    await talk.say(later, language, conversation="c2")
    found = " | ".join(await talk.texts(asked, language))
    assert holds in found
    assert gone not in found


@pytest.mark.parametrize(
    ("told", "later"),
    [
        ("My sister is called Ida.", "Ida is now a nurse."),
        ("Our dog is called Bello.", "Bello is now in the garden."),
        ("Our family car is a Golf.", "The Golf is now red."),
    ],
)
async def test_what_else_is_told_of_it_is_no_other_name(
    talk: Talk, told: str, later: str
) -> None:
    await talk.say(told)
    await talk.say(later, conversation="c2")
    assert told.rstrip(".") in " | ".join(await talk.texts(told))
