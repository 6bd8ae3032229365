# ruff: noqa: E501 - long lines
"""A new value is put right in whatever words, where its like stood (en, de)."""

import itertools

import pytest

from custom_components.jarvis.memory import Kind, Page
from custom_components.jarvis.statements.changes.amending import amended
from custom_components.jarvis.statements.changes.wholeness import is_whole

from ..tables import each_row
from .conftest import Talk

# fmt: off
TOLD = {
    "en": [
        ("Tom lives in {}", "Porto", "Utrecht"),
        ("our neighbour Jens plays for {}", "Fulham", "Arsenal"),
        ("the tank holds {} litres", "a hundred and ten", "a hundred and twenty"),
        ("the parents' evening is on {}", "the third of May", "the seventh of June"),
        ("the garage rent is {} pounds", "340", "365"),
        ("our cat is called {}", "Biscotti", "Truffle"),
        ("our dentist is {}", "Dr. Okafor", "Dr. Lindqvist"),
    ],
    "de": [
        ("Tom wohnt in {}", "Porto", "Utrecht"),
        ("Frau Nowak arbeitet bei {}", "Siemens", "Bosch"),
        ("Jens geht auf die {}", "Grünwaldschule", "Bothmerschule"),
        ("der Elternabend ist am {}", "30. August", "12. Juli"),
        ("die Garagenmiete beträgt {} Euro", "340", "365"),
        ("unsere Katze heißt {}", "Zwieback", "Trüffel"),
        ("unser Zahnarzt ist {}", "Dr. Okafor", "Dr. Lindquist"),
    ],
}
FORMS = {
    "en": [
        "Actually {v}.", "no sorry, {v}", "Or rather {v}.", "Erm, {v}, to be honest.",
        "Hm no, make that {v}, would you?", "No, not {o}. {v}.", "Nope, {v} it is.",
        "You misheard, I said {v}, not {o}.",
    ],
    "de": [
        "Eigentlich {v}.", "Ich meine {v}.", "Beziehungsweise {v}.", "Ach nee, {v} war's.",
        "Hm nee, mach da mal {v} draus, ja?", "Nein, nicht {o}. {v}.",
        "Du hast mich falsch verstanden, {v} hab ich gesagt, nicht {o}.",
        "Haha, Unsinn. {v} natürlich.",
    ],
}
PUT = [
    (language, told, form)
    for language in TOLD
    for told, form in itertools.product(TOLD[language], FORMS[language])
]
PLAIN = [
    ("en", "Oops, the twenty-first I mean, 21 March.", "no, 21 March"),
    ("en", "Ah sorry, my mistake, three hundred and... no, 365 pounds it is.", "no, 365 pounds"),
    ("en", "Ha, he'd kill me. Fulham, obviously.", "no, Fulham"),
    ("en", "forget Horizon, we've switched to Pulsefibre", "not Horizon, Pulsefibre"),
    ("de", "Ups, der einundzwanzigste, ich meine den 21. März.", "nein, den 21. März"),
    ("de", "Ach warte, die ist ja gar nicht mehr in Bünde, sondern inzwischen in Celle.", "nicht in Bünde, in Celle"),
    ("de", "Doch nicht 41. 42!", "nicht 41, 42"),
    ("de", "Vergiss Horizont, wir sind jetzt bei Pulsfaser.", "nicht Horizont, Pulsfaser"),
]
# Courtesies, orders and remarks hold no value.
LEFT = [
    *(("en", one) for one in ("Well, thanks.", "Sorry, what?", "No, turn off the light.", "Kitchen light, please.", "Yes, of course.", "Actually, never mind.", "No, I want the red one.", "Of course, darling.", "Make that louder please.", "Sorry, that was rude.")),
    *(("de", one) for one in ("Nein danke.", "Ach so.", "Moment, bitte.", "Mach das Licht aus.", "Mach mal lauter.", "Doch, natürlich.", "Na klar.", "Eigentlich schade.", "Schön war's.", "Ja, Mama.")),
]
HALVES = [
    ("en", "it holds a hundred and ten litres", "it holds a hundred and hundred litres", "a hundred and twenty"),
    ("en", "she works in Leeds", "she works in York it is", "York it is"),
    ("de", "der Elternabend ist am 30. August", "der Elternabend ist am August", "12. Juli"),
    ("de", "sie wohnt in Bünde", "sie wohnt in Haha, Unsinn", "Haha, Unsinn"),
]
# fmt: on


@pytest.mark.parametrize(("language", "told", "form"), PUT)
async def test_a_value_takes_the_place_of_its_like(
    talk: Talk, language: str, told: tuple[str, str, str], form: str
) -> None:
    frame, old, new = told
    opening = {"en": "Remember: ", "de": "Merk dir: "}[language]
    await talk.say(opening + frame.format(old), language)
    await talk.say(form.format(o=old, v=new), language)

    rows = await talk.store.browse(Page(kind=Kind.FACT))
    assert [row.text for row in rows] == [frame.format(new)]


@each_row(("language", "said", "plain"), PLAIN)
def test_whatever_stands_around_a_value_is_taken_off(
    language: str, said: str, plain: str
) -> None:
    assert amended(said, language) == plain


@each_row(("language", "said"), LEFT)
def test_what_holds_no_value_is_left(language: str, said: str) -> None:
    assert amended(said, language) == said


@each_row(("language", "told", "put", "value"), HALVES)
def test_no_value_is_put_by_halves(
    language: str, told: str, put: str, value: str
) -> None:
    assert not is_whole(told, put, value, language)


# What no table reads still takes the place of what it makes untrue.
ASSURED = [
    ("en", "Remember that Nils is vegetarian.", "Update on Nils: he's gone fully vegan.", "vegan"),
    ("de", "Merk dir, wir fahren einen Skoda.", "Wir fahren jetzt einen Renault.", "Renault"),
    ("de", "Merk dir, dass Theo um halb neun ins Bett geht.", "Korrektur: Theo geht um neun ins Bett.", "um neun"),
]  # fmt: skip
# A jest, or what is not sure, takes nothing's place.
JESTS = [
    ("en", "Remember our dentist is Dr. Okafor.", "Our dentist is Count Dracula, haha, just kidding.", "Okafor"),
    ("en", "Remember that the bins are collected on Thursday.", "I'm not sure, but the bins might be collected on Saturday.", "Thursday"),
    ("de", "Merk dir, unser Zahnarzt ist Dr. Okafor.", "Unser Zahnarzt ist Graf Dracula, haha, war nur Spaß.", "Okafor"),
    ("de", "Merk dir, dass die Kita um acht öffnet.", "Ich bin mir nicht sicher, aber die Kita öffnet um neun.", "um acht"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told", "later", "kept"), ASSURED + JESTS)
async def test_one_fact_stands(
    talk: Talk, language: str, told: str, later: str, kept: str
) -> None:
    await talk.say(told, language)
    await talk.say(later, language)

    rows = await talk.store.browse(Page(kind=Kind.FACT))
    assert len(rows) == 1
    assert kept in rows[0].text
