"""What is said of the world is no claim about this house."""

import pytest

from custom_components.jarvis.safety.claims import claims_action, tells_of_others

WORLD = {
    "en": """
        The concert has been cancelled, according to the website.
        It has been turned into a film twice.
        Turning off the heating at night saves about ten percent.
        Closing the blinds keeps the heat out.
        Locking the door at night is a good habit.
        The dough has been set aside for an hour.
        A bank account can be opened online.
    """,
    "de": """
        Das Museum ist heute geschlossen.
        Der Fall wurde 2005 geschlossen.
        Laut Verlauf wurde die Hintertür zuletzt um 8:15 Uhr geöffnet.
        Die Berliner Mauer wurde am 9. November 1989 geöffnet.
    """,
    "fr": "Le musée a été ouvert en 1890.",
    "it": "Il museo è stato aperto nel 1890.",
    "es": "El museo fue abierto en 1890.",
    "nl": "De winkel is op zondag gesloten.",
    "pl": "Muzeum zostało otwarte w 1890 roku.",
    "tr": "Müze 1890'da açıldı.",
    "ja": "昔々、王様が門を閉めました。",
}
HOUSE = {
    "en": """
        Everything has been turned off.
        The light has been switched on.
        I have opened it.
        It has been taken care of.
    """,
    "de": """
        Alles wurde ausgeschaltet.
        Gerne, ist jetzt an.
        Das wurde erledigt, die Tür ist abgeschlossen.
        Ich habe es ausgemacht.
    """,
    "fr": "La lumière a été allumée.",
    "es": "Se ha apagado la luz.",
    "it": "La luce è stata spenta.",
    "nl": "De deur is vergrendeld.",
    "pl": "Światło zostało włączone.",
}


def rows(table: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (line.strip(), code)
        for code, text in table.items()
        for line in text.strip().splitlines()
    ]


def held(sentence: str, language: str) -> bool:
    claimed = claims_action(sentence, language)
    return claimed and not tells_of_others(sentence, language)


@pytest.mark.parametrize(("sentence", "language"), rows(WORLD))
def test_the_world_is_told_freely(sentence: str, language: str) -> None:
    assert not held(sentence, language)


@pytest.mark.parametrize(("sentence", "language"), rows(HOUSE))
def test_the_house_is_not(sentence: str, language: str) -> None:
    assert held(sentence, language)


def test_a_language_without_a_table_claims_nothing() -> None:
    assert not tells_of_others("Valo on sammutettu.", "fi")
