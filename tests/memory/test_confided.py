# ruff: noqa: E501 - long lines, other scripts
"""However somebody says that nobody is to know, it is kept private (en, de, ja, ru, tr)."""

import itertools

import pytest

from custom_components.jarvis.memory import Page

from .conftest import Talk

# fmt: off
OPENINGS = {
    "en": [
        "I'd rather nobody knew", "I don't want anyone to know", "Only the two of us know", "Just you and me",
        "Nobody else knows yet", "Don't pass it on", "Please don't repeat this", "This stays in this room",
        "For your ears only", "It has to stay between us", "Just between us", "Keep it under wraps",
    ],
    "de": [
        "Ich möchte nicht, dass jemand davon weiß", "Nur wir zwei wissen das", "Das bleibt bei uns", "Niemand sonst weiß das",
        "Es soll keiner erfahren", "Erzähl das bitte nicht weiter", "Das geht sonst niemanden etwas an", "Unter uns gesagt",
    ],
    "ru": [
        "Чтобы никто не узнал", "Никто об этом не знает", "Не хочу, чтобы кто-то узнал", "Знаем только мы с тобой",
        "Это останется между нами", "Не проболтайся", "Держи это в секрете", "Между нами",
    ],
    "tr": [
        "Sadece ikimiz bileceğiz", "Kimse duymasın", "Kimsenin haberi olmasın", "Kimsenin bilmesini istemiyorum",
        "Sende kalsın", "Laf aramızda", "Başkasına söyleme", "Kimseye çıtlatma",
    ],
    "ja": [
        "誰にも知られたくないんだけど", "ほかの人には言わないで", "二人だけの話", "オフレコで", "家族には知られたくないんだけど", "口外しないで",
    ],
}
TOLD = {
    "en": ["my company is going bankrupt", "we are getting divorced", "Tom owes me 500 pounds"],
    "de": ["meine Firma ist pleite", "wir lassen uns scheiden", "Tom schuldet mir 500 Euro"],
    "ru": ["моя фирма банкрот", "мы разводимся", "Том должен мне 500 рублей"],
    "tr": ["şirketim iflas ediyor", "boşanıyoruz", "Tom bana 500 lira borçlu"],
    "ja": ["私たち夫婦は離婚します", "会社が倒産します", "健太に五万円貸しています"],
}
PLAIN = {
    "en": ["Nobody knows where the key is.", "Only two of us eat fish.", "Don't repeat the song.", "The dog stays with us."],
    "de": ["Niemand weiß, wo der Schlüssel ist.", "Nur wir zwei essen Fisch.", "Der Hund bleibt bei meiner Mutter."],
    "ru": ["Никто не ест рыбу.", "Только мы с Томом едим рыбу."],
    "tr": ["Kimse balık yemiyor.", "Sadece Tom balık yer."],
    "ja": ["二人で魚を食べます。", "健太は魚が好きです。"],
}
# fmt: on
CASES = [
    (language, opening, joint, told)
    for language, openings in OPENINGS.items()
    for opening, told in itertools.product(openings, TOLD[language])
    for joint in (("、",) if language == "ja" else (": ", ", "))
]


@pytest.mark.parametrize(("language", "opening", "joint", "told"), CASES)
async def test_what_nobody_is_to_know_is_private(
    talk: Talk, language: str, opening: str, joint: str, told: str
) -> None:
    await talk.say(f"{opening}{joint}{told}.", language)
    kept = await talk.store.browse(Page())
    assert kept
    assert all(one.scope.private for one in kept), kept


@pytest.mark.parametrize(
    ("language", "told"), [(code, one) for code, said in PLAIN.items() for one in said]
)
async def test_what_is_told_to_the_house_is_not(
    talk: Talk, language: str, told: str
) -> None:
    await talk.say(told, language)
    assert not [one for one in await talk.store.browse(Page()) if one.scope.private]
