"""What a reply tells of the house is looked up where nothing was done, in any words."""

from custom_components.jarvis.safety.sentences.asserting import (
    tells_done,
    told_clauses,
    told_of,
)

from ..tables import each_row


def test_what_is_told_of_no_house_in_particular() -> None:
    assert told_of("a lamp is a fine thing", "en", wished=True) == ""
    assert told_of("the lamp is lovely", "en", wished=True) == ""
    assert told_of("the lamp glimmers", "en", wished=True) == "the lamp glimmers"
    assert told_of("eine Lampe ist schön", "de", wished=True) == ""
    assert told_of("die Lampe glimmt", "de", wished=True) == "die Lampe glimmt"
    assert told_of("a breeze fills the hall", "en", wished=False) == ""
    assert told_of("ランプ", "ja", wished=True) == ""


def test_a_question_or_what_may_be_tells_nothing() -> None:
    assert told_clauses("The lamp is on, the door is shut.", "en") == (
        "The lamp is on",
        "the door is shut",
    )
    assert told_clauses("Is the lamp on?", "en") == ()
    assert told_clauses("I can switch lamps, play music.", "en") == ()
    assert told_clauses("Der Ofen könnte an sein.", "de") == ()


@each_row(
    ("text", "language", "wished", "done"),
    [
        ("A touch brighter.", "en", True, True),
        ("A touch brighter.", "en", False, False),
        ("It is on its way.", "en", False, True),
        ("Very good, sir.", "en", True, False),
        ("Ein Stück leiser.", "de", True, True),
        ("Sehr wohl.", "de", True, False),
        ("Plus chaud maintenant.", "fr", True, True),
    ],
)
def test_what_has_come_about(
    text: str, language: str, *, wished: bool, done: bool
) -> None:
    assert tells_done(text, language, wished=wished) is done
