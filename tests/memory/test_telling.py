"""What people tell in ordinary talk: kept as it was said, or not at all."""

from collections.abc import Mapping, Sequence

import pytest

from custom_components.jarvis.lang.asking import is_asking
from custom_components.jarvis.memory.facts import read
from custom_components.jarvis.memory.slots import asked_for, is_of_kind

KEPT = {
    "en": (
        "I take my tea with lemon",
        "I eat my porridge with honey",
        "my flatmate hates loud music at night",
        "my driving licence expires in 2031",
        "our van has winter tyres",
        "I wear size M",
        "I'm short-sighted",
        "we go swimming on Sundays",
        "I train with Olga every Monday",
        "my uncle collects stamps",
    ),
    "de": (
        "Mein Führerschein läuft 2031 ab",
        "Meine Oma hat am 9. Mai Geburtstag",
        "Ich nehme meinen Tee mit Zitrone",
        "Mein Onkel sammelt Briefmarken",
        "Sonntags gehen wir schwimmen",
        "Ich gehe jeden Montag zum Training",
        "Ich bin kurzsichtig",
        "Ich spiele Geige im Quartett",
        "Unsere Katze hat grüne Augen",
        "Meine Apotheke schließt um acht",
    ),
}
LEFT_ALONE = {
    "en": (
        "the presenter said my country is lost",
        'translate "my cat is black" into Latin',
        "I don't want to go to school today",
        "we are having a plumber in tomorrow",
        "I love this",
        "I hate it",
        "I have a question",
        "my kids are having a bath",
    ),
    "de": (
        "Der Mann im Fernsehen sagte, meine Partei ist die beste",
        "Übersetze: Mein Haus ist rot",
        "Ich habe eine kleine Frage",
        "Ich liebe dich",
        "Ich hasse das",
        "Wir haben morgen einen Gast",
        "Meine Schwester hat ein Fahrrad gekauft",
    ),
}


def each(table: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
    return [(language, text) for language, texts in table.items() for text in texts]


@pytest.mark.parametrize(("language", "text"), each(KEPT))
def test_what_somebody_tells_of_themself_is_kept_as_it_was_said(
    language: str, text: str
) -> None:
    reading = read(text, language)
    assert [claim.text for claim in reading.claims if not claim.tentative] == [text]
    assert not reading.remember


@pytest.mark.parametrize(("language", "text"), each(LEFT_ALONE))
def test_what_is_quoted_wished_or_of_a_day_is_no_fact(language: str, text: str) -> None:
    assert not [c for c in read(text, language).claims if not c.tentative]


@pytest.mark.parametrize(
    ("language", "question", "plain", "kind"),
    [
        ("de", "an welchem Tag kommt der Maler", "kommt der Maler", " %"),
        ("de", "An welchem Wochentag ist Markt?", "ist Markt?", " %"),
        ("de", "Wie viele Katzen haben wir?", "Katzen haben wir?", ""),
        ("de", "Wogegen bin ich allergisch?", "bin ich allergisch?", ""),
        ("en", "what's the name of my vet?", "my vet?", ""),
        ("en", "how many cats do we have?", "cats do we have?", ""),
    ],
)
def test_words_that_only_ask_are_no_part_of_what_is_asked(
    language: str, question: str, plain: str, kind: str
) -> None:
    assert is_asking(question, language)
    assert asked_for(question, language) == (plain, kind)


@pytest.mark.parametrize(
    ("value", "kind", "fits"),
    [
        ("half past five", " %", True),
        ("two sugars", " #", True),
        ("Giorgio", " %", False),
        ("in Toronto", " %", False),
        ("blue", " #", False),
    ],
)
def test_a_value_answers_a_question_of_its_kind(
    value: str, kind: str, *, fits: bool
) -> None:
    assert is_of_kind("", value, kind, "en") is fits
