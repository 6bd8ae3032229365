"""What "dass" opens becomes a sentence where that is certain, else it stays."""

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.clause_order import (
    in_order,
    main_clause,
    opens_clause,
)

from ..tables import each_row

TURNED = {
    "mein Fahrrad im Keller steht": "mein Fahrrad steht im Keller",
    "Oma am 3. Mai Geburtstag hat": "Oma hat am 3. Mai Geburtstag",
    "Anna Klavier spielt": "Anna spielt Klavier",
    "Anna und Ben in Bonn wohnen": "Anna und Ben wohnen in Bonn",
    "die Schwester von Anna im Chor singt": "die Schwester von Anna singt im Chor",
    "das Auto meiner Mutter am Montag abgeholt wird": (
        "das Auto meiner Mutter wird am Montag abgeholt"
    ),
    "am Montag der Müll geholt wird": "am Montag wird der Müll geholt",
    "mittwochs die Putzfrau kommt": "mittwochs kommt die Putzfrau",
    "um halb neun der Chor beginnt": "um halb neun beginnt der Chor",
    "ich Milch und Käse mag": "ich mag Milch und Käse",
    "der Zug um halb acht abfährt": "der Zug fährt um halb acht ab",
    "Frau Huber den Schlüssel hat": "Frau Huber hat den Schlüssel",
    "Frau Lindners Lieblingssuppe Linsensuppe ist": (
        "Frau Lindners Lieblingssuppe ist Linsensuppe"
    ),
    "Onkel Willis Arzt Doktor Tamm heißt": "Onkel Willis Arzt heißt Doktor Tamm",
    "Gerdas Telefonnummer 40 38 71 ist": "Gerdas Telefonnummer ist 40 38 71",
    "Onkel Hans Kaffee mit Sirup trinkt": "Onkel Hans trinkt Kaffee mit Sirup",
    "Jonas Lehrer ist": "Jonas ist Lehrer",
    "Mama nie antwortet": "Mama antwortet nie",
    "die alte Pumpe im Schuppen kaputt ist": "die alte Pumpe ist im Schuppen kaputt",
    "wir keine Nüsse essen dürfen": "wir dürfen keine Nüsse essen",
    "meine Tante Gerda in Celle wohnt": "meine Tante Gerda wohnt in Celle",
    "mein Bruder Teekannen sammelt": "mein Bruder sammelt Teekannen",
    "Oma Erna den Garten liebt": "Oma Erna liebt den Garten",
    "Hektor Anis nicht ausstehen kann": "Hektor kann Anis nicht ausstehen",
    "Valentin Angst vor Wespen hat": "Valentin hat Angst vor Wespen",
    "das Fassungsvermögen der Regentonne 3 Liter beträgt": (
        "das Fassungsvermögen der Regentonne beträgt 3 Liter"
    ),
    "der Schlüssel für das Bootshaus in der Schublade liegt": (
        "der Schlüssel für das Bootshaus liegt in der Schublade"
    ),
    "in Schublade 4 der Hammer liegt": "in Schublade 4 liegt der Hammer",
    "im Schrank des Flurs der Besen steht": "im Schrank des Flurs steht der Besen",
    "die Kiste 3 im Keller steht": "die Kiste 3 steht im Keller",
    "das Fahrrad der Nachbarin gehört": "das Fahrrad gehört der Nachbarin",
    "mein Bruder der Chef ist": "mein Bruder ist der Chef",
    "ich der Nachbarin die Post hole": "ich hole der Nachbarin die Post",
    "mein Mann für Siemens arbeitet": "mein Mann arbeitet für Siemens",
    "meine Cousine gegen Nickel allergisch ist": (
        "meine Cousine ist gegen Nickel allergisch"
    ),
    "die Lampe im Flur 40 Euro kostet": "die Lampe im Flur kostet 40 Euro",
    "der Tank 80 Liter fasst": "der Tank fasst 80 Liter",
    "am Montag 3 Leute kommen": "am Montag kommen 3 Leute",
    "Großtante Olgas Lieblingskäse Taleggio ist": (
        "Großtante Olgas Lieblingskäse ist Taleggio"
    ),
    # A name behind whose it is; a mark, a title, a thing's name begins what is told.
    "die Hutgröße meiner Nichte Mia 54 ist": "die Hutgröße meiner Nichte Mia ist 54",
    "der Umzug meines Cousins Nils am 3. Juli ist": (
        "der Umzug meines Cousins Nils ist am 3. Juli"
    ),
    "das Lieblingsessen meiner Nichte Nudeln mit Butter ist": (
        "das Lieblingsessen meiner Nichte ist Nudeln mit Butter"
    ),
    "mein Steuerberater Herr Kunz heißt": "mein Steuerberater heißt Herr Kunz",
    "die Lehrerin von Oskar Frau Beck heißt": "die Lehrerin von Oskar heißt Frau Beck",
    "Oskars Lieblingsroman Die Pest ist": "Oskars Lieblingsroman ist Die Pest",
    "das Kennzeichen meines Onkels F-OX 31 ist": (
        "das Kennzeichen meines Onkels ist F-OX 31"
    ),
    "meine Adresse Ulmenweg 9 ist": "meine Adresse ist Ulmenweg 9",
    "Noras zweiter Vorname Beatrix ist": "Noras zweiter Vorname ist Beatrix",
    "mein Vetter Größe XXL trägt": "mein Vetter trägt Größe XXL",
    "das Dach von Krause gedeckt wurde": "das Dach wurde von Krause gedeckt",
}

LEFT = (
    "ihm die Bohrmaschine gehört",
    "der Chor beginnt um sieben",
    "mein Fahrrad steht im Keller",
    "Anna Milch mag und Ben Saft trinkt",
    "Anna Meier in Bonn wohnt",
    "die Kinder, wenn es regnet, drinnen spielen",
    "der Hund bellt wenn es klingelt",
    "mein bruder in köln wohnt",
    "in Schublade 4 Hämmer liegen",
    "am Montag der Vater der Braut kommt",
    "mein Mann der Nachbarin den Schlüssel gegeben hat",
    "mein Mann für Oma die Einkäufe macht",
    "es regnet",
    # Whose name ends where, or what is played?
    "der Verein meines Neffen Rot Weiß ist",
    "mein Neffe Geige im Orchester spielt",
    "",
)


@each_row(("clause", "sentence"), TURNED.items())
def test_turned(clause: str, sentence: str) -> None:
    """The verb goes behind the subject, a place or a time."""
    assert main_clause(clause, "de-AT") == sentence


@each_row("clause", LEFT)
def test_left(clause: str) -> None:
    """Whatever is no such clause, or not surely, is not touched."""
    assert main_clause(clause, "de") == clause


def test_behind_an_opening() -> None:
    """What "actually" turned round, or "I meant that", is told in order."""
    assert in_order("ist Toms Hausnummer 4", "de") == "Toms Hausnummer ist 4"
    assert in_order("liegen die Reifen im Hof", "de") == "die Reifen liegen im Hof"
    assert in_order("dass Tom in Bonn wohnt", "de") == "Tom wohnt in Bonn"
    assert in_order("heißt er Tom", "de") == "heißt er Tom"
    assert in_order("is Tom's number 4", "en") == "is Tom's number 4"


def test_other_languages() -> None:
    """A language without a table keeps its order."""
    assert main_clause("my bike in the shed stands", "en") == (
        "my bike in the shed stands"
    )
    assert opens_clause("Merk dir bitte, dass", "de")
    assert not opens_clause("Merk dir bitte:", "de")
    assert not opens_clause("Remember that", "en")
    assert not opens_clause("", "de")


@given(st.text(max_size=80))
def test_no_word_lost(text: str) -> None:
    """Any text keeps its letters; only their order may change."""
    turned = main_clause(text, "de")
    assert sorted("".join(turned.split())) == sorted("".join(text.split()))
