"""What was talked about in a time is asked for by the time alone."""

import pytest

from .conftest import Clock, Talk

ASKED = [
    ("en", "The boiler man comes at nine", "What did we talk about last Tuesday?"),
    ("en", "The boiler man comes at nine", "What were we discussing six days ago?"),
    ("de", "Der Monteur kommt um neun", "Worüber haben wir am Dienstag gesprochen?"),
    ("de", "Der Monteur kommt um neun", "Worum ging es letzte Woche?"),
    ("ja", "業者さんが九時に来ます。", "先週の火曜日に何を話しましたか？"),
    ("ru", "Мастер придёт в девять", "О чём мы говорили в прошлый вторник?"),
    ("tr", "Usta dokuzda geliyor", "Geçen hafta ne konuştuk?"),
]


@pytest.mark.parametrize(("language", "said", "asked"), ASKED)
async def test_what_was_said_then_is_recalled(
    talk: Talk, clock: Clock, language: str, said: str, asked: str
) -> None:
    clock.pass_(days=-4)
    await talk.say(said, language)
    clock.pass_(days=6)
    assert any(said.rstrip("。") in text for text in await talk.texts(asked, language))


async def test_a_subject_that_is_named_is_still_looked_for(
    talk: Talk, clock: Clock
) -> None:
    clock.pass_(days=-4)
    await talk.say("The boiler man comes at nine")
    await talk.say("The tulips in the garden need water")
    clock.pass_(days=6)
    found = await talk.texts("What did we say about the garden last Tuesday?")
    assert "tulips" in found[0]
    assert not any("boiler" in text for text in found)
