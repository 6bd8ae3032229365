"""The plain command inside a polite request, and what is none."""

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.clauses import FRAMES, courtesies, plain_request

from ..tables import each_row

WRAPPED = {
    "en": """
        would you be so kind as to lock the back door? = lock the back door
        I was wondering if you could dim the lamp = dim the lamp
        Sorry, would you mind closing the blind, please? = close the blind
        how about setting the heating to 20 = set the heating to 20
        would switching off the radio be possible = switch off the radio
        I need the back door locked = lock the back door
        could I have the lights off, please = turn off the lights
        make sure the garage door is closed = close the garage door
        close the blind, if you would = close the blind
        are you able to open the blind please = open the blind
    """,
    "de": """
        Wärst du so lieb, das Licht auszumachen? = das Licht ausmachen
        sei so gut und mach das Licht an = mach das Licht an
        ich möchte, dass du die Tür abschließt = die Tür abschließen
        ich hätte gern, dass du bitte das Licht ausmachst = das Licht ausmachen
        es wäre schön, wenn du das Rollo öffnen könntest = das Rollo öffnen
        machst du mal das Licht an? = mach mal das Licht an
        ich hätte gern das Licht an = mach das Licht an
        würden Sie bitte das Rollo schließen = das Rollo schließen
        wie wäre es, wenn du das Rollo herunterfährst = das Rollo herunterfahren
    """,
    "fr": "pourrais-tu allumer la lampe, s'il te plaît = allumer la lampe",
    "es": "podrías encender la luz, por favor = encender la luz",
    "it": "potresti accendere la luce per favore = accendere la luce",
    "nl": "zou je het licht aandoen, alsjeblieft = het licht aandoen",
}
# Told, asked or wished otherwise: no word of these may be turned into a command.
BARE = {
    "en": """
        the door is open
        is the back door locked
        can I turn on the oven
        the light in the kitchen is on
        do the lights go off
        keep the lights on
    """,
    "de": """
        die Tür ist auf
        lass das Licht an
        ist das Licht an
        das Licht bleibt an
        hast du das Licht ausgemacht
        vergiss nicht das Licht auszumachen
    """,
}


def rows(table: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (line.strip(), code)
        for code, text in table.items()
        for line in text.strip().splitlines()
    ]


@each_row(("row", "language"), rows(WRAPPED))
def test_the_command_inside(row: str, language: str) -> None:
    said, _, plain = row.partition(" = ")
    assert plain_request(said, language) == plain


@each_row(("text", "language"), rows(BARE))
def test_what_is_no_request_stays_as_it_is(text: str, language: str) -> None:
    assert plain_request(text, language) == text


def test_statements_only_lose_their_courtesy() -> None:
    assert plain_request("The door is open, thanks.", "en") == "The door is open"


def test_an_unknown_language_has_none() -> None:
    assert plain_request("please, vær så snill", "xx") == "please, vær så snill"
    assert courtesies("xx") == ""


@given(st.text(max_size=80), st.sampled_from(sorted(FRAMES)))
def test_any_text_has_a_reading_that_holds_no_more_words(text: str, code: str) -> None:
    plain = plain_request(text, code)
    assert plain == text or len(plain.split()) <= len(text.split()) + 2
