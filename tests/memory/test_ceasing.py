# ruff: noqa: E501 - long lines and other scripts
"""What one does or has no more, where nothing takes its place."""

import pytest

from .conftest import Talk

# language, what was told, that it is over, what is asked, what is not so any more
# fmt: off
OVER = [
    ("en", "I drink four coffees a day.", "I gave up coffee.", "how many coffees do I drink", "four"),
    ("en", "I go to the gym on Mondays.", "The gym membership is cancelled.", "when do I go to the gym", "Mondays"),
    ("en", "We read the Courier on Sundays.", "We've cancelled the Courier.", "what do we read on Sundays", "read the"),
    ("en", "I am learning Italian.", "I've stopped learning Italian.", "am I learning Italian", "am learning"),
    ("de", "Ich trinke vier Kaffee am Tag.", "Ich trinke keinen Kaffee mehr.", "wie viel Kaffee trinke ich", "vier"),
    ("de", "Ich gehe montags ins Fitnessstudio.", "Ich habe das Fitnessstudio gekündigt.", "wann gehe ich ins Fitnessstudio", "montags"),
    ("de", "Ich lerne Italienisch.", "Mit Italienisch habe ich aufgehört.", "lerne ich Italienisch", "Ich lerne"),
    ("ru", "Я пью четыре чашки кофе в день.", "Я бросил пить кофе.", "сколько кофе я пью", "четыре"),
    ("ru", "У нас есть кошка Мурка.", "У нас больше нет кошки.", "у нас есть кошка", "Мурка"),
    ("tr", "Günde dört kahve içiyorum.", "Kahveyi bıraktım.", "günde kaç kahve içiyorum", "dört"),
    ("tr", "Minnoş adında bir kedimiz var.", "Artık kedimiz yok.", "kedimiz var mı", "Minnoş"),
    ("ja", "月曜日にジムに通っています。", "ジムは解約しました。", "ジムはいつ通っている", "月曜"),
]
STAYS = [
    ("en", "I keep the coffee in the top cupboard.", "I gave up coffee."),
    ("en", "I met my husband at the gym.", "The gym membership is cancelled."),
    ("en", "My coffee machine is from Italy.", "I gave up coffee."),
    ("en", "I wash the van on Saturdays.", "I don't drive the van any more."),
    ("en", "We have a garden bench.", "We sold the kitchen bench."),
    ("de", "Ich habe meinen Mann im Fitnessstudio getroffen.", "Ich habe das Fitnessstudio gekündigt."),
    ("de", "Der Kaffee steht im obersten Regal.", "Ich trinke keinen Kaffee mehr."),
    ("ru", "Кофе стоит на верхней полке.", "Я бросил пить кофе."),
    ("tr", "Kahve üst rafta.", "Kahveyi bıraktım."),
]
# fmt: on


@pytest.mark.parametrize(("language", "told", "over", "asked", "gone"), OVER)
async def test_what_is_over_is_not_recalled(
    talk: Talk, *, language: str, told: str, over: str, asked: str, gone: str
) -> None:
    await talk.say(told, language)
    await talk.say(over, language, conversation="c2")
    assert gone not in " | ".join(await talk.texts(asked, language))


@pytest.mark.parametrize(("language", "told", "over"), STAYS)
async def test_what_else_is_told_of_it_stays(
    talk: Talk, *, language: str, told: str, over: str
) -> None:
    await talk.say(told, language)
    await talk.say(over, language, conversation="c2")
    assert told.rstrip(".") in " | ".join(await talk.texts(told, language))
