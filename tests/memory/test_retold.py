# ruff: noqa: E501 - long lines, other scripts
"""One fact in several wordings is one fact, and leaves room for others."""

import pytest

from custom_components.jarvis.statements.rivals.sameness import tell_the_same

from ..tables import each_row
from .conftest import Clock, Talk

# Language, wordings of one fact, something else, a question that needs both.
# fmt: off
WORDINGS = [
    ("en", ["Remember that the leaf rake stands by the oil tank", "the leaf rake is standing by the oil tank", "Note: leaf rake, by the oil tank", "don't forget the leaf rake stands by the oil tank"], "leaf rake"),
    ("ru", ["Запомни, что грабли стоят у колодца", "грабли стоят у колодца", "Запиши: грабли у колодца", "Не забудь, что грабли стоят у колодца"], "грабли"),
    ("tr", ["Tırmığın kuyunun yanında durduğunu unutma", "tırmık kuyunun yanında duruyor", "Unutma, tırmık kuyunun yanında duruyor"], "tırmık"),
    ("ja", ["熊手は井戸の横にあると覚えておいて", "熊手は井戸の横に置いてある", "メモして、熊手は井戸の横にある"], "熊手"),
]
# What is told of others in the same words stays beside it.
OTHERS = [
    ("en", "Remember that Ben owes Ada 5 euros", "Remember that Ada owes Ben 5 euros"),
    ("en", "Remember that Ida can swim", "Remember that Ida can not swim"),
    ("de", "Ben schuldet Ada 5 Euro", "Ada schuldet Ben 5 Euro"),
    ("de", "Ich habe Gerd die Leiter geliehen", "Gerd hat mir die Leiter zurückgegeben"),
    ("ja", "熊手は井戸の横にある", "熊手は井戸の横にない"),
    ("ja", "卓は杏に本を貸した", "杏は卓に本を貸した"),
]
# fmt: on


@pytest.mark.parametrize(("language", "wordings", "thing"), WORDINGS)
async def test_wordings_of_one_fact_take_few_places(
    talk: Talk, clock: Clock, language: str, wordings: list[str], thing: str
) -> None:
    for wording in wordings:
        clock.pass_(days=1)
        await talk.say(wording, language)

    told = await talk.texts(thing, language)
    assert 1 <= len(told) <= 2


@each_row(("language", "first", "second"), OTHERS)
def test_what_is_told_of_others_is_not_the_same(
    language: str, first: str, second: str
) -> None:
    assert tell_the_same(first, first, language)
    assert not tell_the_same(first, second, language)


@pytest.mark.parametrize("text", ["\x1b[0m", "\x07\x00", "\x1b[31m \x1b[0m"])
async def test_signs_that_steer_a_terminal_are_no_memory(talk: Talk, text: str) -> None:
    heard = await talk.say(f"Remember that {text}")
    assert not heard.learned.stored
    heard = await talk.say(f"Remember that the hedge{text} is trimmed in \x1b[1mMay")
    assert heard.learned.stored
    (told,) = await talk.texts("hedge")
    assert told.split() == ["the", "hedge", "is", "trimmed", "in", "May"]
