# ruff: noqa: E501 - tables
"""What goes on about what was told right before puts that right, and nothing else."""

import pytest

from .conftest import Clock, Talk

# Language, told, said right behind it, question, what holds, what does not.
# fmt: off
GOES_ON = [
    ("en", "Mrs Patel's train gets in at 18.35.", "It gets in at 16.20 now.", "When does Mrs Patel's train get in?", "train gets in at 16.20", "18.35"),
    ("en", "Aunt Carol works as a pilot.", "She works as a plumber now.", "What does Aunt Carol work as?", "Carol works as a plumber", "pilot"),
    ("en", "My daughter works as a baker.", "She retrained as a dentist.", "What does my daughter work as?", "daughter works as a dentist", "baker"),
    ("en", "Grandpa's bedtime is 8 pm.", "We pushed it back to 8.30.", "When is Grandpa's bedtime?", "bedtime is 8.30", "8 pm"),
    ("en", "The ladder is under the carport.", "I've put it in the garage.", "Where is the ladder?", "ladder is in the garage", "carport"),
    ("en", "Mrs Patel lives in Leeds.", "She moved to Dover.", "Where does Mrs Patel live?", "Patel lives in Dover", "Leeds"),
    ("en", "The hall is painted beige.", "Hm, it used to be beige, now it's yellow.", "What colour is the hall painted?", "painted yellow", "beige"),
    ("en", "Remember that Otis takes in our parcels.", "Mrs Greene does it now.", "Who takes in our parcels?", "Mrs Greene takes in our parcels", "Otis"),
    ("en", "Fischer tunes the piano.", "Change that to Almeida.", "Who tunes the piano?", "Almeida tunes the piano", "Fischer"),
    ("en", "My aunt's phone number is 555 6612.", "She has a new one, 555 2094.", "What is my aunt's phone number?", "number is 555 2094", "6612"),
    ("en", "My mother-in-law's shoe size is 42.", "Her feet have grown, it's 44 now.", "What is my mother-in-law's shoe size?", "size is 44", "42"),
    ("en", "The lodger's teacher is Mr Hall.", "Ms Fox took over.", "Who is the lodger's teacher?", "teacher is Ms Fox", "Hall"),
    ("de", "Der Zahnarzttermin von Opa ist am Freitag um 9 Uhr.", "Der wurde auf Dienstag um 10 Uhr verschoben.", "Wann ist der Zahnarzttermin von Opa?", "am Dienstag um 10 Uhr", "Freitag"),
    ("de", "Wilma nimmt unsere Pakete an.", "Das macht jetzt Frau Grün.", "Wer nimmt unsere Pakete an?", "Frau Grün nimmt unsere Pakete an", "Wilma"),
    ("de", "Die Garagenmiete beträgt 75 Euro.", "Sie haben sie auf 60 Euro erhöht.", "Wie hoch ist die Garagenmiete?", "beträgt 60 Euro", "75"),
    ("de", "Das Lieblingsgetränk des Untermieters ist Tee.", "Ist jetzt Limo.", "Was ist das Lieblingsgetränk des Untermieters?", "ist Limo", "Tee"),
    ("de", "Der Ersatzschlüssel hängt am blauen Haken.", "Nicht mehr am blauen Haken, neben der Tür.", "Wo hängt der Ersatzschlüssel?", "hängt neben der Tür", "Haken"),
    ("de", "Mein Chef fährt einen Skoda.", "Er fährt jetzt einen Honda.", "Was fährt mein Chef?", "Chef fährt einen Honda", "Skoda"),
]
# Of the moment, of another matter, or of another time.
LEAVES = [
    ("en", "The ladder is in the garage.", "It's raining now.", "Where is the ladder?", "garage"),
    ("en", "Anna lives in Leeds.", "She's in Paris now.", "Where does Anna live?", "Leeds"),
    ("en", "The library closes at 8 pm.", "It's closed now.", "When does the library close?", "8 pm"),
    ("en", "Anna drives a Fiat.", "She moved to Dover.", "What does Anna drive?", "Fiat"),
    ("en", "Tom works as a baker.", "He is a father now.", "What does Tom work as?", "baker"),
    ("en", "The hall is painted beige.", "We painted it yesterday.", "What colour is the hall painted?", "beige"),
    ("en", "Anna lives in Leeds.", "Tom does it now.", "Where does Anna live?", "Leeds"),
    ("de", "Die Leiter steht in der Garage.", "Jetzt regnet es.", "Wo steht die Leiter?", "Garage"),
    ("de", "Anna wohnt in Ulm.", "Sie ist jetzt schwanger.", "Wo wohnt Anna?", "Ulm"),
    ("de", "Anna wohnt in Ulm.", "Ich hab sie gestern angerufen.", "Wo wohnt Anna?", "Ulm"),
    ("de", "Tom arbeitet als Bäcker.", "Er ist jetzt Vater.", "Als was arbeitet Tom?", "Bäcker"),
]
# fmt: on


@pytest.mark.parametrize(
    ("language", "told", "said", "question", "now", "gone"), GOES_ON
)
async def test_what_goes_on_takes_the_place_of_what_was_told(
    talk: Talk,
    clock: Clock,
    language: str,
    told: str,
    said: str,
    question: str,
    now: str,
    gone: str,
) -> None:
    await talk.say(told, language)
    clock.pass_(seconds=20)
    await talk.say(said, language)
    clock.pass_(days=1)

    found = " | ".join(await talk.texts(question, language))
    assert now in found
    assert gone not in found


@pytest.mark.parametrize(("language", "told", "said", "question", "holds"), LEAVES)
async def test_what_is_of_another_matter_puts_nothing_right(
    talk: Talk,
    clock: Clock,
    language: str,
    told: str,
    said: str,
    question: str,
    holds: str,
) -> None:
    await talk.say(told, language)
    clock.pass_(seconds=20)
    await talk.say(said, language)

    assert holds in " | ".join(await talk.texts(question, language))
