"""What people tell in ordinary talk: kept as it was said, or not at all."""

from collections.abc import Mapping, Sequence

from custom_components.jarvis.lang.asking import is_asking
from custom_components.jarvis.statements.facts import read
from custom_components.jarvis.statements.slots import asked_for, is_of_kind

from ..tables import each_row

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
        "grandpa has a pacemaker",
        "the stopcock is behind the washing machine",
        "the babysitter charges twelve pounds an hour",
        "I can't eat anything with sesame in it",
        "I get migraines from red wine",
        "we rent the allotment from the council",
        "The vet is Dr. Lindgren",
        "Jonas is allergic to wasp stings",
        "the recycling is collected every other Tuesday",
        "we heat with gas now",
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
        "Opa hat einen Herzschrittmacher",
        "Der Haupthahn ist hinter der Waschmaschine",
        "Die Babysitterin bekommt zwölf Euro die Stunde",
        "Ich vertrage keinen Sesam",
        "Von Rotwein bekomme ich Migräne",
        "Dienstagabends mache ich Yoga",
        "Die Reisepässe bewahren wir im Tresor auf",
        "Freitags gibt es bei uns immer Fisch",
        "Wir heizen jetzt mit Gas",
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
        "my sister's neighbours apparently have a tiger",
        "let's pretend my ship is the Black Pearl",
        "our next guest is the author of twelve novels",
        "the girl on the telly said I live in Manchester",
        "in their house the fuse box is in the bathroom",
        "my food is getting cold",
        "our train is delayed",
        "the heating is on",
        "dad is in the garage",
        "the dog has eaten my shoe",
        "the minister lives in a palace",
    ),
    "de": (
        "Der Mann im Fernsehen sagte, meine Partei ist die beste",
        "Übersetze: Mein Haus ist rot",
        "Ich habe eine kleine Frage",
        "Ich liebe dich",
        "Ich hasse das",
        "Wir haben morgen einen Gast",
        "Meine Schwester hat ein Fahrrad gekauft",
        "Hoffentlich ist mein Paket da",
        "Mein Akku ist bei zehn Prozent",
        "Unser nächster Gast ist die Autorin von zwölf Romanen",
        "Bei denen ist der Sicherungskasten im Bad",
        "In dem Buch heißt die Frau des Helden Penelope",
        "Die Heizung ist an",
        "Das Baby schläft",
        "Papa ist in der Garage",
        "Die Kinder spielen im Garten",
        "Oma kommt zum Essen",
    ),
}


def each(table: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
    return [(language, text) for language, texts in table.items() for text in texts]


@each_row(("language", "text"), each(KEPT))
def test_what_somebody_tells_of_themself_is_kept_as_it_was_said(
    language: str, text: str
) -> None:
    reading = read(text, language)
    assert [claim.text for claim in reading.claims if not claim.tentative] == [text]
    assert not reading.remember


@each_row(("language", "text"), each(LEFT_ALONE))
def test_what_is_quoted_wished_or_of_a_day_is_no_fact(language: str, text: str) -> None:
    assert not [c for c in read(text, language).claims if not c.tentative]


@each_row(
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


@each_row(
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


@each_row(
    ("language", "told", "kept"),
    [
        ("en", "Oh by the way, my vet is Dr. Lind", "my vet is Dr. Lind"),
        (
            "de",
            "Ach übrigens, mein Tierarzt ist Dr. Lind",
            "mein Tierarzt ist Dr. Lind",
        ),
    ],
)
def test_by_the_way_is_no_part_of_what_is_told(
    language: str, told: str, kept: str
) -> None:
    assert [claim.text for claim in read(told, language).claims] == [kept]
