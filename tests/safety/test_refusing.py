"""What somebody names only to refuse it, quotes, plans, or meant to do."""

from custom_components.jarvis.safety.sentences.narrated import only_tells

from ..tables import each_row

TOLD = {
    "en": """
        open the gate? not on your life
        lights off? absolutely not
        close the blinds? never
        "open the gate," the guard shouted
        and then she goes, turn off the radio
        the film is called Close The Door
        I was about to lock up when the bell rang
        I meant to turn the heating down but I forgot
        no matter what he says, don't open the garage
        my brother-in-law leaves the lights on all day
        if only somebody had shut the window
        tomorrow we'll paint the garage door
        in every commercial they open the garage with a smile
        he whispered "open the gate" and ran
        "lights out" is my favourite song
        nobody told you to close the blinds
        we were going to bake but it's too late, so we left the oven off
        when the neighbours come we'll light the garden
        the heater has been rattling since we moved it
        last night somebody left the radio on
        odd how the lamp turns everything blue
        he screamed close the gate and ran off
        close the gate, she kept saying
        I had half a mind to switch the heater off
        we usually have the heating on by October
        don't you dare touch the thermostat
        there'll be no hoovering tonight
        our neighbour swears by a closed window
    """,
    "de": """
        das Tor aufmachen? niemals
        das Licht aus? kommt überhaupt nicht in die Tüte
        „mach das Tor auf“, rief der Wächter
        und Papa so: mach das Radio aus
        der Film heißt Schließ die Tür
        ich war gerade dabei abzuschließen, als es klingelte
        eigentlich wollte ich die Heizung runterdrehen, aber dann kam Besuch
        ganz gleich was er sagt, mach die Garage nicht auf
        mein Schwager lässt den ganzen Tag das Licht an
        übermorgen streichen wir das Garagentor
        Pfoten weg vom Thermostat
        „Milch, Eier, Mehl“, so geht doch das Lied
        er flüsterte „mach das Tor auf“ und lief weg
        Gute Nacht, kleiner Bär ist mein Lieblingslied
        keiner hat verlangt, dass du die Rollos schließt
        sobald die Nachbarn kommen, machen wir im Garten Licht
        komisch, wie die Lampe alles blau macht
        er kreischte mach das Tor zu und rannte weg
        ich hatte große Lust, das Radio auszuschalten
        heute wird nicht geheizt
        eines Tages kaufe ich mir ein besseres Rollo
        zum Glück hat niemand das Tor aufgelassen
    """,
    "fr": """
        ouvrir le portail ? hors de question
        j'allais fermer les volets quand il est arrivé
    """,
    "es": """
        abrir el garaje? de ninguna manera
        iba a apagar la luz pero sonó el teléfono
    """,
    "it": """
        aprire il garage? non se ne parla
        stavo per spegnere la luce ma è suonato il telefono
    """,
    "nl": """
        de garage openen? over mijn lijk
        ik wilde het licht uitdoen maar de telefoon ging
    """,
    "ru": """
        открыть гараж? ни за что
        я как раз хотел выключить свет, но зазвонил телефон
        не открывай окно
        вчера я выключила отопление
    """,
    "tr": """
        garajı açmak mı? hayatta olmaz
        ışığı kapatacaktım ama telefon çaldı
        pencereyi açma
    """,
    "ja": """
        ガレージを開ける？とんでもない
        電気を消そうと思ったけど
        窓を開けないで
        もう電気を消したよ
    """,
}
WISHED = {
    "en": """
        I was going to lock up but I can't find the key, could you
        I meant to turn it off but it won't stop, turn it off please
        no, turn on the lamp
        not the lamp, the fan
        whatever happens, turn off the oven at ten
        my husband wants the light off
        tomorrow I'll need the heating at twenty
        turn the light off, I said
        the playlist is called Jazz, play it
        no way, it is freezing, turn the heating up
        if only it were warmer in here
        we always want the porch light on at night
        somebody left the radio on
        I said "turn the lights off"
        play "Lights Out"
        nobody asked you to close the blinds, open them again
        when the film starts I'll need the lights off
    """,
    "de": """
        ich wollte abschließen, aber ich komme nicht dran, kannst du das machen
        nein, mach die Lampe an
        egal was passiert, mach um zehn den Ofen aus
        mein Mann will das Licht aushaben
        morgen brauche ich die Heizung auf zwanzig
        jemand hat die Milch leer gemacht
        spiel „Gute Nacht, Freunde“
        die Liste heißt Jazz, spiel sie
    """,
    "ru": """
        не забудь выключить свет
        я забыл выключить свет
        открой окно
    """,
    "tr": """
        ışığı kapatmayı unutma
        ışığı kapatmayı unuttum
        pencereyi aç
    """,
    "ja": """
        電気を消すのを忘れないで
        電気を消し忘れた
        窓を開けて
    """,
}


def _rows(table: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (row.strip(), code)
        for code, text in table.items()
        for row in text.strip().splitlines()
    ]


@each_row(("row", "language"), _rows(TOLD))
def test_what_is_refused_quoted_or_planned_wishes_nothing(
    row: str, language: str
) -> None:
    assert only_tells(row, language)


@each_row(("row", "language"), _rows(WISHED))
def test_what_sounds_like_it_may_wish(row: str, language: str) -> None:
    assert not only_tells(row, language)
