# ruff: noqa: E501 - long lines
"""What is told beside a fact, after it, or of its teller else, leaves it whole."""

import pytest

from .conftest import Clock, Talk

# Language, what is told in order, a question, what is found, what is not.
# fmt: off
TOLD = [
    # What happened that day is no part of a statement.
    ("en", ("We went to a house concert and Solveig plays the oboe, who would have thought.", "Solveig plays the trumpet instead of the oboe these days."), "Which instrument does Solveig play?", ("trumpet",), "oboe"),
    ("en", ("Baking is a discipline: I feed the sourdough at ten past six.", "I feed the sourdough at eleven from now on."), "When do I feed the sourdough?", ("eleven",), "ten past"),
    ("en", ("Such a full diary, Maisie has the haircut on the 26th of August.", "No, on the 4th of September."), "When does Maisie have the haircut?", ("the 4th of September",), "26th"),
    ("en", ("What a price: the washing machine cost 189 pounds.",), "How much did the washing machine cost?", ("189",), ""),
    ("de", ("Die Handwerker sind weg, der Boden im Wintergarten ist aus Granit.", "Die Handwerker sind weg, der Boden in der Garderobe ist aus Bambus."), "Woraus ist der Boden im Wintergarten?", ("Granit",), ""),
    ("de", ("Abends ist es ein Kampf, Kofi geht um halb acht ins Bett.", "Nein, um Viertel vor neun."), "Wann geht Kofi ins Bett?", ("um Viertel vor neun ins Bett",), "halb acht"),
    ("de", ("Beim Floristen wurde ich gefragt: Arvids Lieblingsblume ist der Flieder.", "Arvids Lieblingsblume ist jetzt die Dahlie."), "Was ist Arvids Lieblingsblume?", ("Dahlie",), "Flieder"),
    # A statement is no value of another one.
    ("de", ("Dagmars Lieblingskäse ist Roquefort.", "Nein, Marlene möchte das Bad auf 25 Grad haben."), "Was ist Dagmars Lieblingskäse?", ("Roquefort",), "Marlene"),
    ("en", ("Hector lives at 40 Tanner Street.", "No, Hector goes to bed at quarter to nine."), "Where does Hector live?", ("40 Tanner Street",), "lives to"),
    # Another deed leaves what else is told of somebody.
    ("en", ("Tomasz gets up at 6:35.", "Tomasz lives at number 76 now."), "When does Tomasz get up?", ("6:35",), ""),
    ("en", ("Saffron is scared of needles.", "Saffron sold the vinyl records and collects stamps now."), "What is Saffron scared of?", ("needles",), ""),
    ("de", ("Tante Rosi hat Angst vor Höhen.", "Speicher dir ab, dass Tante Rosi freitags zum Chor geht."), "Wovor hat Tante Rosi Angst?", ("Höhen",), ""),
    ("de", ("Die Waschmaschine ist von Otto.", "Nein, die Waschmaschine ist von Hornbach."), "Von wem ist die Waschmaschine?", ("Hornbach",), "Otto"),
    # A bare thing stands where its like was told.
    ("en", ("Grandma Elsie wants a rucksack for Christmas.", "No, a skateboard."), "What does Grandma Elsie want for Christmas?", ("a skateboard for Christmas",), "rucksack"),
    ("en", ("Remember that my brother takes T-shirt size XXL.", "No, XS."), "What is my brother's T-shirt size?", ("size XS",), "XXL"),
    ("en", ("Dinner was a disaster, Kwame can't stand capers.", "No, fennel."), "What can't Kwame stand?", ("can't stand fennel",), "capers"),
    ("en", ("Joan drinks her tea with milk.", "No, lemon."), "How does Joan drink her tea?", ("tea with lemon",), "milk"),
    ("de", ("Notier dir mal, mein Bruder hat Angst vor Gespenstern.", "Nein, Mäusen."), "Wovor hat mein Bruder Angst?", ("mein Bruder hat Angst vor Mäusen",), "Gespenstern"),
    ("de", ("Merk dir, dass Tante Rosi Lakritz überhaupt nicht mag.", "Ich meinte Auberginen."), "Was mag Tante Rosi überhaupt nicht?", ("mag Auberginen überhaupt nicht",), "Lakritz"),
    # What holds on a condition stands beside what does else.
    ("en", ("Ned takes the bike to school.", "When it snows Ned takes the bus to school."), "How does Ned get to school?", ("bike", "bus"), ""),
    ("de", ("Maud spielt Golf.", "Wenn es windig ist, spielt Maud Schach."), "Was spielt Maud?", ("Golf", "Schach"), ""),
    # What somebody does from now on is no wish to Jarvis.
    ("en", ("Priya's curfew is nine o'clock.", "Priya's curfew is ten o'clock from now on."), "What is Priya's curfew?", ("ten",), "nine"),
    # "That" is the sentence before it.
    ("de", ("Nur damit du Bescheid weißt, mein Bruder sammelt Teekannen. Merk dir das.",), "Was sammelt mein Bruder?", ("Teekannen",), ""),
    ("en", ("The tablecloth Granny embroidered is white.", "The tablecloth Granny embroidered is cream, I had a second look."), "What colour is the tablecloth Granny embroidered?", ("cream",), "white"),
]
# fmt: on


@pytest.mark.parametrize(("language", "said", "question", "holds", "gone"), TOLD)
async def test_a_fact_is_whole(
    talk: Talk,
    clock: Clock,
    language: str,
    said: tuple[str, ...],
    question: str,
    holds: tuple[str, ...],
    gone: str,
) -> None:
    for text in said:
        await talk.say(text, language)
        clock.pass_(seconds=20)

    found = " | ".join(await talk.texts(question, language))
    assert all(one in found for one in holds), found
    assert not gone or gone not in found
