"""Questions of what others do, and orders that begin with the same words."""

from custom_components.jarvis.safety.sentences.questions import only_asks

from ..tables import each_row

ASKED = {
    "en": """
        do the kids leave the TV on when we're out
        if I opened the window would the heating stop
        if nobody is home do the lights turn off
        closes the awning when there is wind
        I can't remember whether I turned off the iron
        by the way, did you close the blinds
        the back door is locked, right
        the back door's locked, isn't it
        you turned off the iron, didn't you
        the back door - locked or not
        mum wants to know if the garage light is on
        the lounge light, is that an LED
        in the film he shouts lights off, what's it called
        what's the difference between pause and stop on the speaker
        are you able to control the blinds
        please explain why the shed lamp is off
        shed heating, on or off
        how about the shed lamp, is that one on
        remember when I asked you to turn the shed lamp on
        any chance the mower is already running
        whether the radio is on, that's what I'd like to hear
        would you rather pause the radio or stop it
    """,
    "de": """
        Schaltet mein Mann abends das Außenlicht aus
        Öffnet die Putzfrau die Fenster
        Macht Anna das Licht immer aus
        Fahren die Rollos bei Sonne runter
        Lassen die Kinder den Fernseher an
        Dreht sich der Ventilator
        schafft der Saugroboter auch Treppen
        Hat Lisa gesagt, du sollst die Musik ausmachen
        Falls es regnet, schließt sich dann die Markise
        Du hast das Licht ausgemacht, nicht wahr
        Anna fragt, ob draußen das Licht an ist
        Hintertür - abgeschlossen oder nicht
        woran liegt's, dass die Lampe nicht angeht
        Übrigens, hast du die Rollos zugemacht
        Schuppenheizung, an oder aus
        Dreht Max etwa schon seine Runde
        Startet die Waschmaschine erst bei billigem Strom
        Meine Tante behauptet, das Licht geht um sechs an, stimmt das
        Würdest du das Radio eher anhalten oder stoppen
        Lassen andere Leute ihr Licht auch an
    """,
    "fr": "je me demande si la télévision est allumée",
    "es": "cierra mi mujer la puerta por la noche",
    "it": "chiude mia moglie la porta di notte",
    "nl": "sluit mijn vrouw de deur altijd",
}
WISHED = {
    "en": """
        are you able to turn the desk lamp off for me
        it's dark, can you turn on the lamp
        if you would, close the kitchen blind
        I was wondering if you could turn on the lamp
        please, the fan off
    """,
    "de": """
        Schaltet das Licht aus
        Macht das Licht in der Küche aus
        Schalten Sie das Licht aus
        Macht mal das Licht an
        Macht bitte die Tür zu
        Schließen Sie bitte die Rollos
        Fahren Sie die Rollos runter
        Rollos zu, ja?
        Ist die Lampe an? Dann mach sie aus
        Das Licht bitte aus, ja?
    """,
    "nl": "sluit de deur",
    "es": "cierra la puerta",
}


def _rows(table: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (line.strip(), language)
        for language, lines in table.items()
        for line in lines.splitlines()
        if line.strip()
    ]


@each_row(("said", "language"), _rows(ASKED))
def test_asked(said: str, language: str) -> None:
    assert only_asks(said, language)


@each_row(("said", "language"), _rows(WISHED))
def test_wished(said: str, language: str) -> None:
    assert not only_asks(said, language)
