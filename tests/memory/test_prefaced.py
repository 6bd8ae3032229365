# ruff: noqa: E501 - long lines
"""What speaks only of keeping, or of what was told, is no part of what is kept."""

import pytest

from custom_components.jarvis.statements.facts import read
from custom_components.jarvis.statements.prefacing import unprefaced

from ..tables import each_row
from .conftest import Talk

# language, what was said, the fact that is kept of it, and whether it was asked for
# fmt: off
KEPT = [
    ("en", "For your memory: Tom's dog is called Rex.", "Tom's dog is called Rex", True),
    ("en", "Here's a small fact for later: Tom's dog is called Rex.", "Tom's dog is called Rex", True),
    ("en", "A note about Tom's dog: Tom's dog is called Rex.", "Tom's dog is called Rex", True),
    ("en", "Don't forget this: Tom's dog is called Rex.", "Tom's dog is called Rex", True),
    ("en", "What you've got stored isn't right any more. Tom's dog is called Rex.", "Tom's dog is called Rex", True),
    ("en", "There's been a change: Tom's dog is called Rex.", "Tom's dog is called Rex", False),
    ("de", "Eine Notiz für dich: Annas Hund heißt Rex.", "Annas Hund heißt Rex", True),
    ("de", "Zum Merken: Annas Hund heißt Rex.", "Annas Hund heißt Rex", True),
    ("de", "Was du über Annas Hund weißt, ist überholt: Annas Hund heißt Rex.", "Annas Hund heißt Rex", True),
    ("de", "Da war ein Fehler von mir. Annas Hund heißt Rex.", "Annas Hund heißt Rex", False),
]
# What speaks of the house, of what holds, asks, or asks for the contrary.
AS_SAID = [
    ("en", "Something is wrong: the washing machine is leaking."),
    ("en", "That's correct: Tom's dog is called Rex."),
    ("en", "Nothing has changed: Tom's dog is called Rex."),
    ("en", "Don't note this down: Tom's dog is called Rex."),
    ("en", "Do you remember this: Tom's dog is called Rex?"),
    ("en", "That's wrong. It's Leeds."),
    ("en", "For later: turn off the lights"),
    ("de", "Das stimmt, Professor Lind arbeitet als Bäcker."),
    ("de", "Es stimmt nicht mehr, dass Rudi uns 93 Euro schuldet, vergiss es."),
    ("de", "Merk dir das nicht: Annas Hund heißt Rex."),
]
# language, told, told, a question, what must be found: of another thing or owner
STANDING = [
    ("de", "Unser Nachbar steht um 6:15 Uhr auf.", "Merk dir: die Schuhgröße unseres Nachbarn ist 43.", "Wann steht unser Nachbar auf?", "6:15"),
    ("de", "Meine Schwester steht um 6:15 Uhr auf.", "Die Telefonnummer meiner Schwester ist 555 0142.", "Wann steht meine Schwester auf?", "6:15"),
    ("de", "Der Zug von Professor Lind fährt um 11:25 Uhr.", "Ich habe mich vertan, Professor Lind steht um 5:50 Uhr auf.", "Wann fährt der Zug von Professor Lind?", "11:25"),
    ("en", "Remember that Uncle Bob works as a nurse.", "There's been a change: our babysitter works as a baker.", "What does Uncle Bob work as?", "nurse"),
]
# fmt: on


@each_row(("language", "said", "kept", "asked"), KEPT)
def test_a_preface_is_no_part_of_what_is_told(
    language: str, said: str, kept: str, *, asked: bool
) -> None:
    reading = read(said, language)
    assert [one.text for one in reading.claims] == [kept]
    assert reading.remember is asked


@each_row(("language", "said"), AS_SAID)
def test_what_says_more_than_that_is_no_preface(language: str, said: str) -> None:
    assert unprefaced(said, language) == said


@pytest.mark.parametrize(("language", "first", "second", "question", "found"), STANDING)
async def test_a_correction_of_another_leaves_a_fact_alone(
    talk: Talk, language: str, first: str, second: str, question: str, found: str
) -> None:
    await talk.say(first, language, conversation="a")
    await talk.say(second, language, conversation="b")
    assert any(found in text for text in await talk.texts(question, language))
