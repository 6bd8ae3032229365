# ruff: noqa: E501 - long lines and other scripts
"""Corrections that name no subject: what was told last, of the kind of the value."""

import pytest

from custom_components.jarvis.memory.intake.elliptic import instead, restated

from .conftest import Clock, Talk

# language, what was told, what is meant instead, what is asked, what holds, what not
# fmt: off
INSTEAD = [
    ("en", "My pottery class is on Tuesday.", "Push it to Friday.", "when is my pottery class", "Friday", "Tuesday"),
    ("en", "The egg man comes on Saturdays.", "Hmm, make it Sundays.", "when does the egg man come", "Sundays", "Saturdays"),
    ("en", "My deposit is 4000 euros.", "Let's say 4500.", "how much is my deposit", "4500", "4000"),
    ("en", "The spare bulbs are in the blue box.", "Scratch that, in the white box.", "where are the spare bulbs", "white", "blue"),
    ("en", "My passport is on the top shelf.", "I meant the bottom shelf.", "where is my passport", "on the bottom shelf", "top"),
    ("en", "My lodger is called Keira.", "I meant Kiera with i e.", "what is my lodger called", "Kiera", "Keira"),
    ("de", "Meine Yogastunde ist am Dienstag.", "Verschieb sie auf Freitag.", "wann ist meine Yogastunde", "Freitag", "Dienstag"),
    ("de", "Mein Budget für den Garten liegt bei 4000 Euro.", "Sagen wir lieber 4500.", "wie hoch ist mein Budget für den Garten", "4500 Euro", "4000"),
    ("de", "Die Kekse liegen im blauen Glas.", "Quatsch, im weißen Glas.", "wo liegen die Kekse", "weißen", "blauen"),
    ("ru", "Репетиция оркестра во вторник.", "Перенеси на пятницу.", "когда репетиция оркестра", "пятницу", "вторник"),
    ("ru", "Бюджет ремонта четыре тысячи.", "Пусть будет пять тысяч.", "какой бюджет ремонта", "пять тысяч", "четыре"),
    ("tr", "Keman dersim salı günü.", "Cumaya al.", "keman dersim ne zaman", "Cuma", "salı"),
    ("tr", "Kira bütçesi dört bin.", "Beş bin olsun.", "kira bütçesi ne kadar", "Beş bin", "dört"),
    ("ja", "書道の稽古は火曜日です。", "やっぱり金曜日にして。", "書道の稽古はいつ", "金曜", "火曜"),
    ("ja", "お店の家賃は4000ユーロです。", "いや、4500ユーロで。", "お店の家賃はいくら", "4500", "4000"),
]
# fmt: on


@pytest.mark.parametrize(
    ("language", "told", "meant", "asked", "holds", "gone"), INSTEAD
)
async def test_the_last_value_of_its_kind_is_put_right(
    talk: Talk,
    *,
    language: str,
    told: str,
    meant: str,
    asked: str,
    holds: str,
    gone: str,
) -> None:
    await talk.say(told, language)
    await talk.say(meant, language)
    found = " | ".join(await talk.texts(asked, language))
    assert holds in found
    assert gone not in found


async def test_a_correction_may_come_two_questions_later(talk: Talk) -> None:
    await talk.say("My blood test is at nine.")
    await talk.say("How warm is it outside?")
    await talk.say("Tell me a joke please.")
    await talk.say("Correction: at eleven.")
    found = " | ".join(await talk.texts("when is my blood test"))
    assert "eleven" in found
    assert "nine" not in found


@pytest.mark.parametrize(
    ("told", "meant", "held"),
    [
        ("My bike is red.", "I meant Kiera with i e.", "red"),
        ("My lodger is called Keira.", "Let's say 4500.", "Keira"),
        ("My deposit is 4000 euros.", "Push it to Friday.", "4000"),
    ],
)
async def test_a_value_of_another_kind_changes_nothing(
    talk: Talk, told: str, meant: str, held: str
) -> None:
    await talk.say(told)
    await talk.say(meant)
    assert held in " | ".join(await talk.texts(told))


async def test_what_was_told_long_ago_or_elsewhere_is_not_meant(
    talk: Talk, clock: Clock
) -> None:
    await talk.say("My pottery class is on Tuesday.")
    await talk.say("Push it to Friday.", conversation="c2")
    clock.pass_(hours=2)
    await talk.say("Push it to Friday.")
    assert "Tuesday" in " | ".join(await talk.texts("when is my pottery class"))


def test_a_statement_is_no_bare_value() -> None:
    assert not instead("Correction: my class is on Friday.", "en")
    assert not instead("Turn the heating up.", "en")
    assert restated("Let's say 4500 for my target.", "en") == "my target is now 4500"
    assert restated("My target is 4500.", "en") == "My target is 4500."
