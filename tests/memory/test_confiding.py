# ruff: noqa: E501 - long lines
"""What is told in confidence: whose it is, and whom it does not reach."""

import pytest

from custom_components.jarvis.memory import Kind, Query, Viewer
from custom_components.jarvis.statements.confiding import name_words
from custom_components.jarvis.statements.facts import read

from ..tables import each_row
from .conftest import Talk

BEN = Viewer(person="ben", names=name_words("Ben Maier"))


async def reaches(talk: Talk, viewer: Viewer, question: str) -> list[str]:
    """Return what somebody would be told, asked for and unasked."""
    found = await talk.store.recall(
        Query(text=question, viewer=viewer, kinds=frozenset({Kind.FACT}))
    )
    known = await talk.store.warm_profile(viewer)
    return [memory.text for memory in (*found, *known.user, *known.directives)]


@pytest.mark.parametrize(
    ("language", "told", "question"),
    [
        ("en", "remember, just between us, that we are buying Ben a dog", "Ben dog"),
        ("en", "remember for me only that the safe is in the hall", "safe"),
        ("en", "don't tell Ben: his present is a drone", "Ben present drone"),
        ("en", "remember that the present for Ben is in the cellar", "present Ben"),
        ("de", "Merk dir, unter uns gesagt, dass wir nach Rom ziehen", "Rom ziehen"),
        ("de", "Merk dir, dass das Geschenk für Ben im Keller ist", "Geschenk Ben"),
        ("ru", "Запомни, что подарок для Бена в шкафу", "подарок"),
    ],
)
async def test_what_is_told_in_confidence_is_the_tellers_alone(
    talk: Talk, language: str, told: str, question: str
) -> None:
    await talk.say(told, language, person="anna")
    assert await reaches(talk, Viewer(person="anna"), question)
    assert await reaches(talk, BEN, question) == []
    assert await reaches(talk, Viewer(), question) == []


async def test_what_an_unknown_voice_confides_is_kept_from_whom_it_names(
    talk: Talk,
) -> None:
    told = "remember, just between us, that we are buying Ben a dog"
    await talk.say(told, "en", person=None)
    assert await reaches(talk, Viewer(person="anna"), "Ben dog")
    assert await reaches(talk, BEN, "Ben dog") == []
    assert await reaches(talk, Viewer(), "Ben dog") == []


async def test_what_the_house_may_know_reaches_everybody(talk: Talk) -> None:
    await talk.say("remember that the spare key hangs in the garage", "en", "anna")
    for viewer in (Viewer(person="anna"), BEN, Viewer()):
        assert await reaches(talk, viewer, "spare key")


@each_row(
    ("language", "told", "kept"),
    [
        ("en", "remember, just between us, that I owe Karl 500", "I owe Karl 500"),
        ("en", "remember that, for my ears only, I owe Karl 500", "I owe Karl 500"),
        ("en", "between you and me: remember that I owe Karl", "I owe Karl"),
        ("de", "Merk dir, unter uns, dass Karl recht hat", "Karl hat recht"),
        ("de", "Merk dir nur für mich, dass Karl recht hat", "Karl hat recht"),
    ],
)
def test_the_aside_is_no_part_of_what_is_kept(
    language: str, told: str, kept: str
) -> None:
    reading = read(told, language)
    assert reading.private
    assert [claim.text for claim in reading.claims] == [kept]


@each_row(
    ("language", "told"),
    [
        ("en", "Remember in confidence that the lad was sacked"),
        ("en", "Remember but tell nobody: the cash is in the stool"),
        ("en", "Remember, and this stays between us, that I cannot swim"),
        ("de", "Merk dir im Vertrauen: das Geld liegt im Hocker"),
        ("de", "Merk dir unter vier Augen, dass ich nicht schwimmen kann"),
        ("de", "Merk dir, dass ich kündige, niemand darf es erfahren"),
        ("ru", "Запомни, но никому ни слова: деньги лежат в диване"),
        ("tr", "Aramızda kalsın, paranın koltukta olduğunu unutma"),
        ("ja", "ここだけの話、お金はソファの中にあるって覚えておいて"),
    ],
)
def test_told_in_confidence(language: str, told: str) -> None:
    assert read(told, language).private


@each_row(
    ("language", "told"),
    [
        ("en", "Tell Anna that dinner is ready"),
        ("en", "I have confidence in the new plumber"),
        ("de", "Ich habe Vertrauen in den Klempner"),
        ("de", "Sag Anna, dass das Essen fertig ist"),
        ("de", "Merk dir, dass mein Arzt Dr. Weiß ist"),
    ],
)
def test_not_everything_is_a_secret(language: str, told: str) -> None:
    assert not read(told, language).private


# fmt: off
HUSHED = [
    ("en", "Remember that the party is in the barn.", "Keep that to yourself please.", "where is the party?", "barn"),
    ("en", "The party is in the barn.", "Don't tell anybody.", "where is the party?", "barn"),
    ("de", "Merk dir, dass das Fest in der Scheune ist.", "Behalte das für dich.", "wo ist das Fest?", "Scheune"),
    ("ru", "Запомни, что праздник в сарае.", "Никому не говори.", "где праздник?", "сара"),
]
# fmt: on


@pytest.mark.parametrize(("language", "told", "hush", "question", "secret"), HUSHED)
async def test_what_was_told_before_a_wish_for_silence_is_its_tellers(
    talk: Talk, language: str, told: str, hush: str, question: str, secret: str
) -> None:
    await talk.say(told, language)
    await talk.say(hush, language)
    mine = await talk.texts(question, language)
    assert any(secret in text for text in mine)
    for other in ("ben", None):
        heard = await talk.texts(question, language, person=other)
        assert not any(secret in text for text in heard)
