# ruff: noqa: E501 - long lines
"""A whole sentence that is not so, and what is told instead of it (en, de, ru)."""

import itertools

import pytest

from custom_components.jarvis.memory import Kind, Page
from custom_components.jarvis.statements.changes.belying import belied

from ..tables import each_row
from .conftest import Talk

# Subject, pronoun, a statement with {} for its value, as a clause with {}, old and new.
TOLD = {
    "en": [
        ("Imogen", "She", "was born on {}", "Imogen was born on {}", "7 May", "9 May"),
        ("the boiler", "It", "is from {}", "the boiler is from {}", "2011", "2014"),
        ("Tom", "He", "lives in {}", "Tom lives in {}", "Porto", "Utrecht"),
        (
            "my aunt",
            "She",
            "works at the {}",
            "my aunt works at the {}",
            "bank",
            "library",
        ),
    ],
    "de": [
        (
            "Imke",
            "Sie",
            "ist am {} geboren",
            "Imke am {} geboren ist",
            "7. Mai",
            "9. Mai",
        ),
        ("die Heizung", "Sie", "ist von {}", "die Heizung von {} ist", "2011", "2014"),
        ("Tom", "Er", "wohnt in {}", "Tom in {} wohnt", "Porto", "Utrecht"),
    ],
    "ru": [
        ("Олег", "Он", "живёт в {}", "Олег живёт в {}", "Твери", "Рязани"),
    ],
}
FORMS = {
    "en": [
        "It's wrong that {old}. {new}.",
        "It isn't true that {old}. {new}.",
        "No, it's not right that {old}, {new}.",
        "I was wrong that {old}; in fact {new}.",
        "That's no longer true that {old}, {new} now.",
    ],
    "de": [
        "Es ist falsch, dass {old}. {new}.",
        "Es stimmt nicht, dass {old}. {new}.",
        "Nein, das stimmt nicht mehr, dass {old}, {new}.",
        "Das ist ein Irrtum, dass {old}: {new}.",
    ],
    "ru": [
        "Неправда, что {old}. {new}.",
        "Это неверно, что {old}, {new}.",
        "Нет, это ошибка, что {old}. {new}.",
    ],
}
REMEMBER = {"en": "Remember that {}.", "de": "Merk dir: {}.", "ru": "Запомни: {}."}
CASES = [
    pytest.param(language, *row, form, named, id=f"{language}-{form}-{row[0]}-{named}")
    for language, rows in TOLD.items()
    for row, form, named in itertools.product(
        rows, FORMS[language], ("name", "pronoun")
    )
]


@pytest.mark.parametrize(
    ("language", "who", "pronoun", "told", "clause", "old", "new", "form", "named"),
    CASES,
)
async def test_what_is_told_instead_takes_the_place(
    talk: Talk,
    language: str,
    who: str,
    pronoun: str,
    told: str,
    clause: str,
    old: str,
    new: str,
    form: str,
    named: str,
) -> None:
    """Whoever stands for the subject: its name again, or a pronoun."""
    await talk.say(REMEMBER[language].format(f"{who} {told.format(old)}"), language)
    subject = who if named == "name" else pronoun
    said = form.format(old=clause.format(old), new=f"{subject} {told.format(new)}")
    await talk.say(said, language)
    live = [one.text for one in await talk.store.browse(Page())]
    assert not [one for one in live if old in one], live
    facts = [
        one.text for one in await talk.store.browse(Page()) if one.kind is Kind.FACT
    ]
    assert [one for one in facts if who in one and new in one], facts


@each_row(
    ("said", "language", "plain"),
    [
        ("Imogen wasn't born on 7 May. She was born on 9 May.", "en", "no, Imogen was born on 9 May."),
        ("Tom wohnt nicht mehr in Porto. Er wohnt jetzt in Utrecht.", "de", "nein, Tom wohnt jetzt in Utrecht."),
        ("Олег больше не живёт в Твери. Он живёт в Рязани.", "ru", "нет, Олег живёт в Рязани."),
        ("Tom isn't happy. He hates rain.", "en", ""),
        ("Don't forget the milk. It is on the list.", "en", ""),
        ("Remember that Tom doesn't eat fish. He eats meat.", "en", ""),
        ("It's wrong that children work.", "en", ""),
        ("Die Katze frisst nicht. Sie schläft.", "de", ""),
        ("Das ist nicht schlimm, das passiert.", "de", ""),
    ],
)  # fmt: skip
def test_a_denied_sentence(said: str, language: str, plain: str) -> None:
    """Only what is told of the same, in the same words, takes a sentence's place."""
    assert belied(said, language) == (plain or said)
