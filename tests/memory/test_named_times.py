"""A time that is named is when it was told, or what was told is about it."""

from datetime import UTC, datetime

import pytest

from .conftest import Clock, Talk

# language, what was told in November, what is asked, a word of the answer
ABOUT = [
    ("en", "My dentist appointment is on March 3rd.", "what is in March", "dentist"),
    ("en", "We fly to Lisbon in March.", "what do we do in March", "Lisbon"),
    ("en", "My mother's birthday is on May 5th.", "whose birthday is in May", "mother"),
    ("en", "My yoga class is on Tuesday.", "what do I have on Tuesday evening", "yoga"),
    ("en", "I met Carla at Christmas.", "who did I meet at Christmas", "Carla"),
    ("de", "Im März fliegen wir nach Lissabon.", "was ist im März", "Lissabon"),
    ("de", "Dienstagabend habe ich Yoga.", "was habe ich Dienstagabend", "Yoga"),
    ("ja", "火曜日の夜はヨガです。", "火曜日の夜は何がある", "ヨガ"),
    ("ru", "В марте мы летим в Лиссабон.", "что будет в марте", "Лиссабон"),
    ("tr", "Salı akşamı yogam var.", "salı akşamı ne var", "yoga"),
]
TOLD_THEN = {
    "en": "The plan of Nina for the class is a secret.",
    "de": "Der Plan von Nina ist geheim.",
    "ja": "予定は秘密です。",
    "ru": "План Нины секретный.",
    "tr": "Nina'nın planı gizli.",
}
THEN = (
    datetime(2025, 12, 25, 12, tzinfo=UTC),
    datetime(2026, 3, 10, 12, tzinfo=UTC),
    datetime(2026, 5, 10, 12, tzinfo=UTC),
    datetime(2026, 11, 17, 18, tzinfo=UTC),
)


@pytest.mark.parametrize(("language", "told", "asked", "wanted"), ABOUT)
async def test_what_speaks_of_a_time_is_found_by_it(
    talk: Talk, clock: Clock, language: str, told: str, asked: str, wanted: str
) -> None:
    now = clock.now
    for moment in THEN:
        clock.now = moment
        await talk.say(TOLD_THEN[language], language)
    clock.now = now
    await talk.say(told, language)
    assert wanted in " | ".join(await talk.texts(asked, language))


async def test_what_was_told_in_a_time_is_found_without_its_name(
    talk: Talk, clock: Clock
) -> None:
    now = clock.now
    clock.now = THEN[1]
    await talk.say("The cat got a red collar.")
    clock.now = now
    await talk.say("The cat sleeps on the sofa.")
    assert await talk.texts("what did I say of the cat in March") == [
        "The cat got a red collar."
    ]


async def test_a_time_that_is_surely_over_is_none_that_is_spoken_of(
    talk: Talk, clock: Clock
) -> None:
    await talk.say("My yoga class is on Tuesday.")
    clock.pass_(days=30)
    await talk.say("The yoga class was lovely.")
    clock.pass_(days=5)
    found = await talk.texts("what did I say of the yoga class last week")
    assert "My yoga class is on Tuesday" not in found
