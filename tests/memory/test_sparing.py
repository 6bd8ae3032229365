"""Of what is to be forgotten something may be kept: "…, keep the phone number"."""

from itertools import product

import pytest

from custom_components.jarvis.memory import Kind, Page

from .conftest import Clock, Talk

# The owner as it is told, and what is known of it: as told, as the object of a verb.
OWNERS = {
    "en": ("my dentist's", "my sister's", "Tom's"),
    "de": ("Toms", "Claras", "Omas"),
    "ja": ("歯医者の", "妹の", "管理人の"),
    "ru": ("стоматолога", "сестры", "Тома"),
    "tr": ("dişçinin", "ablamın", "Tom'un"),
}
TOLD = {
    "en": ("{owner} address is 4 Mill Lane", "{owner} phone number is 5551234"),
    "de": ("{owner} Adresse ist Mühlgasse 4", "{owner} Nummer ist 5551234"),
    "ja": ("{owner}住所は水車通り4です", "{owner}番号は5551234です"),
    "ru": ("адрес {owner} Мельничная 4", "телефон {owner} 5551234"),
    "tr": ("{owner} adresi Değirmen Sokak 4", "{owner} telefonu 5551234"),
}
REMEMBER = {
    "en": "remember that {}",
    "de": "merk dir: {}",
    "ja": "{}、と覚えて",
    "ru": "запомни: {}",
    "tr": "not et: {}",
}
WISHES = {
    "en": (
        "Forget {owner} address, keep the phone number",
        "Forget {owner} address but keep the phone number, I still need that",
        "Please delete {owner} address, not the phone number",
        "Forget everything about {owner} address except the phone number",
        "Keep {owner} phone number but forget {owner} address",
        "You can forget {owner} address, but don't forget the phone number",
        "Forget {owner} address and leave the phone number as it is",
    ),
    "de": (
        "Vergiss {owner} Adresse, behalte die Nummer",
        "Vergiss {owner} Adresse, aber behalt bitte die Nummer",
        "Vergiss {owner} Adresse, die Nummer behältst du",
        "Lösch {owner} Adresse, nicht die Nummer",
        "Vergiss {owner} Adresse, die Nummer brauche ich noch",
        "Vergiss {owner} Adresse, aber vergiss nicht die Nummer",
    ),
    "ja": (
        "{owner}住所は忘れて、番号は残しておいて",
        "{owner}住所は忘れて、番号は覚えておいて",
        "{owner}番号以外は全部忘れて",
        "{owner}番号は残して、{owner}住所は忘れて",
    ),
    "ru": (
        "Забудь адрес {owner}, а телефон оставь",
        "Забудь адрес {owner}, но помни телефон",
        "Удали адрес {owner}, телефон не трогай",
        "Забудь адрес {owner}, телефон мне ещё нужен",
    ),
    "tr": (
        "{owner} adresini unut ama telefonunu sakla",
        "{owner} adresini unut, telefonunu silme",
        "{owner} adresini unut, telefonu kalsın",
    ),
}
ROWS = [
    (language, owner, wish)
    for language, wishes in WISHES.items()
    for owner, wish in product(OWNERS[language], wishes)
]
# What only sounds like it: all of what is named goes.
WHOLE = [
    ("en", "we keep the spare key under the pot", "forget where we keep the spare key"),
    ("en", "Ben doesn't keep the Sabbath", "forget that Ben doesn't keep the Sabbath"),
    ("en", "my code word is rose", "forget my code word, I don't keep the old ones"),
    ("de", "Ben isst nicht die Suppe", "vergiss, dass Ben nicht die Suppe isst"),
    ("de", "mein Losungswort ist Rose", "vergiss mein Losungswort, es taugt nicht"),
]


async def facts(talk: Talk) -> set[str]:
    """Return all facts, in small letters."""
    return {
        one.text.casefold() for one in await talk.store.browse(Page(kind=Kind.FACT))
    }


@pytest.mark.parametrize(("language", "owner", "wish"), ROWS)
async def test_what_is_to_be_kept_stays_and_the_rest_goes(
    talk: Talk, clock: Clock, language: str, owner: str, wish: str
) -> None:
    for told in TOLD[language]:
        said = REMEMBER[language].format(told.format(owner=owner))
        await talk.say(said, language, conversation="before")
        clock.pass_(seconds=20)
    assert len(await facts(talk)) == len(TOLD[language])
    heard = await talk.say(wish.format(owner=owner), language, conversation="later")
    assert heard.forgotten is not None
    left = await facts(talk)
    assert len(left) == 1
    assert "5551234" in left.pop()


@pytest.mark.parametrize(("language", "told", "wish"), WHOLE)
async def test_what_only_sounds_like_it_spares_nothing(
    talk: Talk, language: str, told: str, wish: str
) -> None:
    await talk.say(REMEMBER[language].format(told), language, conversation="before")
    assert await facts(talk)
    await talk.say(wish, language, conversation="later")
    assert not await facts(talk)


async def test_who_spares_something_of_everything_loses_nothing(talk: Talk) -> None:
    for told in ("my shoe size is 43", "my car is a blue Volvo"):
        await talk.say(f"remember that {told}", "en", conversation="before")
    wish = "forget everything about me except my shoe size"
    await talk.say(wish, "en", conversation="later")
    assert "my shoe size is 43" in await facts(talk)
