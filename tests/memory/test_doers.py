# ruff: noqa: E501 - tables
"""Who does it now, whose the old value was, what is over: as families say it (en, de)."""

import pytest

from .conftest import Clock, Talk

# fmt: off
# Language, told before (the last one is changed), the change, the question, what holds, what not.
CHANGED = [
    ("en", ["Wilma takes in our parcels."], "Otis takes in our parcels now.", "Who takes in our parcels?", "Otis", "Wilma takes"),
    ("en", ["Fischer tunes the piano."], "Almeida tunes the piano these days.", "Who tunes the piano?", "Almeida", "Fischer tunes"),
    ("en", ["Kenji cuts the hedge."], "We got rid of Kenji, Mr Doyle cuts the hedge.", "Who cuts the hedge?", "Mr Doyle cuts", "Kenji cuts"),
    ("en", ["Mr Ashdown takes in our parcels."], "Otis has taken over our parcels from Mr Ashdown.", "Who takes in our parcels?", "Otis", "Ashdown takes"),
    ("en", ["Mrs Greene takes in our parcels."], "It's Mr Ashdown who takes in our parcels now.", "Who takes in our parcels?", "Ashdown", "Greene"),
    ("de", ["Wilma nimmt unsere Pakete an."], "Otis nimmt jetzt unsere Pakete an.", "Wer nimmt unsere Pakete an?", "Otis", "Wilma"),
    ("de", ["Kenji schneidet die Hecke."], "Die Hecke schneidet jetzt Paula.", "Wer schneidet die Hecke?", "Paula", "Kenji"),
    ("en", ["The garage rent is 110 pounds."], "You've got the garage rent wrong, it's 60 pounds.", "How much is the garage rent?", "60", "110"),
    ("en", ["My boss's train gets in at 18.35."], "My boss is on a later train, it gets in at 17.50.", "When does my boss's train get in?", "17.50", "18.35"),
    ("en", ["Mrs Patel's train gets in at 16.20."], "Mrs Patel is taking another train, it gets in at 17.50.", "When does Mrs Patel's train get in?", "17.50", "16.20"),
    ("en", ["My sister's train gets in at 16.20."], "My sister's train won't get in until 17.50.", "When does my sister's train get in?", "17.50", "16.20"),
    ("en", ["Marcus comes from Peru."], "In fact, Marcus comes from Malta.", "Where does Marcus come from?", "Malta", "Peru"),
    ("de", ["Der Lieblingsnachtisch meiner Tante ist Panna cotta."], "In Wirklichkeit gilt: der Lieblingsnachtisch meiner Tante ist Streuselkuchen.", "Was ist der Lieblingsnachtisch meiner Tante?", "Streuselkuchen", "Panna"),
    ("de", ["Du sollst wissen, dass die Luftpumpe neben der Gefriertruhe ist."], "Aktualisierung: die Luftpumpe ist in der roten Kiste.", "Wo ist die Luftpumpe?", "roten Kiste", "Gefriertruhe"),
    ("de", ["Behalte im Gedächtnis: Frau Wittmann ist Fan von Schalke."], "Das ist nicht korrekt: Frau Wittmann ist Fan von Union Berlin.", "Von wem ist Frau Wittmann Fan?", "Union", "Schalke"),
    ("de", ["wir füttern den Sauerteig montags"], "ab jetzt füttern wir den Sauerteig donnerstags", "Wann füttern wir den Sauerteig?", "donnerstags", "montags"),
]
# What is told later leaves the first alone.
LEFT = [
    ("en", ["Anna goes to Hillside School.", "My brother goes to Hillside School."], "My brother goes to Park Road School instead of Hillside School.", "Which school does Anna go to?", "Anna goes to Hillside"),
    ("en", ["Tom goes to Hillside School.", "Our neighbour goes to Hillside School."], "Our neighbour doesn't go to Hillside School anymore, he goes to Oakfield Primary.", "Which school does Tom go to?", "Tom goes to Hillside"),
    ("en", ["Mr Ashdown works as a teacher.", "My brother works as a teacher."], "My brother used to be a teacher, now he's a plumber.", "What does Mr Ashdown work as?", "Ashdown works as a teacher"),
    ("en", ["Wilma trains with the Saints.", "Mrs Patel trains with the Saints."], "Mrs Patel left the Saints and trains with the Harriers now.", "Who does Wilma train with?", "Wilma trains with the Saints"),
    ("en", ["Grandma Rose's swimming exam is on 14 March."], "Keep in memory: Grandma Rose's name day is on 14 March.", "When is Grandma Rose's swimming exam?", "swimming exam is on 14 March"),
    ("en", ["Grandma Rose collects fossils."], "Grandma Rose's favourite singer is Sting.", "What does Grandma Rose collect?", "fossils"),
    ("en", ["Aunt Carol lives in York."], "Aunt Carol got a new job, she works as a pilot.", "Where does Aunt Carol live?", "York"),
    ("en", ["My sister's phone number is 555 8731.", "My sister's room number is 108."], "My sister's room number has changed to 317.", "What is my sister's phone number?", "555 8731"),
    ("en", ["Wilma goes to Hillside School.", "Wilma works as a pilot."], "Wilma used to be a pilot, now she's a baker.", "Which school does Wilma go to?", "Hillside"),
    ("en", ["The lodger lives in York."], "The lodger goes to Oakfield Primary.", "Where does the lodger live?", "York"),
    ("de", ["Die Lehrerin von Tom ist Frau Fuchs."], "Frau Fuchs ist in Elternzeit, die Lehrerin meiner Schwester ist jetzt Frau Hall.", "Wer ist die Lehrerin von Tom?", "Fuchs"),
    ("en", ["Tom likes the piano."], "Anna likes the piano now.", "Who likes the piano?", "Tom likes"),
    ("en", ["Tom lives in the annexe."], "Anna lives in the annexe now.", "Who lives in the annexe?", "Tom lives"),
    ("en", ["Tom goes to the gym."], "Anna goes to the gym now.", "Who goes to the gym?", "Tom goes"),
    ("en", ["Tom feeds the cat."], "Anna takes in our parcels now.", "Who feeds the cat?", "Tom feeds"),
]
# Said to be over, and to be forgotten.
OVER = [
    ("en", "Tom drives a Honda.", "You don't need Tom's car anymore, forget it.", "What does Tom drive?", "Honda"),
    ("en", "The garage rent is 75 pounds.", "The garage rent is history, forget it.", "How much is the garage rent?", "75"),
    ("en", "My sister's birthday is on 17 August.", "My sister's birthday can go, forget it.", "When is my sister's birthday?", "August"),
    ("en", "The library closes at 7.30.", "Do me a favour and forget the library's closing time.", "When does the library close?", "7.30"),
    ("de", "Die Telefonnummer von Wilma ist 5558731.", "Die Telefonnummer von Wilma brauchst du nicht mehr, vergiss das.", "Wie ist die Telefonnummer von Wilma?", "5558731"),
    ("de", "Die Lehrerin von Anna ist Frau Fuchs.", "Die Lehrerin von Anna ist hinfällig, vergiss das.", "Wer ist die Lehrerin von Anna?", "Fuchs"),
    ("de", "Der Töpferkurs ist am Montag.", "Der Töpferkurs kann weg, vergiss das.", "Wann ist der Töpferkurs?", "Montag"),
]
# fmt: on


@pytest.mark.parametrize(
    ("language", "told", "change", "question", "now", "gone"), CHANGED
)
async def test_what_is_otherwise_by_now_stands_alone(
    talk: Talk,
    clock: Clock,
    language: str,
    told: list[str],
    change: str,
    question: str,
    now: str,
    gone: str,
) -> None:
    for number, one in enumerate((*told, change)):
        await talk.say(one, language, conversation=f"c{number}")
        clock.pass_(days=1)

    found = " | ".join(await talk.texts(question, language))
    assert now in found
    assert gone not in found


@pytest.mark.parametrize(("language", "told", "change", "question", "holds"), LEFT)
async def test_what_is_of_another_leaves_it_alone(
    talk: Talk,
    clock: Clock,
    language: str,
    told: list[str],
    change: str,
    question: str,
    holds: str,
) -> None:
    for number, one in enumerate((*told, change)):
        await talk.say(one, language, conversation=f"c{number}")
        clock.pass_(days=1)

    assert holds in " | ".join(await talk.texts(question, language))


@pytest.mark.parametrize(("language", "told", "wish", "question", "gone"), OVER)
async def test_what_is_over_is_forgotten_by_name(
    talk: Talk, language: str, told: str, wish: str, question: str, gone: str
) -> None:
    await talk.say(told, language)
    await talk.say(wish, language, conversation="c2")

    assert gone not in " | ".join(await talk.texts(question, language))
