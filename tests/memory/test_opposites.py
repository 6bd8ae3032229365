"""Opposite events are told alike and hold beside each other."""

import pytest

from .conftest import Talk


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "The bakery opens at seven.", "The bakery closes at six."),
        ("en", "My shift starts at nine.", "My shift ends at five."),
        ("de", "Der Hofladen öffnet um neun.", "Der Hofladen schließt um sechs."),
        ("ja", "お店は9時に開きます。", "お店は6時に閉まります。"),
        ("ru", "Аптека открывается в девять.", "Аптека закрывается в шесть."),
        ("tr", "Fırın dokuzda açılıyor.", "Fırın altıda kapanıyor."),
    ],
)
async def test_neither_takes_the_place_of_the_other(
    talk: Talk, language: str, one: str, other: str
) -> None:
    await talk.say(one, language)
    await talk.say(other, language, conversation="c2")
    assert one.rstrip(".。") in " | ".join(await talk.texts(one, language))
    assert other.rstrip(".。") in " | ".join(await talk.texts(other, language))
